#include "app/desktop/map/map_layout.h"

#include "app/desktop/map/map_camera.h"
#include "app/desktop/map/map_route.h"

#include "app/desktop/kit/box.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/map/map_labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

namespace demeter {

using fury::Roadblock;

namespace {

constexpr qreal tapReach = 28, directReach = 14;
constexpr int mostNamedChoices = 12;
constexpr qreal namesAside = 4;        ///< free to the left and right of a name, or two read as one
constexpr qreal mostNameScale = 1.5;   ///< larger names would not leave room for one another; lists have them at full size
constexpr qreal leastQuietPixels = 11; ///< on the table large cities are named no smaller
constexpr int leastNamedHeight = 140;  ///< a strip of less has no room for any name
constexpr qreal overlapShare = 0.45;   ///< of the radius of Dracula's figure: so much of it who meets him may cover
constexpr qreal mostAway = 4;          ///< of its mark's radius, from the edge of the mark: two diameters

qreal radiusOf(const MapLayout::Mark& mark, LocationKind kind)
{
    const bool large = kind == LocationKind::LargeCity;
    if (mark.current)
        return mark.legal ? 25 : 20;
    if (mark.lair >= 0)
        return mark.legal ? 20 : 15;
    if (mark.slot > 0)
        return mark.legal ? 18 : 12.8 + MapSizes::pillShare * qreal(std::max<qsizetype>(0, mark.text.size() - 2));
    switch (kind) {
    case LocationKind::Castle:
        return mark.isBold() ? 17 : 12;
    case LocationKind::Sea:
        return mark.isBold() ? 16.5 : 11.5;
    case LocationKind::Hospital:
        return mark.isBold() ? 13 : 8;
    default:
        return mark.isBold() ? (large ? 12.5 : 11.5) : large ? 7.4 : 5.4;
    }
}

NameStyle styleOf(const MapLayout::Mark& mark, LocationKind kind, bool table)
{
    const bool strong = mark.hasFigure() || (table && mark.current);
    return mark.isBold()                     ? (strong && table ? NameStyle::StrongPill : NameStyle::Pill)
           : strong                          ? NameStyle::Strong
           : mark.isNumbered()               ? NameStyle::Lit
           : kind == LocationKind::Sea       ? NameStyle::Sea
           : !mark.badges.empty()            ? NameStyle::Lit
           : kind == LocationKind::LargeCity ? NameStyle::Large
                                             : NameStyle::Small;
}

/// Of figures, for every shape: one row, as many rows as figures, two rows.
std::size_t columnsOf(std::size_t count, int shape)
{
    return shape == 0 ? count : shape == 1 ? 1 : (count + 1) / 2;
}

} // namespace

MapSizes MapLayoutInput::sizes() const
{
    return {.table = table,
            .sketch = sketch,
            .zoom = toView.m11(),
            .leastWords = leastWords,
            .asks = model.asked.has_value(),
            .closeUp = stage.has_value()};
}

bool MapLayout::Mark::hasFigure() const
{
    return std::ranges::any_of(badges, [](const Badge& badge) { return badge.hunter.has_value(); });
}

MapLayout::MapLayout(MapLayoutInput input) : input_(std::move(input)), sizes_(input_.sizes())
{
    placeMarks();
    placeNames();
}

MapLayout::MapLayout(MapLayoutInput input, const MapLayout& before) : input_(std::move(input)), sizes_(input_.sizes())
{
    placeMarks();
    keepPositions(before.marks_);
}

MapLayout::Outline MapLayout::outline() const
{
    Outline outline;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        const auto id = static_cast<LocationId>(i);
        if (!unseenSea(i))
            outline.nodes.push_back({id, mark.at, mark.radius});
        for (const Badge& badge : mark.badges)
            outline.figures.push_back({boxAround(badge.center, sizes_.badge(badge.count)), id});
        if (mark.name)
            outline.names.push_back({id, *mark.name, sizes_.namePixels(mark.written), rankOf(i) <= Rank::Token, rankOf(i) == Rank::Strong,
                                     isPill(mark.style), mark.leader});
    }
    for (const Roadblock& block : input_.model.roadblocks)
        outline.figures.push_back({roadblockRect(block)});
    outline.ways = ways_;
    return outline;
}

std::optional<LocationId> MapLayout::placeAt(QPointF at) const
{
    std::optional<LocationId> nearest, named;
    qreal distance = tapReach;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const qreal d = QLineF(at, marks_[i].at).length();
        if (d <= distance) {
            distance = d;
            nearest = static_cast<LocationId>(i);
        }
        if (marks_[i].name && marks_[i].name->contains(at))
            named = static_cast<LocationId>(i);
    }
    // A finger on a name means its place, unless it is right on another marker.
    return nearest && (distance <= directReach || !named) ? nearest : named;
}

bool MapLayout::isOnMark(QPointF at) const
{
    return std::ranges::any_of(marks_, [at](const Mark& mark) { return QLineF(mark.at, at).length() <= mark.radius + 4; });
}

// --- Marks and figures ----------------------------------------------------------------------------------------------

std::vector<MapLayout::Badge> MapLayout::badgesAt(LocationId id) const
{
    std::vector<Badge> badges;
    const auto token = [&badges](const char* icon, int count = 1) {
        badges.push_back({.icon = QString::fromLatin1(icon), .count = count});
    };
    for (std::size_t i = 0; i < input_.model.hunters.size(); ++i)
        if (const MapModel::Figure& figure = input_.model.hunters[i]; figure.place == id) {
            badges.push_back({.hunter = i, .ward = figure.ward}); // who is in a hospital, and not in its city, wears its cross
            if (figure.bats > 0)
                token("bats");
            if (figure.fog > 0)
                token("fog");
        }
    constexpr std::array icons{"consecrated", "host", "storm", "fog", "quill"}; // and in this order
    for (std::size_t what = 0; what < icons.size(); ++what)
        for (const MapModel::Token& lying : input_.model.tokens)
            if (lying.place == id && static_cast<std::size_t>(lying.what) == what && lying.count > 0)
                token(icons[what], lying.count);
    return badges;
}

void MapLayout::placeMarks()
{
    const MapModel& model = input_.model;
    marks_.resize(board().locations().size());
    for (const MapModel::TrailMark& trail : model.trail) {
        Mark& mark = marks_[indexOf(trail.location)];
        mark.slot = trail.slot;
        mark.faceUp = trail.faceUp;
        mark.text = trail.text;
    }
    for (const MapModel::LairMark& lair : model.lairs) {
        marks_[indexOf(lair.location)].lair = lair.space;
        marks_[indexOf(lair.location)].faceUp = lair.faceUp;
    }
    model.legal.forEach([&](LocationId id) { marks_[indexOf(id)].legal = true; });
    if (model.current)
        marks_[indexOf(*model.current)].current = true;

    // Where nearly everything is legal only the nodes are lit: names on all of them would hide one another.
    const bool named = model.legal.size() <= mostNamedChoices;
    const qreal q = sizes_.nodeFactor();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        const LocationKind kind = board()[id].kind;
        Mark& mark = marks_[i];
        mark.at = input_.toView.map(drawn(i).position);
        mark.badges = badgesAt(id);
        mark.thin = mark.legal && !named;
        mark.radius = radiusOf(mark, kind);
        if (model.refused == id)
            mark.radius += 6; // room for the dashed ring
        if (model.asked == id)
            mark.radius = 25; // its ring
        mark.radius *= mark.isNumbered() ? sizes_.markFactor() : q;
        mark.style = model.asked == id ? NameStyle::Strong : isPointedOut(id) ? NameStyle::Lit : styleOf(mark, kind, input_.table);
        mark.written = mark.style;
    }
    hideClippedMarks();
    separateMarks();
    findWays();
    if (input_.table || input_.sketch || sizes_.plain())
        anchorFigures();
    for (const LocationId id : board().hospitals())
        if (Mark& mark = marks_[indexOf(id)]; board()[id].kind != LocationKind::Hospital && !sizes_.plain()) {
            QLineF way(QPointF(), input_.scene->place(id).hospital);
            way.setLength(std::max(way.length() * q, mark.radius + 7.5 * q));
            mark.hospitalAt = mark.at + way.p2();
        }
}

/// From near, half a number or half a figure at the edge tells nothing.
void MapLayout::hideClippedMarks()
{
    if (!input_.stage)
        return;
    const QRectF frame = input_.frame();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        const qreal reach = std::max(mark.radius, mark.badges.empty() ? 0 : sizes_.anyHunterReach());
        if (input_.stage == static_cast<LocationId>(i) || frame.contains(squareAround(mark.at, reach)) ||
            (!mark.isNumbered() && mark.badges.empty()))
            continue;
        mark.badges.clear();
        mark.slot = 0;
        mark.lair = -1;
        mark.current = false;
        mark.radius = 7.4 * sizes_.nodeFactor();
        mark.style = mark.written = NameStyle::Small;
    }
}

/// Marks with a number that would cover one another, where places lie close together, move apart: each stays on its place, but not in
/// the middle of it, and Dracula's figure stays there too. His number stands where the others leave it most room.
void MapLayout::separateMarks()
{
    constexpr qreal most = 0.75; ///< of the radius
    constexpr int rounds = 4;
    constexpr std::array<QPointF, 4> corners{QPointF(15, 14), {-15, 14}, {15, -14}, {-15, -14}};
    constexpr qreal slotRadius = 10, widestMap = 100000; ///< a number that is cut is worse than one that covers another
    const qreal m = sizes_.markFactor();
    const QRectF frame = input_.frame();
    std::vector<std::pair<Mark*, QPointF>> numbered;
    for (Mark& mark : marks_)
        if (mark.isNumbered()) {
            const qreal reach = mark.radius + 1;
            if (frame.contains(mark.at) && frame.width() > 2 * reach && frame.height() > 2 * reach) // a sea may lie at the edge
                mark.at = {std::clamp(mark.at.x(), frame.left() + reach, frame.right() - reach),
                           std::clamp(mark.at.y(), frame.top() + reach, frame.bottom() - reach)};
            numbered.emplace_back(&mark, mark.at);
        }
    for (int round = 0; round < rounds; ++round)
        for (auto& [one, place] : numbered)
            for (const auto& [other, otherPlace] : numbered) {
                const qreal apart = one->radius + other->radius + 1;
                QLineF way(other->at, one->at);
                if (one == other || one->current || way.length() >= apart || way.length() == 0)
                    continue;
                way.setLength(other->current ? apart : (apart + way.length()) / 2);
                QLineF moved(place, way.p2());
                moved.setLength(std::min(moved.length(), most * one->radius));
                one->at = moved.p2();
            }
    for (auto& [mark, place] : numbered) {
        qreal widest = -1;
        for (const QPointF corner : corners) {
            qreal free = frame.contains(squareAround(mark->at + corner * m, slotRadius * m)) ? 1 : -widestMap;
            for (const auto& [other, otherPlace] : numbered)
                if (other != mark)
                    free = std::min(free, QLineF(other->at, mark->at + corner * m).length() - other->radius - slotRadius * m);
            if (free > widest || mark->slotAt.isNull()) {
                widest = free;
                mark->slotAt = corner * m;
            }
        }
    }
}

/// A way along a road is straight. One by sea, or by a power, goes round the places that it does not touch.
void MapLayout::findWays()
{
    constexpr qreal apart = 4;
    const MapModel& model = input_.model;
    const qreal half = 3.5 * (model.route ? sizes_.routeFactor() : sizes_.markFactor());
    const QTransform toLand = input_.toView.inverted() * MapScene::toLandRaster();
    const auto isLand = [&](QPointF at) {
        const QImage& land = MapScene::landRaster();
        const QPoint pixel = toLand.map(at).toPoint();
        return land.rect().contains(pixel) && qGray(land.pixel(pixel)) > 127;
    };
    const auto add = [&](LocationId from, LocationId to) {
        std::vector<WayPlace> others;
        const bool straight = board().byRoad(from).contains(to) || from == to;
        for (std::size_t i = 0; i < marks_.size() && !straight; ++i)
            if (const auto id = static_cast<LocationId>(i); id != from && id != to && !unseenSea(i))
                others.push_back({marks_[i].at, marks_[i].radius + half + apart * sizes_.nodeFactor()});
        ways_.push_back(wayAround(QLineF(mark(from).at, mark(to).at), others, isLand));
    };
    if (model.route)
        for (const MapRoute::Leg& leg : model.route->legs)
            add(leg.from, leg.to);
    else
        for (std::size_t i = 1; i < model.trail.size(); ++i)
            add(model.trail[i - 1].location, model.trail[i].location);
}

bool MapLayout::follows(std::size_t trail) const
{
    return !input_.table || input_.model.trail[trail].slot == input_.model.trail[trail - 1].slot + 1;
}

/// As on the board, a hunter stands on his place, or a token where there is none: names have more room so, and a token lies nearest to
/// its own. On the table a hunter stands on a disc of the trail, too, and its number beside him. Not on a mark that says more than that
/// the place is there, and not where it would lie on another place, too, unless that is a quiet one of a small map.
void MapLayout::anchorFigures()
{
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        auto first = std::ranges::find_if(mark.badges, [](const Badge& badge) { return badge.hunter && !badge.ward; });
        if (first == mark.badges.end())
            first = std::ranges::find_if(mark.badges, [](const Badge& badge) { return !badge.hunter; });
        if (first == mark.badges.end())
            continue;
        const bool hunter = first->hunter.has_value();
        if ((mark.slot > 0 && !(hunter && input_.table && sizes_.zoom >= MapSizes::leastNamedSketch)) || mark.lair >= 0 || mark.current ||
            mark.isBold() || input_.model.refused == static_cast<LocationId>(i))
            continue;
        const QSizeF size = sizes_.badge(first->count);
        const qreal reach = hunter ? sizes_.hunterReach(*first->hunter, input_.model.acting == static_cast<fury::Hunter>(*first->hunter))
                                   : std::max(size.width(), size.height()) / 2 + 2;
        const QRectF figure = boxAround(mark.at, size);
        bool free =
            std::ranges::none_of(input_.model.roadblocks, [&](const Roadblock& block) { return roadblockRect(block).intersects(figure); });
        for (std::size_t n = 0; n < marks_.size() && free; ++n) {
            const Mark& other = marks_[n];
            free = n == i || unseenSea(n) || mayBeCovered(n) ||
                   ((hunter ? QLineF(other.at, mark.at).length() > reach + other.radius + 1
                            : distanceTo(figure, other.at) > other.radius + 1) &&
                    !(other.stands && standingBox(other).intersects(figure)));
        }
        if (!free)
            continue;
        mark.stands = true;
        mark.radius = std::max(mark.radius, reach);
        std::rotate(mark.badges.begin(), first, first + 1);
    }
}

void MapLayout::keepPositions(const std::vector<Mark>& before)
{
    const qreal side = sizes_.badge().height();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        const bool known = i < before.size() && before[i].badges.size() == mark.badges.size() && before[i].badgeSide > 0;
        const qreal grown = known ? (mark.radius + side / 2) / (before[i].radius + before[i].badgeSide / 2) : 1;
        for (std::size_t n = 0; n < mark.badges.size(); ++n)
            mark.badges[n].center = mark.at + (n == 0 && mark.stands ? QPointF()
                                               : known               ? (before[i].badges[n].center - before[i].at) * grown
                                                                     : QPointF(mark.radius + side / 2 + (side + 2) * qreal(n), 0));
        mark.badgeSide = side;
    }
}

/// The middles of figures in so many columns, from the top left corner of all of them, and how large that is.
std::pair<std::vector<QPointF>, QSizeF> MapLayout::inColumns(std::span<const Badge> badges, std::size_t columns) const
{
    constexpr qreal between = 2;
    const qreal height = sizes_.badge().height();
    std::vector<QPointF> centers;
    qreal left = 0, top = 0, wide = 0;
    for (std::size_t n = 0; n < badges.size(); ++n) {
        const qreal width = sizes_.badge(badges[n].count).width();
        if (n > 0 && n % columns == 0) {
            left = 0;
            top += height + between;
        }
        centers.emplace_back(left + width / 2, top + height / 2);
        left += width + between;
        wide = std::max(wide, left - between);
    }
    return {std::move(centers), {wide, top + height}};
}

/// On a small map figures would find no room beside all the places where nothing is: elsewhere they would say where nobody is.
bool MapLayout::mayBeCovered(std::size_t place) const
{
    const Mark& mark = marks_[place];
    return sizes_.zoom < MapSizes::leastNamedSketch && !mark.isNumbered() && mark.badges.empty() && !mark.isBold();
}

bool MapLayout::unseenSea(std::size_t place) const
{
    return marks_[place].covered ||
           (marks_[place].isEmpty() && (sizes_.plain() || (input_.table && sizes_.zoom < MapSizes::leastNamedSketch)) &&
            board().isSea(static_cast<LocationId>(place)));
}

bool MapLayout::givesWay(std::size_t place) const
{
    const auto id = static_cast<LocationId>(place);
    return input_.table && marks_[place].isEmpty() && !isPointedOut(id) && input_.model.refused != id && board().isSea(id);
}

QRectF MapLayout::roadblockRect(const Roadblock& block) const
{
    return squareAround(middleOf(block), 10.0 / 11 * sizes_.hunterRadius() + 1.5);
}

// --- Names ----------------------------------------------------------------------------------------------------------

QStringList MapLayout::nameLines(LocationId id, NameStyle style, bool broken) const
{
    if (broken)
        return input_.scene->brokenName(id, input_.language);
    return input_.scene->placeName(id, input_.language, !isQuiet(style)).split(u'\n');
}

bool MapLayout::canBreak(LocationId id, NameStyle style) const
{
    return nameLines(id, style, true).size() > nameLines(id, style, false).size();
}

/// A strip without room for names: only marks and figures.
bool MapLayout::nameless() const
{
    return input_.view.height() < leastNamedHeight;
}

/// By the pointer, or because what is told happened there.
bool MapLayout::isPointedOut(LocationId id) const
{
    return input_.pointed == id || input_.model.asked == id || input_.stage == id;
}

bool MapLayout::anythingLit() const
{
    const MapModel& model = input_.model;
    return model.current || !model.trail.empty() || !model.lairs.empty() || !model.legal.empty() ||
           std::ranges::any_of(marks_, [](const Mark& mark) { return !mark.badges.empty(); });
}

MapLayout::Rank MapLayout::rankOf(std::size_t place) const
{
    const Mark& mark = marks_[place];
    const LocationKind kind = board().locations()[place].kind;
    return mark.hasFigure() || mark.current || isPointedOut(static_cast<LocationId>(place)) ? Rank::Strong
           : isPill(mark.style)                                                             ? Rank::Choice
           : mark.isNumbered()                                                              ? Rank::Known
           : !mark.badges.empty()                                                           ? Rank::Token
           : kind == LocationKind::LargeCity || kind == LocationKind::Castle                ? Rank::Large
           : kind != LocationKind::Sea                                                      ? Rank::Small
                                                                                            : Rank::Sea;
}

/// The places of these ranks in the frame, ordered by rank. None where there is no room for names.
std::vector<std::size_t> MapLayout::ranked(Rank first, Rank last, const QRectF& frame) const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < marks_.size() && !nameless(); ++i) {
        const qreal beyond = last <= Rank::Token ? marks_[i].radius : 0; // what is lit is named while its mark is seen
        if (rankOf(i) >= first && rankOf(i) <= last && frame.adjusted(-beyond, -beyond, beyond, beyond).contains(marks_[i].at))
            places.push_back(i);
    }
    std::ranges::stable_sort(places, {}, [this](std::size_t i) { return rankOf(i); });
    return places;
}

/// What lies on the map before there are names.
LitGround MapLayout::ground() const
{
    const qreal q = sizes_.nodeFactor(), m = sizes_.markFactor();
    LitGround ground;
    ground.frame = input_.frame().adjusted(5, 5, -5, -5);
    ground.scale = input_.table ? std::max(1.0, input_.leastWords / 20.0) : 1;
    if (textScale() > 1.05) // large words have hardly any choice
        ground.clingCost = 6;
    else if (ground.frame.width() < 600) // nor have names on a small map
        ground.clingCost = 48;
    ground.taken = input_.covered;
    // A little beyond the edge, so that what lies just outside still counts.
    const QRectF near = ground.frame.adjusted(-40, -40, 40, 40);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        if (!near.adjusted(-mark.radius, -mark.radius, mark.radius, mark.radius).contains(mark.at) || unseenSea(i))
            continue;
        ground.nodes.push_back({int(i), mark.at, mark.radius, mayBeCovered(i), givesWay(i), mark.isNumbered() || mark.stands});
        if (mark.stands)
            ground.taken.push_back(standingBox(mark));
        if (mark.current ? input_.model.currentSlot > 0 : mark.stands && mark.slot > 0)
            ground.taken.push_back(squareAround(mark.at + mark.slotAt, 10 * m));
        if (!mark.hospitalAt.isNull())
            ground.taken.push_back(squareAround(mark.hospitalAt, 6.5 * q));
        if (!input_.table && !input_.sketch && !sizes_.plain())
            for (const QPointF& port : drawn(i).ports)
                ground.anchors.push_back(squareAround(mark.at + port * MapSizes::anchorShare * m, 7 * m));
    }
    for (const Roadblock& block : input_.model.roadblocks)
        ground.taken.push_back(roadblockRect(block));
    for (const auto& [a, b] : board().roads())
        ground.roads.emplace_back(mark(a).at, mark(b).at);
    for (std::size_t n = 0; n < ways_.size(); ++n)
        if (input_.model.route || follows(n + 1))
            for (qsizetype at = 1; at < ways_[n].size(); ++at)
                ground.bands.emplace_back(ways_[n][at - 1], ways_[n][at]);
    ground.land = MapScene::landRaster();
    ground.toLand = input_.toView.inverted() * MapScene::toLandRaster();
    return ground;
}

void MapLayout::placeNames()
{
    LitGround ground = this->ground();
    const qreal most = std::clamp(textScale(), 1.0, mostNameScale);
    for (const qreal share : {1.0, 0.4, 0.0}) {
        sizes_.nameScale = 1 + (most - 1) * share;
        LitGround tried = ground;
        if (placeLitNames(tried) || sizes_.nameScale == 1.0) {
            ground = std::move(tried);
            break;
        }
    }
    if (sizes_.plain())
        return;
    if (input_.table || input_.sketch)
        placeQuietNames(ground);
    else
        placeOtherNames(std::move(ground));
    coverSeas();
}

void MapLayout::coverSeas()
{
    std::vector<std::size_t> covered;
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if (givesWay(i) && std::ranges::any_of(marks_, [&sea = marks_[i]](const Mark& mark) {
                return mark.name && distanceTo(*mark.name, sea.at) < sea.radius + 1;
            }))
            covered.push_back(i);
    for (const std::size_t i : covered)
        marks_[i].covered = true;
}

/// Hunters, tokens and lit names. What is placed is added to the ground. False if something that is needed lies on something else.
bool MapLayout::placeLitNames(LitGround& ground)
{
    struct Of {
        std::size_t place = 0;
        bool figures = false;
        /// Of a name, for every shape: how it is written, and whether in two lines.
        std::vector<std::pair<NameStyle, bool>> written = {};
    };
    std::vector<LitItem> items;
    std::vector<Of> of;
    const qreal side = sizes_.badge().height();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        mark.name.reset();
        mark.leader.reset();
        mark.badgeLeader.reset();
        mark.badgeSide = side;
        const std::span<Badge> beside = mark.beside();
        if (mark.stands)
            mark.badges[0].center = mark.at;
        // What lies outside is moved with its marker only.
        const bool outside = !ground.frame.adjusted(-mark.radius, -mark.radius, mark.radius, mark.radius).contains(mark.at);
        qreal left = mark.radius;
        for (Badge& badge : beside) {
            const QSizeF size = sizes_.badge(badge.count);
            badge.center = mark.at + QPointF(left + size.width() / 2, 0);
            left += size.width() + 2;
            if (outside)
                ground.taken.push_back(boxAround(badge.center, size));
        }
        if (beside.empty() || outside)
            continue;
        LitItem item{.owner = int(i),
                     .node = mark.at,
                     .radius = mark.radius,
                     .figures = true,
                     .overlap = mark.current ? overlapShare * mark.radius : 0,
                     .moves = false,
                     .onLand = std::ranges::any_of(mark.badges, &Badge::ward)};
        for (int shape = 0; shape < (beside.size() == 1 ? 1 : beside.size() < 3 ? 2 : 3); ++shape)
            item.shapes.push_back(inColumns(beside, columnsOf(beside.size(), shape)).second);
        items.push_back(std::move(item));
        of.push_back({i, true});
    }
    for (const std::size_t i : ranked(Rank::Strong, Rank::Token, ground.frame)) {
        const auto id = static_cast<LocationId>(i);
        const Mark& mark = marks_[i];
        const Rank rank = rankOf(i);
        LitItem item{.owner = int(i),
                     .node = mark.at,
                     .radius = mark.radius,
                     .worth = mark.current                                              ? never
                              : rank == Rank::Strong && (input_.table || input_.sketch) ? strongWorth
                              : isPill(mark.style)                                      ? choiceWorth
                              : rank != Rank::Token                                     ? litWorth
                                                                                        : quietWorth,
                     .moves = rank != Rank::Token,
                     .farthest = mostAway * mark.radius,
                     .close = rank < Rank::Choice};
        Of name{i, false};
        const NameStyle less = mark.style == NameStyle::Pill         ? NameStyle::PillLess
                               : !input_.table                       ? mark.style
                               : mark.style == NameStyle::Lit        ? NameStyle::LitLess
                               : mark.style == NameStyle::Strong     ? NameStyle::StrongLess
                               : mark.style == NameStyle::StrongPill ? NameStyle::PillLess
                                                                     : mark.style;
        for (const NameStyle style : {mark.style, less}) {
            if (style == mark.style && !name.written.empty())
                break;
            if (style != mark.style && rank == Rank::Strong)
                item.smallerFrom = int(name.written.size());
            for (const bool broken : {false, true})
                if (!broken || canBreak(id, style)) {
                    item.shapes.push_back(nameSize(id, style, broken));
                    name.written.emplace_back(style, broken);
                }
        }
        items.push_back(std::move(item));
        of.push_back(std::move(name));
    }
    const auto spots = placeLit(items, ground);
    // Names larger than they have to be stand beside their places, nearly all of them, and none is far away.
    const auto led = std::ranges::count_if(spots, [](const auto& spot) { return spot && spot->leader; });
    const bool far = std::ranges::any_of(
        spots, [&](const auto& spot) { return spot && spot->leader && spot->leader->length() > litFar * ground.scale; });
    bool free = sizes_.nameScale == 1.0 || (led * 5 <= qsizetype(spots.size()) && !far);
    for (std::size_t n = 0; n < items.size(); ++n) {
        if (!spots[n]) { // rather smaller names than fewer
            free = free && sizes_.nameScale == 1.0;
            continue;
        }
        Mark& mark = marks_[of[n].place];
        const QRectF& rect = spots[n]->rect;
        free = free && spots[n]->free;
        if (of[n].figures) {
            const std::span<Badge> beside = mark.beside();
            const auto centers = inColumns(beside, columnsOf(beside.size(), spots[n]->shape)).first;
            mark.badgeLeader = spots[n]->leader;
            for (std::size_t b = 0; b < beside.size(); ++b)
                beside[b].center = rect.topLeft() + centers[b];
            ground.taken.push_back(rect);
        } else {
            mark.name = rect;
            mark.leader = spots[n]->leader;
            std::tie(mark.written, mark.broken) = of[n].written[std::size_t(spots[n]->shape)];
            ground.taken.push_back(rect.adjusted(-namesAside, 0, namesAside, 0));
        }
        if (spots[n]->leader)
            ground.bands.push_back(*spots[n]->leader);
    }
    return free;
}

/// The other cities, where there is room: the large ones on the whole board of the table, all of them from near and on a sketch.
void MapLayout::placeQuietNames(const LitGround& ground)
{
    if (input_.table && sizes_.namePixels(NameStyle::Large) < leastQuietPixels)
        return;
    std::vector<LitItem> items;
    const bool whole = input_.table && !MapCamera(MapScene::mapRect, input_.view).isNear(sizes_.zoom);
    const std::vector<std::size_t> places = ranked(Rank::Large, whole ? Rank::Large : Rank::Small, ground.frame);
    for (const std::size_t i : places) {
        const auto id = static_cast<LocationId>(i);
        const Mark& mark = marks_[i];
        items.push_back({.owner = int(i),
                         .node = mark.at,
                         .radius = mark.radius,
                         .shapes = {nameSize(id, mark.style, false)},
                         .worth = input_.sketch ? litWorth : quietWorth,
                         .moves = input_.sketch}); // on which all of them are asked for
        if (canBreak(id, mark.style))
            items.back().shapes.push_back(nameSize(id, mark.style, true));
    }
    const auto spots = placeLit(items, ground);
    for (std::size_t n = 0; n < items.size(); ++n)
        if (Mark& mark = marks_[places[n]]; spots[n]) {
            mark.name = spots[n]->rect;
            mark.leader = spots[n]->leader;
            mark.broken = spots[n]->shape == 1;
        }
}

/// Every other name on Dracula's map, at the drawing's own place if that is free.
void MapLayout::placeOtherNames(LitGround ground)
{
    const qreal k = std::max(0.92, sizes_.namePixels(NameStyle::Large) / 14.5);
    const std::vector<std::size_t> places = ranked(Rank::Large, Rank::Sea, ground.frame);
    ground.frame = ground.frame.adjusted(-3, -3, 3, 3);
    std::vector<LabelRequest> requests;
    for (const std::size_t i : places) {
        const Mark& mark = marks_[i];
        LabelRequest request{int(i), mark.at, mark.radius, nameSize(static_cast<LocationId>(i), mark.style, false)};
        if (const MapPlace& place = drawn(i); place.drawn) {
            const QPointF corner = mark.at + place.offset * k;
            request.preset = corner - QPointF(place.anchor.x() * request.size.width(), place.anchor.y() * request.size.height());
        }
        requests.push_back(request);
    }
    if (!anythingLit() && textScale() <= 1.05 && std::ranges::all_of(places, [this](std::size_t i) { return drawn(i).drawn; })) {
        // Nothing lit: the drawing's own positions first, which were made to fit in every language; only what they leave in doubt moves.
        const std::vector<LabelRequest> tried = std::exchange(requests, {});
        std::vector<QRectF> named;
        for (const LabelRequest& request : tried)
            if (const QRectF rect(*request.preset, request.size); tellsItsPlace(rect, request, ground)) {
                marks_[std::size_t(request.owner)].name = rect;
                named.push_back(rect.adjusted(-namesAside, 0, namesAside, 0));
            } else {
                requests.push_back(request);
            }
        std::ranges::copy(named, std::back_inserter(ground.taken));
    }
    const auto placed = placeLabels(requests, ground);
    for (std::size_t n = 0; n < requests.size(); ++n)
        marks_[std::size_t(requests[n].owner)].name = placed[n];
}

} // namespace demeter
