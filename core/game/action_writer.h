// Writing the fields of an action. Internal to the core.
#pragma once

#include "core/game/json_writer.h"
#include "core/game/ruleset.h"

namespace demeter {

/// An action as a JSON object; see `action_text.h`.
Json writtenAction(const Ruleset& ruleset, const Action& action);

} // namespace demeter
