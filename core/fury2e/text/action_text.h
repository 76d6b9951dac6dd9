// Actions as JSON: the lines of scripts and records. core/fury2e/text/actions.md lists all.
#pragma once

#include "core/base/fault.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/ruleset.h"

#include <expected>
#include <string>
#include <string_view>

namespace demeter::fury2e {

/// One action as a JSON object with ids instead of numbers, for example `{"action":"play","location":"paris"}`. Key order and spacing are
/// fixed, so equal actions give equal bytes.
std::string writeAction(const Ruleset& ruleset, const Action& action);
/// Reads an action. Places of faults are JSON pointers into the object; unknown fields are refused unless they begin with `x-`.
std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json);
/// Name of an action's kind as it stands in the field `action`, for example `place-encounter`.
std::string_view actionName(const Action& action);

} // namespace demeter::fury2e
