// Section 19, the hunters' movement: roads, sea and railways (2E-HUNT-2 to 2E-HUNT-4, 2E-HUNT-17 to 2E-HUNT-19).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

bool isBlocked(const GameState& state, LocationId from, LocationId to, bool onRail)
{
    const auto& block = state.roadblock;
    return block && block->onRail == onRail && ((block->a == from && block->b == to) || (block->a == to && block->b == from));
}

constexpr int mostSpaces = 3;    ///< that the train die allows (2E-HUNT-3)
constexpr int mostInTheWest = 2; ///< the same as soon as the trip touches Western Europe
constexpr std::string_view western = "west";

LocationSet byTrain(const Board& board, LocationId from, auto open, int most = mostSpaces)
{
    LocationSet reached{from}, last{from};
    for (int spaces = 0; spaces < most; ++spaces) {
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

/// By land all in a place have the same ways; at sea they may have come from two ports. Those of them for whom there is none there.
HunterSet keptBack(const Ruleset& ruleset, const GameState& state, const MoveHunters& move)
{
    const Hunter first = move.hunters.first();
    const LocationId from = *state.hunters[static_cast<std::size_t>(first)];
    if (move.by)
        return horseDestinations(ruleset, state, from).contains(move.to) ? HunterSet() : HunterSet(first);
    HunterSet kept;
    (move.travel == Travel::Sea ? move.hunters : HunterSet(first)).forEach([&](Hunter hunter) {
        if (move.to == from ? ruleset.board->byRailway(from).empty()
                            : !hunterDestinations(ruleset, state, hunter, move.travel).contains(move.to))
            kept.insert(hunter);
    });
    return kept;
}

/// Why there is no way by sea, as far as it is one on the board (2E-HUNT-2).
Violation whyNotBySea(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId from, LocationId to)
{
    if (state.storm && state.storm->zone == to)
        return {"2E-SEA-14", Refusal::HunterStorm, {hunter, to}};
    const auto& trip = state.hunterTrips[static_cast<std::size_t>(hunter)];
    if (trip && ruleset.board->bySea(from).contains(to))
        return {"2E-HUNT-2", trip->sailedFrom == to ? Refusal::HunterBackToPort : Refusal::HunterTurnsBack, {hunter, to}};
    return {"2E-HUNT-2", Refusal::HunterNotBySea, {hunter, from, to}};
}

/// What the table can overrule, in the order in which it would be said, but for the order of the hunters.
Refused objectionToWay(const Ruleset& ruleset, const GameState& state, const MoveHunters& move)
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
    // At sea nobody can stay, so neither holds him there: a correction alone brings them together.
    if (const auto held = heldBy(ruleset, state, move.hunters, Encounter::Bats); held && !board.isSea(from))
        return Violation{"2E-ENC-3", Refusal::HunterInBats, {*held}};
    if (const auto held = heldBy(ruleset, state, move.hunters, Encounter::Fog); held && !board.isSea(from))
        return Violation{"2E-ENC-5", Refusal::HunterInFog, {*held}};
    if (const HunterSet refused = move.hunters & state.turn.noTrain; takesTrain && !refused.empty())
        return Violation{"2E-DEV-6", Refusal::HunterNoTrain, {refused.first()}};
    const HunterSet kept = keptBack(ruleset, state, move);
    if (kept.empty())
        return std::nullopt;
    const std::vector<Argument> way{kept.first(), from, move.to};
    switch (move.travel) {
    case Travel::Road:
        if (isBlocked(state, from, move.to, false) || (move.by && board.withinTwoRoads(from).contains(move.to)))
            return Violation{"2E-DEV-12", Refusal::HunterRoadBlocked, way};
        return move.by ? Violation{"2E-ITEM-6", Refusal::HunterTooFar, way} : Violation{"2E-HUNT-2", Refusal::HunterNoRoad, way};
    case Travel::Sea:
        return whyNotBySea(ruleset, state, kept.first(), from, move.to);
    case Travel::Rail:
        if (byTrain(board, from, [](LocationId, LocationId) { return true; }).contains(move.to))
            return Violation{"2E-DEV-12", Refusal::HunterRoadBlocked, way};
        return Violation{"2E-HUNT-3", Refusal::HunterNoRail, way};
    case Travel::Carried:
        break;
    }
    return std::nullopt;
}

Refused objectionToMove(const Ruleset& ruleset, const GameState& state, const MoveHunters& move)
{
    auto refused = objectionToWay(ruleset, state, move);
    return refused ? refused : whyAhead(state, move.hunters.first()); // a group goes in the turn of its first (2E-OPEN-52)
}

} // namespace

LocationSet pastWesternMaximum(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const Board& board = *ruleset.board;
    const auto from = state.hunters[static_cast<std::size_t>(hunter)];
    if (!from)
        return {};
    const auto isWest = [&](LocationId city) { return board[city].region == western; };
    const auto open = [&](LocationId a, LocationId b) { return !isBlocked(state, a, b, true); };
    LocationSet allowed = byTrain(board, *from, open, mostInTheWest);
    if (!isWest(*from))
        allowed |= byTrain(board, *from, [&](LocationId a, LocationId b) { return open(a, b) && !isWest(b); });
    return hunterDestinations(ruleset, state, hunter, Travel::Rail) - allowed;
}

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

LocationSet horseDestinations(const Ruleset& ruleset, const GameState& state, LocationId from)
{
    const LocationSet near = openRoads(ruleset, state, from);
    LocationSet reached = near;
    near.forEach([&](LocationId city) { reached |= openRoads(ruleset, state, city); });
    return reached - LocationSet(from);
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
    if (ruleset.board->isSea(from))
        return {};
    if (ruleset.rulings.chosen(Ruling::BatsReach))
        return openRoads(ruleset, state, from);
    return horseDestinations(ruleset, state, from) | LocationSet(from); // 2E-OPEN-38: up to two roads, or none
}

std::optional<Hunter> heldBy(const Ruleset& ruleset, const GameState& state, HunterSet hunters, Encounter encounter)
{
    for (const Hunter hunter : allHunters) {
        const auto tokens = holding(sheetOf(state, hunter));
        if (hunters.contains(hunter) && std::ranges::find(tokens, encounter) != tokens.end() &&
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

void carry(const Ruleset& ruleset, GameState& state, HunterSet hunters, LocationId to, bool searches)
{
    if (const HunterSet left = state.turn.acting - hunters; !left.empty()) { // they leave the group whose turn it is
        state.turn.acted = state.turn.acted | (state.turn.acting & hunters);
        state.turn.acting = left;
    }
    hunters.forEach([&](Hunter hunter) { putHunter(ruleset, state, hunter, to); });
    if (searches)
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
    if (move.by && (move.by != HunterItem::FastHorse || move.travel != Travel::Road || move.to == from))
        return Violation{"2E-ITEM-6", Refusal::ItemNeeds, {*move.by}};
    return weigh(objectionToMove(ruleset, state, move), move.overruled);
}

void perform(const Ruleset& ruleset, GameState& state, const MoveHunters& move)
{
    const LocationId from = *state.hunters[static_cast<std::size_t>(move.hunters.first())];
    announceOverruled(state, move.hunters.first(), move.overruled, objectionToMove(ruleset, state, move));
    if (move.by)
        announce(state, Happening::What::ItemPlayed, {*move.by, move.hunters.first()});
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
