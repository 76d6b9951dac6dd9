// Positions of the third edition in the terminal.
#pragma once

#include "app/cli/game_position.h"

namespace demeter::fury3e {

PositionKind positions();

} // namespace demeter::fury3e
