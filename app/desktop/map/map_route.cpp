#include "app/desktop/map/map_route.h"

#include <QLineF>

#include <algorithm>

namespace demeter {

namespace {

qreal widthOf(MapRoute::Look look)
{
    return look == MapRoute::Look::Thin ? 3.5 : look == MapRoute::Look::Middle ? 5 : 7;
}

QStringView colourOf(MapRoute::Look look)
{
    return look == MapRoute::Look::Thin ? u"routeOld" : look == MapRoute::Look::Middle ? u"routeMid" : u"bloodLine";
}

} // namespace

void paintRoute(QPainter& painter, const MapRoute& route, const std::function<QPointF(LocationId)>& at, const Theme& theme, qreal factor,
                qreal share)
{
    constexpr qreal bed = 4; // of both sides together
    for (std::size_t n = 0; n < route.legs.size(); ++n) {
        const MapRoute::Leg& leg = route.legs[n];
        QLineF line(at(leg.from), at(leg.to));
        if (n + 1 == route.legs.size())
            line.setP2(line.pointAt(std::clamp(share, 0.0, 1.0)));
        const qreal width = widthOf(leg.look) * factor;
        painter.setPen(QPen(theme(u"window"), width + bed * factor, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line);
        painter.setPen(QPen(theme(colourOf(leg.look)), width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line);
    }
}

} // namespace demeter
