// demeter-cli: the rules and the record for scripts, referees and tests.
#pragma once

#include "app/cli/terminal.h"

#include <QStringList>
#include <QTextStream>

namespace demeter {

/// Exit statuses of every command.
inline constexpr int exitDone = 0;
inline constexpr int exitRefused = 1;   ///< a line was refused, or a file has a fault
inline constexpr int exitUnusable = 2;  ///< wrong usage or unusable input
inline constexpr int exitUnvouched = 3; ///< `verify`: everything holds, but nobody vouches for the game

/// Runs `demeter-cli ARGUMENTS` (without the program's name) and returns the exit status.
int run(const QStringList& arguments, QTextStream& in, QTextStream& out, QTextStream& err);

// The commands; `arguments` is what stands after the command's name.
int runMovesCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runPerftCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runPlayCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runReplayCommand(const QStringList& arguments, Terminal& out, Terminal& err);
int runRevealCommand(const QStringList& arguments, Terminal& out, Terminal& err);
int runVerifyCommand(const QStringList& arguments, Terminal& out, Terminal& err);

} // namespace demeter
