// The third edition in the terminal.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/terminal.h"

#include <QStringList>
#include <QTextStream>

#include <memory>

namespace demeter {

std::unique_ptr<const GameCommands> fury3eCommands();

/// The command of this game alone; `arguments` is what stands after the command's name.
int runServeCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);

} // namespace demeter
