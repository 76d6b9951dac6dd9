#include "app/desktop/table/hunt_slider.h"

#include "app/desktop/kit/fonts.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
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
    at_.clear();
    for (auto first = beats_.begin(); first != beats_.end();) { // those of one round share it
        const auto end = std::find_if(first, beats_.end(), [first](const Beat& each) { return each.round != first->round; });
        const double among = double(end - first);
        for (auto each = first; each != end; ++each)
            at_.push_back(first->round + double(each - first) / among);
        first = end;
    }
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
    return qMax(leastTouch, 2 * knob + 4 + QFontMetrics(wordFont()).height());
}

int HuntSlider::xAt(double round) const
{
    const double all = at_.empty() ? 0 : at_.back() - at_.front();
    return knob + 1 + (all > 0 ? qRound((width() - 2 * knob - 2) * (round - at_.front()) / all) : 0);
}

int HuntSlider::xOf(int beat) const
{
    return at_.empty() ? knob + 1 : xAt(at_[static_cast<std::size_t>(qBound(0, beat, maximum()))]);
}

std::vector<HuntSlider::Tick> HuntSlider::ticks() const
{
    if (beats_.empty())
        return {};
    const QFontMetrics metrics(wordFont());
    const auto wide = [&](int round) { return metrics.horizontalAdvance(QString::number(round)); };
    const int first = beats_.front().round, last = beats_.back().round, apart = wide(last) + 2 * pixels_;
    std::vector<Tick> found;
    const auto add = [&](int round) {
        const int middle = xAt(round);
        found.push_back({round, middle, qBound(0, middle - wide(round) / 2, qMax(0, width() - wide(round)))});
    };
    add(first);
    if (last == first)
        return found;
    // As far apart from each other as it takes, in ones, twos, fives and their like.
    int step = 1;
    for (const int factor : {1, 2, 5, 10, 20, 50, 100}) {
        step = factor;
        if (xAt(first + step) - xAt(first) >= apart)
            break;
    }
    const bool even = (last - first) % step == 0; // from the first to the last
    for (int round = even ? first + step : (first / step + 1) * step; round < last; round += step)
        if (xAt(round) - xAt(first) >= apart && xAt(last) - xAt(round) >= apart)
            add(round);
    if (xAt(last) - xAt(first) >= apart)
        add(last);
    return found;
}

QFont HuntSlider::wordFont() const
{
    return sizedFont(bodyFont(15), pixels_);
}

void HuntSlider::goTo(int x)
{
    int nearest = 0;
    for (int beat = 1; beat <= maximum(); ++beat)
        if (std::abs(xOf(beat) - x) < std::abs(xOf(nearest) - x))
            nearest = beat;
    setValue(nearest);
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
    const QFont font = wordFont();
    const QFontMetrics metrics(font);
    const int middle = (height() - metrics.height() - 4) / 2;
    const auto bar = [&](int left, int right, QStringView colour) {
        painter.fillRect(QRect(left, middle - band / 2, right - left, band), settings_.colour(colour));
    };
    bar(xOf(0), xOf(maximum()), u"lineStrong");
    const auto between = [&](int one, int other) { return (xOf(one) + xOf(other)) / 2; }; // at the ends: the beat itself
    for (int n = 0; n <= maximum() && !beats_.empty(); ++n)
        if (beats_[static_cast<std::size_t>(n)].seen)
            bar(between(qMax(0, n - 1), n) - 1, between(n, qMin(maximum(), n + 1)) + 1, u"bloodLine");
    painter.setFont(font);
    painter.setPen(settings_.colour(u"mute"));
    for (const Tick& tick : ticks())
        painter.drawText(QRect(tick.left, height() - metrics.height() - 1, width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(tick.round));
    painter.setPen(QPen(settings_.colour(u"window"), 2));
    painter.setBrush(settings_.colour(u"text"));
    painter.drawEllipse(QPointF(xOf(value()), middle), knob, knob);
}

} // namespace demeter
