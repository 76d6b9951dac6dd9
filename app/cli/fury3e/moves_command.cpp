#include "app/cli/common.h"
#include "app/cli/fury3e/commands.h"
#include "app/cli/fury3e/load_position.h"
#include "core/fury3e/rules/movement_position.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

QString movesHelp()
{
    return QCoreApplication::translate("Cli", "Usage: demeter-cli moves POSITION\n"
                                              "\n"
                                              "Prints every legal choice of the movement step, one a line, sorted by bytes: SLIDE;PLAY.\n"
                                              "POSITION is a file with a position (demeter-position/1), or - for standard input.\n"
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
    const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    const std::size_t count = movementChoices(position->ruleset, movementPosition(position->ruleset, position->state), *choices);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < count; ++i)
        lines.push_back(choiceText(*position->ruleset.board, (*choices)[i]));
    std::sort(lines.begin(), lines.end());
    for (const std::string& line : lines)
        out << line.c_str() << '\n';
    return exitDone;
}

} // namespace demeter
