// Whole games with the clock kept: every action of both sides at random, but leaning towards what matters, till somebody has won.
#pragma once

#include "core/fury3e/rules/rules.h"

#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// How often something happened, by a readable name such as `ambush rats`, `event seduction`, `question hired-scouts`.
using Counts = std::map<std::string, int>;

struct RoundGame {
    Ruleset ruleset; ///< the one at the start
    GameState start;
    std::vector<Action> actions;
    GameState end;
    Ruleset rulesetAtEnd;
};

struct RoundOptions {
    CardHandling handling = CardHandling::Dealt;
    int mostActions = 6000;
    bool corrections = true; ///< also overrules, corrections, changes of ruling
};

/// The rules of the third edition's board with random readings of every ruling, sometimes.
Ruleset randomRoundRuleset(std::mt19937_64& random);

/// Plays until the game is over or `mostActions` are reached. `watch` sees every state before its next action.
RoundGame playRoundGame(std::mt19937_64& random, const Ruleset& ruleset, const RoundOptions& options,
                        const std::function<void(const Ruleset&, const GameState&)>& watch = {});

/// One action that is legal now, leaning towards what matters; nothing if the game is over.
std::optional<Action> likelyAction(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state, const RoundOptions& options);

/// What an action, taken in this state, adds to the counts.
void countAction(Counts& counts, const Ruleset& ruleset, const GameState& before, const Action& action, const GameState& after);

/// Every answer and other action of the round that can be written down, legal or not: places, hunters, cards, roads.
std::vector<Action> everyRoundAction(const Ruleset& ruleset);

} // namespace demeter::test
