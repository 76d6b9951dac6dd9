// Whole games of random legal choices, with hunters, tokens and despair changing on the way.
#pragma once

#include "core/fury3e/rules/rules.h"

#include <functional>
#include <random>
#include <vector>

namespace demeter::test {

using namespace fury3e;

struct RandomGame {
    Ruleset ruleset; ///< the one at the start
    GameState start;
    std::vector<Action> actions;
    std::vector<GameState> states; ///< states[i] is the state after actions[i]
};

/// A ruleset on the 3rd edition's board with random readings of every ruling.
Ruleset randomRuleset(std::mt19937_64& random);

/// Plays up to `phases` Dracula phases. `rulesetNow` changes with what is put right. `watch` sees every state before its next action.
RandomGame playRandomGame(std::mt19937_64& random, const Ruleset& ruleset, int phases,
                          const std::function<void(const Ruleset&, const GameState&)>& watch = {});

/// A by-hand entry that is legal now, if one was found.
std::optional<Action> randomEntry(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state);

/// Every action of the rules that can be written down for this board at all, legal or not.
std::vector<Action> everyAction(const Ruleset& ruleset);

} // namespace demeter::test
