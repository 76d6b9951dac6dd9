#include "core/fury3e/game/game_state.h"

namespace demeter::fury3e {

bool takesChance(const GameState& state)
{
    const bool underWay = state.step != Step::PlaceHunters && state.step != Step::ChooseStart && state.step != Step::Over;
    return state.handling == CardHandling::Dealt && underWay && state.chance.isMissing(state.round);
}

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

bool hideWithLocation(const Hideout& hideout)
{
    return hideout.location.has_value() && hideout.powers.contains(Power::Hide);
}

bool hideShown(const Hideout& hideout)
{
    return hideout.powers.contains(Power::Hide) && (hideout.location ? hideout.hideFaceUp : hideout.faceUp);
}

PowerSet powersOnTrail(const GameState& state)
{
    PowerSet found;
    for (const auto& hideout : state.trail)
        if (hideout)
            found |= hideout->powers;
    return found;
}

HunterSet huntersIn(const GameState& state, LocationId location)
{
    HunterSet found;
    for (const Hunter hunter : allHunters)
        if (state.hunters[static_cast<std::size_t>(hunter)] == HunterPlace::in(location))
            found.insert(hunter);
    return found;
}

bool isNight(const GameState& state)
{
    return state.step != Step::Dawn && state.step != Step::Day;
}

namespace {

// Each for a state that can be changed, and for one that cannot.

auto hideoutIn(auto& state, CardPlace place) -> decltype(&*state.lairs.front())
{
    if (place.lair)
        return place.number < lairSpaces && state.lairs[place.number] ? &*state.lairs[place.number] : nullptr;
    return place.number >= 1 && place.number <= trailLength && state.trail[place.number - 1U] ? &*state.trail[place.number - 1U] : nullptr;
}

auto cardIn(auto& state, const LyingCard& card) -> decltype(&state.lairs.front()->encounters.front())
{
    auto* hideout = hideoutIn(state, card.place);
    if (hideout == nullptr)
        return nullptr;
    int nth = card.nth;
    for (auto& placed : hideout->encounters)
        if (placed.kind == card.kind && nth-- == 0)
            return &placed;
    return nullptr;
}

} // namespace

const Hideout* hideoutAt(const GameState& state, CardPlace place)
{
    return hideoutIn(state, place);
}

Hideout* hideoutAt(GameState& state, CardPlace place)
{
    return hideoutIn(state, place);
}

std::optional<CardPlace> placeOf(const GameState& state, LocationId location)
{
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        if (const auto& hideout = state.trail[slot - 1U]; hideout && hideout->location == location)
            return CardPlace{false, slot};
    for (std::uint8_t space = 0; space < lairSpaces; ++space)
        if (const auto& lair = state.lairs[space]; lair && lair->location == location)
            return CardPlace{true, space};
    return std::nullopt;
}

const PlacedEncounter* cardAt(const GameState& state, const LyingCard& card)
{
    return cardIn(state, card);
}

PlacedEncounter* cardAt(GameState& state, const LyingCard& card)
{
    return cardIn(state, card);
}

} // namespace demeter::fury3e
