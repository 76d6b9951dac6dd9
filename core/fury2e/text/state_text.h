// A whole state as JSON.
#pragma once

#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"

#include <string>

namespace demeter::fury2e {

/// A whole state, hidden things included, in a fixed order: equal states give equal bytes. For `--state`, tests and debugging.
///
/// The fields are those of `GameState` and of the structs in it, under the same names and in the same order, all of them always there, null
/// where there is none; of a `Due`, and of a hunter's sheet but for `health`, only what is not empty. Ids and kebab-case names stand for
/// numbers, as in actions (core/fury2e/text/actions.md); sets are lists; `bloodTokens` is a list of the gaps, n between spaces n and n + 1;
/// `seed` is 64 hex digits; `chance` is there only if chance may come in.
std::string writeState(const Ruleset& ruleset, const GameState& state, int indent = -1);

/// The same without what tells tokens that nobody has drawn yet: the reserve is sorted, and there is no `seed`, which its next shuffle is
/// made from.
std::string writeStateWithoutReserveOrder(const Ruleset& ruleset, GameState state, int indent = -1);

} // namespace demeter::fury2e
