#include "app/desktop/kit/hold_button.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QKeyEvent>
#include <QPainter>

namespace demeter {

HoldButton::HoldButton(const Settings& settings, QWidget* parent) : QAbstractButton(parent), settings_(settings)
{
    setFocusPolicy(Qt::StrongFocus);
    frame_.setInterval(40);
    up_.setSingleShot(true);
    up_.setInterval(upMilliseconds);
    connect(&up_, &QTimer::timeout, this, &HoldButton::letGo);
    connect(this, &QAbstractButton::pressed, this, &HoldButton::begin);
    connect(this, &QAbstractButton::released, this, &HoldButton::stop);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (!held_)
            emit heldLong();
    });
    connect(&frame_, &QTimer::timeout, this, [this] {
        if (since_.elapsed() < holdMilliseconds) {
            update();
            return;
        }
        letGo();
        emit heldLong();
    });
}

void HoldButton::begin()
{
    if (!held_)
        return;
    since_.start();
    frame_.start();
    update();
}

void HoldButton::stop()
{
    frame_.stop();
    up_.stop();
    update();
}

void HoldButton::setWordPixels(int pixels)
{
    pixels_ = pixels;
    updateGeometry();
    update();
}

void HoldButton::setFilled(bool filled)
{
    filled_ = filled;
    updateGeometry();
    update();
}

void HoldButton::setWrapped(bool wrapped)
{
    wrapped_ = wrapped;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(wrapped);
    setSizePolicy(policy);
}

int HoldButton::signSize() const
{
    return qRound(pixels_ * (filled_ ? 2.1 : 1.4));
}

int HoldButton::leftOfText() const
{
    return qRound(pixels_ * 1.1 + 1.5 * signSize());
}

int HoldButton::heightForWidth(int width) const
{
    return qMax(44, wrappedHeight(wordFont(), text(), width - leftOfText() - pixels_ / 2) + pixels_);
}

QString HoldButton::shownWords() const
{
    QString line = text();
    line.replace(u'\n', u' ');
    return leftOfText() + QFontMetrics(wordFont()).horizontalAdvance(line) + pixels_ / 2 <= width() ? line : text();
}

QFont HoldButton::wordFont() const
{
    QFont font = bodyFont(15, QFont::DemiBold);
    font.setPixelSize(pixels_);
    return font;
}

QSize HoldButton::sizeHint() const
{
    const QFontMetrics metrics(wordFont());
    int widest = 0;
    const QStringList lines = text().split(u'\n');
    for (const QString& line : lines)
        widest = qMax(widest, metrics.horizontalAdvance(line));
    return {qMax(44, widest + 4 * pixels_), qMax(44, static_cast<int>(lines.size()) * metrics.height() + pixels_)};
}

void HoldButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = settings_.colour(filled_ ? u"window" : u"text");
    painter.setPen(filled_ ? QPen(Qt::NoPen) : QPen(settings_.colour(u"lineStrong"), 2));
    painter.setBrush(settings_.colour(filled_ ? u"text" : isDown() ? u"pressed" : u"raised"));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    const int sign = signSize();
    const QString words = shownWords();
    // What stands alone in a wide place stands in its middle.
    const int free = width() - leftOfText() - QFontMetrics(wordFont()).size(0, words).width() - pixels_ / 2;
    const int shift = filled_ && !wrapped_ ? qMax(0, free / 2) : 0;
    const QRectF ring(shift + pixels_ * 0.6, (height() - 1.5 * sign) / 2.0, 1.5 * sign, 1.5 * sign);
    const double icon = filled_ ? sign * 2 / 3 : sign;
    painter.drawPixmap(QPointF(ring.center().x() - icon / 2, ring.center().y() - icon / 2),
                       iconPixmap(QStringLiteral("lock"), ink, filled_ ? sign * 2 / 3 : sign, devicePixelRatioF()));
    painter.setBrush(Qt::NoBrush);
    if (filled_) {
        QColor bed = ink;
        bed.setAlphaF(0.3F);
        painter.setPen(QPen(bed, 4));
        painter.drawEllipse(ring.adjusted(-2, -2, 2, 2));
    }
    if (frame_.isActive()) {
        painter.setPen(QPen(ink, filled_ ? 4 : 3));
        const double share = qMin(1.0, static_cast<double>(since_.elapsed()) / holdMilliseconds);
        painter.drawArc(ring.adjusted(-2, -2, 2, 2), 90 * 16, -qRound(360 * 16 * share));
    }
    painter.setPen(ink);
    painter.setFont(wordFont());
    const int left = shift + leftOfText();
    if (wrapped_)
        painter.drawText(QRect(left, 0, width() - left - pixels_ / 2, height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         words);
    else
        painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter, words);
}

bool HoldButton::holds(const QKeyEvent& event) const
{
    return held_ && (event.key() == Qt::Key_Space || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

void HoldButton::keyPressEvent(QKeyEvent* event)
{
    if (holds(*event)) {
        if (up_.isActive()) {
            up_.stop(); // still the same hold
        } else if (!event->isAutoRepeat() && !isDown()) {
            setDown(true);
            begin();
        }
        event->accept();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat())
            click(); // Space does by itself
        event->accept();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void HoldButton::keyReleaseEvent(QKeyEvent* event)
{
    if (holds(*event)) {
        if (!event->isAutoRepeat() && isDown())
            up_.start();
        event->accept();
        return;
    }
    QAbstractButton::keyReleaseEvent(event);
}

void HoldButton::letGo()
{
    setDown(false);
    stop();
}

void HoldButton::focusOutEvent(QFocusEvent* event)
{
    letGo();
    QAbstractButton::focusOutEvent(event);
}

void HoldButton::hideEvent(QHideEvent* event)
{
    letGo();
    QAbstractButton::hideEvent(event);
}

} // namespace demeter
