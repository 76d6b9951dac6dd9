// Chance that comes in while the game is played: no rule of the game, but what keeps everybody from knowing the decks before they are drawn
// from (core/base/chance_in_rounds.h). It may come in at any moment of a round: whatever lies in a deck lies there in an order that nobody
// may know.
#include "core/fury3e/rules/chapters.h"

namespace demeter::fury3e {

void perform(const Ruleset&, GameState& state, const AddChance& action)
{
    takeIn(state, action);
    shuffle(state.encounterDeck, state.seed, state.shuffles++);
    shuffle(state.combatDeck, state.seed, state.shuffles++);
}

} // namespace demeter::fury3e
