// Section 7: hideouts and the current location (HO, CUR).
#include "core/fury3e/rules/chapters.h"

namespace demeter::fury3e {

void announce(GameState& state, Happening::What what, std::vector<Argument> arguments)
{
    state.happened.push_back({what, std::move(arguments), {}});
}

bool takesEncounters(const Ruleset& ruleset, const Hideout& hideout)
{
    return hideout.location ? !ruleset.board->isSea(*hideout.location) : hideout.powers.contains(Power::Hide);
}

void clearHideout(GameState& state, std::optional<Hideout>& hideout)
{
    if (!hideout)
        return;
    for (const PlacedEncounter& card : hideout->encounters) {
        state.encounterDiscard.push_back(card.kind);
        announce(state, Happening::What::EncounterDiscarded, {card.kind}); // HO-10, INFO-1: discard piles are open
    }
    if (hideout->rumor) // RUM-5
        ++state.rumorReserve;
    returnBat(state, *hideout);
    hideout.reset();
}

void mendBond(const Ruleset& ruleset, GameState& state)
{
    if (!state.hideBond)
        return;
    if (!powersOnTrail(state).contains(Power::Hide)) {
        state.hideBond.reset();
        return;
    }
    if (cardsOnTrail(state).contains(*state.hideBond))
        return;
    state.hideBond.reset();
    if (ruleset.rulings.hideBondsAnew == NoYes::No) // OPEN-27
        return;
    bool right = false;
    for (const auto& hideout : state.trail) {
        if (right && hideout && hideout->location) {
            state.hideBond = hideout->location;
            return;
        }
        right = right || (hideout && hideout->powers.contains(Power::Hide));
    }
}

bool figureOnBoard(const Ruleset& ruleset, const GameState& state)
{
    const auto slot = currentSlot(state);
    if (!slot)
        return false;
    const Hideout& here = *state.trail[slot->number - 1U];
    // OPEN-16: everybody knows Castle Dracula by its back, though it counts as revealed for no rule.
    if (!here.faceUp && here.location != ruleset.board->castle())
        return false;
    // OPEN-14: a face-down Hide looks like the next Location card, so the figure must not give it away.
    if (ruleset.rulings.hideFace == HideFace::FigureStays)
        return true;
    for (std::size_t i = 0; i + 1 < slot->number; ++i)
        if (const auto& newer = state.trail[i]; newer && newer->powers.contains(Power::Hide) && !hideShown(*newer))
            return false;
    return true;
}

} // namespace demeter::fury3e
