// Chance that comes in while the game is played: no rule of the game, but what keeps everybody from knowing the decks before they are drawn
// from (core/base/chance_in_rounds.h). It may come in at any moment of a round: whatever lies in a deck lies there in an order that nobody
// may know. It is asked for right before the first draw of a round, so that nobody knows that card before it is his, nor decides by it.
#include "core/fury3e/rules/chapters.h"

namespace demeter::fury3e {

namespace {

/// What waited is drawn.
void drawAll(const Ruleset& ruleset, GameState& state)
{
    refillHand(ruleset, state);
    if (state.combat && state.combat->played == 0 && state.combatHand.empty())
        dealCombatHand(ruleset, state);
}

} // namespace

bool drawsWait(const GameState& state)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == Due::What::Chance;
}

bool asksForChance(const Ruleset& ruleset, const GameState& state)
{
    return drawsWait(state) || (ruleset.rulings.chanceWhen == ChanceWhen::AtDawn && takesChance(state));
}

bool askForChanceFirst(const Ruleset& ruleset, GameState& state)
{
    const bool asked = ruleset.rulings.chanceWhen == ChanceWhen::BeforeDraws;
    if (!asked || !takesChance(state) || !state.chance.isWaitedFor(state.round))
        return false;
    if (!drawsWait(state))
        push(state, {.what = Due::What::Chance});
    return true;
}

void perform(const Ruleset& ruleset, GameState& state, const AddChance& action)
{
    addEntropy(state, action);
    shuffle(state.encounterDeck, state.seed, state.shuffles++);
    shuffle(state.combatDeck, state.seed, state.shuffles++);
    if (drawsWait(state)) {
        state.due.pop_back();
        drawAll(ruleset, state);
    }
}

std::vector<Response> answersChance(const Ruleset&, const GameState&, const Due&)
{
    return {GoOn{}};
}

Refused checkChance(const Ruleset&, const GameState&, const Due&, const Response& response)
{
    if (std::holds_alternative<GoOn>(response))
        return std::nullopt;
    return notAnAnswer();
}

void answerChance(const Ruleset& ruleset, GameState& state, Due, const Response&)
{
    state.chance.declinedRound = state.round;
    drawAll(ruleset, state);
}

void performChance(const Ruleset&, GameState&, Due) {}

} // namespace demeter::fury3e
