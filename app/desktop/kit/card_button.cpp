#include "app/desktop/kit/card_button.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QPainter>
#include <QRegularExpression>

namespace demeter {

namespace {

constexpr int sideRoom = 8;
constexpr int iconPixels = 44;

} // namespace

CardButton::CardButton(const Settings& settings, ChoiceKind kind, QWidget* parent)
    : ChoiceButton(settings, kind, parent), settings_(settings)
{
}

void CardButton::setDashed(bool dashed)
{
    dashed_ = dashed;
    update();
}

void CardButton::setCount(const QString& count)
{
    count_ = count;
    update();
}

QFont CardButton::nameFont() const
{
    return headingFont(text().size() > 14 ? 20 : 22);
}

int CardButton::narrowestWidth() const
{
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
    int widest = 0;
    for (const QString& word : text().split(breaks))
        widest = qMax(widest, lineWidth(nameFont(), word));
    for (const QString& word : secondLine().split(breaks))
        widest = qMax(widest, lineWidth(bodyFont(12.5), word));
    return widest + 2 * sideRoom + 4;
}

int CardButton::heightForWidth(int width) const
{
    const int room = width - 2 * sideRoom;
    return 14 + iconPixels + 8 + wrappedHeight(nameFont(), text(), room) + 4 + wrappedHeight(bodyFont(12.5), secondLine(), room) + 12;
}

QSize CardButton::sizeHint() const
{
    const int width = qMax(narrowestWidth(), scaled(130));
    return {width, heightForWidth(width)};
}

void CardButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool off = kind() == ChoiceKind::Off;
    const bool legal = kind() == ChoiceKind::Legal && !dashed_;
    QPen edge(settings_.colour(off ? u"off" : legal ? u"gold" : u"lineStrong"), 1);
    if (off || dashed_) {
        edge.setStyle(Qt::CustomDashLine);
        edge.setDashPattern({4, 3});
    }
    painter.setPen(edge);
    painter.setBrush(settings_.colour(isDown() ? u"pressed" : off ? u"panel" : u"raised"));
    const qreal inset = edge.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);
    const int room = width() - 2 * sideRoom;
    // On a card that is higher than it has to be the sign grows with it.
    const int spare = qMax(0, height() - heightForWidth(width()));
    const int sign = iconPixels + qMin(spare / 3, iconPixels);
    painter.drawPixmap(QPointF((width() - sign) / 2.0, 14 + spare / 4.0),
                       iconPixmap(iconName(), settings_.colour(off ? u"off" : u"bloodText"), sign, devicePixelRatioF()));
    int y = 14 + spare / 4 + sign + 8;
    painter.setFont(nameFont());
    painter.setPen(settings_.colour(off ? u"off" : u"text"));
    const int name = wrappedHeight(nameFont(), text(), room);
    painter.drawText(QRect(sideRoom, y, room, name), Qt::TextWordWrap | Qt::AlignHCenter, text());
    y += name + 4;
    painter.setFont(bodyFont(12.5));
    painter.setPen(settings_.colour(off ? u"off" : dashed_ ? u"text" : u"mute"));
    painter.drawText(QRect(sideRoom, y, room, height() - y), Qt::TextWordWrap | Qt::AlignHCenter, secondLine());
    if (!count_.isEmpty()) {
        painter.setFont(bodyFont(13, QFont::Bold));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(rect().adjusted(0, 7, -9, 0), Qt::AlignTop | Qt::AlignRight, count_);
    }
}

} // namespace demeter
