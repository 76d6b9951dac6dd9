// Locations as JSON, on top of core/base/json_reader.h. Internal to the core.
#pragma once

#include "core/base/json_reader.h"
#include "core/map/board.h"

namespace demeter {

std::optional<LocationId> readLocation(const Json& value, const std::string& place, const Board& board, Faults& faults);

/// The id for writing. A number that the board doesn't have gives an empty text instead of undefined behaviour.
std::string idOf(const Board& board, LocationId location);

} // namespace demeter
