// Writing the fields of an action. Internal to the core.
#pragma once

#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/text/json_writer.h"

namespace demeter::fury3e {

/// An action as a JSON object; see `action_text.h`.
Json writtenAction(const Ruleset& ruleset, const Action& action);

} // namespace demeter::fury3e
