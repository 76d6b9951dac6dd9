// Section 21: when Dracula escapes from a combat, and where Escape as Bat takes him (PRIDE, BAT, MIST).
#include "core/fury3e/rules/chapters.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

int cardsBeforeEscape(const Ruleset& ruleset, const GameState& state)
{
    if (!state.combat)
        return 0;
    const bool three = state.combat->vampire && ruleset.rulings.vampireEscape == VampireEscape::ThreeCards; // VAMP-5, PR-26
    const int needed = three ? 3 : state.despair + 1;                                                       // PRIDE-1
    return ruleset.rulings.prideCountsItself == NoYes::Yes ? needed - 1 : needed;                           // OPEN-32
}

Refused whyNotBat(const Ruleset& ruleset, const GameState& state, LocationId to)
{
    const auto from = currentLocation(state);
    if (!from || ruleset.board->isSea(to) || !ruleset.board->cards().contains(to))
        return Violation{"BAT-1", Refusal::NotToThere, {to}};
    const LocationSet barred = state.tokens.barred();
    if (barred.contains(*from) && ruleset.rulings.batLeavesTokenCity == NoYes::No) // PR-34, OPEN-23
        return Violation{"OPEN-23", Refusal::TokenCity, {*from}};
    if (barred.contains(to)) // BAT-4
        return Violation{"BAT-4", Refusal::TokenCity, {to}};
    if (const auto place = placeOf(state, to)) {
        if (!place->lair)
            return Violation{"CARD-4", Refusal::OnTrail, {to, Slot{place->number}}};
        return Violation{"OPEN-30", Refusal::NotToThere, {to}};
    }
    const Ruleset moving = movementRuleset(ruleset, state); // PR-33
    if (!moving.board->withinTwoRoads(*from).contains(to))
        return Violation{"BAT-1", Refusal::WolfTooFar, {*from, to}};
    if (!moving.board->withinTwoRoads(*from, barred).contains(to))
        return Violation{"BAT-4", Refusal::WolfPastToken, {*from, to}};
    if (hunterLocations(state).contains(to) && ruleset.rulings.batToHunters == NoYes::No)
        return Violation{"BAT-7", Refusal::NotToThere, {to}}; // OPEN-30
    return std::nullopt;
}

LocationSet batDestinations(const Ruleset& ruleset, const GameState& state)
{
    const auto from = currentLocation(state);
    if (!from)
        return {};
    LocationSet found;
    ruleset.board->withinTwoRoads(*from).forEach([&](LocationId to) {
        if (!whyNotBat(ruleset, state, to))
            found.insert(to);
    });
    return found;
}

void moveAsBat(const Ruleset& ruleset, GameState& state, LocationId to)
{
    const auto slot = currentSlot(state);
    if (!slot)
        return;
    if (state.handling == CardHandling::Dealt)
        if (const auto card = std::ranges::find(state.combatDeck, CombatCard::EscapeAsBat); card != state.combatDeck.end())
            state.combatDeck.erase(card);
    const auto here = state.trail.begin() + (slot->number - 1);
    clearHideout(state, *here);
    switch (ruleset.rulings.batClears) { // OPEN-29
    case BatClears::PowersToo:
        std::for_each(state.trail.begin(), here, [&](auto& powersOnly) { clearHideout(state, powersOnly); });
        break;
    case BatClears::Merges:
        break;
    case BatClears::Slides: // up to the gap, so that nothing leaves slot 6 outside the movement step
        std::move_backward(state.trail.begin(), here, here + 1);
        state.trail.front().reset();
        break;
    }
    auto& newest = state.trail.front();
    if (!newest)
        newest.emplace();
    newest->hideFaceUp = hideShown(*newest); // HO-5: only the new Location card lies face down
    newest->location = to;
    newest->escapeAsBat = true;
    newest->round = state.round;
    newest->faceUp = false;
    mendBond(ruleset, state); // BAT-6
    announce(state, Happening::What::DraculaMoved);
    if (hunterLocations(state).contains(to)) { // only where OPEN-30 is read so
        newest->faceUp = true;
        announce(state, Happening::What::LocationRevealed, {to});
    }
    const bool counts = ruleset.rulings.batCountsForDespair == NoYes::Yes && // OPEN-20
                        (ruleset.board->castle() != to || ruleset.rulings.castleCountsForDespair == NoYes::Yes);
    if (counts && state.despair >= ruleset.cards->despairTokens)
        gainInfluence(ruleset, state, 3); // DESP-4
}

void returnBat(GameState& state, Hideout& hideout)
{
    if (!hideout.escapeAsBat)
        return;
    hideout.escapeAsBat = false;
    if (state.handling != CardHandling::Dealt)
        return;
    state.combatDeck.push_back(CombatCard::EscapeAsBat);
    shuffle(state.combatDeck, state.seed, state.shuffles++);
}

} // namespace demeter::fury3e
