// What the hunters' Event cards and Mina's ability come to: what Dracula shows and says, and what changes (EVT, INFO, ALLY-2).
#include "core/fury3e/rules/hunter_card_effects.h"

#include "core/fury3e/rules/overrules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

constexpr int vampireLairInfluence = 2; ///< INF-2

/// What is next to a hunter: from a hospital only the city it is linked to (ADJ-7). Roadblocks do not matter (ADJ-6).
LocationSet nextTo(const Board& board, const HunterPlace& place)
{
    switch (place.where) {
    case HunterPlace::Where::Location:
        return board.adjacent(place.location);
    case HunterPlace::Where::Hospital:
        return LocationSet(place.location);
    case HunterPlace::Where::OffBoard:
        break;
    }
    return {};
}

/// Named by one city that is always the same, so that the answer tells the region and nothing more.
RegionOf regionOf(const Board& board, LocationId city)
{
    const auto& places = board.locations();
    const auto first = std::ranges::find(places, board[city].region, &Location::region);
    return {static_cast<LocationId>(first - places.begin())};
}

/// Dracula's region; nothing while he is at sea.
std::optional<RegionOf> draculasRegion(const Board& board, const GameState& state)
{
    const auto here = currentLocation(state);
    if (!here || board[*here].region.empty())
        return std::nullopt;
    return regionOf(board, *here);
}

/// A Location card is turned up in answer to a question; one that lies face up already is named again, so that each question has its
/// answer.
void turnUp(const Ruleset& ruleset, GameState& state, CardPlace place)
{
    const Hideout& hideout = *hideoutAt(state, place);
    const LocationId location = *hideout.location;
    if (hideout.faceUp)
        announce(state, What::LocationRevealed, {location});
    reveal(ruleset, state, place);
}

void turnUpHide(GameState& state)
{
    const std::size_t before = state.happened.size();
    revealHide(state);
    if (state.happened.size() == before) // it was face up already
        announce(state, What::HideRevealed);
}

void askCity(const Ruleset& ruleset, GameState& state, LocationId city)
{
    const auto place = placeOf(state, city);
    const bool lairs = ruleset.rulings.scoutsSeeLairs == NoYes::Yes; // CARD-SCOUTS
    if (place && (!place->lair || lairs))
        turnUp(ruleset, state, *place);
    else if (lairs)
        announce(state, What::Denied, {city, 1});
    else
        announce(state, What::Denied, {city});
}

/// Whatever lies in the slot is shown: a Location card, else the Power card, since "no Location there" would betray Hide just as well.
void askSlot(const Ruleset& ruleset, GameState& state, Slot slot)
{
    const CardPlace place{false, slot.number};
    const Hideout* hideout = hideoutAt(state, place);
    if (hideout == nullptr) {
        announce(state, What::SlotEmpty, {slot});
        return;
    }
    if (hideout->location) {
        turnUp(ruleset, state, place);
        return;
    }
    const PowerSet powers = hideout->powers;
    if (powers.contains(Power::Hide))
        turnUpHide(state);
    for (const Power power : allPowers)
        if (powers.contains(power) && power != Power::Hide)
            announce(state, What::SlotPower, {slot, power});
}

void askAround(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    const HunterPlace& from = whereIs(state, hunter);
    const LocationSet around = nextTo(*ruleset.board, from);
    std::vector<CardPlace> found;
    const auto look = [&](CardPlace place) {
        const Hideout* hideout = hideoutAt(state, place);
        if (hideout != nullptr && hideout->location && around.contains(*hideout->location))
            found.push_back(place);
    };
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        look({false, slot});
    if (ruleset.rulings.rumorsSeeLairs == NoYes::Yes)
        for (std::uint8_t space = 0; space < lairSpaces; ++space)
            look({true, space});
    for (const CardPlace place : found)
        turnUp(ruleset, state, place);
    if (found.empty() && ruleset.rulings.rumorsSeeLairs == NoYes::Yes) // CARD-RUMORS
        announce(state, What::NoneAdjacent, {from.location, 1});
    else if (found.empty())
        announce(state, What::NoneAdjacent, {from.location});
}

void askPresence(const Ruleset& ruleset, GameState& state)
{
    std::vector<Argument> near;
    if (const auto here = currentLocation(state))
        for (const Hunter hunter : allHunters)
            if (nextTo(*ruleset.board, whereIs(state, hunter)).contains(*here))
                near.emplace_back(hunter);
    announce(state, What::AnsweredHunters, std::move(near));
}

void askMoney(const Ruleset& ruleset, GameState& state, Slot slot)
{
    const CardPlace place{false, slot.number};
    const Hideout* hideout = hideoutAt(state, place);
    if (hideout == nullptr)
        announce(state, What::SlotEmpty, {slot});
    else if (hideout->location && ruleset.board->isSea(*hideout->location))
        turnUp(ruleset, state, place);
    else
        announce(state, What::AnsweredNo, {slot}); // OPEN-15, sea backs unknown: no sea card lies there
}

/// Deduction: every Encounter card of a hideout, without effect and without its Location card. None face down is an answer too (INFO-8).
void turnUpEncounters(GameState& state, Slot slot)
{
    bool any = false;
    for (PlacedEncounter& card : state.trail[slot.number - 1U]->encounters) {
        if (card.faceUp)
            continue;
        card.faceUp = true;
        any = true;
        announce(state, What::EncounterRevealed, {card.kind});
    }
    if (!any)
        announce(state, What::NothingToShow);
}

void showHand(GameState& state)
{
    std::vector<EncounterKind> kinds = state.encounterHand;
    std::vector<DraculaEvent> events = state.eventHand;
    std::ranges::sort(kinds);
    std::ranges::sort(events);
    std::vector<Argument> shown(kinds.begin(), kinds.end());
    shown.insert(shown.end(), events.begin(), events.end());
    announce(state, What::HandShown, std::move(shown)); // INFO-6: back to the hand
    if (!kinds.empty())
        push(state, {.what = Due::What::GiveUpEncounter});
}

void playAlly(const Ruleset& ruleset, GameState& state, HunterEvent ally, const HunterPlays& action)
{
    if (!action.ally) {
        askCity(ruleset, state, *action.city);
        return;
    }
    if (state.hunterAlly) // ALLY-2
        announce(state, What::AllyGone, {*state.hunterAlly});
    state.hunterAlly = ally;
    announce(state, What::AllyInPlay, {ally});
}

void tryLuck(const Ruleset& ruleset, GameState& state, const HunterPlays& action)
{
    switch (action.option) {
    case 0:
        std::erase(state.tokens.roadblocks, *action.road);
        announce(state, What::TokenRemoved, {Token::Roadblock, action.road->a, action.road->b, action.road->onRail ? 1 : 0});
        break;
    case 1:
        discardAlly(state); // EVT-4
        break;
    default:
        cancelFalseTip(ruleset, state); // EVT-5
        break;
    }
}

/// What the card does once nobody can cancel it any more.
void carryOut(const Ruleset& ruleset, GameState& state, const HunterPlays& action)
{
    switch (action.event) {
    case HunterEvent::NewspaperReports:
        askSlot(ruleset, state, action.slot.value_or(Slot{3}));
        break;
    case HunterEvent::HiredScouts:
        askCity(ruleset, state, *action.city);
        if (action.second != action.city) // a city named twice is one question
            askCity(ruleset, state, *action.second);
        break;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
        playAlly(ruleset, state, action.event, action);
        break;
    case HunterEvent::SurprisingReturn:
        announce(state, What::HunterCardPlayed, {*action.fetched});
        playAlly(ruleset, state, *action.fetched, action);
        break;
    case HunterEvent::LocalRumors:
        askAround(ruleset, state, *action.hunter);
        break;
    case HunterEvent::EvilPresence:
        askPresence(ruleset, state);
        break;
    case HunterEvent::Hypnosis:
        if (const auto region = draculasRegion(*ruleset.board, state))
            announce(state, What::AnsweredRegion, {*region});
        else
            announce(state, What::AnsweredNoRegion);
        break;
    case HunterEvent::PsychicBond: {
        const auto region = draculasRegion(*ruleset.board, state);
        const bool same = region == regionOf(*ruleset.board, whereIs(state, *action.hunter).location);
        announce(state, same ? What::AnsweredYes : What::AnsweredNo, {*action.hunter});
        if (ruleset.rulings.psychicBondOnce == NoYes::Yes) // CARD-BOND
            state.bondRound = state.round;
        break;
    }
    case HunterEvent::MoneyTrail:
        askMoney(ruleset, state, *action.slot);
        break;
    case HunterEvent::WaxCylinders:
        if (action.option == 0)
            turnUpEncounters(state, *action.slot);
        else if (powersOnTrail(state).contains(Power::Hide))
            turnUpHide(state);
        else
            announce(state, What::HideInDeck);
        break;
    case HunterEvent::BehindTheVeil:
        showHand(state);
        break;
    case HunterEvent::MysticResearch:
        if (action.option > 0) {
            state.hiddenDiscards = static_cast<std::uint8_t>(state.hiddenDiscards + action.option); // EVT-3
            announce(state, What::EventsHidden, {static_cast<int>(action.option)});
        }
        break;
    case HunterEvent::VampireLair: {
        const int lost = std::min<int>(vampireLairInfluence, state.influence); // OPEN-40
        state.influence = static_cast<std::uint8_t>(state.influence - lost);
        if (lost > 0)
            announce(state, What::InfluenceLost, {lost});
        break;
    }
    case HunterEvent::ConsecratedGround: // CONS-1; OPEN-42: nothing else happens there
        state.tokens.consecratedGround.insert(*action.city);
        announce(state, What::TokenPlaced, {Token::ConsecratedGround, *action.city});
        break;
    case HunterEvent::LongNight:
        state.now.longNight = true;
        break;
    case HunterEvent::RenewedVigor:
        state.now.openDay = true;
        break;
    case HunterEvent::SpeedyTelegraph: // TIME-10
        state.now.anyOrder = true;
        break;
    case HunterEvent::GoodLuck:
        tryLuck(ruleset, state, action);
        break;
    case HunterEvent::HeroicLeap:
        heroicLeap(ruleset, state, *action.hunter);
        break;
    case HunterEvent::EscapeRoute:
        leaveCombat(ruleset, state, *action.hunter);
        break;
    case HunterEvent::LucysRevenge:
        layLucysRevenge(state);
        break;
    case HunterEvent::PlannedAmbush:
        state.combat->planned.insert(*action.hunter);
        break;
    case HunterEvent::BloodTransfusion:
        --sheetOf(state, *action.hunter).bites;
        break;
    case HunterEvent::CharteredCarriage: // for the journey that follows, or for the one that has just been entered
        state.now.charteredCarriage = true;
        break;
    case HunterEvent::ExcellentWeather: // its move is entered, whoever keeps it
    case HunterEvent::SenseOfEmergency:
    case HunterEvent::LuckyFind:  // announced
    case HunterEvent::Forewarned: // answers to an ambush, a bite or a defeat
    case HunterEvent::GreatStrength:
        break;
    }
}

/// What it costs whoever plays it, as far as the program keeps it: an Item lies on the table.
void pay(const Ruleset& ruleset, GameState& state, const HunterEventCard& card, Hunter player)
{
    if (cardsKept(ruleset))
        damageHunter(ruleset, state, player, card.damage);
    if (card.delays)
        delayHunter(state, player);
}

} // namespace

/// Nobody has cancelled it: what it does, and what it costs.
void takeEffect(const Ruleset& ruleset, GameState& state, const HunterPlays& action)
{
    carryOut(ruleset, state, action);
    if (const auto player = actorOf(ruleset, action))
        pay(ruleset, state, factsOf(ruleset, action), *player);
}

} // namespace demeter::fury3e
