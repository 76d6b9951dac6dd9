// The third edition in the terminal.
#pragma once

#include "app/cli/game_commands.h"

#include <memory>

namespace demeter {

std::unique_ptr<const GameCommands> fury3eCommands();

} // namespace demeter
