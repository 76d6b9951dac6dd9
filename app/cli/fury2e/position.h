// Positions of the second edition in the terminal.
#pragma once

#include "app/cli/game_position.h"

namespace demeter {

PositionKind fury2ePositions();

} // namespace demeter
