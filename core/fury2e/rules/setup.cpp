// Section 3: how a game begins (2E-SETUP).
#include "core/base/shuffle.h"
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

GameState newGame(const Ruleset&, TokenHandling handling, const Seed& seed, bool chanceEachRound)
{
    GameState state;
    state.seed = seed;
    state.handling = handling;
    state.chance.eachRound = chanceEachRound;
    for (std::size_t hunter = 0; hunter < hunterCount; ++hunter)
        state.sheets[hunter].health = fullHealth[hunter]; // 2E-SETUP-1
    sheetOf(state, Hunter::MinaHarker).bites = 1;         // 2E-COMP-14
    if (handling == TokenHandling::DrawnFromBox) {
        state.boxReserve = encounterTokens;
        return state;
    }
    for (std::size_t kind = 0; kind < encounterCount; ++kind)
        state.reserve.insert(state.reserve.end(), encounters[kind].tokens, static_cast<Encounter>(kind));
    shuffle(state.reserve, state.seed, state.shuffles++); // 2E-SETUP-3
    return state;
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlaceHunters& place)
{
    if (state.step != Step::PlaceHunters)
        return notNow();
    const Board& board = *ruleset.board;
    for (const Hunter hunter : allHunters) {
        const LocationId city = place.cities[static_cast<std::size_t>(hunter)];
        if (!board.cards().contains(city) || board.isSea(city))
            return Violation{"2E-SETUP-4", Refusal::HunterStartNotCity, {city, hunter}};
    }
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PlaceHunters& place)
{
    for (const Hunter hunter : allHunters) {
        const std::size_t index = static_cast<std::size_t>(hunter);
        state.hunters[index] = place.cities[index];
        announce(state, Happening::What::HunterMoved, {hunter, place.cities[index]});
    }
    state.step = Step::ChooseStart;
    refillHand(ruleset, state); // 2E-SETUP-3
}

Refused check(const Ruleset& ruleset, const GameState& state, const ChooseStart& start)
{
    if (state.step != Step::ChooseStart)
        return notNow();
    const Board& board = *ruleset.board;
    const LocationId place = start.location;
    if (!board.all().contains(place) || !board.cards().contains(place))
        return Violation{"2E-SETUP-6", Refusal::StartAtHospital, {place}};
    if (board.isSea(place))
        return Violation{"2E-SETUP-6", Refusal::StartAtSea, {place}};
    if (board.castle() == place)
        return Violation{"2E-SETUP-6", Refusal::StartAtCastle, {place}};
    if (const HunterSet there = huntersIn(state, place); !there.empty() && ruleset.rulings.chosen(Ruling::StartOnHunter))
        return Violation{"2E-SETUP-7", Refusal::StartOnHunter, {place, there.first()}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const ChooseStart& start)
{
    // 2E-SETUP-8, 2E-SETUP-9: no Encounter, and the hunters follow.
    state.trail = {TrailCard{start.location, {}, {}, liesOpen(ruleset, state, start.location)}};
    announce(state, Happening::What::CardPlayed);
    state.time = TimeOfDay::Dawn;
    state.dawnWaits = !ruleset.rulings.chosen(Ruling::FirstDay);
    state.turn.movements = 0;
    push(state, {.what = Due::What::EndOfTurn});
    if (const HunterSet there = huntersIn(state, start.location); !there.empty()) {
        announce(state, Happening::What::LocationRevealed, {start.location});
        beginCombat(ruleset, state, there, std::nullopt, false);
    }
}

} // namespace demeter::fury2e
