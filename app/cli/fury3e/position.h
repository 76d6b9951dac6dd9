// Positions of the third edition in the terminal.
#pragma once

#include "app/cli/game_position.h"

namespace demeter {

PositionKind fury3ePositions();

} // namespace demeter
