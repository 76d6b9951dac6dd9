// Section 26: what always holds (INV).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

std::optional<std::string_view> brokenInvariant(const Ruleset& ruleset, const GameState& state)
{
    const Board& board = *ruleset.board;
    const Catalogue& cards = *ruleset.cards;

    // INV-1: every Location and Power card lies in one place; what lies nowhere is in the deck.
    LocationSet locations;
    PowerSet powers;
    int encounters = static_cast<int>(state.encounterHand.size() + state.encounterDeck.size() + state.encounterDiscard.size() +
                                      state.beforeDracula.size()) +
                     state.boxDeck;
    int rumors = state.rumorTokens + state.rumorReserve + state.rumorGone;
    bool broken = false, faceOfNothing = false;
    const auto count = [&](const std::optional<Hideout>& hideout) {
        if (!hideout)
            return;
        if (hideout->location) {
            broken = broken || locations.contains(*hideout->location) || !board.cards().contains(*hideout->location);
            locations.insert(*hideout->location);
        }
        for (const Power power : allPowers)
            broken = broken || (hideout->powers.contains(power) && powers.contains(power));
        powers |= hideout->powers;
        faceOfNothing = faceOfNothing || (hideout->hideFaceUp && !hideWithLocation(*hideout));
        encounters += static_cast<int>(hideout->encounters.size());
        rumors += hideout->rumor;
    };
    std::ranges::for_each(state.trail, count);
    std::ranges::for_each(state.lairs, count);
    count(state.maturing);
    for (const auto& lair : state.lairs)
        broken = broken || (lair && (!lair->location || !lair->powers.empty()));
    if (broken)
        return "INV-1";
    if (faceOfNothing) // else the face of Hide would stand in two fields
        return "INV-7";
    if (encounters != cards.encounterTotal())
        return "INV-2";
    if (state.handling == CardHandling::Dealt && state.clockKept) { // the same for Dracula's Combat cards
        std::size_t bats = 0, inBox = 0;
        for (const auto& hideout : state.trail)
            bats += hideout && hideout->escapeAsBat;
        for (const KnownCard& card : cards.combatCards)
            inBox += static_cast<std::size_t>(card.copies);
        const std::size_t fought = state.combat ? state.combat->used.size() + (state.combat->card ? 1 : 0) : 0;
        if (state.combatDeck.size() + state.combatHand.size() + fought + bats != inBox)
            return "INV-2";
    }
    if (state.combat.has_value() != std::ranges::any_of(state.due, [](const Due& due) { return due.what == Due::What::Combat; }))
        return "COMB-1";
    if (!state.clockKept && (!state.due.empty() || state.combat))
        return "TIME-1";

    if (underWay(state) || state.step == Step::Over) { // INV-3
        const auto slot = currentSlot(state);
        if (!slot)
            return "INV-3";
        if (state.step == Step::BeforeSlide && slot->number > 4)
            for (std::size_t i = 3; i < trailLength; ++i)
                if (state.trail[i] && i + 1 != slot->number)
                    return "INV-3";
    }
    if (state.hideBond && (!powersOnTrail(state).contains(Power::Hide) || !cardsOnTrail(state).contains(*state.hideBond)))
        return "INV-4";
    if (state.keptErrors.empty()) // a step that was kept although illegal may have put a card where none may lie
        for (const auto& hideout : state.trail)
            if (hideout && !hideout->encounters.empty() && !takesEncounters(ruleset, *hideout))
                return "INV-5";
    if (state.influence > cards.winInfluence || rumors != cards.rumorTokens)
        return "INV-6";
    const bool canDraw =
        state.handling == CardHandling::Dealt &&
        (!state.encounterDeck.empty() || (!state.encounterDiscard.empty() && ruleset.rulings.reshuffleDiscards == NoYes::Yes));
    const bool waits = std::ranges::any_of(state.due, [](const Due& due) { return due.what == Due::What::Chance; }); // CHANCE-1
    if (canDraw && !waits && state.step != Step::Over && static_cast<int>(state.encounterHand.size()) < cards.handSize)
        return "INV-6";
    return std::nullopt;
}

} // namespace demeter::fury3e
