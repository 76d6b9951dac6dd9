#include "app/desktop/map/map_labels.h"

#include <QMarginsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace demeter {

namespace {

constexpr qreal rankCost = 1.2, offPresetCost = 3, areaCost = 0.12, outsideCost = 3;
constexpr qreal roadCost = 0.16, litRoadCost = 0.04, bandCost = 0.5, coveredWeight = 6;
constexpr qreal labelWeight = 4;
constexpr qreal namesApart = 5; ///< to the left and right, or two names read as one
constexpr qreal nodeFree = 1;   ///< between a name and another place's marker
constexpr qreal closeGap = 2;   ///< to its own, where that is what tells whose it is

qreal area(const QRectF& r)
{
    return r.isEmpty() ? 0 : r.width() * r.height();
}

qreal pixelsOutside(const QRectF& r, const QRectF& frame)
{
    return std::max(0.0, frame.left() - r.left()) + std::max(0.0, r.right() - frame.right()) + std::max(0.0, frame.top() - r.top()) +
           std::max(0.0, r.bottom() - frame.bottom());
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

bool tellsItsPlace(const QRectF& name, const LabelRequest& request, const LabelSurroundings& around)
{
    if (pixelsOutside(name, around.frame) > 0 ||
        std::ranges::any_of(around.covered, [&](const QRectF& covered) { return covered.intersects(name); }))
        return false;
    const qreal own = distanceTo(name, request.node) - request.radius;
    return own > 0 && std::ranges::all_of(around.nodes, [&](const LitGround::Node& node) {
               const qreal other = distanceTo(name, node.at) - node.radius;
               return node.owner == request.owner || (other >= nodeFree && other > own);
           });
}

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelRequest>& requests, LabelSurroundings around)
{
    std::vector<std::optional<QRectF>> placed;
    placed.reserve(requests.size());
    std::vector<QRectF> names;
    std::vector<Segment> roads, bands;
    std::ranges::transform(around.roads, std::back_inserter(roads), segmentOf);
    std::ranges::transform(around.bands, std::back_inserter(bands), segmentOf);
    for (const LabelRequest& request : requests) {
        std::vector<QPointF> corners;
        if (request.preset)
            corners.push_back(*request.preset);
        const qreal reach = request.radius + request.gap;
        std::ranges::copy(candidates(request.node, reach, request.size), std::back_inserter(corners));
        if (!request.lit && request.gap > closeGap)
            std::ranges::copy(candidates(request.node, request.radius + closeGap, request.size), std::back_inserter(corners));
        const auto meets = [](const QRectF& rect) { return [&rect](const QRectF& other) { return other.intersects(rect); }; };

        qreal best = std::numeric_limits<qreal>::max();
        std::optional<QRectF> bestRect;
        for (std::size_t rank = 0; rank < corners.size(); ++rank) {
            const QRectF rect(corners[rank], request.size);
            if (!request.lit && (!tellsItsPlace(rect, request, around) || std::ranges::any_of(names, meets(rect))))
                continue;
            qreal cost = rankCost * qreal(rank) + (request.preset && rank > 0 ? offPresetCost : 0);
            cost += outsideCost * pixelsOutside(rect, around.frame);
            for (const LabelObstacle& obstacle : around.obstacles)
                if (cost < best && obstacle.owner != request.owner)
                    cost += areaCost * obstacle.weight * area(rect & obstacle.rect);
            for (const QRectF& name : names)
                cost += areaCost * labelWeight * area(rect & name);
            for (const QRectF& widget : around.covered)
                cost += areaCost * coveredWeight * area(rect & widget);
            for (const Segment& band : bands)
                cost += bandCost * lengthInside(band, boxOf(rect.adjusted(-2, -3, 2, 3)));
            for (const Segment& road : roads) {
                if (cost >= best)
                    break;
                cost += (request.lit ? litRoadCost : roadCost) * lengthInside(road, boxOf(rect));
            }
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
