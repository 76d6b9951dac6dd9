#include "app/fury3e/desktop/first_round/practice_plan.h"

#include "app/fury3e/desktop/guide/turn_flow.h"
#include "core/fury3e/rules/rules.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace demeter::fury3e {

namespace {

constexpr int farAway = 1000; // more roads than there are places
using Roads = std::array<int, maxLocations>;

/// How many roads lie between each city and the nearest of these; a way neither passes nor ends in `avoid`.
Roads roadsFrom(const Board& board, LocationSet from, LocationSet avoid)
{
    Roads roads;
    roads.fill(farAway);
    std::vector<LocationId> next;
    from.forEach([&](LocationId place) {
        roads[indexOf(place)] = 0;
        next.push_back(place);
    });
    for (std::size_t n = 0; n < next.size(); ++n)
        (board.byRoad(next[n]) - avoid).forEach([&](LocationId place) {
            if (roads[indexOf(place)] == farAway) {
                roads[indexOf(place)] = roads[indexOf(next[n])] + 1;
                next.push_back(place);
            }
        });
    return roads;
}

/// Where a hideout, a lair or Dracula is.
LocationSet hiddenPlaces(const GameState& state)
{
    LocationSet places = cardsOnTrail(state) | cardsInLairs(state);
    if (const auto current = currentLocation(state))
        places.insert(*current);
    return places;
}

template <typename Choice, typename Score> std::optional<Choice> best(const std::vector<Choice>& choices, const Score& score)
{
    const auto found = std::ranges::min_element(choices, {}, score);
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::array<LocationId, hunterCount> practiceCities(const Board& board, const std::array<std::optional<LocationId>, hunterCount>& chosen)
{
    std::vector<LocationId> others;
    const LocationSet starts = hunterStarts(board);
    for (const std::string_view id : {"paris", "vienna", "rome", "madrid", "berlin", "london", "belgrade"})
        if (const auto city = board.find(id); city && starts.contains(*city))
            others.push_back(*city);
    starts.forEach([&](LocationId city) { others.push_back(city); });
    std::array<LocationId, hunterCount> cities{};
    LocationSet taken;
    for (const auto& city : chosen)
        if (city)
            taken.insert(*city);
    for (std::size_t n = 0; n < hunterCount; ++n) {
        const auto city = std::ranges::find_if(others, [&](LocationId each) { return !taken.contains(each); });
        cities[n] = chosen[n] ? *chosen[n] : city != others.end() ? *city : others.front();
        taken.insert(cities[n]);
    }
    return cities;
}

std::optional<LocationId> practiceStart(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    const LocationSet hunters = hunterLocations(state);
    const Roads roads = roadsFrom(board, hunters, {});
    std::vector<LocationId> starts;
    for (const Action& action : legalActions(ruleset, state))
        if (const auto* start = std::get_if<ChooseStart>(&action))
            starts.push_back(start->location);
    return best(starts, [&](LocationId start) {
        int nearest = farAway;
        (board.byRoad(start) & board.cards() & board.cities()).forEach([&](LocationId city) {
            if (!hunters.contains(city))
                nearest = std::min(nearest, std::abs(roads[indexOf(city)] - 2));
        });
        return std::abs(roads[indexOf(start)] - 3) * 100 + nearest * 400 - board.byRoad(start).size();
    });
}

std::optional<LocationId> practiceMove(const Ruleset& ruleset, const GameState& state)
{
    const auto begun = TurnFlow::slid(ruleset, state);
    const GameState& now = begun ? *begun : state;
    const Board& board = *ruleset.board;
    std::vector<LocationId> places;
    for (const Action& action : legalActions(ruleset, now))
        if (const auto* play = std::get_if<Play>(&action); play != nullptr && play->location && play->powers.empty() && !play->misdirect &&
                                                           board.cities().contains(*play->location) && play->location != board.castle())
            places.push_back(*play->location);
    const LocationSet hunters = hunterLocations(now);
    const Roads roads = roadsFrom(board, hunters, {});
    const auto slot = currentSlot(now);
    const bool waits = !waitingHideouts(now).empty() || (slot && !now.trail[slot->number - 1U]->encounters.empty());
    return best(places, [&](LocationId place) {
        const int away = std::min(roads[indexOf(place)], 9);
        const int wrong = hunters.contains(place) ? 400 : 0; // there nothing stays face down
        return wrong + (waits ? -away : 10 * std::abs(away - 2)) - (waits ? 0 : board.byRoad(place).size());
    });
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
    const Board& board = *ruleset.board;
    const HunterPlace& at = state.hunters[static_cast<std::size_t>(*hunter)];
    // Where he wants to be: at what waits already, or else beside the card that is about to be left alone.
    LocationSet goals = waitingHideouts(state);
    if (const auto slot = currentSlot(state); goals.empty() && slot && !state.trail[slot->number - 1U]->encounters.empty())
        goals.insert(*state.trail[slot->number - 1U]->location);
    const LocationSet hidden = hiddenPlaces(state);
    const Roads roads = roadsFrom(board, goals, hidden);
    std::vector<Action> moves;
    if (at.where == HunterPlace::Where::Location && roads[indexOf(at.location)] > 1)
        (board.byRoad(at.location) - hidden).forEach([&](LocationId place) {
            const MoveHunter move{*hunter, place, Travel::Road, false};
            if (roads[indexOf(place)] < roads[indexOf(at.location)] && apply(ruleset, state, move))
                moves.emplace_back(move);
        });
    if (!moves.empty())
        return moves.front();
    const HunterActs pass{*hunter, HunterActs::What::Pass, false, false};
    if (apply(ruleset, state, pass))
        return pass;
    return std::nullopt;
}

} // namespace demeter::fury3e
