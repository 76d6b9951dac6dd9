#include "app/desktop/map/map_labels.h"

#include "app/desktop/kit/box.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

namespace demeter {

namespace {

constexpr qreal rankCost = 1.2, offPresetCost = 3, areaCost = 0.12, roadCost = 0.16, bandCost = 0.5;
constexpr qreal nodeWeight = 3;              ///< of an area that is a marker's
constexpr qreal nodeShare = 0.93;            ///< of its radius: the square that it fills
constexpr qreal namesApart = 5;              ///< to the left and right, or two names read as one
constexpr qreal nodeFree = 1;                ///< between a name and another place's marker
constexpr std::array<qreal, 2> gaps{5.5, 2}; ///< to its own; the nearer one where that is what tells whose it is

qreal area(const QRectF& r)
{
    return r.isEmpty() ? 0 : r.width() * r.height();
}

/// Top left corners in order of liking: right, left, above, below, four corners, four half-way, and aside above and below.
std::array<QPointF, 16> candidates(QPointF node, qreal reach, QSizeF size)
{
    const qreal w = size.width(), h = size.height(), x = node.x(), y = node.y();
    const qreal diagonal = reach * 0.74, flat = reach * 0.94;
    return {QPointF(x + reach, y - h / 2),
            QPointF(x - reach - w, y - h / 2),
            QPointF(x - w / 2, y - reach - h),
            QPointF(x - w / 2, y + reach),
            QPointF(x + diagonal, y - diagonal - h * 0.8),
            QPointF(x - diagonal - w, y - diagonal - h * 0.8),
            QPointF(x + diagonal, y + diagonal - h * 0.2),
            QPointF(x - diagonal - w, y + diagonal - h * 0.2),
            QPointF(x + flat, y - h * 0.85),
            QPointF(x - flat - w, y - h * 0.85),
            QPointF(x + flat, y - h * 0.15),
            QPointF(x - flat - w, y - h * 0.15),
            QPointF(x - w / 4, y - reach - h),
            QPointF(x - w * 3 / 4, y - reach - h),
            QPointF(x - w / 4, y + reach),
            QPointF(x - w * 3 / 4, y + reach)};
}

} // namespace

bool tellsItsPlace(const QRectF& name, const LabelRequest& request, const LitGround& ground)
{
    const qreal own = distanceTo(name, request.node) - request.radius;
    return ground.frame.contains(name) && own > 0 &&
           std::ranges::none_of(ground.taken, [&](const QRectF& taken) { return taken.intersects(name); }) &&
           std::ranges::all_of(ground.nodes, [&](const LitGround::Node& node) {
               const qreal other = distanceTo(name, node.at) - node.radius;
               return node.owner == request.owner || (other >= nodeFree && other > own);
           });
}

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, const LitGround& ground)
{
    std::vector<std::optional<QRectF>> placed;
    std::vector<QRectF> names;
    std::vector<Segment> roads, bands;
    std::ranges::transform(ground.roads, std::back_inserter(roads), segmentOf);
    std::ranges::transform(ground.bands, std::back_inserter(bands), segmentOf);
    for (const LabelRequest& request : requests) {
        std::vector<QPointF> corners;
        if (request.preset)
            corners.push_back(*request.preset);
        for (const qreal gap : gaps)
            std::ranges::copy(candidates(request.node, request.radius + gap, request.size), std::back_inserter(corners));
        qreal best = std::numeric_limits<qreal>::max();
        std::optional<QRectF> bestRect;
        for (std::size_t rank = 0; rank < corners.size(); ++rank) {
            const QRectF rect(corners[rank], request.size);
            if (!tellsItsPlace(rect, request, ground) ||
                std::ranges::any_of(names, [&](const QRectF& name) { return name.intersects(rect); }))
                continue;
            qreal cost = rankCost * qreal(rank) + (request.preset && rank > 0 ? offPresetCost : 0);
            for (const LitGround::Node& node : ground.nodes)
                if (cost < best && node.owner != request.owner)
                    cost += areaCost * nodeWeight * area(rect & squareAround(node.at, node.radius * nodeShare));
            for (const QRectF& anchor : ground.anchors)
                cost += areaCost * area(rect & anchor);
            for (const Segment& band : bands)
                cost += bandCost * lengthInside(band, boxOf(rect.adjusted(-2, -3, 2, 3)));
            for (const Segment& road : roads)
                cost += roadCost * lengthInside(road, boxOf(rect));
            if (cost < best) {
                best = cost;
                bestRect = rect;
            }
        }
        if (bestRect)
            names.push_back(bestRect->adjusted(-namesApart, 0, namesApart, 0));
        placed.push_back(bestRect);
    }
    return placed;
}

} // namespace demeter
