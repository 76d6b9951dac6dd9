// Reading an action from JSON. Internal to the core.
#pragma once

#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/text/json_reader.h"

namespace demeter::fury3e {

/// The action, or any other with faults; see `action_text.h`.
Action actionFrom(const Ruleset& ruleset, const Json& json, const std::string& place, Faults& faults);

} // namespace demeter::fury3e
