// Where the file of a record is damaged, as far as that can be said without knowing the game and without a key.
#pragma once

#include "core/base/fault.h"

#include <optional>
#include <string_view>

namespace demeter {

/// The first line that does not belong behind those before it, with its place (`line N`); nothing if the chain holds. What a write has left
/// that was cut short is no damage: it goes when the file is opened.
std::optional<Fault> chainFault(std::string_view file);

} // namespace demeter
