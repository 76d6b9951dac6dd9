#include "app/desktop/kit/seat_sign.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/vector_paint.h"

#include <QPainter>
#include <QPainterPath>

namespace demeter {

void paintSeat(QPainter& painter, const QRectF& box, Seat seat, const Settings& settings, QStringView ground, bool outlined)
{
    // Drawn in a box of 24 units, like the icons.
    QPainterPath shape;
    switch (seat.number) {
    case 0: // a shield
        shape.moveTo(12, 1.5);
        shape.cubicTo(15, 3.4, 18, 4, 21, 4);
        shape.lineTo(21, 11.2);
        shape.cubicTo(21, 16.6, 17.6, 20.4, 12, 22.8);
        shape.cubicTo(6.4, 20.4, 3, 16.6, 3, 11.2);
        shape.lineTo(3, 4);
        shape.cubicTo(6, 4, 9, 3.4, 12, 1.5);
        break;
    case 1: // a disc
        shape.addEllipse(QPointF(12, 12), 10.3, 10.3);
        break;
    case 2: // a hexagon
        shape.addPolygon(QPolygonF({{6.4, 2.2}, {17.6, 2.2}, {23.2, 12}, {17.6, 21.8}, {6.4, 21.8}, {0.8, 12}}));
        break;
    case 3: // a diamond
        shape.addPolygon(QPolygonF({{12, 0.2}, {23.8, 12}, {12, 23.8}, {0.2, 12}}));
        break;
    case 4: // a square
        shape.addRect(2.2, 2.2, 19.6, 19.6);
        break;
    case 5: // a house
        shape.addPolygon(QPolygonF({{12, 0.8}, {22.6, 9.6}, {18.6, 22.4}, {5.4, 22.4}, {1.4, 9.6}}));
        break;
    default: // an octagon
        shape.addPolygon(QPolygonF({{7.4, 1}, {16.6, 1}, {23, 7.4}, {23, 16.6}, {16.6, 23}, {7.4, 23}, {1, 16.6}, {1, 7.4}}));
        break;
    }
    shape.closeSubpath();
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(box.width() / 24, box.height() / 24);
    const bool onCard = ground == u"cardUp"; // a pale sign on a pale card is none
    painter.setPen(QPen(settings.colour(outlined ? u"mute" : ground), 1.6));
    painter.setBrush(settings.colour(outlined ? ground : onCard ? u"cardUpInk" : u"steel"));
    painter.drawPath(shape);
    QFont font = bodyFont(13, QFont::Bold);
    font.setPixelSize(12);
    painter.setFont(font);
    painter.setPen(settings.colour(outlined ? u"mute" : onCard ? u"cardUp" : u"steelInk"));
    paintText(painter, QRectF(0, 0, 24, seat.number == 0 ? 23 : 24), Qt::AlignCenter,
              seat.letter != 0 ? QString(QLatin1Char(seat.letter)) : QString());
    painter.restore();
}

ChoiceButton::Sign seatSign(Seat seat)
{
    return [seat](QPainter& painter, const QRectF& box, const Settings& settings, QStringView ground) {
        paintSeat(painter, box, seat, settings, ground);
    };
}

} // namespace demeter
