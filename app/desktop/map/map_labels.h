// Where the names on the map go that are not lit, when what is lit leaves less room for them.
#pragma once

#include "app/desktop/map/lit_names.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace demeter {

/// A name that wants a place beside its marker. All lengths are view pixels.
struct LabelRequest {
    int owner = 0; ///< number of the place; its own marker is no obstacle
    QPointF node{};
    qreal radius = 0; ///< of the marker
    QSizeF size{};
    std::optional<QPointF> preset{}; ///< top left corner that the drawing proposes
};

/// A name there lies on nothing and is cut by nothing, and its own marker is the nearest.
bool tellsItsPlace(const QRectF& name, const LabelRequest& request, const LitGround& ground);

/// Greedy placement: every request in order gets the cheapest of its candidates that tell its place, given those before it. Roads may be
/// covered, the corners of other markers and what had better stay visible, too; each at its cost.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const LitGround& ground);

} // namespace demeter
