// Every game that demeter-cli knows.
#pragma once

#include "app/cli/game_commands.h"

namespace demeter {

Games allGames();

} // namespace demeter
