#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/load_position.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <vector>

namespace demeter {

namespace {

QString movesHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli moves POSITION\n"
               "\n"
               "Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY, and of the\n"
               "second edition PLAY or PLAY;catacombs.\n"
               "POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.\n"
               "Nothing printed means that there is no legal choice.\n"
               "\n"
               "Exit status: 0 done, 2 unusable input.");
}

} // namespace

int runMovesCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(movesHelp());
        return exitDone;
    }
    const auto options = readOptions(arguments, {.flags = {}, .valued = {}, .positional = 1});
    if (!options)
        return wrongUsage(err, options.error(), movesHelp());
    const auto position = loadPosition(options->positional[0], in);
    if (!position) {
        printFaults(err, position.error());
        return exitUnusable;
    }
    std::vector<std::string> lines = (*position)->choices();
    std::sort(lines.begin(), lines.end());
    for (const std::string& line : lines)
        out << line.c_str() << '\n';
    return exitDone;
}

} // namespace demeter
