// Section 22, what Dracula's Event cards ask for once they are played, and what his ally does (ALLY, BLK-1, STORM-1).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

std::vector<EncounterKind> kindsInHand(const GameState& state)
{
    std::vector<EncounterKind> kinds = state.encounterHand;
    std::ranges::sort(kinds);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    return kinds;
}

bool isHolding(const GameState& state, EncounterKind kind)
{
    return std::ranges::find(state.encounterHand, kind) != state.encounterHand.end();
}

/// Where Dracula can move this hunter. Fog holds whoever is moved as it does whoever moves (FOG-2), a Roadblock does not: it leaves the
/// cities adjacent (ADJ-6).
LocationSet destinations(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    if (due.event != DraculaEvent::FalseTip)
        return batsDestinations(ruleset, state, *due.hunter);
    // What the ticket allows is known to the table, so any reach is accepted, and at any rate the city that he meant to go to.
    LocationSet found;
    ruleset.board->cards().forEach([&](LocationId to) {
        const auto why = checkHunterMove(ruleset, state, *due.hunter, to, Travel::Rail);
        if (!why || why->what == Refusal::HunterRailTooFar)
            found.insert(to);
    });
    if (due.place)
        found.insert(*due.place);
    return found;
}

/// The hunters who can be chosen, should one of them have been put elsewhere by hand since the card was played.
HunterSet victims(const GameState& state, const Due& due)
{
    return due.hunters & (due.event == DraculaEvent::VampiricInfluence ? influencedHunters(state) : huntersOnBoard(state));
}

/// HO-9: an Encounter card from the hand, face down.
void add(GameState& state, const Due& due, const AddEncounter& action)
{
    if (!takeFromHand(state, action.kind))
        return;
    state.trail[action.slot.number - 1U]->encounters.push_back({action.kind, false, 0});
    announce(state, What::EncounterAdded, {action.slot});
    Due rest = due;
    rest.slotBits = static_cast<std::uint8_t>(rest.slotBits & ~(1U << action.slot.number)); // another hideout for each
    if (--rest.number > 0 && rest.slotBits != 0)
        push(state, rest);
}

void strike(const Ruleset& ruleset, GameState& state, const Due& due, Hunter hunter)
{
    announce(state, What::HunterChosen, {*due.event, hunter}); // INFO-8: the table has to know, whatever comes of it
    if (due.event == DraculaEvent::GreatWolf) {
        push(state, {.what = Due::What::Shows, .hunter = hunter, .event = due.event, .number = due.number});
    } else if (!batsDestinations(ruleset, state, hunter).empty()) { // Vampiric Influence
        push(state, {.what = Due::What::MoveOn, .hunter = hunter, .event = due.event});
    }
}

void moveOn(const Ruleset& ruleset, GameState& state, const Due& due, LocationId to)
{
    arrive(ruleset, state, *due.hunter, to, Travel::Carried);
    // PR-14: these two cards say themselves that his arrival is one like any other.
    if (due.event != DraculaEvent::VampiricInfluence && ruleset.rulings.movedHunterReveals == NoYes::No)
        resolveArrival(ruleset, state, *due.hunter, to);
}

} // namespace

std::uint8_t slotsForEncounters(const Ruleset& ruleset, const GameState& state, std::initializer_list<std::uint8_t> slots)
{
    std::uint8_t bits = 0;
    if (state.encounterHand.empty())
        return bits;
    for (const std::uint8_t slot : slots)
        if (const auto& hideout = state.trail[slot - 1U]; hideout && takesEncounters(ruleset, *hideout)) // HO-9
            bits = static_cast<std::uint8_t>(bits | (1U << slot));
    return bits;
}

HunterSet influencedHunters(const GameState& state)
{
    HunterSet found;
    for (const Hunter hunter : allHunters)
        if (isBitten(state, hunter) &&
            state.hunters[static_cast<std::size_t>(hunter)].where == HunterPlace::Where::Location) // ADJ-7, HOSP-3
            found.insert(hunter);
    return found;
}

std::vector<Roadblock> openRoads(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Roadblock> open;
    if (static_cast<int>(state.tokens.roadblocks.size()) >= ruleset.cards->tokens.roadblocks)
        return open;
    const auto offer = [&](bool onRail, LocationId a, LocationId b) {
        const Roadblock road{onRail, std::min(a, b), std::max(a, b)};
        if (std::ranges::find(state.tokens.roadblocks, road) == state.tokens.roadblocks.end() &&
            std::ranges::find(open, road) == open.end())
            open.push_back(road);
    };
    for (const auto& [a, b] : ruleset.board->roads())
        offer(false, a, b);
    for (const Rail& rail : ruleset.board->rails())
        offer(true, rail.a, rail.b);
    return open;
}

LocationSet calmSeas(const Ruleset& ruleset, const GameState& state)
{
    if (state.tokens.storms.size() >= ruleset.cards->tokens.storms)
        return {};
    return ruleset.board->seas() - state.tokens.storms;
}

void askRoadblocks(const Ruleset& ruleset, GameState& state, int number)
{
    if (number > 0 && !openRoads(ruleset, state).empty())
        push(state, {.what = Due::What::PlaceRoadblocks, .number = static_cast<std::uint8_t>(number)});
}

void askStorms(const Ruleset& ruleset, GameState& state, int number)
{
    if (number > 0 && !calmSeas(ruleset, state).empty())
        push(state, {.what = Due::What::PlaceStorms, .number = static_cast<std::uint8_t>(number)});
}

void cancelFalseTip(const Ruleset& ruleset, GameState& state)
{
    const Due* due = topDue(state);
    if (due == nullptr || due->what != Due::What::MoveOn || due->event != DraculaEvent::FalseTip)
        return;
    const Due tip = *due;
    state.due.pop_back();
    announce(state, What::HunterCardCancelled, {DraculaEvent::FalseTip});
    arrive(ruleset, state, *tip.hunter, *tip.place, Travel::Rail); // the journey goes on as it was meant
}

void discardAlly(GameState& state)
{
    if (!state.ally)
        return;
    announce(state, What::AllyGone, {*state.ally});
    state.eventDiscard.push_back(*state.ally);
    state.ally.reset();
}

void startOfPhase(const Ruleset&, GameState& state)
{
    state.now.alliesAsked = true;
    if (state.ally == DraculaEvent::DraculasBrides && !state.encounterHand.empty())
        push(state, {.what = Due::What::SwapEncounter});
    if (state.ally == DraculaEvent::GreatWolf && !huntersOnBoard(state).empty())
        push(state, {.what = Due::What::Victim, .hunters = huntersOnBoard(state), .event = state.ally, .number = 1});
    if (state.ally == DraculaEvent::ImmanuelHildesheim)
        push(state, {.what = Due::What::TopEvent});
}

std::vector<Response> answersEventEffect(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    using enum Due::What;
    std::vector<Response> answers;
    switch (due.what) {
    case PlaceRoadblocks:
        for (const Roadblock& road : openRoads(ruleset, state))
            answers.emplace_back(ChooseRoad{road});
        break;
    case PlaceStorms:
        calmSeas(ruleset, state).forEach([&](LocationId sea) { answers.emplace_back(ChoosePlace{sea}); });
        answers.emplace_back(GoOn{}); // up to three
        break;
    case AddEncounters:
        for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
            if (((due.slotBits & slotsForEncounters(ruleset, state, {slot})) >> slot) & 1U)
                for (const EncounterKind kind : kindsInHand(state))
                    answers.emplace_back(AddEncounter{Slot{slot}, kind});
        if (due.event == DraculaEvent::DraculasBrides) // up to two
            answers.emplace_back(GoOn{});
        break;
    case Victim:
        victims(state, due).forEach([&](Hunter hunter) { answers.emplace_back(ChooseHunter{hunter}); });
        break;
    case Shows:
    case Customs:
        answers = {Reply{true}, Reply{false}};
        break;
    case MoveOn:
        destinations(ruleset, state, due).forEach([&](LocationId city) { answers.emplace_back(ChoosePlace{city}); });
        break;
    case SwapEncounter:
        for (const EncounterKind kind : kindsInHand(state))
            answers.emplace_back(ChooseEncounter{kind});
        answers.emplace_back(GoOn{});
        break;
    default:
        break;
    }
    return answers;
}

Refused whyNotEventEffect(const GameState& state, const Due& due, const Response& response)
{
    const bool influence = due.event == DraculaEvent::VampiricInfluence;
    if (const auto* place = std::get_if<ChoosePlace>(&response)) {
        if (due.what == Due::What::PlaceStorms)
            return Violation{"STORM-1", Refusal::NotToThere, {place->location}};
        if (due.what == Due::What::MoveOn)
            return Violation{due.event == DraculaEvent::FalseTip ? "REV-5" : "ADJ-1", Refusal::NotToThere, {place->location}};
    }
    if (const auto* road = std::get_if<ChooseRoad>(&response); road != nullptr && due.what == Due::What::PlaceRoadblocks)
        return Violation{"BLK-1", Refusal::NotThisRoad, {road->road.a, road->road.b}};
    if (const auto* hunter = std::get_if<ChooseHunter>(&response); hunter != nullptr && due.what == Due::What::Victim)
        return Violation{influence ? "BITE-3" : "DEF-3", Refusal::NotThisHunter, {hunter->hunter}};
    if (const auto* addition = std::get_if<AddEncounter>(&response); addition != nullptr && due.what == Due::What::AddEncounters) {
        if (!isHolding(state, addition->kind))
            return Violation{"ENC-1", Refusal::NotInHand, {addition->kind}};
        return Violation{"HO-9", Refusal::NotThisSlot, {addition->slot}};
    }
    if (const auto* swap = std::get_if<ChooseEncounter>(&response); swap != nullptr && due.what == Due::What::SwapEncounter)
        return Violation{"ENC-1", Refusal::NotInHand, {swap->kind}};
    return std::nullopt;
}

void answerEventEffect(const Ruleset& ruleset, GameState& state, const Due& due, const Response& response)
{
    const bool yes = std::holds_alternative<Reply>(response) && std::get<Reply>(response).yes;
    switch (due.what) {
    case Due::What::PlaceRoadblocks:
        if (const auto* chosen = std::get_if<ChooseRoad>(&response)) {
            const Roadblock& road = chosen->road;
            state.tokens.roadblocks.push_back(road);
            announce(state, What::TokenPlaced, {Token::Roadblock, road.a, road.b, road.onRail ? 1 : 0});
            askRoadblocks(ruleset, state, due.number - 1);
        }
        break;
    case Due::What::PlaceStorms:
        if (const auto* chosen = std::get_if<ChoosePlace>(&response)) {
            state.tokens.storms.insert(chosen->location);
            announce(state, What::TokenPlaced, {Token::Storm, chosen->location});
            askStorms(ruleset, state, due.number - 1);
        }
        break;
    case Due::What::AddEncounters:
        if (const auto* chosen = std::get_if<AddEncounter>(&response))
            add(state, due, *chosen);
        break;
    case Due::What::Victim:
        if (const auto* chosen = std::get_if<ChooseHunter>(&response))
            strike(ruleset, state, due, chosen->hunter);
        break;
    case Due::What::Shows: // a Crucifix or a Heavenly Host keeps the Great Wolf away
        if (!yes)
            damageHunter(ruleset, state, *due.hunter, due.number);
        break;
    case Due::What::Customs:
        if (!yes)
            damageHunter(ruleset, state, *due.hunter, 3);
        break;
    case Due::What::MoveOn:
        if (const auto* chosen = std::get_if<ChoosePlace>(&response))
            moveOn(ruleset, state, due, chosen->location);
        else if (due.place) // nowhere to go after all: he has arrived where he is
            resolveArrival(ruleset, state, *due.hunter, *due.place);
        break;
    case Due::What::SwapEncounter:
        if (const auto* chosen = std::get_if<ChooseEncounter>(&response); chosen != nullptr && takeFromHand(state, chosen->kind)) {
            state.encounterDiscard.push_back(chosen->kind);
            announce(state, What::EncounterSwapped, {chosen->kind});
            refillHand(ruleset, state, 1); // COMP-9: one, whatever the hand holds
        }
        break;
    default:
        break;
    }
}

} // namespace demeter::fury3e
