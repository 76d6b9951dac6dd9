// demeter-cli: the rules and the record for scripts, referees and tests.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/terminal.h"

#include <QStringList>
#include <QTextStream>

namespace demeter {

/// Runs `demeter-cli ARGUMENTS` (without the program's name) and returns the exit status.
int run(const QStringList& arguments, QTextStream& in, QTextStream& out, QTextStream& err);

// The commands for scripts and records of any game; `arguments` is what stands after the command's name.
int runPlayCommand(const Games& games, const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runServeCommand(const Games& games, const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runReplayCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err);
int runRevealCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err);
int runVerifyCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err);
/// Of positions of any game.
int runMovesCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
int runPerftCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err);
/// Of no game, but for all of them: the page that checks revealed games.
int runVerifierCommand(const QStringList& arguments, Terminal& out, Terminal& err);

} // namespace demeter
