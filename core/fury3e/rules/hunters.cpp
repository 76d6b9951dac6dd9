// Sections 8 and 12, the hunters' side: their moves and actions, damage, bites, delay, defeat, hospitals (HOSP, DMG, BITE, DEL, DEF, BATS).
#include "core/fury3e/rules/chapters.h"

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

/// The longest journey of any ticket or card: the four railways of Chartered Carriage. Which ticket it was only the table knows.
constexpr int mostRailways = 4;

/// Cities that so many railways at most join to `from`; with `tokens` Roadblocks and, by PR-30, Fog close the way.
LocationSet byRail(const Ruleset& ruleset, const GameState& state, LocationId from, bool tokens, int most)
{
    LocationSet reached(from);
    std::vector<std::pair<LocationId, int>> open{{from, 0}};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const auto [here, railways] = open[next]; // those nearest first
        if (railways == most)
            continue;
        if (tokens && here != from && ruleset.rulings.fogStopsPassing == NoYes::Yes && fogIn(state, here)) // PR-30
            continue;
        (ruleset.board->byRailway(here) - reached).forEach([&, here = here, railways = railways](LocationId there) {
            if (tokens && blocked(state, true, here, there)) // BLK-2
                return;
            reached.insert(there);
            open.emplace_back(there, railways + 1);
        });
    }
    reached.erase(from);
    return reached;
}

/// Where the board leads from there, before most tokens are looked at.
LocationSet reachedBy(const Ruleset& ruleset, const GameState& state, LocationId from, Travel travel)
{
    switch (travel) {
    case Travel::Road:
        return ruleset.board->byRoad(from);
    case Travel::Sea:
        return ruleset.board->bySea(from);
    case Travel::Rail:
        return byRail(ruleset, state, from, true, mostRailways);
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

/// TIME-10. Renewed Vigor is for the day only.
bool hasActed(const GameState& state, Hunter hunter)
{
    const bool open = state.now.openDay && state.step == Step::Day;
    return state.now.acted.contains(hunter) && !open;
}

/// Speedy Telegraph: it is asked where Bats take another hunter, because his action comes first as a rule, and this one acts before him.
bool beforeBats(const GameState& state, Hunter hunter)
{
    return state.now.anyOrder && state.due.size() == 1 && state.due.back().what == Due::What::BatsMove && state.due.back().hunter != hunter;
}

/// REV-10 for a hunter who acts before his turn, or once more: Dracula moves him in place of it.
bool carriedByBats(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const HunterSheet& sheet = sheetOf(state, hunter);
    return sheet.bats > 0 && !sheet.delayed && !hasActed(state, hunter) && !batsDestinations(ruleset, state, hunter).empty();
}

/// REV-8: at sea by day he sails on or lands, unless tokens leave him no way (STORM-2, FOG-2).
bool hasToSail(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    return state.step == Step::Day && !state.now.acted.contains(hunter) && !sheetOf(state, hunter).delayed &&
           !hunterDestinations(ruleset, state, hunter, Travel::Sea).empty();
}

/// What the rules forbid and the table may allow all the same.
Refused tableMayAllow(const Ruleset& ruleset, const GameState& state, const MoveHunter& action)
{
    const Hunter hunter = action.hunter;
    if (!correcting(state, hunter)) {
        if (hasActed(state, hunter))
            return Violation{"TIME-10", Refusal::HunterHasActed, {hunter}};
        if (sheetOf(state, hunter).delayed)
            return Violation{"DEL-1", Refusal::HunterDelayed, {hunter}};
    }
    if (state.step == Step::Night && !(state.now.longNight && action.travel == Travel::Road))
        return Violation{"TIME-10", Refusal::HunterByNight, {hunter}};
    return checkHunterMove(ruleset, state, hunter, action.to, action.travel);
}

Refused tableMayAllow(const Ruleset& ruleset, const GameState& state, const HunterActs& action)
{
    const Hunter hunter = action.hunter;
    const HunterPlace& place = placeOf(state, hunter);
    if (hasActed(state, hunter))
        return Violation{"TIME-10", Refusal::HunterHasActed, {hunter}};
    if (sheetOf(state, hunter).delayed && action.what != HunterActs::What::Pass)
        return Violation{"DEL-1", Refusal::HunterDelayed, {hunter}};
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
    if (action.what == HunterActs::What::Pass && sea && hasToSail(ruleset, state, hunter))
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

/// The order comes last: only what nothing else forbids is refused for it, which is what `applyRecorded` relies on, and an overrule in an
/// older record is announced with the same rule as ever.
template <typename Step> Refused whyNot(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    if (Refused refused = tableMayAllow(ruleset, state, action))
        return refused;
    if (const auto ahead = hunterAhead(state, action.hunter))
        return Violation{"TIME-10", Refusal::HunterOutOfOrder, {action.hunter, *ahead}};
    return std::nullopt;
}

/// The table lets him do something else than act before his turn, and what would come before his action does not.
template <typename Step> bool freed(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    return action.overruled && tableMayAllow(ruleset, state, action).has_value();
}

/// A step that the rules allow needs no overruling; one that they forbid is refused unless it is overruled.
template <typename Step> Refused judged(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    Refused refused = whyNot(ruleset, state, action);
    if (!action.overruled)
        return refused;
    if (!refused)
        return Violation{"GOLD-2", Refusal::NothingToOverrule, {}};
    return std::nullopt;
}

/// The overrule is in the record and public.
template <typename Step> void announceOverrule(const Ruleset& ruleset, GameState& state, const Step& action)
{
    if (!action.overruled)
        return;
    if (const Refused refused = whyNot(ruleset, state, action))
        state.happened.push_back({What::HunterOverruled, {action.hunter}, std::string(refused->rule)});
}

int restHeals(const GameState& state, Hunter hunter)
{
    const HunterPlace& place = placeOf(state, hunter);
    const bool withSeward = place.where == HunterPlace::Where::Location && placeOf(state, Hunter::DrSeward) == place;
    return hunter == Hunter::DrSeward || withSeward ? 2 : 1; // Dr. Seward's sheet
}

} // namespace

bool fogIn(const GameState& state, LocationId city)
{
    return std::ranges::any_of(state.tokens.fog, [&](const auto& fog) { return fog.first == city; });
}

std::optional<Hunter> activeHunter(const GameState& state)
{
    if ((state.step != Step::Day && state.step != Step::Night) || !state.due.empty())
        return std::nullopt;
    const HunterSet left = huntersOnBoard(state) - state.now.acted;
    if (left.empty())
        return std::nullopt;
    return left.first(); // COMP-1
}

std::optional<Hunter> hunterAhead(const GameState& state, Hunter hunter)
{
    const auto active = activeHunter(state);
    if (state.now.anyOrder || !active || *active >= hunter)
        return std::nullopt;
    return active;
}

std::optional<Violation> checkHunterMove(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId to, Travel travel)
{
    const Board& board = *ruleset.board;
    const LocationId from = origin(state, hunter);
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
    case Travel::Road:
        if (!board.byRoad(from).contains(to))
            return Violation{"ADJ-1", Refusal::HunterNoRoad, {hunter, from, to}};
        if (blocked(state, false, from, to))
            return Violation{"BLK-2", Refusal::HunterRoadBlocked, {hunter, from, to}};
        break;
    case Travel::Sea:
        if (!board.bySea(from).contains(to))
            return Violation{"ADJ-2", Refusal::HunterNotBySea, {hunter, from, to}};
        if (state.tokens.storms.contains(to))
            return Violation{"STORM-2", Refusal::HunterStorm, {hunter, to}};
        break;
    case Travel::Rail: {
        if (byRail(ruleset, state, from, true, mostRailways).contains(to))
            break;
        const int any = static_cast<int>(ruleset.board->rails().size());
        if (!byRail(ruleset, state, from, false, any).contains(to))
            return Violation{"REV-5", Refusal::HunterNoRail, {hunter, from, to}};
        if (byRail(ruleset, state, from, true, any).contains(to))
            return Violation{"REV-5", Refusal::HunterRailTooFar, {hunter, from, to}};
        Rulings passing = ruleset.rulings;
        passing.fogStopsPassing = NoYes::No;
        const bool fog = byRail({ruleset.board, ruleset.cards, passing}, state, from, true, any).contains(to);
        return Violation{fog ? "PR-30" : "BLK-2", fog ? Refusal::HunterFogOnTheWay : Refusal::HunterRoadBlocked, {hunter, from, to}};
    }
    case Travel::Carried:
        break;
    }
    return std::nullopt;
}

LocationSet hunterDestinations(const Ruleset& ruleset, const GameState& state, Hunter hunter, Travel travel)
{
    LocationSet found;
    if (placeOf(state, hunter).where == HunterPlace::Where::OffBoard)
        return found;
    const LocationId from = origin(state, hunter);
    (reachedBy(ruleset, state, from, travel) & ruleset.board->cards()).forEach([&](LocationId to) {
        if ((to != from || inHospital(state, hunter)) && !checkHunterMove(ruleset, state, hunter, to, travel))
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
    return judged(ruleset, state, action);
}

void perform(const Ruleset& ruleset, GameState& state, const MoveHunter& action)
{
    announceOverrule(ruleset, state, action);
    if (beforeBats(state, action.hunter))
        state.due.pop_back();               // asked again when it is that hunter's turn
    if (correcting(state, action.hunter)) { // back to where the move began
        const Due wrong = std::move(state.due.back());
        state.due.pop_back();
        placeOf(state, action.hunter) = wrong.travel == Travel::Out ? HunterPlace::hospital(*wrong.from) : HunterPlace::in(*wrong.from);
    } else {
        if (!freed(ruleset, state, action) && carriedByBats(ruleset, state, action.hunter)) {
            push(state, {.what = Due::What::BatsMove, .hunter = action.hunter});
            return;
        }
        push(state, {.what = Due::What::EndOfAction, .hunter = action.hunter});
        if (state.step == Step::Night && state.now.longNight)
            push(state, {.what = Due::What::LongNightCard, .hunter = action.hunter});
    }
    arrive(ruleset, state, action.hunter, action.to, action.travel);
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
    return judged(ruleset, state, action);
}

void perform(const Ruleset& ruleset, GameState& state, const HunterActs& action)
{
    announceOverrule(ruleset, state, action);
    if (beforeBats(state, action.hunter))
        state.due.pop_back();
    const bool free = freed(ruleset, state, action);
    if (!free && carriedByBats(ruleset, state, action.hunter)) {
        push(state, {.what = Due::What::BatsMove, .hunter = action.hunter});
        return;
    }
    push(state, {.what = Due::What::EndOfAction, .hunter = action.hunter});
    if (HunterSheet& sheet = sheetOf(state, action.hunter); sheet.delayed && !free) { // DEL-1
        sheet.delayed = false;
        announce(state, What::HunterStandsUp, {action.hunter});
        return;
    }
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

void arrive(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId to, Travel travel)
{
    HunterPlace& place = placeOf(state, hunter);
    const LocationId from = place.location;
    place = HunterPlace::in(to);
    announce(state, What::HunterMoved, {hunter, to});
    if (ruleset.board->isSea(to)) // REV-3
        return;
    if (travel != Travel::Carried)
        push(state, {.what = Due::What::Arrival, .hunter = hunter, .from = from, .place = to, .travel = travel});
    else if (ruleset.rulings.movedHunterReveals == NoYes::Yes) // PR-14, REV-2
        resolveArrival(ruleset, state, hunter, to);
}

void damageHunter(const Ruleset& ruleset, GameState& state, Hunter hunter, int amount)
{
    if (amount <= 0 || !huntersOnBoard(state).contains(hunter))
        return;
    HunterSheet& sheet = sheetOf(state, hunter);
    sheet.damage = static_cast<std::uint8_t>(std::min(sheet.damage + amount, 99));
    announce(state, What::HunterDamaged, {hunter, amount});
    if (sheet.damage >= ruleset.cards->hunterSheets[static_cast<std::size_t>(hunter)].life) // DEF-1, PR-23
        push(state, {.what = Due::What::Defeat, .hunter = hunter, .number = static_cast<std::uint8_t>(std::min(amount, 99))});
}

void healHunter(GameState& state, Hunter hunter, int amount)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    const int healed = std::min<int>(amount, sheet.damage);
    if (healed <= 0)
        return;
    sheet.damage = static_cast<std::uint8_t>(sheet.damage - healed);
    announce(state, What::HunterHealed, {hunter, healed});
}

void askBite(GameState& state, Hunter hunter)
{
    if (huntersOnBoard(state).contains(hunter))
        push(state, {.what = Due::What::Bite, .hunter = hunter});
}

void bitten(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    announce(state, What::HunterBitten, {hunter});
    const bool space =
        hunter != Hunter::MinaHarker && sheet.bites < ruleset.cards->hunterSheets[static_cast<std::size_t>(hunter)].biteSpaces;
    if (space)
        ++sheet.bites; // BITE-1
    else
        defeatHunter(ruleset, state, hunter); // BITE-1, BITE-3
}

void delayHunter(GameState& state, Hunter hunter)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    if (sheet.delayed || !huntersOnBoard(state).contains(hunter)) // DEL-1: again does nothing
        return;
    sheet.delayed = true;
    announce(state, What::HunterDelayed, {hunter});
}

LocationSet nearestHospitals(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const Board& board = *ruleset.board;
    const HunterPlace& place = placeOf(state, hunter);
    LocationSet hospitals;
    for (const LocationId city : board.hospitals())
        hospitals.insert(city);
    const auto fixed = [&](std::string_view id) {
        const auto city = board.find(id);
        return city && hospitals.contains(*city) ? std::optional(LocationSet(*city)) : std::nullopt;
    };
    if (place.where == HunterPlace::Where::Hospital)
        return LocationSet(place.location);
    if (board[place.location].region == "britannia") // DEF-6
        if (const auto madrid = fixed("madrid"))
            return *madrid;
    if (board[place.location].id == "cagliari")
        if (const auto rome = fixed("rome"))
            return *rome;
    // DEF-3: fewest roads. From a sea zone, or a city whose roads lead to no hospital, the way goes on by sea as well.
    for (const bool sea : {board.isSea(place.location), true}) {
        LocationSet reached(place.location), edge(place.location);
        while (!edge.empty()) {
            if (const LocationSet found = edge & hospitals; !found.empty())
                return found;
            LocationSet next;
            edge.forEach([&](LocationId here) { next |= sea ? board.adjacent(here) : board.byRoad(here); });
            edge = next - reached;
            reached |= next;
        }
    }
    return hospitals;
}

void defeatHunter(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (!huntersOnBoard(state).contains(hunter))
        return;
    announce(state, What::HunterDefeated, {hunter});
    const LocationSet nearest = nearestHospitals(ruleset, state, hunter); // DEF-3
    HunterSheet& sheet = sheetOf(state, hunter);
    sheet.defeated = true;
    sheet.delayed = false;
    sheet.bats = 0;
    placeOf(state, hunter) = {};
    gainInfluence(ruleset, state, 2 + state.despair); // DEF-2, DESP-2
    if (state.step == Step::Over)
        return;
    if (state.combat && state.combat->hunters.contains(hunter))
        leaveCombat(ruleset, state, hunter);
    if (nearest.size() == 1)
        nearest.forEach([&](LocationId city) { sheet.hospital = city; });
    else if (!nearest.empty())
        push(state, {.what = Due::What::Hospital, .hunter = hunter, .places = nearest}); // DEF-5
}

void endAction(GameState& state, Hunter hunter)
{
    state.now.acted.insert(hunter);
    state.now.charteredCarriage = false;
}

bool isBitten(const GameState& state, Hunter hunter)
{
    return hunter == Hunter::MinaHarker || sheetOf(state, hunter).bites > 0; // BITE-3
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

void performHunters(const Ruleset&, GameState& state, Due due)
{
    endAction(state, *due.hunter);
}

} // namespace demeter::fury3e
