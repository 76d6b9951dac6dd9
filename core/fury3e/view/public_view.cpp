#include "core/fury3e/view/public_view.h"

#include "core/fury3e/rules/rules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

PublicHideout seen(const Ruleset& ruleset, const Hideout& hideout)
{
    PublicHideout open;
    const bool hide = hideout.powers.contains(Power::Hide);
    // OPEN-15: every Power card but Hide has announced itself by what it did.
    const bool shown = hideShown(hideout);
    open.powers = shown ? hideout.powers : hideout.powers - Power::Hide;
    if (hideout.faceUp && hideout.location) {
        open.location = hideout.location;
    } else if (hideout.location && *hideout.location == ruleset.board->castle()) {
        open.back = CardBack::Castle; // CASTLE-2
    } else if (hideout.location && ruleset.board->isSea(*hideout.location) && ruleset.rulings.seaBacksKnown == NoYes::Yes) {
        open.back = CardBack::Sea;
    } else if (hideout.location || (hide && !shown)) {
        open.back = CardBack::Plain;
    }
    if (hideWithLocation(hideout) && hideout.faceUp && !shown) // HO-5, OPEN-29: each of the two cards has a face of its own
        open.back = CardBack::Plain;
    open.escapeAsBat = hideout.escapeAsBat;
    open.rumor = hideout.rumor;
    for (const PlacedEncounter& card : hideout.encounters) {
        if (card.faceUp)
            open.encounters.push_back({card.kind, card.damage});
        else
            ++open.faceDownEncounters;
    }
    return open;
}

std::optional<PublicHideout> seen(const Ruleset& ruleset, const std::optional<Hideout>& hideout)
{
    if (!hideout)
        return {};
    return seen(ruleset, *hideout);
}

PublicPhase phaseOf(Step step)
{
    switch (step) {
    case Step::PlaceHunters:
    case Step::ChooseStart:
        return PublicPhase::Setup;
    case Step::Dawn:
        return PublicPhase::Dawn;
    case Step::Day:
        return PublicPhase::Day;
    case Step::Dusk:
        return PublicPhase::Dusk;
    case Step::Night:
        return PublicPhase::Night;
    case Step::Over:
        return PublicPhase::Over;
    case Step::BeforeSlide:
    case Step::ResolveMatured:
    case Step::ChooseCard:
    case Step::PlaceEncounter:
    case Step::PlaceRumor:
    case Step::EndOfPhase:
        break;
    }
    return PublicPhase::DraculaPhase;
}

PublicCombat seen(const Combat& combat)
{
    PublicCombat open;
    if (combat.vampire)
        open.vampire = combat.vampire->kind;
    open.night = combat.night;
    open.hunters = combat.hunters;
    open.mesmerized = combat.mesmerized;
    open.engaged = combat.engaged;
    open.played = combat.used;
    // COMB-6: the cards of a round are turned up together.
    if (combat.stage == Combat::Stage::Resolve) {
        if (combat.card)
            open.played.push_back(*combat.card);
        open.cards = combat.cards;
        open.cancelled = combat.draculaCancelled || combat.pride;
    }
    return open;
}

} // namespace

PublicView publicView(const Ruleset& ruleset, const GameState& state)
{
    if (!state.due.empty() && state.due.back().what == Due::What::AtOnce)
        return publicView(ruleset, withoutPause(ruleset, state));
    PublicView view;
    view.phase = phaseOf(state.step);
    view.winner = state.winner;
    view.round = state.round;
    view.week = state.week;
    view.day = state.day;
    view.despair = state.despair;
    view.influence = state.influence;
    view.damage = state.damage;
    view.draculaLife = static_cast<std::uint8_t>(ruleset.cards->draculaLife);
    std::ranges::transform(state.trail, view.trail.begin(), [&](const auto& hideout) { return seen(ruleset, hideout); });
    std::ranges::transform(state.lairs, view.lairs.begin(), [&](const auto& lair) { return seen(ruleset, lair); });
    view.maturing = seen(ruleset, state.maturing);
    if (figureOnBoard(ruleset, state))
        view.figure = currentLocation(state);
    view.rumorTokens = state.rumorTokens;
    view.encounterHand = static_cast<std::uint16_t>(state.encounterHand.size());
    view.eventHand = static_cast<std::uint16_t>(state.eventHand.size());
    view.combatHand = static_cast<std::uint16_t>(state.combatHand.size());
    view.encounterDeck = static_cast<std::uint16_t>(state.encounterDeck.size() + state.boxDeck);
    view.encounterDiscard = state.encounterDiscard;
    view.beforeDracula = state.beforeDracula;
    view.eventDiscard = state.eventDiscard;
    view.hiddenDiscards = state.hiddenDiscards;
    view.ally = state.ally;
    view.hunterAlly = state.hunterAlly;
    view.hunters = state.hunters;
    view.sheets = state.sheets;
    view.tokens = state.tokens;
    if (state.combat)
        view.combat = seen(*state.combat);
    return view;
}

} // namespace demeter::fury3e
