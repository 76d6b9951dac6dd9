// A game of the second edition in play as text, as `tests/support/transcript.h` has it of the third.
#pragma once

#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"

#include <string>
#include <vector>

namespace demeter::fury2e {

/// Everything that Dracula knows: `r3 noon movement`, `due encounter`, `[^paris+rats ~ hide>paris | ...] {rome+hoax+fog}`, `hand: ...`.
/// Face up is `^`, an Encounter `+`, a Blood token in a gap `~`, the location that Hide is bound to `>`.
std::vector<std::string> secondDraculaParts(const Ruleset& ruleset, const GameState& state);

/// What lies open on the table (2E-INFO-3, 2E-INFO-4): backs where cards are face down, of the sea or not (2E-COMP-13). Encounters that lie
/// face down are only counted.
std::vector<std::string> secondTableParts(const Ruleset& ruleset, const GameState& state);

/// The public news of the last action, and an action, as the third edition's transcripts have them.
std::string secondNewsLine(const Ruleset& ruleset, const GameState& state);
std::string secondActionLine(const Ruleset& ruleset, const Action& action);
/// Who did something: the table is not told what Dracula chooses in secret.
std::string secondPublicActionLine(const Action& action);

} // namespace demeter::fury2e
