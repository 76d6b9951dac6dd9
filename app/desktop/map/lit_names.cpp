#include "app/desktop/map/lit_names.h"

#include "app/desktop/map/map_labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace demeter {

namespace {

constexpr qreal hard = 60;         ///< for lying on something; grows with every round in which it lasts
constexpr qreal areaShare = 0.02;  ///< of such a cost, by area: less of an evil is better
constexpr qreal leftOut = 40;      ///< a name that is not needed
constexpr qreal wrongNearest = 16; ///< another marker is nearer; a leader says whose the name is
constexpr qreal leaderLeast = 11, leaderMost = 18;
constexpr qreal leaderCrossing = 20;
constexpr qreal litRoadShare = 0.04, bandShare = 0.35, anchorShareOfArea = 0.1;
constexpr qreal shapeCost = 3, seaCost = 9, gapShare = 0.15;
constexpr qreal figureNear = 8; ///< how far figures may stand from the marker without a leader
constexpr qreal figureFar = 34;
constexpr qreal mistakenFigure = 8; ///< stands nearer to another marker
constexpr qreal shortestLeader = 9;
constexpr int roundsOfImprovement = 8, roundsOfEscape = 24;
constexpr qreal namesApartX = 4, namesApartY = 1; ///< or two names read as one

/// A box whose arithmetic is inlined.
struct Box {
    qreal l, t, r, b;
    bool meets(const Box& o) const { return l < o.r && o.l < r && t < o.b && o.t < b; }
    qreal shared(const Box& o) const
    {
        const qreal w = std::min(r, o.r) - std::max(l, o.l), h = std::min(b, o.b) - std::max(t, o.t);
        return w > 0 && h > 0 ? w * h : 0;
    }
    qreal distance(qreal x, qreal y) const
    {
        const qreal dx = std::max({l - x, 0.0, x - r}), dy = std::max({t - y, 0.0, y - b});
        return std::sqrt(dx * dx + dy * dy);
    }
};

Box boxOf(const QRectF& r)
{
    return {r.left(), r.top(), r.right(), r.bottom()};
}

Box grown(const Box& box, qreal x, qreal y)
{
    return {box.l - x, box.t - y, box.r + x, box.b + y};
}

qreal partInside(const QLineF& line, const Box& box)
{
    return lengthInside(line, QRectF(QPointF(box.l, box.t), QPointF(box.r, box.b)));
}

qreal distanceToSegment(const QLineF& line, QPointF point)
{
    const QPointF along = line.p2() - line.p1();
    const qreal squared = QPointF::dotProduct(along, along);
    const qreal t = squared > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / squared, 0.0, 1.0) : 0;
    return QLineF(line.p1() + along * t, point).length();
}

bool linesCross(const QLineF& a, const QLineF& b)
{
    return a.intersects(b, nullptr) == QLineF::BoundedIntersection;
}

struct Candidate {
    Box box{};
    Box kept{}; ///< what it keeps other names out of
    std::optional<QLineF> leader;
    int shape = 0;
    qreal cost = 0;
    bool none = false; ///< left out
    bool clean = true; ///< lies on nothing that does not move
};

/// Everything that is near enough to an item to count.
struct Around {
    std::vector<LitGround::Node> nodes;
    std::vector<Box> taken, anchors;
    std::vector<QLineF> roads, bands;
};

class Placing {
public:
    Placing(const std::vector<LitItem>& items, const LitGround& ground, qreal reach)
        : items_(items), ground_(ground), reach_(reach * ground.scale), scale_(ground.scale)
    {
        for (const LitItem& item : items_)
            candidates_.push_back(candidatesOf(item));
        weights_.assign(items_.size() * items_.size(), 1);
        chosen_.assign(items_.size(), none);
    }

    std::vector<std::optional<LitSpot>> place()
    {
        for (std::size_t i = 0; i < items_.size(); ++i)
            choose(i);
        best_ = chosen_;
        bestCost_ = total();
        for (int round = 0; round < roundsOfImprovement + roundsOfEscape; ++round) {
            bool moved = false;
            for (std::size_t i = 0; i < items_.size(); ++i)
                moved = choose(i) || moved;
            if (const qreal cost = total(); cost < bestCost_) {
                bestCost_ = cost;
                best_ = chosen_;
            }
            // What lies on something weighs more with every round, until it, or what it lies on, goes elsewhere.
            const bool conflict = weighConflicts();
            if (!moved && !conflict)
                break;
            if (!conflict && round >= roundsOfImprovement)
                break;
        }
        chosen_ = best_;
        std::vector<std::optional<LitSpot>> spots;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const Candidate* spot = at(i);
            if (spot == nullptr || spot->none) {
                spots.emplace_back();
                continue;
            }
            bool free = spot->clean;
            for (std::size_t j = 0; j < items_.size(); ++j)
                free = free && (i == j || clash(*spot, at(j)) < hard);
            if (!free && !items_[i].needed) {
                chosen_[i] = none; // so that what it lay on is free
                spots.emplace_back();
                continue;
            }
            spots.push_back(
                LitSpot{spot->shape, QRectF(QPointF(spot->box.l, spot->box.t), QPointF(spot->box.r, spot->box.b)), spot->leader, free});
        }
        return spots;
    }

private:
    static constexpr int none = -1;

    Around aroundOf(const LitItem& item) const
    {
        qreal wide = 0, tall = 0;
        for (const QSizeF& shape : item.shapes) {
            wide = std::max(wide, shape.width());
            tall = std::max(tall, shape.height());
        }
        const qreal far = item.radius + (item.figures ? std::max(figureFar, litFar * scale_) : item.moves ? reach_ : litNear) + 30 * scale_;
        const Box reach{item.node.x() - far - wide, item.node.y() - far - tall, item.node.x() + far + wide, item.node.y() + far + tall};
        Around around;
        for (const LitGround::Node& node : ground_.nodes)
            if (reach.distance(node.at.x(), node.at.y()) <= node.radius)
                around.nodes.push_back(node);
        const auto near = [&reach](const std::vector<QRectF>& from, std::vector<Box>& to) {
            for (const QRectF& rect : from)
                if (const Box box = boxOf(rect); reach.meets(box))
                    to.push_back(box);
        };
        near(ground_.taken, around.taken);
        near(ground_.anchors, around.anchors);
        for (const QLineF& road : ground_.roads)
            if (partInside(road, reach) > 0)
                around.roads.push_back(road);
        for (const QLineF& band : ground_.bands)
            if (partInside(band, reach) > 0)
                around.bands.push_back(band);
        return around;
    }

    /// Spots round the marker, from near to far, without those that are outside or on the marker itself.
    std::vector<Candidate> candidatesOf(const LitItem& item) const
    {
        const Around around = aroundOf(item);
        auto found = spotsOf(item, around, false);
        if (found.empty() && item.needed)
            found = spotsOf(item, around, true);
        if (!item.needed) {
            Candidate out;
            out.none = true;
            out.cost = leftOut;
            found.push_back(out);
        }
        std::ranges::stable_sort(found, {}, &Candidate::cost);
        return found;
    }

    /// Those that lie on nothing, or `anyhow` all.
    std::vector<Candidate> spotsOf(const LitItem& item, const Around& around, bool anyhow) const
    {
        const Box frame = boxOf(ground_.frame);
        std::vector<Candidate> found;
        constexpr std::array<qreal, 3> nearGaps{2, 6, 11};
        constexpr std::array<qreal, 6> farGaps{17, 24, 32, 42, 52, 62};
        constexpr std::array<qreal, 5> figureGaps{1, 5, 12, 20, 30};
        constexpr std::array<qreal, 7> shifts{-0.5, -0.78, -0.22, -0.9, -0.1, -1, 0};
        std::vector<qreal> gaps;
        if (item.figures) {
            gaps.assign(figureGaps.begin(), figureGaps.end());
            for (qreal gap = 44; reach_ > litFar * scale_ && gap < litFar; gap += 14)
                gaps.push_back(gap);
        } else {
            gaps.assign(nearGaps.begin(), nearGaps.end());
            if (item.moves)
                gaps.insert(gaps.end(), farGaps.begin(), farGaps.end());
            for (qreal gap = 78; item.moves && gap * scale_ <= reach_; gap += 16) // only where it was asked for
                gaps.push_back(gap);
        }
        for (std::size_t shape = 0; shape < item.shapes.size(); ++shape) {
            const qreal w = item.shapes[shape].width(), h = item.shapes[shape].height();
            for (const qreal gap : gaps) {
                const qreal reach = item.radius + gap * scale_, slant = reach * 0.7072;
                const auto add = [&](qreal left, qreal top, qreal liking) {
                    left = std::clamp(left, frame.l, std::max(frame.l, frame.r - w));
                    top = std::clamp(top, frame.t, std::max(frame.t, frame.b - h));
                    Candidate candidate;
                    candidate.box = {left, top, left + w, top + h};
                    candidate.kept = item.figures ? candidate.box : grown(candidate.box, namesApartX, namesApartY);
                    candidate.shape = int(shape);
                    candidate.cost = liking + shapeCost * qreal(shape);
                    if (weigh(item, around, candidate, anyhow))
                        found.push_back(std::move(candidate));
                };
                for (std::size_t n = 0; n < shifts.size(); ++n) {
                    const qreal liking = n == 0 ? 0 : 0.8 + 0.3 * qreal(n);
                    add(item.node.x() + reach, item.node.y() + shifts[n] * h, liking);
                    add(item.node.x() - reach - w, item.node.y() + shifts[n] * h, liking + 0.6);
                    add(item.node.x() + shifts[n] * w, item.node.y() - reach - h, liking + 1);
                    add(item.node.x() + shifts[n] * w, item.node.y() + reach, liking + 1.2);
                }
                add(item.node.x() + slant, item.node.y() - slant - h, 2);
                add(item.node.x() - slant - w, item.node.y() - slant - h, 2.4);
                add(item.node.x() + slant, item.node.y() + slant, 2.2);
                add(item.node.x() - slant - w, item.node.y() + slant, 2.6);
            }
        }
        return found;
    }

    /// The cost of what does not move; false for a spot that is none.
    bool weigh(const LitItem& item, const Around& around, Candidate& candidate, bool anyhow) const
    {
        const Box& box = candidate.box;
        const qreal gap = box.distance(item.node.x(), item.node.y()) - item.radius;
        if (gap < 0.5)
            return false;
        const Box wide = grown(box, 1, 1);
        const auto lies = [&](qreal area) {
            candidate.cost += hard + areaShare * area;
            candidate.clean = false;
        };
        bool mistaken = false;
        for (const LitGround::Node& node : around.nodes) {
            if (node.owner == item.owner)
                continue;
            const qreal distance = box.distance(node.at.x(), node.at.y()) - node.radius;
            if (distance < 1)
                lies(std::min(400.0, (1 - distance) * (1 - distance)) * 6);
            if (!candidate.clean && !anyhow)
                return false;
            mistaken = mistaken || distance <= gap;
        }
        for (const Box& taken : around.taken)
            if (wide.meets(taken))
                lies(wide.shared(taken));
        if (!candidate.clean && !anyhow)
            return false;
        candidate.cost += gapShare * std::max(0.0, gap);
        const qreal near = (item.figures ? figureNear : litNear) * scale_;
        if (mistaken && item.figures)
            candidate.cost += mistakenFigure;
        if (gap > near || (mistaken && !item.figures)) {
            const QPointF end(std::clamp(item.node.x(), box.l, box.r), std::clamp(item.node.y(), box.t, box.b));
            QLineF leader(item.node, end);
            if (item.radius > 0 && leader.length() > 0)
                leader.setP1(leader.pointAt(std::min(1.0, item.radius / leader.length())));
            if (mistaken && (gap < shortestLeader || !item.moves)) { // too short to be seen: whose is it?
                if (!anyhow)
                    return false;
                candidate.cost += hard;
                candidate.clean = false;
            }
            const qreal share = std::clamp((gap - near) / (litFar * scale_ - near), 0.0, 2.0);
            candidate.cost += mistaken ? std::max(wrongNearest, leaderLeast + share * (leaderMost - leaderLeast))
                                       : leaderLeast + share * (leaderMost - leaderLeast);
            for (const LitGround::Node& node : around.nodes)
                if (node.owner != item.owner && distanceToSegment(leader, node.at) < node.radius + 2)
                    candidate.cost += leaderCrossing;
            candidate.leader = leader;
        }
        for (const Box& anchor : around.anchors)
            candidate.cost += anchorShareOfArea * box.shared(anchor);
        for (const QLineF& road : around.roads)
            candidate.cost += litRoadShare * partInside(road, box);
        for (const QLineF& band : around.bands)
            candidate.cost += bandShare * partInside(band, box);
        if (item.onLand && ground_.land != nullptr && !ground_.land(QPointF((box.l + box.r) / 2, (box.t + box.b) / 2), ground_.landOf))
            candidate.cost += seaCost;
        return true;
    }

    const Candidate* at(std::size_t item) const { return chosen_[item] == none ? nullptr : &candidates_[item][std::size_t(chosen_[item])]; }

    static qreal clash(const Candidate& a, const Candidate* b)
    {
        if (a.none || b == nullptr || b->none)
            return 0;
        qreal cost = 0;
        if (a.kept.meets(b->kept))
            cost += hard + areaShare * a.kept.shared(b->kept);
        if (a.leader && partInside(*a.leader, b->box) > 0)
            cost += leaderCrossing;
        if (b->leader && partInside(*b->leader, a.box) > 0)
            cost += leaderCrossing;
        if (a.leader && b->leader && linesCross(*a.leader, *b->leader))
            cost += leaderCrossing;
        return cost;
    }

    qreal weight(std::size_t a, std::size_t b) const { return weights_[a * items_.size() + b]; }

    /// The cheapest spot for an item among the others as they are; true if it has moved.
    bool choose(std::size_t item)
    {
        qreal least = std::numeric_limits<qreal>::max();
        int chosen = none;
        const std::vector<Candidate>& spots = candidates_[item];
        for (std::size_t n = 0; n < spots.size() && spots[n].cost < least; ++n) {
            qreal cost = spots[n].cost;
            for (std::size_t other = 0; other < items_.size() && cost < least; ++other)
                if (other != item)
                    cost += weight(item, other) * clash(spots[n], at(other));
            if (cost < least) {
                least = cost;
                chosen = int(n);
            }
        }
        const bool moved = chosen != chosen_[item];
        chosen_[item] = chosen;
        return moved;
    }

    qreal total() const
    {
        qreal sum = 0;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const Candidate* spot = at(i);
            if (spot == nullptr)
                continue;
            sum += spot->cost;
            for (std::size_t j = 0; j < i; ++j)
                sum += clash(*spot, at(j));
        }
        return sum;
    }

    bool weighConflicts()
    {
        bool any = false;
        for (std::size_t i = 0; i < items_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (const Candidate* spot = at(i); spot != nullptr && clash(*spot, at(j)) >= hard) {
                    weights_[i * items_.size() + j] = weights_[j * items_.size() + i] = weight(i, j) * 1.3;
                    any = true;
                }
        return any;
    }

    const std::vector<LitItem>& items_;
    const LitGround& ground_;
    qreal reach_, scale_;
    std::vector<std::vector<Candidate>> candidates_;
    std::vector<qreal> weights_;
    std::vector<int> chosen_, best_;
    qreal bestCost_ = 0;
};

} // namespace

qreal distanceTo(const QRectF& box, QPointF point)
{
    return boxOf(box).distance(point.x(), point.y());
}

std::vector<std::optional<LitSpot>> placeLit(const std::vector<LitItem>& items, const LitGround& ground, qreal reach)
{
    return Placing(items, ground, reach).place();
}

} // namespace demeter
