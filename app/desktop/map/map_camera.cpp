#include "app/desktop/map/map_camera.h"

#include <algorithm>

namespace demeter {

namespace {

constexpr qreal nearWanted = 1.15; ///< where the whole map is as large as this, nothing is gained by showing less
constexpr qreal nearWidth = 585, nearRoom = 70;
constexpr qreal stayRoom = 45, stayScale = 1.25;
constexpr qreal closeShare = 0.29; ///< of the units from left to right, seen from top to bottom at least
constexpr qreal freeRoom = 14;     ///< between a point and what would cover it
constexpr QSize insetSize{172, 127};
constexpr int insetMargin = 14, insetFree = 24;

} // namespace

qreal MapCamera::wholeScale() const
{
    return std::min(view_.width() / map_.width(), view_.height() / map_.height());
}

qreal MapCamera::largestScale() const
{
    return std::max(3.5, wholeScale() * 1.5);
}

qreal MapCamera::allowed(qreal scale) const
{
    return std::clamp(scale, wholeScale(), largestScale());
}

bool MapCamera::isNear(qreal scale) const
{
    return scale > wholeScale() * 1.02;
}

MapCamera::Look MapCamera::whole() const
{
    return {wholeScale(), map_.center()};
}

MapCamera::Look MapCamera::around(const std::vector<QPointF>& points) const
{
    if (points.empty() || wholeScale() >= nearWanted)
        return whole();
    QRectF box;
    for (const QPointF point : points) {
        const QRectF room = QRectF(point, QSizeF(0, 0)).adjusted(-nearRoom, -nearRoom, nearRoom, nearRoom);
        box = box.isNull() ? room : box.united(room);
    }
    const qreal scale = std::min({view_.width() / std::max(box.width(), nearWidth), view_.height() / box.height(), largestScale()});
    return {std::max(scale, wholeScale()), box.center()};
}

MapCamera::Look MapCamera::within(qreal scale, QPointF center) const
{
    const QSizeF half = QSizeF(view_) / scale / 2;
    const auto kept = [](qreal at, qreal first, qreal last, qreal reach) {
        return 2 * reach >= last - first ? (first + last) / 2 : std::clamp(at, first + reach, last - reach);
    };
    return {scale, {kept(center.x(), map_.left(), map_.right(), half.width()), kept(center.y(), map_.top(), map_.bottom(), half.height())}};
}

MapCamera::Look MapCamera::filling(const std::vector<QPointF>& points, const QMarginsF& room, qreal units, const QRectF& covered) const
{
    if (points.empty() || view_.isEmpty())
        return whole();
    QRectF box(points.front(), QSizeF(0, 0));
    for (const QPointF point : points)
        box = {QPointF(std::min(box.left(), point.x()), std::min(box.top(), point.y())),
               QPointF(std::max(box.right(), point.x()), std::max(box.bottom(), point.y()))};
    const auto wanted = [&](qreal scale) { return box.marginsAdded(room / scale) & map_; };
    const QRectF all(QPointF(), view_);
    qreal scale = wholeScale(), high = std::max(scale, std::min(largestScale(), view_.width() / units));
    for (int n = 0; n < 24; ++n) {
        const qreal tried = (scale + high) / 2;
        const QRectF needs = wanted(tried);
        (needs.width() * tried <= all.width() && needs.height() * tried <= all.height() ? scale : high) = tried;
    }
    // In the middle of all of the view, or of the part beside what is covered, or above or below it.
    QRectF beside = all, apart = all;
    covered.center().x() > all.center().x() ? beside.setRight(covered.left()) : beside.setLeft(covered.right());
    covered.center().y() > all.center().y() ? apart.setBottom(covered.top()) : apart.setTop(covered.bottom());
    const auto framed = [&](const QRectF& part, qreal at) { return within(at, wanted(at).center() + (all.center() - part.center()) / at); };
    const QRectF free = covered.isEmpty() ? covered : covered.adjusted(-freeRoom, -freeRoom, freeRoom, freeRoom);
    const auto isFree = [&](const Look& look) {
        const QPointF corner = seen(look).topLeft();
        return std::ranges::all_of(points, [&](QPointF point) {
            const QPointF at = (point - corner) * look.scale;
            return all.contains(at) && !free.contains(at);
        });
    };
    for (qreal tried = scale; tried >= wholeScale(); tried *= 0.96)
        for (const QRectF& part : {all, beside, apart})
            if (const Look look = framed(part, tried); isFree(look))
                return look;
    return framed(all, scale);
}

MapCamera::Look MapCamera::across(const std::vector<QPointF>& points) const
{
    if (view_.isEmpty())
        return whole();
    const auto middle = [&points] {
        const auto [top, bottom] = std::ranges::minmax(points, {}, &QPointF::y);
        return (top.y() + bottom.y()) / 2;
    };
    return within(std::max(view_.width() / map_.width(), wholeScale()), {map_.center().x(), points.empty() ? map_.center().y() : middle()});
}

MapCamera::Look MapCamera::close(QPointF point, qreal units) const
{
    return {std::max(std::min(view_.width() / units, view_.height() / (units * closeShare)), wholeScale()), point};
}

MapCamera::Look MapCamera::about(QPointF ofMap, QPointF ofView, qreal scale) const
{
    return {scale, ofMap - (ofView - QRectF(QPointF(), view_).center()) / scale};
}

QRectF MapCamera::seen(const Look& look) const
{
    const QSizeF size = QSizeF(view_) / look.scale;
    return {look.center - QPointF(size.width(), size.height()) / 2, size};
}

MapCamera::Look MapCamera::between(const Look& from, const Look& to, qreal share) const
{
    return {1 / ((1 - share) / from.scale + share / to.scale), from.center * (1 - share) + to.center * share};
}

bool MapCamera::mayStay(const Look& now, const Look& wanted, const std::vector<QPointF>& points) const
{
    const QRectF inner = seen(now).adjusted(stayRoom, stayRoom, -stayRoom, -stayRoom);
    return isNear(now.scale) == isNear(wanted.scale) && wanted.scale <= now.scale * stayScale &&
           std::ranges::all_of(points, [&](QPointF point) { return inner.contains(point); });
}

bool MapCamera::isSmall() const
{
    return view_.width() < 480 || view_.height() < 320;
}

QRect MapCamera::inset(const std::vector<QPoint>& lit) const
{
    if (isSmall())
        return {};
    const int left = insetMargin, right = view_.width() - insetMargin - insetSize.width();
    const int top = insetMargin, bottom = view_.height() - insetMargin - insetSize.height();
    for (const QPoint corner : {QPoint(left, bottom), QPoint(left, top), QPoint(right, top)}) {
        const QRect inset(corner, insetSize);
        const QRect kept = inset.adjusted(-insetFree, -insetFree, insetFree, insetFree);
        if (std::ranges::none_of(lit, [&](QPoint point) { return kept.contains(point); }))
            return inset;
    }
    return {};
}

QPointF MapCamera::throughInset(const QRect& inset, QPointF ofView) const
{
    return {map_.left() + (ofView.x() - inset.left()) / inset.width() * map_.width(),
            map_.top() + (ofView.y() - inset.top()) / inset.height() * map_.height()};
}

QPointF MapCamera::inInset(const QRect& inset, QPointF ofMap) const
{
    return {inset.left() + (ofMap.x() - map_.left()) / map_.width() * inset.width(),
            inset.top() + (ofMap.y() - map_.top()) / map_.height() * inset.height()};
}

} // namespace demeter
