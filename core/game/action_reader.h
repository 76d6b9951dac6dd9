// Reading an action from JSON. Internal to the core.
#pragma once

#include "core/game/json_reader.h"
#include "core/game/ruleset.h"

namespace demeter {

/// The action, or any other with faults; see `action_text.h`.
Action actionFrom(const Ruleset& ruleset, const Json& json, const std::string& place, Faults& faults);

} // namespace demeter
