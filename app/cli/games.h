// Every game that demeter-cli knows.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/game_position.h"

#include <vector>

namespace demeter {

Games allGames();
/// Of every game that has positions.
std::vector<PositionKind> allPositions();

} // namespace demeter
