#include "app/desktop/map/lit_names.h"

#include "app/desktop/kit/box.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <list>
#include <span>

namespace demeter {

namespace {

constexpr qreal hard = 60;                   ///< for lying on something; grows with every round in which it lasts
constexpr qreal lasting = 5;                 ///< times that, in the end: rather a long leader that crosses others
constexpr qreal areaShare = 0.02;            ///< of such a cost, by area: less of an evil is better
constexpr qreal wrongNearest = 16;           ///< another marker is nearer; a leader says whose the name is
constexpr qreal clings = 18;                 ///< another marker is right beside it, and its own is far: a leader hardly helps
constexpr qreal airy = 4, tightCost = 0.4;   ///< a name had better not stick to its marker
constexpr qreal doubtful = 7, doubtCost = 3; ///< another marker is hardly farther away than its own
constexpr qreal told = 4; ///< so much farther must another marker be that has a name too, or nobody can tell whose of the two it is
constexpr qreal between = 14, betweenCost = 16; ///< and had better be
constexpr qreal leaderLeast = 11, leaderMost = 18;
constexpr qreal leaderCrossing = 20, litCrossing = 50;
constexpr qreal litRoadShare = 0.04, bandShare = 0.35, anchorShareOfArea = 0.1;
constexpr qreal shapeCost = 3, smallerCost = 30, seaCost = 9, gapShare = 0.15;
constexpr qreal figureNear = 8;      ///< how far figures may stand from the marker without a leader
constexpr qreal figureFar = 1;       ///< for every pixel farther: a figure that is elsewhere says where nobody is
constexpr qreal closeFar = 0.3;      ///< the same of a name that had better be close
constexpr qreal beyondFar = 1;       ///< the same of any name, from where a leader is to end at the latest; twice that of a close one
constexpr qreal mistakenFigure = 40; ///< stands nearer to another marker
constexpr qreal asideCost = 30;      ///< and not on the edge of its own, where it could be
constexpr qreal onQuiet = 9;         ///< a figure stands on another marker where nothing is
constexpr qreal shortestLeader = 9;
constexpr int roundsOfImprovement = 8, roundsOfEscape = 24;
constexpr int roundsOfWay = 3, mostTried = 8; ///< of items that others make way for, and of the spots that each of them tries
constexpr qreal leastGain = 5;
constexpr qreal namesApartX = 4, namesApartY = 1; ///< or two names read as one
constexpr std::size_t remembered = 24;            ///< placings

// Spots are looked for in rings round the marker, and farther out only while what is nearer costs more than those would.
constexpr std::array<qreal, 5> nearRing{1, 3.5, 6, 8.5, 11};
constexpr std::array<qreal, 6> farRing{17, 24, 32, 42, 52, 62};
constexpr std::array<qreal, 1> betweenRing{67}; ///< not a ring: before it goes as far every spot nearer than that is tried
constexpr std::array<qreal, 4> fartherRing{76, 92, 108, 126};
constexpr std::array<qreal, 5> farthestRing{146, 168, 192, 218, 246};
constexpr qreal searchStep = 12, searchCost = 6; ///< where even then it lies on something
constexpr qreal betweenStep = 5;
constexpr std::array<qreal, 5> figureRing{1, 5, 12, 20, 30};
constexpr std::array<qreal, 4> figureFarRing{44, 58, 80, 110};

struct Candidate {
    Box box{};
    Box kept{}; ///< what it keeps other names out of
    Segment leader{};
    bool led = false; ///< has a leader
    int shape = 0;
    qreal cost = 0;
    bool none = false; ///< left out
    bool figures = false;
    bool clean = true; ///< lies on nothing that does not move
};

struct Marker {
    int owner;
    qreal x, y, radius;
    bool quiet, gives, lit;
};

/// Everything that is near enough to an item to count.
struct Around {
    std::vector<Marker> nodes;
    std::vector<Box> taken, anchors;
    std::vector<Segment> roads, bands;
};

class Placing {
public:
    Placing(const std::vector<LitItem>& items, const LitGround& ground)
        : items_(items),
          ground_(ground),
          scale_(ground.scale),
          frame_(boxOf(ground.frame)),
          candidates_(items.size()),
          rings_(items.size(), 0),
          weights_(items.size() * items.size(), 1),
          chosen_(items.size(), none)
    {
        for (const LitGround::Node& node : ground.nodes)
            all_.nodes.push_back({node.owner, node.at.x(), node.at.y(), node.radius, node.quiet, node.gives, node.lit});
        std::ranges::transform(ground.taken, std::back_inserter(all_.taken), boxOf);
        std::ranges::transform(ground.anchors, std::back_inserter(all_.anchors), boxOf);
        std::ranges::transform(ground.roads, std::back_inserter(all_.roads), segmentOf);
        std::ranges::transform(ground.bands, std::back_inserter(all_.bands), segmentOf);
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items[i].worth < never) {
                Candidate out;
                out.none = true;
                out.cost = items[i].worth;
                candidates_[i].push_back(out);
            }
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
        std::ranges::fill(weights_, lasting);
        makeWay();
        leaveOut();
        std::vector<std::optional<LitSpot>> spots(items_.size());
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (const Candidate* spot = at(i); spot != nullptr && !spot->none) {
                std::optional<QLineF> leader;
                if (spot->led)
                    leader = QLineF(spot->leader.x1, spot->leader.y1, spot->leader.x2, spot->leader.y2);
                spots[i] =
                    LitSpot{spot->shape, QRectF(QPointF(spot->box.l, spot->box.t), QPointF(spot->box.r, spot->box.b)), leader, isFree(i)};
            }
        return spots;
    }

private:
    static constexpr int none = -1, searched = 99; ///< no spot; all spots have been looked at

    /// An item that is far from its best spot because one or two others are in the way takes it, if those then find another one and all
    /// is better so.
    void makeWay()
    {
        std::vector<std::size_t> moved;
        std::vector<int> before;
        for (int round = 0; round < roundsOfWay; ++round) {
            bool any = false;
            for (std::size_t i = 0; i < items_.size(); ++i) {
                const Candidate* now = at(i);
                const std::size_t count = candidates_[i].size();
                int tried = 0;
                for (std::size_t n = 0; n < count && now != nullptr && tried < mostTried; ++n) {
                    if (const Candidate& wanted = candidates_[i][n]; !wanted.none && wanted.cost + leastGain < standing(i)) {
                        moved.assign(1, i);
                        for (std::size_t other = 0; other < items_.size() && moved.size() < 4; ++other)
                            if (const Candidate* there = at(other); other != i && there != nullptr && clash(wanted, *there, 1) > 0)
                                moved.push_back(other);
                    } else {
                        continue;
                    }
                    if (moved.size() > 3)
                        continue;
                    ++tried;
                    before.clear();
                    for (const std::size_t item : moved)
                        before.push_back(chosen_[item]);
                    const qreal cost = costOf(moved);
                    chosen_[i] = int(n);
                    for (std::size_t other = 1; other < moved.size(); ++other)
                        choose(moved[other]);
                    choose(i);
                    if (costOf(moved) < cost - 0.01) {
                        any = true;
                        break;
                    }
                    for (std::size_t item = 0; item < moved.size(); ++item)
                        chosen_[moved[item]] = before[item];
                }
            }
            if (!any)
                return;
        }
    }

    /// What an item costs as all are now.
    qreal standing(std::size_t item) const
    {
        const Candidate* spot = at(item);
        qreal cost = spot->cost;
        for (std::size_t other = 0; other < items_.size(); ++other)
            if (const Candidate* there = at(other); other != item && there != nullptr)
                cost += clash(*spot, *there, lasting);
        return cost;
    }

    qreal costOf(const std::vector<std::size_t>& some) const
    {
        qreal cost = 0;
        for (std::size_t n = 0; n < some.size(); ++n) {
            if (at(some[n]) == nullptr)
                continue;
            cost += standing(some[n]);
            for (std::size_t m = 0; m < n; ++m) // counted twice
                if (at(some[m]) != nullptr)
                    cost -= clash(*at(some[n]), *at(some[m]), lasting);
        }
        return cost;
    }

    /// Where the names still lie on one another, the less important ones go; then those that have room again come back.
    void leaveOut()
    {
        std::vector<std::size_t> out;
        for (std::size_t i = items_.size(); i-- > 0;)
            if (const Candidate* spot = at(i); items_[i].worth < never && (spot == nullptr || spot->none || !isFree(i))) {
                chosen_[i] = none;
                out.push_back(i);
            }
        for (auto i = out.rbegin(); i != out.rend(); ++i) {
            choose(*i);
            if (const Candidate* spot = at(*i); spot != nullptr && !spot->none && !isFree(*i))
                chosen_[*i] = none;
        }
    }

    bool isFree(std::size_t item) const
    {
        const Candidate& spot = *at(item);
        if (!spot.clean)
            return false;
        for (std::size_t other = 0; other < items_.size(); ++other)
            if (const Candidate* there = at(other);
                other != item && there != nullptr && !there->none &&
                (spot.kept.meets(there->kept) || (there->figures && spot.led && lengthInside(spot.leader, there->box) > 0)))
                return false;
        return true;
    }

    /// The rings of an item, from the nearest; nothing after the last one.
    std::span<const qreal> ring(const LitItem& item, int number) const
    {
        if (item.figures)
            return number == 0   ? std::span<const qreal>(figureRing)
                   : number == 1 ? std::span<const qreal>(figureFarRing)
                                 : std::span<const qreal>();
        if (number == 0)
            return nearRing;
        if (!item.moves || number > 4 || item.farthest < farRing.front() * scale_ || (number > 2 && item.farthest <= litFar * scale_))
            return {};
        return number == 1   ? std::span<const qreal>(farRing)
               : number == 2 ? std::span<const qreal>(betweenRing)
               : number == 3 ? std::span<const qreal>(fartherRing)
                             : farthestRing;
    }

    /// No spot in that ring costs less.
    qreal leastCostIn(const LitItem& item, std::span<const qreal> ring) const
    {
        const qreal gap = ring.front() * scale_ * 0.7; // corners lie nearer
        return gapShare * gap + (item.figures || ring.front() <= litNear ? 0 : leaderLeast);
    }

    Around aroundOf(const LitItem& item, qreal farthest) const
    {
        qreal wide = 0, tall = 0;
        for (const QSizeF& shape : item.shapes) {
            wide = std::max(wide, shape.width());
            tall = std::max(tall, shape.height());
        }
        const qreal x = item.node.x(), y = item.node.y(), far = item.radius + 2 * farthest * scale_ + 2;
        const Box reach{x - far - wide, y - far - tall, x + far + wide, y + far + tall};
        Around around;
        for (const Marker& node : all_.nodes)
            if (node.owner != item.owner && reach.distance(node.x, node.y) <= node.radius)
                around.nodes.push_back(node);
        const auto near = [&reach](const std::vector<Box>& from, std::vector<Box>& to) {
            for (const Box& box : from)
                if (reach.meets(box))
                    to.push_back(box);
        };
        near(all_.taken, around.taken);
        near(all_.anchors, around.anchors);
        for (const Segment& road : all_.roads)
            if (lengthInside(road, reach) > 0)
                around.roads.push_back(road);
        for (const Segment& band : all_.bands)
            if (lengthInside(band, reach) > 0)
                around.bands.push_back(band);
        return around;
    }

    /// Adds the spots of the next ring; false if there is none.
    bool lookFarther(std::size_t index)
    {
        const LitItem& item = items_[index];
        const auto gaps = ring(item, rings_[index]);
        if (gaps.empty()) {
            if (item.worth < never)
                return false;
            if (rings_[index] != searched) {
                rings_[index] = searched;
                searchAll(index, std::min(farthestRing.back() * scale_, item.farthest), searchStep * scale_, searchCost, true);
                return true;
            }
            if (!candidates_[index].empty())
                return false;
            // All spots lie on something: then at least near the marker.
            addSpots(index, ring(item, 0), true);
            return !candidates_[index].empty();
        }
        ++rings_[index];
        if (gaps.data() == betweenRing.data())
            searchAll(index, std::min(litFar * scale_, item.farthest), betweenStep * scale_, 0, false);
        else
            addSpots(index, gaps, false);
        return true;
    }

    /// Spots wherever something is free within that distance, in small steps; with `corners` also where it is as far aslant only.
    void searchAll(std::size_t index, qreal farthest, qreal step, qreal cost, bool corners)
    {
        const LitItem& item = items_[index];
        const Around around = aroundOf(item, farthest / scale_);
        std::vector<Candidate>& found = candidates_[index];
        const std::size_t before = found.size();
        const qreal far = farthest + item.radius;
        for (std::size_t shape = 0; shape < item.shapes.size(); ++shape) {
            const qreal w = item.shapes[shape].width(), h = item.shapes[shape].height();
            const qreal right = std::min(frame_.r - w, item.node.x() + far), bottom = std::min(frame_.b - h, item.node.y() + far);
            for (qreal top = std::max(frame_.t, item.node.y() - far - h); top <= bottom; top += step)
                for (qreal left = std::max(frame_.l, item.node.x() - far - w); left <= right; left += step) {
                    Candidate candidate;
                    candidate.box = {left, top, left + w, top + h};
                    if (!corners && candidate.box.distance(item.node.x(), item.node.y()) > far)
                        continue;
                    candidate.shape = int(shape);
                    candidate.cost = cost + costOfShape(item, shape);
                    if (!weigh(item, around, candidate, false))
                        continue;
                    candidate.kept = item.figures ? candidate.box : grown(candidate.box, namesApartX, namesApartY);
                    found.push_back(candidate);
                }
        }
        std::stable_sort(found.begin() + std::ptrdiff_t(before), found.end(),
                         [](const Candidate& a, const Candidate& b) { return a.cost < b.cost; });
    }

    /// Spots at these distances that lie on nothing, or `anyhow` all that are not on the marker itself.
    void addSpots(std::size_t index, std::span<const qreal> gaps, bool anyhow)
    {
        const LitItem& item = items_[index];
        const Around around = aroundOf(item, gaps.back());
        std::vector<Candidate>& found = candidates_[index];
        const std::size_t before = found.size();
        constexpr std::array<qreal, 9> shifts{-0.5, -0.78, -0.22, -0.64, -0.36, -0.9, -0.1, -1, 0};
        const qreal x = item.node.x(), y = item.node.y();
        for (std::size_t shape = 0; shape < item.shapes.size(); ++shape) {
            const qreal w = item.shapes[shape].width(), h = item.shapes[shape].height();
            const qreal right = std::max(frame_.l, frame_.r - w), bottom = std::max(frame_.t, frame_.b - h);
            Candidate candidate;
            const auto add = [&](qreal left, qreal top, qreal liking) {
                if (left < frame_.l || left > right || top < frame_.t || top > bottom) {
                    left = left < frame_.l ? frame_.l : left > right ? right : left;
                    top = top < frame_.t ? frame_.t : top > bottom ? bottom : top;
                    const auto same = [&](const Candidate& known) {
                        return known.box.l == left && known.box.t == top && known.shape == int(shape);
                    };
                    if (std::any_of(found.begin() + std::ptrdiff_t(before), found.end(), same))
                        return;
                }
                candidate.box = {left, top, left + w, top + h};
                candidate.shape = int(shape);
                candidate.cost = liking + costOfShape(item, shape);
                candidate.led = false;
                candidate.clean = true;
                if (!weigh(item, around, candidate, anyhow))
                    return;
                candidate.kept = item.figures ? candidate.box : grown(candidate.box, namesApartX, namesApartY);
                found.push_back(candidate);
            };
            std::vector<qreal> reaches;
            if (item.overlap > 0 && gaps.data() == figureRing.data())
                reaches = {item.radius - item.overlap + 1, item.radius - item.overlap / 2};
            for (const qreal gap : gaps)
                reaches.push_back(item.radius + gap * scale_);
            for (const qreal reach : reaches) {
                const qreal slant = reach * 0.7072;
                for (std::size_t n = 0; n < shifts.size(); ++n) {
                    const qreal liking = n == 0 ? 0 : 0.8 + 0.3 * qreal(n);
                    if (n < 3 || n > 4) { // a name is wider than high
                        add(x + reach, y + shifts[n] * h, liking);
                        add(x - reach - w, y + shifts[n] * h, liking + 0.6);
                    }
                    add(x + shifts[n] * w, y - reach - h, liking + 1);
                    add(x + shifts[n] * w, y + reach, liking + 1.2);
                }
                add(x + slant, y - slant - h, 2);
                add(x - slant - w, y - slant - h, 2.4);
                add(x + slant, y + slant, 2.2);
                add(x - slant - w, y + slant, 2.6);
            }
        }
        std::stable_sort(found.begin() + std::ptrdiff_t(before), found.end(),
                         [](const Candidate& a, const Candidate& b) { return a.cost < b.cost; });
    }

    static qreal costOfShape(const LitItem& item, std::size_t shape)
    {
        return shapeCost * qreal(shape) + (item.smallerFrom && int(shape) >= *item.smallerFrom ? smallerCost : 0);
    }

    /// The cost of what does not move; false for a spot that is none.
    bool weigh(const LitItem& item, const Around& around, Candidate& candidate, bool anyhow) const
    {
        const Box& box = candidate.box;
        const qreal gap = box.distance(item.node.x(), item.node.y()) - item.radius;
        if (gap < 0.5 - item.overlap || gap > item.farthest)
            return false;
        candidate.figures = item.figures;
        if (item.overlap > 0 && gap >= 0.5)
            candidate.cost += asideCost;
        const auto lies = [&](qreal area) {
            candidate.cost += hard + areaShare * area;
            candidate.clean = false;
        };
        qreal nearest = std::numeric_limits<qreal>::max(); // of the others
        qreal nearestLit = nearest;
        const qreal care = (gap > 1 ? gap : 1) + between * scale_; // nodes farther away than this do not matter
        for (const Marker *node = around.nodes.data(), *end = node + around.nodes.size(); node != end; ++node) {
            const qreal far = care + node->radius;
            if (node->x < box.l - far || node->x > box.r + far || node->y < box.t - far || node->y > box.b + far)
                continue;
            const qreal distance = box.distance(node->x, node->y) - node->radius;
            if (distance < 1 && (item.figures ? node->quiet : node->gives)) {
                candidate.cost += onQuiet;
                if (!item.figures)
                    continue; // nothing is taken for what is not shown
            } else if (distance < 1) {
                if (!anyhow)
                    return false;
                lies(std::min(400.0, (1 - distance) * (1 - distance)) * 6);
            }
            nearest = distance < nearest ? distance : nearest;
            nearestLit = node->lit && distance < nearestLit ? distance : nearestLit;
        }
        const bool mistaken = nearest <= gap || (!item.figures && nearestLit < gap + told * scale_);
        const Box wide = grown(box, 1, 1);
        for (const Box *taken = around.taken.data(), *end = taken + around.taken.size(); taken != end; ++taken)
            if (wide.meets(*taken)) {
                if (!anyhow)
                    return false;
                lies(wide.shared(*taken));
            }
        candidate.cost += gapShare * std::max(0.0, gap) + (gap < airy * scale_ ? tightCost * (airy - std::max(0.0, gap) / scale_) : 0);
        const qreal near = (item.figures ? figureNear : litNear) * scale_;
        if (item.close)
            candidate.cost += closeFar * std::max(0.0, gap - near) / scale_;
        if (item.figures)
            candidate.cost += figureFar * std::max(0.0, gap - near) / scale_ + (mistaken ? mistakenFigure : 0);
        if (!mistaken && !item.figures && nearest < gap + doubtful * scale_)
            candidate.cost += doubtCost * (1 - (nearest - gap) / (doubtful * scale_));
        if (!mistaken && !item.figures && nearestLit < gap + between * scale_)
            candidate.cost += betweenCost * (1 - (nearestLit - gap) / (between * scale_));
        if (gap > near || (mistaken && !item.figures)) {
            if (mistaken && (gap < shortestLeader || (!item.moves && !item.figures))) { // too short to be seen: whose is it?
                if (!anyhow)
                    return false;
                lies(0);
            }
            const QPointF end(std::clamp(item.node.x(), box.l, box.r), std::clamp(item.node.y(), box.t, box.b));
            QLineF leader(item.node, end);
            if (item.radius > 0 && leader.length() > 0)
                leader.setP1(leader.pointAt(std::min(1.0, item.radius / leader.length())));
            const qreal share = std::clamp((gap - near) / (litFar * scale_ - near), 0.0, 2.0);
            const qreal cost = leaderLeast + share * (leaderMost - leaderLeast);
            if (!item.figures)
                candidate.cost += (item.close ? 2 : 1) * beyondFar * std::max(0.0, gap / scale_ - litFar);
            candidate.cost += mistaken ? std::max(wrongNearest, cost) + ground_.clingCost * std::max(0.0, 1 - nearest / (clings * scale_)) *
                                                                            std::clamp((gap - nearest) / (clings * scale_), 0.0, 1.0)
                                       : cost;
            candidate.leader = segmentOf(leader);
            candidate.led = true;
            const Box along = candidate.leader.around;
            for (const Marker& node : around.nodes) {
                const qreal far = node.radius + 2;
                if (node.x > along.l - far && node.x < along.r + far && node.y > along.t - far && node.y < along.b + far &&
                    distanceToSegment(candidate.leader, node.x, node.y) < far) {
                    if (node.lit && !item.figures && !anyhow)
                        return false;
                    candidate.cost += node.lit ? litCrossing : leaderCrossing;
                }
            }
            for (const Box& taken : around.taken)
                if (!item.figures && lengthInside(candidate.leader, taken) > 0) {
                    if (!anyhow)
                        return false;
                    candidate.cost += litCrossing;
                }
        }
        for (const Box& anchor : around.anchors)
            candidate.cost += anchorShareOfArea * box.shared(anchor);
        for (const Segment *road = around.roads.data(), *end = road + around.roads.size(); road != end; ++road)
            if (road->around.r >= box.l && road->around.l <= box.r && road->around.b >= box.t && road->around.t <= box.b)
                candidate.cost += litRoadShare * lengthInside(*road, box);
        for (const Segment& band : around.bands)
            candidate.cost += bandShare * lengthInside(band, box);
        if (item.onLand && !ground_.land.isNull()) {
            const QPoint at = ground_.toLand.map(QPointF((box.l + box.r) / 2, (box.t + box.b) / 2)).toPoint();
            if (!ground_.land.rect().contains(at) || qGray(ground_.land.pixel(at)) <= 127)
                candidate.cost += seaCost;
        }
        return true;
    }

    const Candidate* at(std::size_t item) const { return chosen_[item] == none ? nullptr : &candidates_[item][std::size_t(chosen_[item])]; }

    /// `weight`: of one lying on the other.
    static qreal clash(const Candidate& a, const Candidate& b, qreal weight)
    {
        if (a.none || b.none)
            return 0;
        qreal cost = 0;
        if (a.kept.meets(b.kept))
            cost += weight * (hard + areaShare * a.kept.shared(b.kept));
        if (a.led && lengthInside(a.leader, b.box) > 0)
            cost += b.figures ? litCrossing : leaderCrossing;
        if (b.led && lengthInside(b.leader, a.box) > 0)
            cost += a.figures ? litCrossing : leaderCrossing;
        if (a.led && b.led && linesCross(a.leader, b.leader))
            cost += leaderCrossing;
        return cost;
    }

    qreal weight(std::size_t a, std::size_t b) const { return weights_[a * items_.size() + b]; }

    /// The cheapest spot for an item among the others as they are; true if it has moved.
    bool choose(std::size_t item)
    {
        struct Other {
            const Candidate* spot;
            qreal weight;
        };
        std::vector<Other> others;
        for (std::size_t other = 0; other < items_.size(); ++other)
            if (const Candidate* spot = at(other); other != item && spot != nullptr && !spot->none)
                others.push_back({spot, weight(item, other)});
        qreal least = std::numeric_limits<qreal>::max();
        int chosen = none;
        std::size_t from = 0;
        do {
            const auto& spots = candidates_[item];
            for (std::size_t n = from; n < spots.size(); ++n) {
                const Candidate& spot = spots[n];
                qreal cost = spot.cost;
                for (const Other *other = others.data(), *end = other + others.size(); other != end && cost < least; ++other)
                    cost += clash(spot, *other->spot, other->weight);
                if (cost < least) {
                    least = cost;
                    chosen = int(n);
                }
            }
            from = spots.size();
        } while (mayGain(item, least) && lookFarther(item));
        const bool moved = chosen != chosen_[item];
        chosen_[item] = chosen;
        return moved;
    }

    bool mayGain(std::size_t item, qreal least) const
    {
        if (rings_[item] == searched)
            return candidates_[item].empty();
        const auto next = ring(items_[item], rings_[item]);
        return (next.empty() ? hard : leastCostIn(items_[item], next)) < least;
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
                if (const Candidate* other = at(j))
                    sum += clash(*spot, *other, lasting);
        }
        return sum;
    }

    bool weighConflicts()
    {
        bool any = false;
        for (std::size_t i = 0; i < items_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (const Candidate* spot = at(i), *other = at(j);
                    spot != nullptr && other != nullptr && !spot->none && !other->none && spot->kept.meets(other->kept)) {
                    weights_[i * items_.size() + j] = weights_[j * items_.size() + i] = weight(i, j) * 1.3;
                    any = true;
                }
        return any;
    }

    const std::vector<LitItem>& items_;
    const LitGround& ground_;
    qreal scale_;
    Box frame_;
    Around all_;
    std::vector<std::vector<Candidate>> candidates_; ///< those that have been looked at; ordered by cost within a ring
    std::vector<int> rings_;                         ///< how many have been looked at
    std::vector<qreal> weights_;
    std::vector<int> chosen_, best_;
    qreal bestCost_ = 0;
};

/// All that the spots depend on, as numbers.
std::vector<qreal> inputs(const std::vector<LitItem>& items, const LitGround& ground)
{
    std::vector<qreal> all;
    all.reserve(64 + 12 * items.size() + 4 * (ground.nodes.size() + ground.taken.size() + ground.roads.size() + ground.anchors.size()));
    const auto box = [&all](const QRectF& r) { all.insert(all.end(), {r.x(), r.y(), r.width(), r.height()}); };
    const auto line = [&all](const QLineF& l) { all.insert(all.end(), {l.x1(), l.y1(), l.x2(), l.y2()}); };
    const auto count = [&all](std::size_t n) { all.push_back(qreal(n)); };
    count(items.size());
    for (const LitItem& item : items) {
        const int kind = item.figures * 8 + item.moves * 4 + item.onLand * 2 + item.close;
        all.insert(all.end(), {qreal(item.owner), item.node.x(), item.node.y(), item.radius, item.worth, item.farthest, qreal(kind),
                               qreal(item.smallerFrom.value_or(-1)), qreal(item.shapes.size())});
        for (const QSizeF& shape : item.shapes)
            all.insert(all.end(), {shape.width(), shape.height()});
    }
    box(ground.frame);
    all.insert(all.end(), {ground.scale, ground.clingCost});
    count(ground.nodes.size());
    for (const LitGround::Node& node : ground.nodes)
        all.insert(all.end(), {qreal(node.owner) * 8 + node.gives * 4 + node.quiet * 2 + node.lit, node.at.x(), node.at.y(), node.radius});
    for (const auto* boxes : {&ground.taken, &ground.anchors}) {
        count(boxes->size());
        std::ranges::for_each(*boxes, box);
    }
    for (const auto* lines : {&ground.roads, &ground.bands}) {
        count(lines->size());
        std::ranges::for_each(*lines, line);
    }
    const QTransform& to = ground.toLand;
    all.insert(all.end(), {qreal(ground.land.cacheKey()), to.m11(), to.m12(), to.m21(), to.m22(), to.dx(), to.dy()});
    return all;
}

} // namespace

std::vector<std::optional<LitSpot>> placeLit(const std::vector<LitItem>& items, const LitGround& ground)
{
    struct Known {
        std::vector<qreal> of;
        std::vector<std::optional<LitSpot>> spots;
    };
    // A screen lays out the same map again and again, and two screens may show the same one.
    static std::list<Known> known; // the newest first; used by the thread of the screens only
    std::vector<qreal> of = inputs(items, ground);
    if (const auto found = std::ranges::find(known, of, &Known::of); found != known.end()) {
        known.splice(known.begin(), known, found);
        return found->spots;
    }
    known.push_front({std::move(of), Placing(items, ground).place()});
    if (known.size() > remembered)
        known.pop_back();
    return known.front().spots;
}

} // namespace demeter
