// A way over the board that is drawn on a map.
#pragma once

#include "app/desktop/kit/theme.h"
#include "core/map/location.h"

#include <QPainter>
#include <QPointF>

#include <cstdint>
#include <functional>
#include <vector>

namespace demeter {

/// Leg by leg, oldest first; a later leg lies over an earlier one.
struct MapRoute {
    /// How a leg is told from the others: by its width and by its colour.
    enum class Look : std::uint8_t { Thin, Middle, Thick };
    struct Leg {
        LocationId from{}, to{};
        Look look{};
        friend bool operator==(const Leg&, const Leg&) = default;
    };
    std::vector<Leg> legs;
    friend bool operator==(const MapRoute&, const MapRoute&) = default;
};

/// Draws it on a dark bed. `at`: where a place lies in the painter's pixels; `factor`: of the pen widths; `share`: how much of the last
/// leg is drawn yet, from 0 to 1.
void paintRoute(QPainter& painter, const MapRoute& route, const std::function<QPointF(LocationId)>& at, const Theme& theme, qreal factor,
                qreal share);

} // namespace demeter
