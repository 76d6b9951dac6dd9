#include "app/fury2e/desktop/first_round/practice_plan.h"

#include "app/desktop/first_round/practice.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/rules/rules.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

namespace {

LocationSet waitingPlaces(const GameState& state)
{
    LocationSet waiting;
    const auto current = currentLocation(state);
    for (const TrailCard& card : state.trail)
        if (card.location && !card.faceUp && card.encounter && card.location != current)
            waiting.insert(*card.location);
    return waiting;
}

/// Nobody has begun his turn, and nothing has to be answered before.
std::optional<Hunter> toBegin(const GameState& state)
{
    const bool free = state.step == Step::Hunters && state.due.empty() && state.turn.stage == HunterStage::Before;
    return free ? nextHunter(state) : std::nullopt;
}

} // namespace

std::optional<LocationId> practiceStart(const Ruleset& ruleset, const GameState& state)
{
    LocationSet starts;
    for (const Action& action : legalActions(ruleset, state))
        if (const auto* start = std::get_if<ChooseStart>(&action); start != nullptr && !ruleset.board->isSea(start->location))
            starts.insert(start->location);
    return startNear(*ruleset.board, hunterLocations(state), starts);
}

std::optional<LocationId> practiceMove(const Ruleset& ruleset, const GameState& state)
{
    // Without an Event to be played first he is asked for his card at once, and the time moves with it.
    const bool begins = state.step == Step::StartOfTurn && state.due.empty() && state.eventHand.empty();
    const auto begun = begins ? apply(ruleset, state, GoOn{}) : std::unexpected(Violation{});
    const Board& board = *ruleset.board;
    LocationSet places;
    for (const Action& action : legalActions(ruleset, begun ? *begun : state))
        if (const auto* play = std::get_if<Play>(&action);
            play != nullptr && play->location && play->powers.empty() && !board.isSea(*play->location) && play->location != board.castle())
            places.insert(*play->location);
    return moveNear(board, hunterLocations(state), places, encounterLies(state));
}

std::optional<Encounter> practiceEncounter(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Encounter> hand;
    for (const Action& action : legalActions(ruleset, state))
        if (const auto* place = std::get_if<PlaceEncounter>(&action))
            hand.push_back(place->encounter);
    for (const std::string_view id : {"rats", "wolves", "plague", "peasants", "lightning", "minion-with-knife", "thief"})
        for (const Encounter kind : hand)
            if (encounters[static_cast<std::size_t>(kind)].id == id)
                return kind;
    return hand.empty() ? std::nullopt : std::optional(hand.front());
}

bool encounterLies(const GameState& state)
{
    return std::ranges::any_of(state.trail, [](const TrailCard& card) { return card.encounter && !card.encounter->faceUp; });
}

std::optional<MoveHunters> practiceArrival(const Ruleset& ruleset, const GameState& state)
{
    const auto hunter = toBegin(state);
    std::optional<MoveHunters> found;
    if (hunter)
        waitingPlaces(state).forEach([&](LocationId place) {
            const MoveHunters move{*hunter, place, Travel::Road, false, {}};
            if (!found && !whyIllegal(ruleset, state, move))
                found = move;
        });
    return found;
}

std::optional<Action> practiceTurn(const Ruleset& ruleset, const GameState& state)
{
    if (!whyIllegal(ruleset, state, HuntersAct{}))
        return HuntersAct{};
    const auto hunter = toBegin(state);
    if (!hunter)
        return std::nullopt;
    const LocationId at = *state.hunters[static_cast<std::size_t>(*hunter)];
    // Where he wants to be: at what waits already, or else beside the Encounter that is about to be left alone.
    LocationSet goals = waitingPlaces(state);
    if (const auto here = currentLocation(state); goals.empty() && here)
        goals.insert(*here);
    std::optional<Action> does = MoveHunters{*hunter, at, Travel::Road, false, {}};
    nearerByRoad(*ruleset.board, at, goals, cardsOnTrail(state) | cardsInCatacombs(state)).forEach([&](LocationId place) {
        const MoveHunters move{*hunter, place, Travel::Road, false, {}};
        if (!whyIllegal(ruleset, state, move))
            does = move;
    });
    return whyIllegal(ruleset, state, *does) ? std::nullopt : does;
}

} // namespace demeter::fury2e
