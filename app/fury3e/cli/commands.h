// The third edition in the terminal.
#pragma once

#include "app/cli/game_commands.h"

#include <memory>

namespace demeter::fury3e {

std::unique_ptr<const GameCommands> commands();

} // namespace demeter::fury3e
