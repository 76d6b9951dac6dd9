#include "core/game/game_state.h"

namespace demeter {

std::optional<Slot> currentSlot(const GameState& state)
{
    for (std::size_t i = 0; i < trailLength; ++i)
        if (state.trail[i] && state.trail[i]->location)
            return Slot{static_cast<std::uint8_t>(i + 1)};
    return std::nullopt;
}

std::optional<LocationId> currentLocation(const GameState& state)
{
    const auto slot = currentSlot(state);
    if (!slot)
        return std::nullopt;
    return state.trail[slot->number - 1U]->location;
}

LocationSet hunterLocations(const GameState& state)
{
    LocationSet found;
    for (const HunterPlace& place : state.hunters)
        if (place.where == HunterPlace::Where::Location)
            found.insert(place.location);
    return found;
}

LocationSet cardsOnTrail(const GameState& state)
{
    LocationSet found;
    for (const auto& hideout : state.trail)
        if (hideout && hideout->location)
            found.insert(*hideout->location);
    return found;
}

LocationSet cardsInLairs(const GameState& state)
{
    LocationSet found;
    for (const auto& lair : state.lairs)
        if (lair && lair->location)
            found.insert(*lair->location);
    return found;
}

PowerSet powersOnTrail(const GameState& state)
{
    PowerSet found;
    for (const auto& hideout : state.trail)
        if (hideout)
            found |= hideout->powers;
    return found;
}

} // namespace demeter
