// Section 3: setup (SETUP).
#include "core/fury3e/rules/chapters.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

GameState newGame(const Ruleset& ruleset, CardHandling handling, const Seed& seed, bool clockKept, bool chanceEachRound)
{
    GameState state;
    state.clockKept = clockKept;
    state.chance.eachRound = chanceEachRound;
    state.handling = handling;
    state.seed = seed;
    state.round = 0; // the first round begins when Dracula has chosen his start
    const Catalogue& cards = *ruleset.cards;
    if (handling == CardHandling::Dealt) { // SETUP-6
        for (std::size_t kind = 0; kind < cards.encounters.size(); ++kind)
            state.encounterDeck.insert(state.encounterDeck.end(), static_cast<std::size_t>(cards.encounters[kind].copies),
                                       static_cast<EncounterKind>(kind));
        shuffle(state.encounterDeck, state.seed, state.shuffles++);
        if (clockKept) {
            for (std::size_t card = 0; card < combatCardCount; ++card)
                state.combatDeck.insert(state.combatDeck.end(), static_cast<std::size_t>(cards.combatCards[card].copies),
                                        static_cast<CombatCard>(card));
            shuffle(state.combatDeck, state.seed, state.shuffles++);
        }
    } else {
        state.boxDeck = static_cast<std::uint16_t>(cards.encounterTotal());
    }
    state.rumorTokens = 1; // SETUP-8
    state.rumorReserve = static_cast<std::uint8_t>(cards.rumorTokens - 1);
    refillHand(ruleset, state);
    return state;
}

LocationSet hunterStarts(const Board& board)
{
    LocationSet cities = board.cities() & board.cards();
    if (const auto castle = board.castle()) // a city for movement only (COMP-5)
        cities.erase(*castle);
    return cities;
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlaceHunters& action)
{
    if (state.step != Step::PlaceHunters)
        return notNow();
    for (const Hunter hunter : allHunters) {
        const LocationId city = action.cities[static_cast<std::size_t>(hunter)];
        const bool castleTaken = !state.clockKept && ruleset.board->castle() == city; // records of version 0.1
        if (!hunterStarts(*ruleset.board).contains(city) && !castleTaken)
            return Violation{"SETUP-9", Refusal::HunterStartNotCity, {city, hunter}};
    }
    if (ruleset.rulings.huntersShareStart == NoYes::No)
        for (std::size_t a = 0; a < hunterCount; ++a)
            for (std::size_t b = a + 1; b < hunterCount; ++b)
                if (action.cities[a] == action.cities[b])
                    return Violation{"PR-03", Refusal::HuntersShareStart, {action.cities[a], allHunters[a], allHunters[b]}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PlaceHunters& action)
{
    for (std::size_t i = 0; i < hunterCount; ++i)
        state.hunters[i] = HunterPlace::in(action.cities[i]);
    state.step = Step::ChooseStart;
}

Refused check(const Ruleset& ruleset, const GameState& state, const ChooseStart& action)
{
    if (state.step != Step::ChooseStart)
        return notNow();
    const Board& board = *ruleset.board;
    if (!board.cards().contains(action.location))
        return Violation{"COMP-5", Refusal::NoLocationCard, {action.location}};
    if (board.isSea(action.location))
        return Violation{"SETUP-10", Refusal::StartAtSea, {action.location}};
    if (board.castle() == action.location)
        return Violation{"SETUP-10", Refusal::StartAtCastle, {action.location}};
    for (const Hunter hunter : allHunters)
        if (state.hunters[static_cast<std::size_t>(hunter)] == HunterPlace::in(action.location))
            return Violation{"SETUP-10", Refusal::StartOnHunter, {action.location, hunter}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const ChooseStart& action)
{
    Hideout start;
    start.location = action.location;
    state.trail[0] = start;
    if (ruleset.rulings.startEncounter == NoYes::Yes) // SETUP-12, OPEN-4
        state.step = Step::PlaceEncounter;
    else
        perform(ruleset, state, EndPhase{});
}

} // namespace demeter::fury3e
