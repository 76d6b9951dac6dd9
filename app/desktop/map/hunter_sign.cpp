#include "app/desktop/map/hunter_sign.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/vector_paint.h"

#include <QPainter>
#include <QPainterPath>

namespace demeter {

using fury::Hunter;

void paintHunter(QPainter& painter, const QRectF& box, Hunter hunter, const Settings& settings, QStringView ground, bool outlined)
{
    // Drawn in a box of 24 units, like the icons.
    QPainterPath shape;
    QString letter;
    switch (hunter) {
    case Hunter::LordGodalming:
        shape.moveTo(12, 1.5);
        shape.cubicTo(15, 3.4, 18, 4, 21, 4);
        shape.lineTo(21, 11.2);
        shape.cubicTo(21, 16.6, 17.6, 20.4, 12, 22.8);
        shape.cubicTo(6.4, 20.4, 3, 16.6, 3, 11.2);
        shape.lineTo(3, 4);
        shape.cubicTo(6, 4, 9, 3.4, 12, 1.5);
        letter = QStringLiteral("G");
        break;
    case Hunter::DrSeward:
        shape.addEllipse(QPointF(12, 12), 10.3, 10.3);
        letter = QStringLiteral("S");
        break;
    case Hunter::VanHelsing:
        shape.addPolygon(QPolygonF({{6.4, 2.2}, {17.6, 2.2}, {23.2, 12}, {17.6, 21.8}, {6.4, 21.8}, {0.8, 12}}));
        letter = QStringLiteral("H");
        break;
    case Hunter::MinaHarker:
        shape.addPolygon(QPolygonF({{12, 0.2}, {23.8, 12}, {12, 23.8}, {0.2, 12}}));
        letter = QStringLiteral("M");
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
    paintText(painter, QRectF(0, 0, 24, hunter == Hunter::LordGodalming ? 23 : 24), Qt::AlignCenter, letter);
    painter.restore();
}

ChoiceButton::Sign hunterSign(Hunter hunter)
{
    return [hunter](QPainter& painter, const QRectF& box, const Settings& settings, QStringView ground) {
        paintHunter(painter, box, hunter, settings, ground);
    };
}

} // namespace demeter
