// What always holds in a game of the second edition, beyond the invariants that the rules themselves look after.
#pragma once

#include "core/fury2e/rules/rules.h"

#include <algorithm>
#include <map>
#include <string>

namespace demeter::fury2e {

/// What lies as it cannot lie, by rule; an empty text if nothing does.
inline std::string oddityOf(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    if (state.step <= Step::ChooseStart)
        return {};
    if (state.step == Step::Over) // whatever was under way is left as it lay
        return state.due.empty() && !state.combat ? "" : "2E-TIME-4";
    for (std::size_t i = 0; i < state.trail.size(); ++i) {
        const TrailCard& card = state.trail[i];
        const bool hide = card.powers.contains(Power::Hide), back = card.powers.contains(Power::DoubleBack),
                   wolf = card.powers.contains(Power::WolfForm),
                   inPlace = card.powers.contains(Power::Feed) || card.powers.contains(Power::DarkCall);
        if ((hide || inPlace) && card.location)
            return "2E-TRAIL-10";
        if ((back && !card.location) || (wolf && !card.location && !hide) ||
            (inPlace && (hide || back || wolf || (card.powers.contains(Power::Feed) && card.powers.contains(Power::DarkCall)))))
            return "2E-TRAIL-9";
        if ((inPlace || card.location == board.castle()) && !card.faceUp)
            return "2E-TRAIL-3";
        if (card.encounter && card.location && state.consecratedGround == card.location)
            return "2E-TOKEN-8";
        if (state.bloodTokens[i] && (!card.location || !board.isSea(*card.location)))
            return "2E-SEA-6";
    }
    for (const auto& card : state.catacombs) {
        if (!card)
            continue;
        if (board.isSea(card->location))
            return "2E-CAT-8";
        if (board.castle() == card->location && (ruleset.rulings.chosen(Ruling::CastleToCatacombs) || !card->encounters.empty()))
            return "2E-CAT-11";
        if (state.consecratedGround == card->location && !card->encounters.empty()) // covered only by 2E-DEV-14
            return "2E-TOKEN-11";
    }
    for (std::size_t i = 0; i < hunterCount; ++i) {
        const HunterSheet& sheet = state.sheets[i];
        if (sheet.health == 0 || sheet.health > fullHealth[i])
            return "2E-DEF-1";
        if (sheet.bites >= biteLimit[i] || (allHunters[i] == Hunter::MinaHarker && sheet.bites == 0))
            return "2E-COMP-14";
        if (!state.hunters[i] || state.hunterTrips[i].has_value() != board.isSea(*state.hunters[i]))
            return "2E-HUNT-2";
        if (std::ranges::any_of(sheet.before, [](Encounter kind) { return kind != Encounter::Bats && kind != Encounter::Fog; }))
            return "2E-ENC-3";
    }
    if (state.hosts.size() > (ruleset.rulings.chosen(Ruling::HostTokens) ? 3 : 2))
        return "2E-TOKEN-5";
    if (state.consecratedGround && (board.byRoad(*board.castle()) | LocationSet(*board.castle())).contains(*state.consecratedGround))
        return "2E-CASTLE-6";
    if (state.storm && (state.storm->rounds == 0 || !board.isSea(state.storm->zone)))
        return "2E-HEV-22";
    std::map<DraculaEvent, int> events;
    for (const DraculaEvent event : state.eventHand)
        if (++events[event]; infoOf(event).kind != EventKind::Kept)
            return "2E-DEV-31";
    for (const DraculaEvent event : state.eventDiscard)
        ++events[event];
    if (state.draculasAlly)
        ++events[*state.draculasAlly];
    if (std::ranges::any_of(events, [](const auto& each) { return each.second > infoOf(each.first).cards; }))
        return "2E-DEV-30";
    if (!state.due.empty())
        return {};
    // Nothing is asked: nothing may be left over.
    if (static_cast<int>(state.eventHand.size()) > eventLimit(state))
        return "2E-COMP-9";
    if (static_cast<int>(state.encounterHand.size()) > encounterLimit(state))
        return "2E-COMP-8";
    const bool draculas = state.step == Step::Movement || state.step == Step::PlaceEncounter;
    if (!draculas && !state.pushedOff.empty())
        return "2E-ACT-6";
    return {};
}

/// What one step cannot do; an empty text if it did none of it.
inline std::string unlawfulStep(const Ruleset& ruleset, const GameState& before, const GameState& after)
{
    if (after.step == Step::Over || before.step <= Step::ChooseStart)
        return {};
    const bool draculasBefore = before.step != Step::Hunters, draculas = after.step != Step::Hunters;
    // 2E-INV-7: his turn ends with a full hand, unless there are no more.
    const bool atSea = ruleset.board->isSea(*currentLocation(after)), refills = !atSea || ruleset.rulings.chosen(Ruling::RefillAtSea);
    const bool reserveEmpty = after.handling == TokenHandling::Dealt ? after.reserve.empty() : after.boxReserve == after.drawsDue;
    if (draculasBefore && !draculas && refills && !reserveEmpty &&
        static_cast<int>(after.encounterHand.size()) + after.drawsDue != encounterLimit(after))
        return "2E-INV-7";
    if (!draculasBefore && draculas && after.round != before.round + 1)
        return "2E-GEN-3";
    if (after.round < before.round || (after.round > before.round && after.step != Step::StartOfTurn && after.step != Step::RoundBegins))
        return "2E-TURN-1";
    // Nothing turns a card that lies open, but for what leaves.
    for (const TrailCard& card : before.trail)
        if (card.faceUp && card.location)
            for (const TrailCard& then : after.trail)
                if (then.location == card.location && !then.faceUp)
                    return "2E-TRAIL-5";
    // Only time and what is defeated or activated gives vampires, and only one thing takes them (2E-WIN-2).
    if (after.vampires > before.vampires + 2 || after.vampires + 1 < before.vampires)
        return "2E-WIN-2";
    return {};
}

} // namespace demeter::fury2e
