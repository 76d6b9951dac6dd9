#include "core/map/board.h"

#include "core/base/nearest_id.h"

#include <algorithm>
#include <utility>

namespace demeter {

std::optional<LocationId> Board::find(std::string_view id) const
{
    for (std::size_t i = 0; i < locations_.size(); ++i)
        if (locations_[i].id == id)
            return static_cast<LocationId>(i);
    return std::nullopt;
}

std::optional<std::string> Board::nearestId(std::string_view text) const
{
    std::vector<std::string_view> ids;
    for (const Location& location : locations_)
        ids.emplace_back(location.id);
    std::string nearest = nearestOf(text, ids);
    return nearest.empty() ? std::nullopt : std::optional(std::move(nearest));
}

LocationSet Board::withinTwoRoads(LocationId from, LocationSet avoid) const
{
    const LocationSet first = byRoad(from) - avoid;
    LocationSet reached = first;
    first.forEach([&](LocationId city) { reached |= byRoad(city) - avoid; });
    return reached - LocationSet(from);
}

LocationSet Board::beyondPorts(LocationId from, LocationSet avoid) const
{
    // A city has only seas beside it by sea, so a start on land gives the empty set.
    const LocationSet harbours = (bySea(from) & cities()) - avoid;
    LocationSet reached = harbours;
    harbours.forEach([&](LocationId port) { reached |= byRoad(port) - avoid; });
    return reached;
}

Board Board::withEdge(LocationId a, LocationId b, bool present) const
{
    Board changed = *this;
    if (a == b || indexOf(a) >= locations_.size() || indexOf(b) >= locations_.size())
        return changed;
    // Lists of edges stay as a board file has them: smaller id first, sorted by id.
    const auto byId = [this](LocationId x, LocationId y) { return (*this)[x].id < (*this)[y].id; };
    const auto setPresent = [present](auto& list, const auto& entry, const auto& less) {
        const auto at = std::lower_bound(list.begin(), list.end(), entry, less);
        const bool isThere = at != list.end() && *at == entry;
        if (present && !isThere)
            list.insert(at, entry);
        else if (!present && isThere)
            list.erase(at);
    };
    if (isSea(a) != isSea(b)) {
        const auto [city, sea] = isSea(a) ? Edge{b, a} : Edge{a, b};
        Location& port = changed.locations_[indexOf(city)];
        if (port.kind != LocationKind::SmallCity && port.kind != LocationKind::LargeCity)
            return changed;
        setPresent(port.portOn, sea, byId);
    } else {
        const auto [low, high] = byId(b, a) ? Edge{b, a} : Edge{a, b};
        const auto less = [&](const Edge& x, const Edge& y) {
            return x.first != y.first ? byId(x.first, y.first) : byId(x.second, y.second);
        };
        setPresent(isSea(a) ? changed.seaBorders_ : changed.roads_, Edge{low, high}, less);
    }
    changed.index();
    return changed;
}

Board Board::withRail(LocationId a, LocationId b, std::optional<RailLine> line) const
{
    Board changed = *this;
    if (a == b || isSea(a) || isSea(b))
        return changed;
    if ((*this)[b].id < (*this)[a].id)
        std::swap(a, b);
    const auto ends = [this](const Rail& rail) { return std::pair((*this)[rail.a].id, (*this)[rail.b].id); };
    std::erase_if(changed.rails_, [&](const Rail& rail) { return rail.a == a && rail.b == b; });
    if (line) {
        const Rail added{a, b, *line};
        changed.rails_.insert(std::ranges::lower_bound(changed.rails_, ends(added), {}, ends), added);
    }
    changed.index();
    return changed;
}

Board Board::withSize(LocationId city, bool large) const
{
    Board changed = *this;
    LocationKind& kind = changed.locations_[indexOf(city)].kind;
    if (kind == LocationKind::SmallCity || kind == LocationKind::LargeCity)
        kind = large ? LocationKind::LargeCity : LocationKind::SmallCity;
    return changed;
}

Board Board::withRegion(LocationId place, const std::string& region) const
{
    Board changed = *this;
    if (!isSea(place) && !region.empty())
        changed.locations_[indexOf(place)].region = region;
    return changed;
}

/// Computes every set anew from the lists.
void Board::index()
{
    all_ = seas_ = ports_ = cards_ = LocationSet();
    castle_.reset();
    roadSets_ = railSets_ = seaSets_ = adjacentSets_ = twoRoadSets_ = {};

    const auto join = [](std::array<LocationSet, maxLocations>& sets, LocationId a, LocationId b) {
        sets[indexOf(a)].insert(b);
        sets[indexOf(b)].insert(a);
    };
    for (std::size_t i = 0; i < locations_.size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        const Location& location = locations_[i];
        all_.insert(id);
        if (location.kind == LocationKind::Sea)
            seas_.insert(id);
        if (location.kind == LocationKind::Castle)
            castle_ = id;
        if (location.hasCard)
            cards_.insert(id);
        for (const LocationId sea : location.portOn) {
            ports_.insert(id);
            join(seaSets_, id, sea);
        }
    }
    for (const auto& [a, b] : roads_)
        join(roadSets_, a, b);
    for (const Rail& rail : rails_)
        join(railSets_, rail.a, rail.b);
    for (const auto& [a, b] : seaBorders_)
        join(seaSets_, a, b);
    for (std::size_t i = 0; i < locations_.size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        adjacentSets_[i] = roadSets_[i] | seaSets_[i];
        twoRoadSets_[i] = withinTwoRoads(id, LocationSet());
    }
}

} // namespace demeter
