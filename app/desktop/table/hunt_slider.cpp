#include "app/desktop/table/hunt_slider.h"

#include "app/desktop/kit/fonts.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace demeter {

namespace {

constexpr int knob = 11, band = 6, leastTouch = 44;

} // namespace

HuntSlider::HuntSlider(const Settings& settings, QWidget* parent) : QSlider(Qt::Horizontal, parent), settings_(settings)
{
    setFocusPolicy(Qt::StrongFocus);
    setSingleStep(1);
    setPageStep(4);
}

void HuntSlider::setBeats(std::vector<Beat> beats)
{
    beats_ = std::move(beats);
    setRange(0, qMax(0, static_cast<int>(beats_.size()) - 1));
    update();
}

void HuntSlider::setWordPixels(int pixels)
{
    pixels_ = pixels;
    update();
}

int HuntSlider::neededHeight() const
{
    return qMax(leastTouch, 2 * knob + 4 + QFontMetrics(sizedFont(bodyFont(15), pixels_)).height());
}

int HuntSlider::xOf(int beat) const
{
    const int room = width() - 2 * knob - 2, last = qMax(1, maximum());
    return knob + 1 + qRound(double(room) * beat / last);
}

void HuntSlider::goTo(int x)
{
    const int room = qMax(1, width() - 2 * knob - 2);
    setValue(qBound(0, qRound(double(x - knob - 1) * maximum() / room), maximum()));
}

void HuntSlider::mousePressEvent(QMouseEvent* event)
{
    setSliderDown(true);
    goTo(qRound(event->position().x()));
    event->accept();
}

void HuntSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        goTo(qRound(event->position().x()));
    event->accept();
}

void HuntSlider::mouseReleaseEvent(QMouseEvent* event)
{
    setSliderDown(false);
    event->accept();
}

void HuntSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = sizedFont(bodyFont(15), pixels_);
    const QFontMetrics metrics(font);
    const int middle = (height() - metrics.height() - 4) / 2;
    const auto bar = [&](int left, int right, QStringView colour) {
        painter.fillRect(QRect(left, middle - band / 2, right - left, band), settings_.colour(colour));
    };
    bar(xOf(0), xOf(maximum()), u"lineStrong");
    const int half = maximum() > 0 ? (xOf(maximum()) - xOf(0)) / maximum() / 2 + 1 : 0;
    for (int n = 0; n < static_cast<int>(beats_.size()); ++n)
        if (beats_[static_cast<std::size_t>(n)].seen)
            bar(qMax(xOf(0), xOf(n) - half), qMin(xOf(maximum()), xOf(n) + half), u"bloodLine");
    // Numbers of rounds, as many as have room.
    painter.setFont(font);
    painter.setPen(settings_.colour(u"mute"));
    int free = 0, told = -1;
    for (int n = 0; n < static_cast<int>(beats_.size()); ++n) {
        const int round = beats_[static_cast<std::size_t>(n)].round;
        const QString word = QString::number(round);
        const int wide = metrics.horizontalAdvance(word), left = qBound(0, xOf(n) - wide / 2, qMax(0, width() - wide));
        if (round == told || left < free)
            continue;
        painter.drawText(QRect(left, height() - metrics.height() - 1, wide + 2, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, word);
        free = left + wide + 2 * pixels_;
        told = round;
    }
    painter.setPen(QPen(settings_.colour(u"window"), 2));
    painter.setBrush(settings_.colour(u"text"));
    painter.drawEllipse(QPointF(xOf(value()), middle), knob, knob);
}

} // namespace demeter
