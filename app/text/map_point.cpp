#include "app/text/map_point.h"

#include <QtMath>

#include <cmath>

namespace demeter {

namespace {

/// Lambert azimuthal equal-area, centre 11 E 48 N, unit sphere.
QPointF equalArea(double longitude, double latitude)
{
    const double l = qDegreesToRadians(longitude - 11), f = qDegreesToRadians(latitude), f0 = qDegreesToRadians(48.0);
    const double k = std::sqrt(2 / (1 + std::sin(f0) * std::sin(f) + std::cos(f0) * std::cos(f) * std::cos(l)));
    return {k * std::cos(f) * std::sin(l), k * (std::cos(f0) * std::sin(f) - std::sin(f0) * std::cos(f) * std::cos(l))};
}

} // namespace

QPointF mapPoint(double longitude, double latitude)
{
    // The lens enlarges the crowded middle; the numbers are those of make_map.mjs.
    const QPointF v = equalArea(longitude, latitude) - equalArea(9, 48.5);
    const double t = std::hypot(v.x(), v.y()) / 0.34, g = 1.32 / (1 + 0.32 * t);
    return {486.481 + 1700.689 * v.x() * g, 325.673 - 1665.093 * v.y() * g};
}

} // namespace demeter
