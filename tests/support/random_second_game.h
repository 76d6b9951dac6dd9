// Whole games of the second edition: every action of both sides by chance, but leaning towards what matters, till somebody has won.
#pragma once

#include "core/fury2e/rules/rules.h"

#include <functional>
#include <optional>
#include <random>
#include <vector>

namespace demeter::test {

/// The second edition's board with random readings of the open questions, sometimes.
fury2e::Ruleset randomSecondRuleset(std::mt19937_64& random);

/// One action that is legal now; nothing if the game is over. Penalties that the table asks for are rare.
std::optional<fury2e::Action> likelySecondAction(std::mt19937_64& random, const fury2e::Ruleset& ruleset, const fury2e::GameState& state);

struct SecondGame {
    fury2e::GameState start, end;
    std::vector<fury2e::Action> actions;
};
/// Plays until the game is over or `mostActions` are reached. `watch` sees every state before its next action, and what is done.
SecondGame playSecondGame(std::mt19937_64& random, const fury2e::Ruleset& ruleset, int mostActions,
                          const std::function<void(const fury2e::GameState&, const fury2e::Action&)>& watch = {});

} // namespace demeter::test
