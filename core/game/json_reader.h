// What positions and actions have in common as JSON, on top of core/cards/card_json.h. Internal to the core.
#pragma once

#include "core/cards/card_json.h"
#include "core/game/hunters.h"

namespace demeter {

/// A hunter's id that is a key of an object; `place` is that of its value.
std::optional<Hunter> readHunter(std::string_view id, const std::string& place, Faults& faults);
/// A hunter's id that is a value.
std::optional<Hunter> readHunter(const Json& value, const std::string& place, Faults& faults);
std::string_view idOf(Hunter hunter);

/// A set of powers as a list of ids; a doubled one is a fault.
PowerSet readPowers(const Json& list, const std::string& place, Faults& faults);

} // namespace demeter
