// Positions of the second edition in the terminal.
#pragma once

#include "app/cli/game_position.h"

namespace demeter::fury2e {

PositionKind positions();

} // namespace demeter::fury2e
