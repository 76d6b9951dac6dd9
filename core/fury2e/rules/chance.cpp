// Chance that comes in while the game is played: no rule of the game, but what keeps everybody from knowing the reserve before it is drawn
// from (core/base/chance_in_rounds.h). A round waits for it before anything is drawn; whoever was not ready may give it later in the round.
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

bool asksForChance(const Ruleset&, const GameState& state)
{
    return takesChance(state);
}

void perform(const Ruleset& ruleset, GameState& state, const AddChance& action)
{
    takeIn(state, action);
    mixReserve(state);
    if (state.step == Step::RoundBegins)
        beginRound(ruleset, state);
}

} // namespace demeter::fury2e
