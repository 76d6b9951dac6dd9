#include "app/cli/commands.h"

#include "app/cli/board_command.h"
#include "app/cli/common.h"
#include "app/text/resources.h"

#include <QCoreApplication>

namespace demeter {

using namespace fury3e;

namespace {

QString help()
{
    return QCoreApplication::translate("Cli",
                                       "Usage: demeter-cli COMMAND ARGUMENTS\n"
                                       "\n"
                                       "Commands:\n"
                                       "  moves POSITION          every legal choice of Dracula's movement step\n"
                                       "  perft POSITION DEPTH    how many sequences of movement steps there are\n"
                                       "  play SCRIPT             plays a game from a script\n"
                                       "  replay GAME             reads a recorded game and lists it\n"
                                       "  reveal GAME             writes everything hidden of a game into files to be checked\n"
                                       "  verify FILE             checks a revealed game\n"
                                       "  board check FILE        checks a board file\n"
                                       "\n"
                                       "demeter-cli COMMAND --help tells more about a command.\n"
                                       "\n"
                                       "Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.");
}

int dispatch(const QString& command, const QStringList& rest, QTextStream& in, Terminal& out, Terminal& err)
{
    if (command == QLatin1String("moves"))
        return runMovesCommand(rest, in, out, err);
    if (command == QLatin1String("perft"))
        return runPerftCommand(rest, in, out, err);
    if (command == QLatin1String("play"))
        return runPlayCommand(rest, in, out, err);
    if (command == QLatin1String("replay"))
        return runReplayCommand(rest, out, err);
    if (command == QLatin1String("reveal"))
        return runRevealCommand(rest, out, err);
    if (command == QLatin1String("verify"))
        return runVerifyCommand(rest, out, err);
    if (command == QLatin1String("board"))
        return runBoardCommand(rest, out, err);
    return wrongUsage(err, QCoreApplication::translate("Cli", "There is no command \"%1\".").arg(command), help());
}

} // namespace

int run(const QStringList& arguments, QTextStream& in, QTextStream& outStream, QTextStream& errStream)
{
    Terminal out(outStream);
    Terminal err(errStream);
    initTextResources();
    if (arguments.isEmpty())
        return wrongUsage(err, QCoreApplication::translate("Cli", "A command is missing."), help());
    const QString& command = arguments.front();
    if (command == QLatin1String("--help") || command == QLatin1String("-h")) {
        out.writeLines(help());
        return finished(out, err, exitDone);
    }
    if (command == QLatin1String("--version")) {
        out << "demeter-cli " << DEMETER_VERSION << '\n';
        return finished(out, err, exitDone);
    }
    return finished(out, err, dispatch(command, arguments.mid(1), in, out, err));
}

} // namespace demeter
