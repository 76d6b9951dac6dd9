// Where a place is drawn that the drawing of the map does not name.
#pragma once

#include <QPointF>

namespace demeter {

/// The point of the map (1000 x 740 units, resources/map) for a longitude and latitude in degrees.
QPointF mapPoint(double longitude, double latitude);

} // namespace demeter
