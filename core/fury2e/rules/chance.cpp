// Chance that comes in while the game is played: no rule of the game, but what keeps everybody from knowing the reserve before it is drawn
// from (core/base/chance_in_rounds.h). It is asked for right before the first draw of a round, so that nobody decides by
// what he knows of it (2E-CHANCE-1); before that was so, as a round began. Whoever was not ready may give it later in the round.
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

bool drawsWait(const GameState& state)
{
    return state.drawsDue > 0 && state.handling == TokenHandling::Dealt;
}

bool asksForChance(const Ruleset& ruleset, const GameState& state)
{
    return takesChance(state) && (drawsWait(state) || !ruleset.rulings.chosen(Ruling::ChanceWhen));
}

void perform(const Ruleset& ruleset, GameState& state, const AddChance& action)
{
    addEntropy(state, action);
    mixReserve(state);
    if (drawsWait(state))
        drawWhatIsDue(state);
    else if (state.step == Step::RoundBegins)
        beginRound(ruleset, state);
}

} // namespace demeter::fury2e
