// Section 23: when each of Dracula's Events can be played, and what it does (2E-DEV-1 to 2E-DEV-19, 2E-ALLY).
#include "core/fury2e/rules/draculas_events.h"
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

HunterSet bittenHunters(const GameState& state)
{
    HunterSet bitten;
    for (const Hunter hunter : allHunters)
        if (isBitten(state, hunter))
            bitten.insert(hunter);
    return bitten;
}

/// A card can be played from a hand that is too large as if nothing were due yet (2E-DEV-33); what nobody answers is no question.
const Due* momentOf(const GameState& state)
{
    const auto due = std::ranges::find_if(state.due.rbegin(), state.due.rend(),
                                          [](const Due& each) { return each.what != Due::What::DiscardEvents && !isAutomatic(each.what); });
    return due == state.due.rend() ? nullptr : &*due;
}

/// The movement phase of this hunter is still to come in this round.
bool movesYet(const GameState& state, Hunter hunter)
{
    const TurnState& turn = state.turn;
    return state.step == Step::Hunters && !turn.acted.contains(hunter) && !sheetOf(state, hunter).missesTurn &&
           (turn.stage == HunterStage::Before || (turn.stage == HunterStage::Begun && turn.acting.contains(hunter)));
}

bool isAtSea(const Ruleset& ruleset, const GameState& state, Hunter hunter)
{
    const auto place = state.hunters[static_cast<std::size_t>(hunter)];
    return place && ruleset.board->isSea(*place);
}

/// 2E-DEV-1: whom the storm drives.
HunterSet driven(const GameState& state, const PlayedEvent& played)
{
    HunterSet hunters = *played.hunter;
    if (played.option == 1)
        huntersIn(state, *state.hunters[static_cast<std::size_t>(*played.hunter)]).forEach([&](Hunter hunter) {
            if (movesYet(state, hunter))
                hunters.insert(hunter);
        });
    return hunters;
}

/// 2E-DEV-2: after the search, or before they fight Dracula, who is no Encounter (2E-HUNT-11).
bool atTheCustoms(const GameState& state)
{
    if (state.step != Step::Hunters || state.turn.stage != HunterStage::Acting || !state.turn.customs)
        return false;
    return state.combat ? state.combat->foundAlone : !state.turn.foundHere;
}

std::optional<LocationId> combatPlace(const GameState& state)
{
    return state.hunters[static_cast<std::size_t>(state.combat->hunters.first())];
}

} // namespace

bool hasTarget(const Ruleset& ruleset, const GameState& state, DraculaEvent event)
{
    switch (event) {
    case DraculaEvent::Evasion:
        return !evasionDestinations(ruleset, state).empty();
    case DraculaEvent::NightVisit:
    case DraculaEvent::VampiricInfluence:
        return !bittenHunters(state).empty();
    default:
        return true;
    }
}

Refused whyNotAtThisMoment(const Ruleset& ruleset, const GameState& state, const PlayEvent& play)
{
    const std::string_view rule = ruleOfDraculas(play.event);
    const auto refusedFor = [&](Refusal what) { return Violation{rule, what, {play.event}}; };
    const auto notThen = [&](bool then) { return then ? std::nullopt : Refused(refusedFor(Refusal::EventNotNow)); };
    const Due* due = momentOf(state);
    const auto isDue = [&](Due::What what) { return due != nullptr && due->what == what; };
    const bool named = play.location.has_value() || play.hunter.has_value() || play.option != 0;
    if (infoOf(play.event).kind != EventKind::Kept)
        return notThen(isDue(Due::What::AtOnce) && due->event == play.event && !named);
    if (isDue(Due::What::Refuse))
        return whyNotRefuse(ruleset, state, play);
    const bool starting = due == nullptr && state.step == Step::StartOfTurn;
    const bool hunting = due == nullptr && state.step == Step::Hunters;
    const bool fighting = isDue(Due::What::Combat) && state.combat && state.combat->stage == Combat::Stage::Cards;
    const bool withDracula = fighting && !state.combat->agent;
    using enum DraculaEvent;
    switch (play.event) {
    case ControlStorms:
        if (!hunting)
            return refusedFor(Refusal::EventNotNow);
        if (!play.hunter || play.location || play.option > 1)
            return refusedFor(Refusal::EventNeeds);
        if (!isAtSea(ruleset, state, *play.hunter) || !movesYet(state, *play.hunter))
            return Violation{rule, Refusal::NotThisHunter, {*play.hunter}};
        return whyAhead(state, driven(state, {play.event, play.option, {}, play.hunter}).first()); // their movement begins with it
    case CustomsSearch:
        return notThen((hunting || withDracula) && atTheCustoms(state) && !named);
    case DevilishPower:
        if (!starting)
            return refusedFor(Refusal::EventNotNow);
        if (play.option == 1 && play.location && !play.hunter) // 2E-TOKEN-6, 2E-TOKEN-7
            return state.hosts.contains(*play.location) ? std::nullopt : Refused(Violation{rule, Refusal::NotByDracula, {*play.location}});
        if (play.option == 2 && !play.location && !play.hunter)
            return state.huntersAlly ? std::nullopt : Refused(refusedFor(Refusal::EventNoEffect));
        return refusedFor(Refusal::EventNeeds);
    case FalseTipOff:
        if (!hunting)
            return refusedFor(Refusal::EventNotNow);
        if (!play.hunter || play.location || play.option != 0)
            return refusedFor(Refusal::EventNeeds);
        return !isAtSea(ruleset, state, *play.hunter) && movesYet(state, *play.hunter)
                   ? std::nullopt
                   : Refused(Violation{rule, Refusal::NotThisHunter, {*play.hunter}});
    case Rage:
        return notThen(withDracula && !named);
    case RelentlessMinion:
        return notThen(isDue(Due::What::AgentAgain) && !named);
    case Roadblock:
        return notThen(starting && !named);
    case Seduction:
        return notThen(canSeduce(state) && !named);
    case SensationalistPress: { // as an answer: see above; and before Jonathan Harker turns up what will come to space 6
        if (due != nullptr || state.step != Step::Movement || state.huntersAlly != HunterEvent::JonathanHarker)
            return refusedFor(Refusal::EventNotNow);
        const auto place = play.location ? placeOf(state, *play.location) : std::nullopt;
        if (place != CardPlace::onTrail(trailLength - 2) || play.hunter || play.option != 0)
            return refusedFor(Refusal::EventNeeds);
        const TrailCard& card = state.trail[place->index];
        return card.faceUp || card.spared ? Refused(refusedFor(Refusal::EventNoEffect)) : std::nullopt;
    }
    case Trap:
        return notThen(fighting && !state.combat->lair && !named);
    case TimeRunsShort:
        if (!starting || named)
            return refusedFor(Refusal::EventNotNow);
        return state.time != TimeOfDay::SmallHours ? std::nullopt : Refused(refusedFor(Refusal::EventNoEffect));
    case UnearthlySwiftness:
        return notThen(starting && !named);
    case WildHorses:
        if (!withDracula || !state.combat->came || named)
            return refusedFor(Refusal::EventNotNow);
        return !ruleset.board->byRoad(*combatPlace(state)).empty() ? std::nullopt : Refused(refusedFor(Refusal::EventNoEffect));
    default:
        return refusedFor(Refusal::EventNotNow);
    }
}

void carryOut(const Ruleset& ruleset, GameState& state, const PlayedEvent& played)
{
    const Due* due = topDue(state);
    const bool answers = due != nullptr && due->what == Due::What::Refuse;
    using enum DraculaEvent;
    switch (played.event) {
    case ControlStorms:
        push(state, {.what = Due::What::MoveOn, .hunters = driven(state, played), .event = played.event});
        break;
    case CustomsSearch: // the table discards the Items
        state.turn.customs = false;
        break;
    case DevilishPower:
        if (answers) {
            refuseCard(ruleset, state, played.event, played.location);
        } else if (played.option == 1) {
            removeHost(ruleset, state, *played.location);
        } else if (const auto ally = std::exchange(state.huntersAlly, std::nullopt)) {
            announce(state, What::AllyGone, {*ally});
        }
        break;
    case FalseTipOff:
        if (answers) {
            refuseCard(ruleset, state, played.event, played.location);
        } else {
            state.turn.noTrain.insert(*played.hunter);
            announce(state, What::TrainRefused, {*played.hunter});
        }
        break;
    case SensationalistPress:
        if (answers)
            refuseCard(ruleset, state, played.event, played.location);
        else if (const auto place = placeOf(state, *played.location); place && !place->inCatacombs)
            state.trail[place->index].spared = true;
        break;
    case DraculasBrides:
    case ImmanuelHildesheim:
    case QuinceyPMorris:
        if (state.draculasAlly)
            push(state, {.what = Due::What::Replaced, .event = played.event});
        else
            takeAlly(ruleset, state, played.event);
        break;
    case Evasion:
        push(state, {.what = Due::What::EvasionWhere});
        break;
    case NightVisit:
    case VampiricInfluence:
        push(state, {.what = Due::What::Victim, .hunters = bittenHunters(state), .event = played.event});
        break;
    case Rage:
        state.combat->rage = true;
        state.combat->barredRounds = 3;
        announce(state, What::EscapesBarred, {3});
        if (state.combat->hunters.size() > 1)
            push(state, {.what = Due::What::Victim, .hunters = state.combat->hunters, .event = played.event});
        break;
    case RelentlessMinion: {
        const Due again = *due;
        state.due.pop_back();
        agentKilled(state, false);
        beginCombat(ruleset, state, again.hunters, again.encounter, again.flag);
        break;
    }
    case Roadblock:
        push(state, {.what = Due::What::RoadblockWhere});
        break;
    case Seduction:
        seduce(state);
        break;
    case Trap:
        ++state.combat->traps;
        break;
    case TimeRunsShort:
        advanceTime(ruleset, state);
        break;
    case UnearthlySwiftness:
        state.turn.movements = 2;
        break;
    case WildHorses: {
        const HunterSet carried = state.combat->hunters;
        endCombat(ruleset, state);
        push(state, {.what = Due::What::MoveOn, .hunters = carried, .event = played.event});
        break;
    }
    }
}

void dismissAlly(GameState& state)
{
    const auto ally = std::exchange(state.draculasAlly, std::nullopt);
    if (!ally)
        return;
    state.eventDiscard.push_back(*ally);
    announce(state, What::AllyGone, {*ally});
    const int over = static_cast<int>(state.encounterHand.size()) + state.drawsDue - encounterLimit(state);
    if (*ally == DraculaEvent::DraculasBrides && over > 0) // 2E-ALLY-2
        push(state, {.what = Due::What::PutBack, .number = static_cast<std::uint8_t>(over)});
    checkEventLimit(state);
}

void takeAlly(const Ruleset& ruleset, GameState& state, DraculaEvent ally)
{
    dismissAlly(state);
    state.draculasAlly = ally;
    announce(state, What::AllyInPlay, {ally});
    checkEventLimit(state); // 2E-DEV-7
    if (ally == DraculaEvent::DraculasBrides)
        refillHand(ruleset, state); // 2E-DEV-4
}

LocationSet evasionDestinations(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    LocationSet cities = board.cards() - board.seas() - cardsOnTrail(state) - cardsInCatacombs(state) - state.tokenCities();
    if (const auto castle = board.castle())
        cities.erase(*castle); // 2E-OPEN-44: a city only
    return cities - hunterLocations(state);
}

std::vector<fury::Roadblock> roadblockPlaces(const Board& board)
{
    std::vector<fury::Roadblock> places;
    for (const Edge& road : board.roads())
        places.push_back({false, road.first, road.second});
    for (const Rail& rail : board.rails())
        places.push_back({true, rail.a, rail.b});
    return places;
}

GameState beforeNextMovement(const Ruleset& ruleset, const GameState& state)
{
    GameState then = state;
    then.declared.reset();
    if (!ruleset.board->isSea(*currentLocation(state))) // 2E-TIME-1, 2E-TIME-2
        then.time = static_cast<TimeOfDay>((static_cast<std::size_t>(state.time) + 1) % timesOfDay);
    return then;
}

std::vector<Declare> declarable(const Ruleset& ruleset, const GameState& state)
{
    GameState then = beforeNextMovement(ruleset, state);
    std::vector<Declare> declared;
    const auto collect = [&](const GameState& position) {
        for (const Play& play : legalPlays(ruleset, position))
            if (const Declare each{play.location, play.powers}; std::ranges::find(declared, each) == declared.end())
                declared.push_back(each);
    };
    collect(then);
    then.catacombs = {}; // 2E-CAT-2: they can have been cleared before
    collect(then);
    return declared;
}

} // namespace demeter::fury2e
