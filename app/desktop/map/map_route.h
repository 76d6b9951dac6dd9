// A way over the board that is drawn on a map.
#pragma once

#include "app/desktop/kit/theme.h"
#include "app/table/map_model.h"
#include "core/map/location.h"

#include <QPainter>
#include <QPolygonF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace demeter {

/// What a way had better not touch: another place.
struct WayPlace {
    QPointF at;
    qreal radius = 0;
};

/// The line from one place to another, or what it comes nearest to: if others lie on the straight one, the flattest bend around them,
/// and of two alike the one with more sea.
QPolygonF wayAround(const QLineF& line, std::span<const WayPlace> others, const std::function<bool(QPointF)>& isLand);

/// How near a hunter was: dots from the one to the other, on a bed as the way has it.
void paintNear(QPainter& painter, const QLineF& line, const Theme& theme, qreal factor);

/// Draws it on a dark bed. `ways`: of each leg, in the painter's pixels; `factor`: of the pen widths; `share`: how much of the last
/// leg is drawn yet, from 0 to 1.
void paintRoute(QPainter& painter, const MapRoute& route, std::span<const QPolygonF> ways, const Theme& theme, qreal factor, qreal share);

} // namespace demeter
