#include "app/desktop/map/map_route.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

/// How near it comes to the nearest of them, beyond their edge.
qreal clearance(const QPolygonF& way, std::span<const WayPlace> others)
{
    qreal least = std::numeric_limits<qreal>::max();
    for (const WayPlace& other : others)
        for (qsizetype n = 1; n < way.size(); ++n) {
            const QPointF step = way[n] - way[n - 1], to = other.at - way[n - 1];
            const qreal squared = QPointF::dotProduct(step, step);
            const qreal share = squared > 0 ? std::clamp(QPointF::dotProduct(to, step) / squared, 0.0, 1.0) : 0;
            least = std::min(least, QLineF(other.at, way[n - 1] + step * share).length() - other.radius);
        }
    return least;
}

/// The first part of it.
QPolygonF partOf(const QPolygonF& way, qreal share)
{
    qreal length = 0;
    for (qsizetype n = 1; n < way.size(); ++n)
        length += QLineF(way[n - 1], way[n]).length();
    qreal left = length * std::clamp(share, 0.0, 1.0);
    QPolygonF part;
    for (qsizetype n = 0; n < way.size(); ++n) {
        const QLineF step(way[std::max<qsizetype>(0, n - 1)], way[n]);
        if (n > 0 && step.length() > left) {
            part << step.pointAt(left / step.length());
            break;
        }
        left -= step.length();
        part << way[n];
    }
    return part;
}

} // namespace

QPolygonF wayAround(const QLineF& line, std::span<const WayPlace> others, const std::function<bool(QPointF)>& isLand)
{
    constexpr std::array<qreal, 7> bends{0.05, 0.08, 0.12, 0.17, 0.23, 0.3, 0.38}; // of its length
    constexpr int steps = 16;
    constexpr qreal landShare = 0.08;
    QPolygonF straight, best;
    straight << line.p1() << line.p2();
    const qreal least = clearance(straight, others);
    if (least >= 0 || line.length() <= 0)
        return straight;
    qreal bestCost = std::numeric_limits<qreal>::max(), widest = least;
    QPolygonF widestWay = straight;
    const QPointF aside(-line.dy(), line.dx());
    for (const qreal bend : bends)
        for (const qreal side : {bend, -bend}) {
            const QPointF control = line.center() + aside * (2 * side); // the bend is half as high
            QPolygonF way;
            int onLand = 0;
            for (int n = 0; n <= steps; ++n) {
                const qreal t = qreal(n) / steps;
                way << line.p1() * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + line.p2() * (t * t);
                onLand += isLand(way.back()) ? 1 : 0;
            }
            const qreal free = clearance(way, others), cost = bend + landShare * onLand / steps;
            if (free >= 0 && cost < bestCost) {
                bestCost = cost;
                best = way;
            }
            if (free > widest) {
                widest = free;
                widestWay = way;
            }
        }
    return best.isEmpty() ? widestWay : best;
}

void paintNear(QPainter& painter, const QLineF& line, const Theme& theme, qreal factor)
{
    constexpr qreal wide = 3.5, bed = 4;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme(u"window"), (wide + bed) * factor, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    QPen dots(theme(u"steel"), wide * factor, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.2, 2.2});
    painter.setPen(dots);
    painter.drawLine(line);
}

void paintRoute(QPainter& painter, const MapRoute& route, std::span<const QPolygonF> ways, const Theme& theme, qreal factor, qreal share)
{
    constexpr qreal bed = 4; // of both sides together
    painter.setBrush(Qt::NoBrush);
    for (std::size_t n = 0; n < route.legs.size() && n < ways.size(); ++n) {
        const QPolygonF way = n + 1 == route.legs.size() ? partOf(ways[n], share) : ways[n];
        const qreal width = widthOf(route.legs[n].look) * factor;
        painter.setPen(QPen(theme(u"window"), width + bed * factor, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPolyline(way);
        painter.setPen(QPen(theme(colourOf(route.legs[n].look)), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(way);
    }
}

} // namespace demeter
