#include "app/cli/commands.h"

#include "app/cli/board_command.h"
#include "app/cli/common.h"
#include "app/cli/games.h"
#include "app/text/resources.h"

#include <QCoreApplication>

namespace demeter {

namespace {

QString help()
{
    QString text = QCoreApplication::translate("Cli", "Usage: demeter-cli COMMAND ARGUMENTS\n"
                                                      "\n"
                                                      "Commands:\n");
    text += QCoreApplication::translate("Cli", "  moves POSITION          every legal choice of Dracula's movement step\n"
                                               "  perft POSITION DEPTH    how many sequences of movement steps there are") +
            u'\n';
    text += QCoreApplication::translate("Cli", "  play SCRIPT             plays a game from a script") + u'\n';
    text += QCoreApplication::translate("Cli", "  serve GAME              shows a game's table on phones") + u'\n';
    text +=
        QCoreApplication::translate("Cli", "  verifier                writes a page that checks revealed games, and its SHA-256") + u'\n';
    return text + QCoreApplication::translate(
                      "Cli", "  replay GAME             reads a recorded game and lists it\n"
                             "  reveal GAME             writes everything hidden of a game into files to be checked\n"
                             "  verify FILE             checks a revealed game\n"
                             "  board check FILE        checks a board file\n"
                             "\n"
                             "demeter-cli COMMAND --help tells more about a command.\n"
                             "\n"
                             "Exit status: 0 done, 1 refused or a fault was found, 2 unusable input, 3 verified without a code.");
}

int dispatch(const Games& games, const QString& name, const QStringList& rest, QTextStream& in, Terminal& out, Terminal& err)
{
    if (name == QLatin1String("moves"))
        return runMovesCommand(rest, in, out, err);
    if (name == QLatin1String("perft"))
        return runPerftCommand(rest, in, out, err);
    if (name == QLatin1String("play"))
        return runPlayCommand(games, rest, in, out, err);
    if (name == QLatin1String("serve"))
        return runServeCommand(games, rest, in, out, err);
    if (name == QLatin1String("replay"))
        return runReplayCommand(games, rest, out, err);
    if (name == QLatin1String("reveal"))
        return runRevealCommand(games, rest, out, err);
    if (name == QLatin1String("verify"))
        return runVerifyCommand(games, rest, out, err);
    if (name == QLatin1String("verifier"))
        return runVerifierCommand(rest, out, err);
    if (name == QLatin1String("board"))
        return runBoardCommand(rest, out, err);
    return wrongUsage(err, QCoreApplication::translate("Cli", "There is no command \"%1\".").arg(name), help());
}

} // namespace

int run(const QStringList& arguments, QTextStream& in, QTextStream& outStream, QTextStream& errStream)
{
    Terminal out(outStream);
    Terminal err(errStream);
    initTextResources();
    const Games games = allGames();
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
    return finished(out, err, dispatch(games, command, arguments.mid(1), in, out, err));
}

} // namespace demeter
