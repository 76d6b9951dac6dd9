// A player of both sides of the second edition who means something by it: Dracula keeps away from the hunters, they go where they take him
// to be, and what the table fights out is what its cards would give. Golden games are found with it.
#pragma once

#include "core/fury2e/rules/rules.h"

#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace demeter::fury2e {

/// How a game shall end. The player leans towards it, and nothing else.
enum class SecondEnding {
    Vampires, ///< 2E-WIN-1: with the sixth vampire
    Combat,   ///< 2E-WIN-3: in a combat
    Penalty,  ///< 2E-ERR-3: an error leaves Dracula 1 Blood, and he loses it
};

class SecondPlayer {
public:
    SecondPlayer(std::mt19937_64& random, SecondEnding ending) : random_(random), ending_(ending) {}

    /// What is done next; nothing if the game is over.
    std::optional<Action> next(const Ruleset& ruleset, const GameState& state);

private:
    /// Chosen by weights; all 0: by chance alone.
    std::size_t weighed(const std::vector<double>& weights);
    bool chance(int percent);
    double kindWeight(const GameState& state, const Action& action) const;
    double weight(const Ruleset& ruleset, const GameState& state, const Action& action);
    void aim(const Ruleset& ruleset, const GameState& state);
    Action finished(const Ruleset& ruleset, const GameState& state, Action action);
    EnterResult fought(const GameState& state);
    static Action chanceOfRound(const GameState& state);
    std::optional<Action> unasked(const Ruleset& ruleset, const GameState& state);

    std::mt19937_64& random_;
    SecondEnding ending_;
    std::array<int, hunterEventCount> played_{}; ///< of the hunters' Events: no more than there are
    std::array<int, draculaEventCount> drawn_{}; ///< the same of Dracula's
    int ridden_ = 0;                             ///< Fast Horses
    std::array<std::optional<LocationId>, hunterCount> aims_{};
    std::uint16_t aimedRound_ = 0;
    bool erred_ = false;
};

/// What has come up in a game, by name: `action play`, `news hunter-bitten`, `encounter rats`, `hunters' event hypnosis` and so on.
std::vector<std::string> secondFeatures(const Ruleset& ruleset, const GameState& before, const Action& action, const GameState& after);

} // namespace demeter::fury2e
