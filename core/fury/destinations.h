// Where a hunter can go, and by which way, for the table.
#pragma once

#include "core/map/location.h"

#include <algorithm>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace demeter::fury {

/// `Travel` is the edition's list of ways, the simplest first.
template <typename Travel> struct Destination {
    LocationId place{};
    Travel travel{}; ///< the simplest of the ways there
    friend bool operator==(const Destination&, const Destination&) = default;
};

/// Each place once, by its simplest way.
template <typename Travel> void addDestination(std::vector<Destination<Travel>>& destinations, LocationId place, Travel travel)
{
    const auto known = std::ranges::find(destinations, place, &Destination<Travel>::place);
    if (known == destinations.end())
        destinations.push_back({place, travel});
    else
        known->travel = std::min(known->travel, travel);
}

/// The way of a hunter of whom only the place is said: the first that nothing speaks against. If there is none, the first that exists but
/// is closed: it says more than one that does not exist. `whyNot` gives what speaks against a way, or nothing.
template <typename Way> std::optional<Way> preferredRoute(std::span<const Way> ways, const auto& whyNot)
{
    std::optional<Way> closed;
    for (const Way& way : ways) {
        const auto why = whyNot(way);
        if (!why)
            return way;
        using Refusal = std::remove_cvref_t<decltype(why->what)>;
        if (!closed && why->what != Refusal::HunterNoRoad && why->what != Refusal::HunterNotBySea && why->what != Refusal::HunterNoRail)
            closed = way;
    }
    return closed;
}

} // namespace demeter::fury
