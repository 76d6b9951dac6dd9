#include "app/fury3e/desktop/first_round/practice_plan.h"

#include "app/desktop/first_round/practice.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "core/fury3e/rules/rules.h"

#include <algorithm>
#include <string_view>

namespace demeter::fury3e {

namespace {

/// Where a hideout, a lair or Dracula is.
LocationSet hiddenPlaces(const GameState& state)
{
    LocationSet places = cardsOnTrail(state) | cardsInLairs(state);
    if (const auto current = currentLocation(state))
        places.insert(*current);
    return places;
}

} // namespace

std::optional<LocationId> practiceStart(const Ruleset& ruleset, const GameState& state)
{
    LocationSet starts;
    for (const Action& action : legalActions(ruleset, state))
        if (const auto* start = std::get_if<ChooseStart>(&action))
            starts.insert(start->location);
    return startNear(*ruleset.board, hunterLocations(state), starts);
}

std::optional<LocationId> practiceMove(const Ruleset& ruleset, const GameState& state)
{
    const auto begun = TurnFlow::slid(ruleset, state);
    const GameState& now = begun ? *begun : state;
    const Board& board = *ruleset.board;
    LocationSet places;
    for (const Action& action : legalActions(ruleset, now))
        if (const auto* play = std::get_if<Play>(&action); play != nullptr && play->location && play->powers.empty() && !play->misdirect &&
                                                           board.cities().contains(*play->location) && play->location != board.castle())
            places.insert(*play->location);
    const auto slot = currentSlot(now);
    const bool waits = !waitingHideouts(now).empty() || (slot && !now.trail[slot->number - 1U]->encounters.empty());
    return moveNear(board, hunterLocations(now), places, waits);
}

std::optional<EncounterKind> practiceEncounter(const Ruleset& ruleset, const GameState& state)
{
    std::vector<EncounterKind> hand;
    for (const Action& action : legalActions(ruleset, state))
        if (const auto* place = std::get_if<PlaceEncounter>(&action))
            hand.push_back(place->kind);
    for (const std::string_view id : {"rats", "wolves", "szgany-bodyguards", "bats", "szgany-mob", "spy", "saboteur"})
        if (const auto kind = ruleset.cards->find(id); kind && std::ranges::find(hand, *kind) != hand.end())
            return kind;
    return hand.empty() ? std::nullopt : std::optional(hand.front());
}

LocationSet waitingHideouts(const GameState& state)
{
    LocationSet waiting;
    const auto current = currentLocation(state);
    for (const auto& hideout : state.trail)
        if (hideout && hideout->location && !hideout->faceUp && !hideout->encounters.empty() && hideout->location != current)
            waiting.insert(*hideout->location);
    return waiting;
}

std::optional<MoveHunter> practiceArrival(const Ruleset& ruleset, const GameState& state)
{
    const auto hunter = activeHunter(state);
    if (!hunter || !state.due.empty())
        return std::nullopt;
    std::optional<MoveHunter> found;
    waitingHideouts(state).forEach([&](LocationId place) {
        const MoveHunter move{*hunter, place, Travel::Road, false};
        if (!found && apply(ruleset, state, move))
            found = move;
    });
    return found;
}

std::optional<Action> practiceTurn(const Ruleset& ruleset, const GameState& state)
{
    const auto hunter = activeHunter(state);
    if (!hunter || !state.due.empty())
        return std::nullopt;
    const HunterPlace& at = state.hunters[static_cast<std::size_t>(*hunter)];
    // Where he wants to be: at what waits already, or else beside the card that is about to be left alone.
    LocationSet goals = waitingHideouts(state);
    if (const auto slot = currentSlot(state); goals.empty() && slot && !state.trail[slot->number - 1U]->encounters.empty())
        goals.insert(*state.trail[slot->number - 1U]->location);
    std::optional<Action> nearer;
    if (at.where == HunterPlace::Where::Location)
        nearerByRoad(*ruleset.board, at.location, goals, hiddenPlaces(state)).forEach([&](LocationId place) {
            const MoveHunter move{*hunter, place, Travel::Road, false};
            if (!nearer && apply(ruleset, state, move))
                nearer = move;
        });
    if (nearer)
        return nearer;
    const HunterActs pass{*hunter, HunterActs::What::Pass, false, false};
    if (apply(ruleset, state, pass))
        return pass;
    return std::nullopt;
}

} // namespace demeter::fury3e
