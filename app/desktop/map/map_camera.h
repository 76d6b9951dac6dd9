// Where a view looks at the map, and how closely: arithmetic only, so that it is tested without a window.
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <vector>

namespace demeter {

/// A view of so many pixels before a map of so many units. The view itself knows where it looks now.
class MapCamera {
public:
    MapCamera(QRectF map, QSize view) : map_(map), view_(view) {}

    /// What a view shows.
    struct Look {
        qreal scale = 1; ///< pixels for a map unit
        QPointF center;  ///< of the map, in the middle of the view
        friend bool operator==(const Look&, const Look&) = default;
    };

    /// The scale at which the whole map can be seen; none is smaller.
    qreal wholeScale() const;
    qreal largestScale() const;
    /// The nearest scale that is allowed.
    qreal allowed(qreal scale) const;
    /// At this scale less than the whole map is shown.
    bool isNear(qreal scale) const;

    Look whole() const;
    /// These points of the map with room around them; the whole map if there are none, or if it is large enough anyway.
    Look around(const std::vector<QPointF>& points) const;
    /// These points with so many pixels around them, as large as there is room for, but with no fewer units than `units` from the left to
    /// the right. Beyond the map's edge nothing is shown that need not be, and none of the points lies under `covered`, if that can be.
    Look filling(const std::vector<QPointF>& points, const QMarginsF& room, qreal units, const QRectF& covered) const;
    /// From its left edge to its right one, at the height of these points, or of its middle: nothing beside the map is shown.
    Look across(const std::vector<QPointF>& points) const;
    /// This point of the map in the middle, and so many units from the left to the right; more in a low view, so that what stands there
    /// has room.
    Look close(QPointF point, qreal units) const;
    /// At this scale, with a point of the map under one of the view.
    Look about(QPointF ofMap, QPointF ofView, qreal scale) const;

    /// What of the map is seen, and what lies beyond its edges.
    QRectF seen(const Look& look) const;
    /// On the way from one look to another: what is seen changes evenly.
    Look between(const Look& from, const Look& to, qreal share) const;
    /// A view that would move there may as well stay: it shows these points with some room around them, and not much smaller.
    bool mayStay(const Look& now, const Look& wanted, const std::vector<QPointF>& points) const;

    /// A small map in a corner, bottom left if it covers nothing there that is lit (in pixels of the view); null if there is no room for
    /// it.
    QRect inset(const std::vector<QPoint>& lit) const;
    /// From the inset to the map, and back.
    QPointF throughInset(const QRect& inset, QPointF ofView) const;
    QPointF inInset(const QRect& inset, QPointF ofMap) const;

    /// A view of less than this has no room for a map in a corner, nor for a row of tools.
    bool isSmall() const;

private:
    /// At this scale, with this point as near to the middle as the edges of the map allow.
    Look within(qreal scale, QPointF center) const;

    QRectF map_;
    QSize view_;
};

} // namespace demeter
