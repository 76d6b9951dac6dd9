#include "core/fury2e/game/game_state.h"

#include <algorithm>

namespace demeter::fury2e {

bool takesChance(const GameState& state)
{
    const bool underWay = state.step > Step::ChooseStart && state.step != Step::Over;
    return state.handling == TokenHandling::Dealt && underWay && state.chance.isMissing(state.round);
}

std::optional<std::size_t> currentIndex(const GameState& state)
{
    const auto found = std::ranges::find_if(state.trail, [](const TrailCard& card) { return card.location.has_value(); });
    if (found == state.trail.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - state.trail.begin());
}

std::optional<LocationId> currentLocation(const GameState& state)
{
    const auto index = currentIndex(state);
    return index ? state.trail[*index].location : std::nullopt;
}

LocationSet cardsOnTrail(const GameState& state)
{
    LocationSet cards;
    for (const TrailCard& card : state.trail)
        if (card.location)
            cards.insert(*card.location);
    return cards;
}

LocationSet cardsInCatacombs(const GameState& state)
{
    LocationSet cards;
    for (const auto& card : state.catacombs)
        if (card)
            cards.insert(card->location);
    return cards;
}

PowerSet powersOnTrail(const GameState& state)
{
    PowerSet powers;
    for (const TrailCard& card : state.trail)
        powers |= card.powers;
    return powers;
}

LocationSet cardsBesideBoard(const GameState& state)
{
    return state.tokenCities() - cardsOnTrail(state) - cardsInCatacombs(state);
}

std::optional<CardPlace> placeOf(const GameState& state, LocationId location)
{
    for (std::size_t i = 0; i < state.trail.size(); ++i)
        if (state.trail[i].location == location)
            return CardPlace::onTrail(i);
    for (std::size_t i = 0; i < state.catacombs.size(); ++i)
        if (state.catacombs[i] && state.catacombs[i]->location == location)
            return CardPlace::catacombs(i);
    return std::nullopt;
}

std::optional<std::size_t> hideIndex(const GameState& state)
{
    for (std::size_t i = 0; i < state.trail.size(); ++i)
        if (state.trail[i].powers.contains(Power::Hide))
            return i;
    return std::nullopt;
}

HunterSet huntersIn(const GameState& state, LocationId location)
{
    HunterSet there;
    for (const Hunter hunter : allHunters)
        if (state.hunters[static_cast<std::size_t>(hunter)] == location)
            there.insert(hunter);
    return there;
}

LocationSet hunterLocations(const GameState& state)
{
    LocationSet places;
    for (const auto& place : state.hunters)
        if (place)
            places.insert(*place);
    return places;
}

bool isBitten(const GameState& state, Hunter hunter)
{
    return sheetOf(state, hunter).bites > 0;
}

int encounterLimit(const GameState& state)
{
    return state.draculasAlly == DraculaEvent::DraculasBrides ? 7 : 5;
}

int eventLimit(const GameState& state)
{
    return state.draculasAlly == DraculaEvent::ImmanuelHildesheim ? 6 : 4;
}

namespace {

/// For a state that can be changed, and for one that cannot.
auto tokenIn(auto& state, const LyingToken& token) -> decltype(&*state.trail.front().encounter)
{
    if (token.place.inCatacombs) {
        if (token.place.index >= catacombSpaces || !state.catacombs[token.place.index])
            return nullptr;
        auto& encounters = state.catacombs[token.place.index]->encounters;
        return token.index < encounters.size() ? &encounters[token.index] : nullptr;
    }
    if (token.place.index >= state.trail.size() || token.index != 0 || !state.trail[token.place.index].encounter)
        return nullptr;
    return &*state.trail[token.place.index].encounter;
}

} // namespace

const PlacedEncounter* tokenAt(const GameState& state, const LyingToken& token)
{
    return tokenIn(state, token);
}

PlacedEncounter* tokenAt(GameState& state, const LyingToken& token)
{
    return tokenIn(state, token);
}

std::vector<LyingToken> tokensThere(const GameState& state, LocationId location)
{
    std::vector<LyingToken> tokens;
    if (const auto place = placeOf(state, location)) {
        const std::size_t count =
            place->inCatacombs ? state.catacombs[place->index]->encounters.size() : (state.trail[place->index].encounter ? 1U : 0U);
        for (std::size_t i = 0; i < count; ++i)
            tokens.push_back({*place, static_cast<std::uint8_t>(i)});
    }
    if (const auto hide = hideIndex(state); hide && state.hideBond == location && state.trail[*hide].encounter)
        tokens.push_back({CardPlace::onTrail(*hide), 0});
    return tokens;
}

} // namespace demeter::fury2e
