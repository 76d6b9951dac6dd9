// Boxes and segments for searches that measure millions of them: all of it is inlined.
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace demeter {

/// A box by its left, top, right and bottom edge.
struct Box {
    qreal l, t, r, b;
    bool meets(const Box& o) const { return l < o.r && o.l < r && t < o.b && o.t < b; }
    /// The area that both have.
    qreal shared(const Box& o) const
    {
        const qreal w = (r < o.r ? r : o.r) - (l > o.l ? l : o.l), h = (b < o.b ? b : o.b) - (t > o.t ? t : o.t);
        return w > 0 && h > 0 ? w * h : 0;
    }
    /// To its nearest point; 0 inside.
    qreal distance(qreal x, qreal y) const
    {
        const qreal dx = x < l ? l - x : x > r ? x - r : 0, dy = y < t ? t - y : y > b ? y - b : 0;
        return dx == 0 ? dy : dy == 0 ? dx : std::sqrt(dx * dx + dy * dy);
    }
};

inline Box boxOf(const QRectF& r)
{
    return {r.left(), r.top(), r.right(), r.bottom()};
}

inline Box grown(const Box& box, qreal x, qreal y)
{
    return {box.l - x, box.t - y, box.r + x, box.b + y};
}

inline qreal distanceTo(const QRectF& box, QPointF point)
{
    return boxOf(box).distance(point.x(), point.y());
}

inline QRectF boxAround(QPointF center, QSizeF size)
{
    return {center - QPointF(size.width(), size.height()) / 2, size};
}

inline QRectF squareAround(QPointF center, qreal half)
{
    return boxAround(center, {2 * half, 2 * half});
}

struct Segment {
    qreal x1, y1, x2, y2;
    Box around; ///< the box that it just fits into
    qreal length;
};

inline Segment segmentOf(const QLineF& line)
{
    const auto [left, right] = std::minmax({line.x1(), line.x2()});
    const auto [top, bottom] = std::minmax({line.y1(), line.y2()});
    return {line.x1(), line.y1(), line.x2(), line.y2(), {left, top, right, bottom}, line.length()};
}

/// One edge of a box cuts the line's share from `from` to `to`; false if nothing of it is left.
inline bool clipped(qreal p, qreal q, qreal& from, qreal& to)
{
    if (p == 0)
        return q >= 0;
    const qreal t = q / p;
    if (p < 0)
        from = from > t ? from : t;
    else
        to = to < t ? to : t;
    return from < to;
}

/// How much of a segment lies inside a box: Liang and Barsky.
inline qreal lengthInside(const Segment& line, const Box& box)
{
    const Box& around = line.around;
    if (around.r < box.l || around.l > box.r || around.b < box.t || around.t > box.b)
        return 0;
    const qreal dx = line.x2 - line.x1, dy = line.y2 - line.y1;
    qreal from = 0, to = 1;
    const bool inside = clipped(-dx, line.x1 - box.l, from, to) && clipped(dx, box.r - line.x1, from, to) &&
                        clipped(-dy, line.y1 - box.t, from, to) && clipped(dy, box.b - line.y1, from, to);
    return inside ? (to - from) * line.length : 0;
}

inline qreal distanceToSegment(const Segment& line, qreal x, qreal y)
{
    const qreal dx = line.x2 - line.x1, dy = line.y2 - line.y1, squared = dx * dx + dy * dy;
    const qreal t = squared > 0 ? std::clamp(((x - line.x1) * dx + (y - line.y1) * dy) / squared, 0.0, 1.0) : 0;
    return std::hypot(line.x1 + t * dx - x, line.y1 + t * dy - y);
}

inline bool linesCross(const Segment& a, const Segment& b)
{
    if (a.around.r < b.around.l || b.around.r < a.around.l || a.around.b < b.around.t || b.around.b < a.around.t)
        return false;
    const auto side = [](const Segment& line, qreal x, qreal y) {
        return (line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1);
    };
    return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) <= 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) <= 0;
}

} // namespace demeter
