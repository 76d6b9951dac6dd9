// Section 19, the hunters' movement: roads, sea and railways (2E-HUNT-2 to 2E-HUNT-4, 2E-HUNT-17 to 2E-HUNT-19).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

bool isBlocked(const GameState& state, LocationId from, LocationId to, bool onRail)
{
    const auto& block = state.roadblock;
    return block && block->onRail == onRail && ((block->a == from && block->b == to) || (block->a == to && block->b == from));
}

/// 2E-HUNT-3: the train die allows three spaces at most.
LocationSet byTrain(const Board& board, LocationId from, auto open)
{
    LocationSet reached{from}, last{from};
    for (int spaces = 0; spaces < 3; ++spaces) {
        LocationSet next;
        last.forEach([&](LocationId city) {
            board.byRailway(city).forEach([&](LocationId beyond) {
                if (!reached.contains(beyond) && open(city, beyond))
                    next.insert(beyond);
            });
        });
        reached |= next;
        last = next;
    }
    return reached - LocationSet{from};
}

LocationSet bySeaFrom(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const std::size_t index = static_cast<std::size_t>(hunter);
    LocationSet places = ruleset.board->bySea(*state.hunters[index]);
    if (const auto& trip = state.hunterTrips[index]) { // no going back
        places.erase(trip->sailedFrom);
        places.erase(trip->cameFrom);
    }
    if (state.storm)
        places.erase(state.storm->zone); // 2E-SEA-14
    return places;
}

/// What the table can overrule, in the order in which it would be said.
Refused objectionToMove(const Ruleset& ruleset, const GameState& state, const MoveHunters& move)
{
    const Board& board = *ruleset.board;
    const Hunter first = move.hunters.first();
    const LocationId from = *state.hunters[static_cast<std::size_t>(first)];
    for (const Hunter hunter : allHunters) {
        if (!move.hunters.contains(hunter))
            continue;
        if (state.turn.acted.contains(hunter) || state.turn.stage == HunterStage::Acting)
            return Violation{"2E-HUNT-1", Refusal::HunterHasActed, {hunter}};
        if (sheetOf(state, hunter).missesTurn)
            return Violation{"2E-DEF-3", Refusal::HunterMissesTurn, {hunter}};
    }
    const bool takesTrain = move.travel == Travel::Rail;
    if (move.to == from && (!takesTrain || board.isSea(from)))
        return board.isSea(from) ? Refused(Violation{"2E-HUNT-1", Refusal::HunterMustMove, {first}}) : std::nullopt;
    if (const auto held = heldBy(ruleset, state, move.hunters, Encounter::Bats))
        return Violation{"2E-ENC-3", Refusal::HunterInBats, {*held}};
    if (const auto held = heldBy(ruleset, state, move.hunters, Encounter::Fog))
        return Violation{"2E-ENC-5", Refusal::HunterInFog, {*held}};
    if (const HunterSet refused = move.hunters & state.turn.noTrain; takesTrain && !refused.empty())
        return Violation{"2E-DEV-6", Refusal::HunterNoTrain, {refused.first()}};
    // By land all in a place have the same ways; at sea they may have come from two ports.
    HunterSet kept;
    (takesTrain || move.travel == Travel::Road ? HunterSet(first) : move.hunters).forEach([&](Hunter hunter) {
        if (move.to == from ? board.byRailway(from).empty() : !hunterDestinations(ruleset, state, hunter, move.travel).contains(move.to))
            kept.insert(hunter);
    });
    if (kept.empty())
        return std::nullopt;
    const std::vector<Argument> way{kept.first(), from, move.to};
    switch (move.travel) {
    case Travel::Road:
        if (isBlocked(state, from, move.to, false))
            return Violation{"2E-DEV-12", Refusal::HunterRoadBlocked, way};
        return Violation{"2E-HUNT-2", Refusal::HunterNoRoad, way};
    case Travel::Sea:
        if (state.storm && state.storm->zone == move.to)
            return Violation{"2E-SEA-14", Refusal::HunterStorm, {kept.first(), move.to}};
        return Violation{"2E-HUNT-2", Refusal::HunterNotBySea, way};
    case Travel::Rail:
        if (byTrain(board, from, [](LocationId, LocationId) { return true; }).contains(move.to))
            return Violation{"2E-DEV-12", Refusal::HunterRoadBlocked, way};
        return Violation{"2E-HUNT-3", Refusal::HunterNoRail, way};
    case Travel::Carried:
        break;
    }
    return std::nullopt;
}

} // namespace

bool crossesCustoms(const Board& board, LocationId from, LocationId to)
{
    if (board.isSea(to))
        return false;
    return board.isSea(from) || board[from].region != board[to].region;
}

std::optional<LocationId> hospital(const Board& board)
{
    std::optional<LocationId> found;
    board.all().forEach([&](LocationId place) {
        if (board[place].kind == LocationKind::Hospital)
            found = place;
    });
    return found;
}

LocationSet openRoads(const Ruleset& ruleset, const GameState& state, LocationId from)
{
    LocationSet open;
    ruleset.board->byRoad(from).forEach([&](LocationId to) {
        if (!isBlocked(state, from, to, false))
            open.insert(to);
    });
    return open;
}

LocationSet hunterDestinations(const Ruleset& ruleset, const GameState& state, Hunter hunter, Travel travel)
{
    const auto from = state.hunters[static_cast<std::size_t>(hunter)];
    if (!from)
        return {};
    switch (travel) {
    case Travel::Road:
        return openRoads(ruleset, state, *from);
    case Travel::Sea:
        return bySeaFrom(ruleset, state, hunter);
    case Travel::Rail:
        if (state.turn.noTrain.contains(hunter)) // 2E-DEV-6
            return {};
        return byTrain(*ruleset.board, *from, [&](LocationId a, LocationId b) { return !isBlocked(state, a, b, true); });
    case Travel::Carried:
        break;
    }
    return {};
}

LocationSet batsDestinations(const Ruleset& ruleset, const GameState& state, LocationId from)
{
    LocationSet places = openRoads(ruleset, state, from);
    if (!ruleset.rulings.chosen(Ruling::BatsReach)) { // 2E-OPEN-38: up to two roads, or none
        const LocationSet near = places;
        near.forEach([&](LocationId city) { places |= openRoads(ruleset, state, city); });
        places.insert(from);
    }
    return places;
}

std::optional<Hunter> heldBy(const Ruleset& ruleset, const GameState& state, HunterSet hunters, Encounter encounter)
{
    for (const Hunter hunter : allHunters) {
        const auto& before = sheetOf(state, hunter).before;
        if (hunters.contains(hunter) && std::ranges::find(before, encounter) != before.end() &&
            state.hunters[static_cast<std::size_t>(hunter)] != hospital(*ruleset.board)) // 2E-HOSP-1
            return hunter;
    }
    return std::nullopt;
}

void putHunter(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId to, std::optional<LocationId> cameFrom)
{
    const Board& board = *ruleset.board;
    const std::size_t index = static_cast<std::size_t>(hunter);
    const LocationId from = state.hunters[index].value_or(to);
    auto& trip = state.hunterTrips[index];
    if (!board.isSea(to))
        trip.reset();
    else if (!trip)
        trip = Trip{0, from, cameFrom.value_or(from)};
    else
        trip =
            Trip{static_cast<std::uint8_t>(std::min(trip->sailingMoves + 1, mostSailingMoves)), trip->sailedFrom, cameFrom.value_or(from)};
    state.hunters[index] = to;
    announce(state, Happening::What::HunterMoved, {hunter, to});
}

void carry(const Ruleset& ruleset, GameState& state, HunterSet hunters, LocationId to)
{
    if (const HunterSet left = state.turn.acting - hunters; !left.empty()) { // they leave the group whose turn it is
        state.turn.acted = state.turn.acted | (state.turn.acting & hunters);
        state.turn.acting = left;
    }
    hunters.forEach([&](Hunter hunter) { putHunter(ruleset, state, hunter, to); });
    search(ruleset, state, hunters, to); // 2E-HUNT-19
}

Refused check(const Ruleset& ruleset, const GameState& state, const MoveHunters& move)
{
    if (state.step != Step::Hunters)
        return notNow();
    if (move.hunters.empty() || move.travel == Travel::Carried)
        return Violation{"2E-HUNT-1", Refusal::NoTurn, {}};
    const auto from = state.hunters[static_cast<std::size_t>(move.hunters.first())];
    for (const Hunter hunter : allHunters)
        if (move.hunters.contains(hunter) && (!from || state.hunters[static_cast<std::size_t>(hunter)] != from))
            return Violation{"2E-HUNT-17", Refusal::HunterNotTogether, {hunter}};
    if (!ruleset.board->all().contains(move.to))
        return Violation{"2E-HUNT-2", Refusal::NotToThere, {move.to}};
    if (!(state.turn.acting - move.hunters).empty()) // somebody else's turn is under way
        return notNow();
    return weigh(objectionToMove(ruleset, state, move), move.overruled);
}

void perform(const Ruleset& ruleset, GameState& state, const MoveHunters& move)
{
    const LocationId from = *state.hunters[static_cast<std::size_t>(move.hunters.first())];
    if (move.overruled)
        announce(state, Happening::What::HunterOverruled, {move.hunters.first()}, std::string(objectionToMove(ruleset, state, move)->rule));
    const bool searched = state.turn.searched && state.turn.stage == HunterStage::Begun;
    beginTurn(state, move.hunters, HunterStage::Acting);
    state.turn.customs = crossesCustoms(*ruleset.board, from, move.to);
    if (move.to == from && move.travel == Travel::Rail) { // 2E-HUNT-3
        announce(state, Happening::What::HunterActed, {move.hunters.first(), static_cast<int>(HuntersAct::What::Nothing)});
        endTurnOf(state, move.hunters);
        return;
    }
    if (heldBy(ruleset, state, move.hunters, Encounter::Bats)) { // 2E-ENC-3: in place of their movement
        if (move.to == from && !batsDestinations(ruleset, state, from).empty()) {
            push(state, {.what = Due::What::BatsMove, .hunters = move.hunters});
            return;
        }
        dropBefore(state, move.hunters, Encounter::Bats);
    }
    if (move.to != from)
        move.hunters.forEach([&](Hunter hunter) { putHunter(ruleset, state, hunter, move.to); });
    else if (searched) // where a card or Resolve has brought him
        return;
    search(ruleset, state, move.hunters, move.to); // 2E-HUNT-4: only there; 2E-HUNT-6
}

} // namespace demeter::fury2e
