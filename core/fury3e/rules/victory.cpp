// Section 23: influence, damage and who wins (INF, DMG, WIN).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

void end(GameState& state, Winner winner)
{
    state.winner = winner;
    state.step = Step::Over;
    announce(state, winner == Winner::Dracula ? Happening::What::DraculaWins : Happening::What::HuntersWin);
}

} // namespace

void sufferDamage(const Ruleset& ruleset, GameState& state, int amount, Happening::What what)
{
    if (amount <= 0 || state.step == Step::Over)
        return;
    state.damage = static_cast<std::uint16_t>(state.damage + amount);
    announce(state, what, {amount});
    // DMG-2, PR-23: "at least". Where a printing says "equal" it means the same game, since no sheet has room for more.
    if (state.damage >= ruleset.cards->draculaLife)
        end(state, Winner::Hunters); // WIN-2
}

void recoverDamage(GameState& state, int amount)
{
    const int recovered = std::min<int>(amount, state.damage); // FEED-1, OPEN-40
    if (recovered <= 0 || state.step == Step::Over)
        return;
    state.damage = static_cast<std::uint16_t>(state.damage - recovered);
    announce(state, Happening::What::DamageRecovered, {recovered});
}

void gainInfluence(const Ruleset& ruleset, GameState& state, int amount)
{
    if (amount <= 0 || state.step == Step::Over) // WIN-3: a defeat that came first stands
        return;
    const int before = state.influence;
    state.influence = static_cast<std::uint8_t>(std::min(before + amount, ruleset.cards->winInfluence)); // OPEN-40
    announce(state, Happening::What::InfluenceGained, {state.influence - before});
    if (state.influence >= ruleset.cards->winInfluence)
        end(state, Winner::Dracula); // WIN-1, OPEN-41
}

} // namespace demeter::fury3e
