// Where the names on the map go when the lit markers leave less room for them.
#pragma once

#include "app/desktop/map/lit_names.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace demeter {

/// A name that wants a place beside its marker. All lengths are view pixels.
struct LabelRequest {
    int owner = 0; ///< number of the place; its own marker is no obstacle
    QPointF node;
    qreal radius = 0; ///< of the marker
    qreal gap = 5.5;  ///< between marker and name
    QSizeF size;
    std::optional<QPointF> preset; ///< top left corner that the drawing proposes; none for lit names
    bool lit = false;              ///< a lit name is always shown
};

/// Something that names had better not cover.
struct LabelObstacle {
    int owner = -1;
    QRectF rect;
    qreal weight = 1;
};

/// What the names must fit into and around.
struct LabelSurroundings {
    QRectF frame;
    std::vector<QRectF> covered;        ///< no plain name lies on them: widgets on top of the map, figures, lit names
    std::vector<LitGround::Node> nodes; ///< no plain name touches another place's, or lies as near to it as to its own
    std::vector<LabelObstacle> obstacles;
    std::vector<QLineF> roads;
    std::vector<QLineF> bands; ///< broad lines that no name should cross: the trail
};

/// A plain name there lies on nothing and is cut by nothing, and its own marker is the nearest.
bool tellsItsPlace(const QRectF& name, const LabelRequest& request, const LabelSurroundings& around);

/// Greedy placement: every request in order gets the cheapest of its candidates, given those before it.
/// Nothing for a plain name that would be covered, cut by the edge, run into another one or could be taken for another place's.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, LabelSurroundings surroundings);

} // namespace demeter
