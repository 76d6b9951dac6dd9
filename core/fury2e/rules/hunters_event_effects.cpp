// Section 24, what the hunters' Events do when Dracula has not cancelled them (2E-HEV), and Newspaper Reports (2E-RSV-2, 2E-RSV-3).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

bool isCovered(const GameState& state, CardPlace place)
{
    return place.inCatacombs ? !state.catacombs[place.index]->faceUp : !state.trail[place.index].faceUp;
}

/// 2E-RSV-2: the oldest covered location of the trail, but for Dracula's own.
std::optional<CardPlace> oldestCovered(const GameState& state)
{
    for (std::size_t index = state.trail.size(); index-- > 0;)
        if (state.trail[index].location && !state.trail[index].faceUp && index != currentIndex(state))
            return CardPlace::onTrail(index);
    return std::nullopt;
}

void showAll(const Ruleset& ruleset, GameState& state, const Due& played)
{
    bool any = false;
    for (const CardPlace place : shownBy(ruleset, state, played))
        if (place != played.place) // 2E-DEV-14
            any = reveal(ruleset, state, place) || any;
    if (!any)
        announce(state, What::NothingRevealed);
}

void turnUp(GameState& state, PlacedEncounter& token)
{
    if (!std::exchange(token.faceUp, true))
        announce(state, What::EncounterRevealed, {token.kind});
}

/// The tokens that lie with a card, and not with Hide.
std::vector<PlacedEncounter*> tokensOn(GameState& state, CardPlace place)
{
    std::vector<PlacedEncounter*> tokens;
    if (place.inCatacombs) {
        for (PlacedEncounter& token : state.catacombs[place.index]->encounters)
            tokens.push_back(&token);
    } else if (state.trail[place.index].encounter) {
        tokens.push_back(&*state.trail[place.index].encounter);
    }
    return tokens;
}

/// 2E-HEV-11.
void scout(const Ruleset& ruleset, GameState& state, LocationId city, const Due& played)
{
    const auto place = placeOf(state, city);
    if (!place) {
        announce(state, What::NotHere, {city});
    } else if (place != played.place) { // 2E-DEV-14
        reveal(ruleset, state, *place);
        for (PlacedEncounter* token : tokensOn(state, *place))
            turnUp(state, *token);
    }
}

/// 2E-HEV-12.
void hypnotise(const Ruleset& ruleset, GameState& state, const Due& played)
{
    if (played.number < 3)
        return;
    showAll(ruleset, state, played);
    const auto showVampires = [&](CardPlace place) {
        for (PlacedEncounter* token : tokensOn(state, place))
            if (token->kind == Encounter::NewVampire)
                turnUp(state, *token);
    };
    for (std::size_t i = 0; i < state.trail.size(); ++i)
        showVampires(CardPlace::onTrail(i));
    for (std::size_t i = 0; i < catacombSpaces; ++i)
        if (state.catacombs[i])
            showVampires(CardPlace::catacombs(i));
    push(state, {.what = Due::What::Declare});
}

/// 2E-HEV-22.
void raiseStorm(const Ruleset& ruleset, GameState& state, const Due& played)
{
    const LocationId zone = *played.location;
    if (state.storm && state.storm->zone != zone)
        announce(state, What::StormEnded, {state.storm->zone});
    state.storm = Storm{zone, static_cast<std::uint8_t>(ruleset.rulings.chosen(Ruling::StormRounds) ? 2 : 3)}; // 2E-OPEN-47
    announce(state, What::StormPlaced, {zone});
    if (currentLocation(state) != zone)
        return;
    if (placeOf(state, zone) != played.place)
        reveal(ruleset, state, *placeOf(state, zone));
    push(state, {.what = Due::What::LandAtOnce, .location = zone});
}

void bringAlly(const Ruleset& ruleset, GameState& state, const Due& played)
{
    const HunterEvent ally = *played.asked;
    if (const auto before = std::exchange(state.huntersAlly, ally)) // 2E-ALLY-1
        announce(state, What::AllyGone, {*before});
    announce(state, What::AllyInPlay, {ally});
    for (std::size_t i = 0; i < state.trail.size(); ++i)
        state.trail[i].spared = played.place == CardPlace::onTrail(i); // 2E-DEV-14
    afterSlide(ruleset, state);
}

/// 2E-HEV-9: what is due does not happen to him.
void saveFromDue(GameState& state, std::optional<Hunter> hunter)
{
    if (state.due.empty() || !hunter)
        return;
    Due& due = state.due.back();
    if (due.what == Due::What::Suffer)
        due.hunters.erase(*hunter);
    if ((due.what == Due::What::Suffer && due.hunters.empty()) || (due.what == Due::What::Shows && due.hunter == hunter))
        state.due.pop_back();
}

void emergency(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId to)
{
    if (canMoveNow(state, hunter) && state.turn.stage == HunterStage::Before)
        beginTurn(state, hunter, HunterStage::Begun);
    senseOfEmergency(ruleset, state, hunter, to);
}

} // namespace

std::vector<CardPlace> shownBy(const Ruleset& ruleset, const GameState& state, const Due& played)
{
    const Board& board = *ruleset.board;
    std::vector<CardPlace> places;
    const auto add = [&](std::optional<LocationId> location) {
        const auto place = location ? placeOf(state, *location) : std::nullopt;
        if (place && isCovered(state, *place))
            places.push_back(*place);
    };
    switch (*played.asked) {
    case HunterEvent::ConsecratedGround: // 2E-TOKEN-8
        add(played.location);
        break;
    case HunterEvent::JonathanHarker: // 2E-HEV-13
        if (state.trail.size() == trailLength)
            add(state.trail.back().location);
        break;
    case HunterEvent::HiredScouts:
        add(played.location);
        add(played.second);
        break;
    case HunterEvent::Hypnosis:
        if (played.number >= 3)
            add(currentLocation(state));
        break;
    case HunterEvent::MoneyTrail:
        for (const TrailCard& card : state.trail)
            if (card.location && board.isSea(*card.location) &&
                (ruleset.rulings.chosen(Ruling::MoneyTrailSparesPlace) || card.location != currentLocation(state))) // 2E-OPEN-46
                add(card.location);
        break;
    case HunterEvent::NewspaperReports:
        if (const auto oldest = oldestCovered(state))
            places.push_back(*oldest);
        break;
    case HunterEvent::StormySeas:
        if (currentLocation(state) == played.location)
            add(played.location);
        break;
    case HunterEvent::TelegraphAhead:
        if (const auto from = placeOfHunter(state, played.hunter))
            board.byRoad(*from).forEach([&](LocationId city) {
                if (const auto place = placeOf(state, city); place && !place->inCatacombs)
                    add(city);
            });
        break;
    default:
        break;
    }
    return places;
}

std::optional<SeaStop> bySeaMoves(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId to)
{
    const auto from = state.hunters[static_cast<std::size_t>(hunter)];
    if (!from || *from == to)
        return std::nullopt;
    LocationSet seen{*from};
    std::vector<SeaStop> stops{{*from, *from, 0}};
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const SeaStop stop = stops[i];
        if (stop.moves == 4)
            break;
        std::optional<SeaStop> found;
        ruleset.board->bySea(stop.place).forEach([&](LocationId next) {
            if (seen.contains(next) || (state.storm && state.storm->zone == next))
                return;
            seen.insert(next);
            stops.push_back({next, stop.place, stop.moves + 1});
            if (next == to)
                found = stops.back();
        });
        if (found)
            return found;
    }
    return std::nullopt;
}

bool canMoveNow(const GameState& state, Hunter hunter)
{
    const TurnState& turn = state.turn;
    return !turn.acted.contains(hunter) && !sheetOf(state, hunter).missesTurn &&
           (turn.stage == HunterStage::Before || (turn.stage == HunterStage::Begun && turn.acting == HunterSet(hunter)));
}

void takeEffect(const Ruleset& ruleset, GameState& state, const Due& played)
{
    switch (*played.asked) {
    case HunterEvent::BloodTransfusion:
        --sheetOf(state, played.hunters.first()).bites;
        announce(state, What::BiteCured, {played.hunters.first()});
        hurt(ruleset, state, *played.hunter, 1);
        break;
    case HunterEvent::ConsecratedGround:
        placeGround(ruleset, state, *played.location, played.place);
        break;
    case HunterEvent::ExcellentWeather:
        if (const auto stop = played.location ? bySeaMoves(ruleset, state, *played.hunter, *played.location) : std::nullopt) {
            beginTurn(state, *played.hunter, HunterStage::Acting);
            state.turn.customs = !ruleset.board->isSea(stop->place); // 2E-DEV-2
            putHunter(ruleset, state, *played.hunter, stop->place, stop->before);
            search(ruleset, state, *played.hunter, stop->place);
        }
        break;
    case HunterEvent::Forewarned: // 2E-HEV-7
        if (const Due* due = topDue(state); due != nullptr && due->what == Due::What::Encounter) {
            const Due discarded = std::move(state.due.back());
            state.due.pop_back();
            encounterOver(state, discarded);
        }
        break;
    case HunterEvent::GoodLuck:
        if (cancelStands(ruleset, state)) // 2E-DEV-34
            break;
        if (played.number == 0 && state.draculasAlly) {
            dismissAlly(state);
        } else if (played.number == 1 && state.roadblock) {
            state.roadblock.reset();
            announce(state, What::RoadblockRemoved);
        }
        break;
    case HunterEvent::HiredScouts:
        scout(ruleset, state, *played.location, played);
        scout(ruleset, state, *played.second, played);
        break;
    case HunterEvent::Hypnosis:
        hypnotise(ruleset, state, played);
        break;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
        bringAlly(ruleset, state, played);
        break;
    case HunterEvent::LongDay:
        state.time = static_cast<TimeOfDay>(static_cast<std::size_t>(state.time) - 1);
        announce(state, What::TimeMoved, {state.time});
        break;
    case HunterEvent::MoneyTrail:
    case HunterEvent::NewspaperReports:
    case HunterEvent::TelegraphAhead:
        showAll(ruleset, state, played);
        break;
    case HunterEvent::MysticResearch:
        announce(state, What::HandShown, {state.eventHand.begin(), state.eventHand.end()});
        break;
    case HunterEvent::SenseOfEmergency:
        emergency(ruleset, state, *played.hunter, *played.location);
        break;
    case HunterEvent::StormySeas:
        raiseStorm(ruleset, state, played);
        break;
    case HunterEvent::VampireLair: {
        const bool grouped = state.turn.acting.contains(*played.hunter);
        beginCombat(ruleset, state, grouped ? state.turn.acting : HunterSet(*played.hunter), Encounter::NewVampire, true, true);
        break;
    }
    case HunterEvent::AdvancePlanning:
    case HunterEvent::EscapeRoute:
    case HunterEvent::HeroicLeap:
        combatCardStands(ruleset, state, played);
        break;
    case HunterEvent::GreatStrength: // 2E-HEV-9
        saveFromDue(state, played.hunter);
        break;
    case HunterEvent::CharteredCarriage: // in answer to False Tip-off; else the hunters' own business
        cancelStands(ruleset, state);
        break;
    case HunterEvent::ReEquip: // the hunters' own business
    case HunterEvent::SecretWeapon:
    case HunterEvent::SurprisingReturn:
        break;
    }
}

void newspaperReports(const Ruleset& ruleset, GameState& state)
{
    showAll(ruleset, state, {.what = Due::What::Refuse, .asked = HunterEvent::NewspaperReports}); // 2E-RSV-3: or nothing
}

void afterSlide(const Ruleset& ruleset, GameState& state)
{
    if (state.huntersAlly == HunterEvent::JonathanHarker && state.trail.size() == trailLength && !state.trail.back().spared) // 2E-HEV-13
        reveal(ruleset, state, CardPlace::onTrail(trailLength - 1));
}

} // namespace demeter::fury2e
