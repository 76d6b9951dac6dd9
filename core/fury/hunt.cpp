#include "core/fury/hunt.h"

#include <set>

namespace demeter::fury {

namespace {

/// How many roads or sea ways lead from one place to the other; -1 if none do.
int stepsBetween(const Board& board, LocationId from, LocationId to)
{
    LocationSet reached(from);
    for (int steps = 0;; ++steps) {
        if (reached.contains(to))
            return steps;
        LocationSet next = reached;
        reached.forEach([&](LocationId here) { next |= board.adjacent(here); });
        if (next == reached)
            return -1;
        reached = next;
    }
}

} // namespace

void HuntTrace::know(const std::optional<LocationId>& figure, const std::optional<LocationId>& shown)
{
    if (figure || shown)
        trace_ = figure ? figure : shown;
}

void HuntTrace::goOn(HuntBeat& beat, std::size_t index, const std::optional<LocationId>& figure, std::uint16_t round,
                     const std::vector<HuntClose>& close)
{
    if (figure && !beat.seen)
        beat.seen = round;
    beat.trace = trace_;
    closestOf_.resize(std::max(closestOf_.size(), index + 1));
    for (const HuntClose& each : close) {
        auto& own = closestBy_[static_cast<std::size_t>(each.hunter)];
        if (!own || each.steps < own->steps)
            own = each;
        if (figure || each.steps == 0)
            continue; // everybody knows
        if (!closest_ || each.steps < closest_->steps)
            closest_ = each;
        int& least = closestOf_[index];
        least = least == 0 ? each.steps : std::min(least, each.steps);
        if (each.by != HuntClose::By::None && (!beat.near || each.by < beat.near->by))
            beat.near = each;
    }
}

int HuntTrace::times() const
{
    return closest_ ? static_cast<int>(std::ranges::count(closestOf_, closest_->steps)) : 0;
}

void HuntTrace::endInto(WholeWay& way) const
{
    way.closest = closest_;
    way.closestBy = closestBy_;
    way.timesClosest = times();
    way.places = placesOf(way.route);
}

std::vector<HuntClose> nearestTo(const Board& board, const HunterPlaces& hunters, LocationId here, std::uint16_t round)
{
    using By = HuntClose::By;
    std::vector<HuntClose> found;
    for (const Hunter hunter : allHunters) {
        const auto& place = hunters[static_cast<std::size_t>(hunter)];
        if (!place)
            continue;
        const int steps = stepsBetween(board, *place, here);
        const By by = board.byRoad(here).contains(*place)      ? By::Road
                      : board.bySea(here).contains(*place)     ? By::Sea
                      : board.byRailway(here).contains(*place) ? By::Railway
                                                               : By::None;
        if (steps >= 0)
            found.push_back({steps, hunter, *place, round, by});
    }
    return found;
}

std::optional<LocationId> placeOf(const HunterPlaces& places, HunterSet hunters)
{
    std::optional<LocationId> found;
    hunters.forEach([&](Hunter each) {
        if (!found)
            found = places[static_cast<std::size_t>(each)];
    });
    return found;
}

int placesOf(const std::vector<HuntStop>& route)
{
    std::set<LocationId> places;
    for (const HuntStop& stop : route)
        places.insert(stop.place);
    return static_cast<int>(places.size());
}

void cameTo(std::vector<HuntStop>& route, LocationId place, std::uint16_t round)
{
    if (route.empty() || route.back().place != place)
        route.push_back({place, round, false});
}

void FigureByRound::stood(std::uint16_t round, LocationId place)
{
    if (round >= first_.size())
        return;
    if (!first_[round])
        first_[round] = place;
    last_[round] = place;
}

void FigureByRound::left(std::uint16_t round)
{
    if (round <= left_ || round >= first_.size())
        return;
    left_ = round;
    first_[round].reset();
    last_[round].reset();
}

void FigureByRound::countInto(FollowedHunt& hunt, std::uint16_t rounds) const
{
    std::optional<LocationId> stood;
    HuntUnseen run;
    for (std::size_t round = 1; round <= rounds && round < first_.size(); ++round) {
        if (first_[round]) {
            run.until = first_[round];
            if (run.rounds > hunt.longest.rounds)
                hunt.longest = run;
            stood = last_[round];
            run = {};
            continue;
        }
        ++hunt.unseen;
        if (run.rounds++ == 0)
            run.after = stood;
    }
    if (run.rounds > hunt.longest.rounds)
        hunt.longest = run;
}

} // namespace demeter::fury
