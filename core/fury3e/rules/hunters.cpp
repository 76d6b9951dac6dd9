// Sections 8 and 12, the hunters' side: their moves and actions, and Bats (HOSP, BATS).
#include "core/fury3e/rules/overrules.h"

#include <algorithm>
#include <vector>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

HunterPlace& placeOf(GameState& state, Hunter hunter)
{
    return state.hunters[static_cast<std::size_t>(hunter)];
}
const HunterPlace& placeOf(const GameState& state, Hunter hunter)
{
    return state.hunters[static_cast<std::size_t>(hunter)];
}

bool blocked(const GameState& state, bool onRail, LocationId a, LocationId b)
{
    const Roadblock road{onRail, std::min(a, b), std::max(a, b)};
    return std::ranges::find(state.tokens.roadblocks, road) != state.tokens.roadblocks.end();
}

/// What of the tokens on the board closes a way.
struct Closed {
    bool roadblocks = true; ///< BLK-2
    bool fog = true;        ///< no way goes on through it
};

/// Places that so many roads, or railways, at most join to `from`. Nobody goes on by road through a city with Fog: he would move into it
/// and out of it again (FOG-2). By rail he enters no city on the way (REV-5), and PR-30 says whether it stops him.
LocationSet within(const Ruleset& ruleset, const GameState& state, LocationId from, bool onRail, int most, Closed closed = {})
{
    const bool fog = closed.fog && (!onRail || ruleset.rulings.fogStopsPassing == NoYes::Yes);
    LocationSet reached(from);
    std::vector<std::pair<LocationId, int>> open{{from, 0}};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const auto [here, steps] = open[next]; // those nearest first
        if (steps == most || (here != from && fog && fogIn(state, here)))
            continue;
        const LocationSet joined = onRail ? ruleset.board->byRailway(here) : ruleset.board->byRoad(here);
        (joined - reached).forEach([&, here = here, steps = steps](LocationId there) {
            if (closed.roadblocks && blocked(state, onRail, here, there))
                return;
            reached.insert(there);
            open.emplace_back(there, steps + 1);
        });
    }
    reached.erase(from);
    return reached;
}

/// The longest journey of any ticket or card. Which ticket it was only the table knows.
int mostRailways(const Ruleset& ruleset)
{
    return (*ruleset.cards)[HunterEvent::CharteredCarriage].move.rails;
}

/// The roads that this hunter may go in one move: by a card that has opened it, by an Item, or one.
int mostRoads(const Ruleset& ruleset, const GameState& state, Hunter hunter, std::optional<HunterCard> by)
{
    const auto card = openedFor(state, hunter);
    return std::max({1, card ? (*ruleset.cards)[*card].move.roads : 0, by ? (*ruleset.cards)[*by].move.roads : 0});
}

/// Where the board leads from there, before all tokens are looked at.
LocationSet reachedBy(const Ruleset& ruleset, const GameState& state, LocationId from, Travel travel, int roads)
{
    switch (travel) {
    case Travel::Road:
        return within(ruleset, state, from, false, roads);
    case Travel::Sea:
        return ruleset.board->bySea(from);
    case Travel::Rail:
        return within(ruleset, state, from, true, mostRailways(ruleset));
    case Travel::Out:
        return LocationSet(from);
    case Travel::Carried:
        break;
    }
    return ruleset.board->cards();
}

/// Where a hunter stands for the rules of movement: the city of a hospital that he is in (ADJ-7).
LocationId origin(const GameState& state, Hunter hunter)
{
    if (const Due* due = topDue(state); due != nullptr && due->what == Due::What::Arrival && due->hunter == hunter && due->from)
        return *due->from; // a move that is being corrected begins where it began
    return placeOf(state, hunter).location;
}

bool inHospital(const GameState& state, Hunter hunter)
{
    if (const Due* due = topDue(state); due != nullptr && due->what == Due::What::Arrival && due->hunter == hunter)
        return due->travel == Travel::Out;
    return placeOf(state, hunter).where == HunterPlace::Where::Hospital;
}

bool correcting(const GameState& state, Hunter hunter)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == Due::What::Arrival && due->hunter == hunter;
}

/// REV-8: at sea by day he sails on or lands, unless tokens leave him no way (STORM-2, FOG-2).
bool hasToSail(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    return state.step == Step::Day && !state.now.acted.contains(hunter) && !sheetOf(state, hunter).delayed &&
           !hunterDestinations(ruleset, state, hunter, Travel::Sea).empty();
}

/// A card that has opened several moves by sea: he has made one of them, and may stay where it took him.
bool hasSailed(const Ruleset& ruleset, const GameState& state, HunterEvent card)
{
    return state.now.opened && state.now.opened->moves < (*ruleset.cards)[card].move.seaMoves;
}

Violation cardFirst(Hunter hunter, HunterEvent card)
{
    return {"EVT-1", Refusal::HunterCardFirst, {hunter, card}};
}

Deed deedOf(HunterActs::What what)
{
    switch (what) {
    case HunterActs::What::Rest:
        return Deed::Rest;
    case HunterActs::What::Supply:
        return Deed::Supply;
    case HunterActs::What::Search:
        return Deed::Search;
    case HunterActs::What::Pass:
        break;
    }
    return Deed::Pass;
}

Deed deedOf(const MoveHunter& action)
{
    return action.by ? Deed::Card : Deed::Move;
}

/// TIME-10: one more action is another one.
Refused sameAction(const Ruleset& ruleset, const GameState& state, Hunter hunter, Deed deed)
{
    const bool again = state.now.acted.contains(hunter) && cardsKept(ruleset) && deed != Deed::None;
    if (again && state.now.did[static_cast<std::size_t>(hunter)] == deed)
        return Violation{"TIME-10", Refusal::HunterSameAction, {hunter}};
    return std::nullopt;
}

int restHeals(const GameState& state, Hunter hunter)
{
    const HunterPlace& place = placeOf(state, hunter);
    const bool withSeward = place.where == HunterPlace::Where::Location && placeOf(state, Hunter::DrSeward) == place;
    return hunter == Hunter::DrSeward || withSeward ? 2 : 1; // Dr. Seward's sheet
}

} // namespace

std::optional<HunterEvent> openedFor(const GameState& state, Hunter hunter)
{
    if (correcting(state, hunter))
        return topDue(state)->asked;
    return state.now.opened && state.now.opened->hunter == hunter ? std::optional(state.now.opened->card) : std::nullopt;
}

Refused noAction(const Ruleset& ruleset, const GameState& state, Hunter hunter, Deed deed)
{
    const bool acted = state.now.acted.contains(hunter);
    const bool more = state.now.openDay && state.step == Step::Day && // Renewed Vigor is for the day only
                      !(cardsKept(ruleset) && state.now.again.contains(hunter));
    if (acted && !more)
        return Violation{"TIME-10", Refusal::HunterHasActed, {hunter}};
    if (sheetOf(state, hunter).delayed && deed != Deed::Pass)
        return Violation{"DEL-1", Refusal::HunterDelayed, {hunter}};
    return sameAction(ruleset, state, hunter, deed);
}

bool beforeBats(const GameState& state, Hunter hunter)
{
    return state.now.anyOrder && state.due.size() == 1 && state.due.back().what == Due::What::BatsMove && state.due.back().hunter != hunter;
}

bool carriedByBats(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    return sheetOf(state, hunter).bats > 0 && !openedFor(state, hunter) && !noAction(ruleset, state, hunter, Deed::None) &&
           !batsDestinations(ruleset, state, hunter).empty();
}

void noteDeed(const Ruleset& ruleset, GameState& state, Hunter hunter, Deed deed)
{
    const bool known = deed != Deed::Pass; // to exchange, and another time to reserve a ticket
    if (cardsKept(ruleset) && known && !state.now.acted.contains(hunter))
        state.now.did[static_cast<std::size_t>(hunter)] = deed;
}

Refused tableMayAllow(const Ruleset& ruleset, const GameState& state, const MoveHunter& action)
{
    const Hunter hunter = action.hunter;
    const auto card = openedFor(state, hunter);
    if (!card) { // one that is corrected has begun, but may become another action
        const bool begun = correcting(state, hunter);
        if (Refused refused = begun ? sameAction(ruleset, state, hunter, deedOf(action)) : noAction(ruleset, state, hunter, deedOf(action)))
            return refused;
    }
    if (card && action.by)
        return cardFirst(hunter, *card);
    const bool byRoadAtNight = state.now.longNight && action.travel == Travel::Road && !action.by;
    if (state.step == Step::Night && !byRoadAtNight && !card)
        return Violation{"TIME-10", Refusal::HunterByNight, {hunter}};
    return checkHunterMove(ruleset, state, hunter, action.to, action.travel, action.by);
}

Refused tableMayAllow(const Ruleset& ruleset, const GameState& state, const HunterActs& action)
{
    const Hunter hunter = action.hunter;
    const HunterPlace& place = placeOf(state, hunter);
    const auto card = openedFor(state, hunter);
    if (card && action.what != HunterActs::What::Pass)
        return cardFirst(hunter, *card);
    if (!card)
        if (Refused refused = noAction(ruleset, state, hunter, deedOf(action.what)))
            return refused;
    const bool hospital = place.where == HunterPlace::Where::Hospital;
    const bool sea = !hospital && ruleset.board->isSea(place.location);
    if (action.what == HunterActs::What::Search) {
        if (hospital || sea)
            return Violation{hospital ? "SRCH-3" : "REV-8", Refusal::SearchNotHere, {hunter}};
        if (fogIn(state, place.location))
            return Violation{"SRCH-2", Refusal::SearchInFog, {hunter, place.location}};
    }
    if ((action.what == HunterActs::What::Rest && (sea || hospital)) || (action.what == HunterActs::What::Supply && sea))
        return Violation{sea ? "REV-8" : "HOSP-2", Refusal::OnlyMovesHere, {hunter}};
    if (action.what == HunterActs::What::Pass && sea && hasToSail(ruleset, state, hunter) && !(card && hasSailed(ruleset, state, *card)))
        return Violation{"REV-8", Refusal::OnlyMovesHere, {hunter}};
    if (action.what == HunterActs::What::Supply) {
        if (state.now.noSupply)
            return Violation{"EVT-3", Refusal::NoSupply, {hunter}};
        if (hospital && action.draculaEvent)
            return Violation{"HOSP-2", Refusal::SupplyInHospital, {hunter}};
        if (!hospital && ruleset.board->castle() == place.location)
            return Violation{"REV-11", Refusal::SupplyAtCastle, {hunter}};
    }
    return std::nullopt;
}

bool fogIn(const GameState& state, LocationId city)
{
    return std::ranges::any_of(state.tokens.fog, [&](const auto& fog) { return fog.first == city; });
}

std::optional<Hunter> activeHunter(const GameState& state)
{
    if ((state.step != Step::Day && state.step != Step::Night) || !state.due.empty())
        return std::nullopt;
    const HunterSet there = huntersOnBoard(state);
    if (state.now.opened && there.contains(state.now.opened->hunter))
        return state.now.opened->hunter;
    const HunterSet left = there - state.now.acted;
    if (left.empty())
        return std::nullopt;
    return left.first(); // COMP-1
}

std::optional<Hunter> hunterAhead(const GameState& state, Hunter hunter)
{
    const auto active = activeHunter(state);
    if (!active || *active == hunter)
        return std::nullopt;
    if (!state.now.opened && (state.now.anyOrder || *active > hunter))
        return std::nullopt;
    return active;
}

std::optional<Violation> checkHunterMove(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId to, Travel travel,
                                         std::optional<HunterCard> by)
{
    const Board& board = *ruleset.board;
    const LocationId from = origin(state, hunter);
    if (const auto card = openedFor(state, hunter))
        if (const CardMove& move = (*ruleset.cards)[*card].move;
            !(travel == Travel::Road && move.roads > 0) && !(travel == Travel::Sea && move.seaMoves > 0))
            return cardFirst(hunter, *card);
    if (inHospital(state, hunter)) { // HOSP-2
        if (to != from || travel != Travel::Out)
            return Violation{"HOSP-2", Refusal::HunterFromHospital, {hunter, from}};
    } else if (fogIn(state, from)) { // FOG-2
        return Violation{"FOG-2", Refusal::HunterFogHere, {hunter, from}};
    }
    if (fogIn(state, to))
        return Violation{"FOG-2", Refusal::HunterFogThere, {hunter, to}};
    switch (travel) {
    case Travel::Out:
        if (!inHospital(state, hunter))
            return Violation{"HOSP-2", Refusal::HunterNoRoad, {hunter, from, to}};
        break;
    case Travel::Road: {
        const int most = mostRoads(ruleset, state, hunter, by);
        if (within(ruleset, state, from, false, most).contains(to))
            break;
        if (!within(ruleset, state, from, false, most, {false, false}).contains(to))
            return most == 1 ? Violation{"ADJ-1", Refusal::HunterNoRoad, {hunter, from, to}}
                             : Violation{"ADJ-1", Refusal::HunterRoadTooFar, {hunter, from, to, most}};
        const bool fog = within(ruleset, state, from, false, most, {true, false}).contains(to);
        return Violation{fog ? "FOG-2" : "BLK-2", fog ? Refusal::HunterFogOnTheWay : Refusal::HunterRoadBlocked, {hunter, from, to}};
    }
    case Travel::Sea:
        if (!board.bySea(from).contains(to))
            return Violation{"ADJ-2", Refusal::HunterNotBySea, {hunter, from, to}};
        if (state.tokens.storms.contains(to))
            return Violation{"STORM-2", Refusal::HunterStorm, {hunter, to}};
        break;
    case Travel::Rail: {
        if (within(ruleset, state, from, true, mostRailways(ruleset)).contains(to))
            break;
        const int any = static_cast<int>(ruleset.board->rails().size());
        if (!within(ruleset, state, from, true, any, {false, false}).contains(to))
            return Violation{"REV-5", Refusal::HunterNoRail, {hunter, from, to}};
        if (within(ruleset, state, from, true, any).contains(to))
            return Violation{"REV-5", Refusal::HunterRailTooFar, {hunter, from, to}};
        const bool fog = within(ruleset, state, from, true, any, {true, false}).contains(to);
        return Violation{fog ? "PR-30" : "BLK-2", fog ? Refusal::HunterFogOnTheWay : Refusal::HunterRoadBlocked, {hunter, from, to}};
    }
    case Travel::Carried:
        break;
    }
    return std::nullopt;
}

LocationSet hunterDestinations(const Ruleset& ruleset, const GameState& state, Hunter hunter, Travel travel, std::optional<HunterCard> by)
{
    LocationSet found;
    if (placeOf(state, hunter).where == HunterPlace::Where::OffBoard)
        return found;
    const LocationId from = origin(state, hunter);
    const int roads = mostRoads(ruleset, state, hunter, by);
    (reachedBy(ruleset, state, from, travel, roads) & ruleset.board->cards()).forEach([&](LocationId to) {
        if ((to != from || inHospital(state, hunter)) && !checkHunterMove(ruleset, state, hunter, to, travel, by))
            found.insert(to);
    });
    return found;
}

Refused check(const Ruleset& ruleset, const GameState& state, const MoveHunter& action)
{
    if (!state.clockKept)
        return notNow();
    const bool correction = correcting(state, action.hunter);
    if (!state.due.empty() && !correction && !beforeBats(state, action.hunter))
        return notAnAnswer();
    if (state.step != Step::Day && state.step != Step::Night)
        return notNow();
    const HunterPlace& place = placeOf(state, action.hunter);
    if (place.where == HunterPlace::Where::OffBoard)
        return Violation{"DEF-3", Refusal::HunterGone, {action.hunter}};
    if (!ruleset.board->cards().contains(action.to)) // HOSP-1: the second edition's hospital is a place of the board
        return Violation{"HOSP-1", Refusal::HunterIntoHospital, {}};
    if (action.travel == Travel::Carried || (action.to == origin(state, action.hunter) && !inHospital(state, action.hunter)))
        return Violation{"REV-1", Refusal::HunterStays, {action.hunter, action.to}};
    if (action.by && (!cardsKept(ruleset) || action.travel != Travel::Road || (*ruleset.cards)[*action.by].move.roads == 0))
        return notAnAnswer();
    return checkWithOverrule(ruleset, state, action);
}

void perform(const Ruleset& ruleset, GameState& state, const MoveHunter& action)
{
    announceOverrule(ruleset, state, action);
    if (beforeBats(state, action.hunter))
        state.due.pop_back(); // asked again when it is that hunter's turn
    const auto card = openedFor(state, action.hunter);
    if (correcting(state, action.hunter)) { // back to where the move began
        const Due wrong = std::move(state.due.back());
        state.due.pop_back();
        placeOf(state, action.hunter) = wrong.travel == Travel::Out ? HunterPlace::hospital(*wrong.from) : HunterPlace::in(*wrong.from);
    } else {
        if (!allowedByOverrule(ruleset, state, action) && carriedByBats(ruleset, state, action.hunter)) {
            push(state, {.what = Due::What::BatsMove, .hunter = action.hunter});
            return;
        }
        if (card) { // his action ends when nothing is left of these moves
            --state.now.opened->moves;
        } else {
            push(state, {.what = Due::What::EndOfAction, .hunter = action.hunter});
        }
        if (state.step == Step::Night && state.now.longNight)
            push(state, {.what = Due::What::LongNightCard, .hunter = action.hunter});
    }
    if (!card)
        noteDeed(ruleset, state, action.hunter, deedOf(action));
    std::optional<Argument> by;
    if (card)
        by = *card;
    else if (action.by)
        by = *action.by;
    arrive(ruleset, state, action.hunter, action.to, action.travel, by);
}

Refused check(const Ruleset& ruleset, const GameState& state, const HunterActs& action)
{
    if (!state.due.empty() && !beforeBats(state, action.hunter))
        return notAnAnswer();
    if (!state.clockKept || (state.step != Step::Day && state.step != Step::Night))
        return notNow();
    if (placeOf(state, action.hunter).where == HunterPlace::Where::OffBoard)
        return Violation{"DEF-3", Refusal::HunterGone, {action.hunter}};
    if (action.draculaEvent && action.what != HunterActs::What::Supply)
        return notAnAnswer();
    return checkWithOverrule(ruleset, state, action);
}

void perform(const Ruleset& ruleset, GameState& state, const HunterActs& action)
{
    announceOverrule(ruleset, state, action);
    if (beforeBats(state, action.hunter))
        state.due.pop_back();
    const bool free = allowedByOverrule(ruleset, state, action), opened = openedFor(state, action.hunter).has_value();
    if (!free && carriedByBats(ruleset, state, action.hunter)) {
        push(state, {.what = Due::What::BatsMove, .hunter = action.hunter});
        return;
    }
    push(state, {.what = Due::What::EndOfAction, .hunter = action.hunter});
    if (HunterSheet& sheet = sheetOf(state, action.hunter); sheet.delayed && !free && !opened) { // DEL-1
        sheet.delayed = false;
        announce(state, What::HunterStandsUp, {action.hunter});
        return;
    }
    if (!opened)
        noteDeed(ruleset, state, action.hunter, deedOf(action.what));
    announce(state, What::HunterActed, {action.hunter, static_cast<int>(action.what)});
    switch (action.what) {
    case HunterActs::What::Pass:
        break;
    case HunterActs::What::Rest:
        healHunter(state, action.hunter, restHeals(state, action.hunter));
        break;
    case HunterActs::What::Supply: // EVT-3
        if (!action.draculaEvent)
            break;
        if (state.step == Step::Night) {
            drawEvents(state, 1);
        } else {
            ++state.hiddenDiscards;
            announce(state, What::EventsHidden, {1});
        }
        break;
    case HunterActs::What::Search:
        beginSearch(ruleset, state, action.hunter);
        break;
    }
}

void arrive(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId to, Travel travel, std::optional<Argument> by)
{
    HunterPlace& place = placeOf(state, hunter);
    const LocationId from = place.location;
    place = HunterPlace::in(to);
    std::vector<Argument> told{hunter, to};
    if (by)
        told.push_back(*by);
    announce(state, What::HunterMoved, std::move(told));
    if (ruleset.board->isSea(to)) // REV-3
        return;
    if (travel != Travel::Carried) {
        Due arrival{.what = Due::What::Arrival, .hunter = hunter, .from = from, .place = to, .travel = travel};
        if (const auto* card = by ? std::get_if<HunterEvent>(&*by) : nullptr)
            arrival.asked = *card;
        push(state, std::move(arrival));
    } else if (ruleset.rulings.movedHunterReveals == NoYes::Yes) { // PR-14, REV-2
        resolveArrival(ruleset, state, hunter, to);
    }
}

void endAction(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (state.now.acted.contains(hunter) && cardsKept(ruleset))
        state.now.again.insert(hunter);
    state.now.acted.insert(hunter);
    state.now.charteredCarriage = false;
    if (state.now.opened && state.now.opened->hunter == hunter)
        state.now.opened.reset();
}

void beginActions(GameState& state)
{
    state.now.acted = {};
    state.now.opened.reset();
    state.now.did = {};
    state.now.again = {};
}

HunterSet huntersOnBoard(const GameState& state)
{
    HunterSet found;
    for (const Hunter hunter : allHunters)
        if (placeOf(state, hunter).where != HunterPlace::Where::OffBoard)
            found.insert(hunter);
    return found;
}

LocationSet batsDestinations(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const HunterPlace& place = placeOf(state, hunter);
    if (place.where != HunterPlace::Where::Location || fogIn(state, place.location)) // REV-10
        return {};
    LocationSet found = ruleset.board->adjacent(place.location) & ruleset.board->cities() & ruleset.board->cards();
    for (const auto& [city, tokens] : state.tokens.fog) // FOG-2
        found.erase(city);
    return found;
}

std::vector<Response> answersHunters(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    switch (due.what) {
    case Due::What::BatsMove:
        batsDestinations(ruleset, state, *due.hunter).forEach([&](LocationId city) { answers.emplace_back(ChoosePlace{city}); });
        if (ruleset.rulings.batsMayDecline == NoYes::Yes) // OPEN-48, GOLD-4
            answers.emplace_back(GoOn{});
        break;
    case Due::What::Hospital:
        due.places.forEach([&](LocationId city) { answers.emplace_back(ChoosePlace{city}); });
        break;
    case Due::What::Defeat:
    case Due::What::LongNightCard:
        answers = {Reply{true}, Reply{false}};
        break;
    default:
        break;
    }
    return answers;
}

Refused checkHunters(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const auto answers = answersHunters(ruleset, state, due);
    if (std::ranges::find(answers, response) != answers.end())
        return std::nullopt;
    const std::string_view rule = due.what == Due::What::Hospital ? "DEF-5" : "REV-10";
    if (const auto* place = std::get_if<ChoosePlace>(&response);
        place != nullptr && (due.what == Due::What::Hospital || due.what == Due::What::BatsMove))
        return Violation{rule, Refusal::NotToThere, {place->location}};
    if (std::holds_alternative<GoOn>(response) && due.what == Due::What::BatsMove)
        return Violation{"OPEN-48", Refusal::MustChoose, {}};
    return notAnAnswer();
}

void answerHunters(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    const Hunter hunter = *due.hunter;
    HunterSheet& sheet = sheetOf(state, hunter);
    switch (due.what) {
    case Due::What::BatsMove:
        --sheet.bats;
        announce(state, What::TokenRemoved, {Token::Bats, hunter});
        if (const auto* place = std::get_if<ChoosePlace>(&response)) {
            push(state, {.what = Due::What::EndOfAction, .hunter = hunter});
            arrive(ruleset, state, hunter, place->location, Travel::Carried);
            delayHunter(state, hunter);
        }
        break;
    case Due::What::Hospital:
        sheet.hospital = std::get<ChoosePlace>(response).location;
        break;
    case Due::What::Defeat:
        if (std::get<Reply>(response).yes) {
            beforeDefeat(ruleset, state, hunter);
            if (state.step != Step::Over)
                defeatHunter(ruleset, state, hunter);
        } else { // DMG-4: what is prevented is not suffered
            sheet.damage = static_cast<std::uint8_t>(std::max(sheet.damage - due.number, 0));
            announce(state, What::HunterSaved, {hunter});
        }
        break;
    case Due::What::LongNightCard:
        if (std::get<Reply>(response).yes)
            drawEvents(state, 1);
        break;
    default:
        break;
    }
}

void performHunters(const Ruleset& ruleset, GameState& state, Due due)
{
    endAction(ruleset, state, *due.hunter);
}

} // namespace demeter::fury3e
