#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/load_position.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

namespace {

/// Deeper than any computer gets in a lifetime, and still within 64 bits.
constexpr int deepest = 16;

QString perftHelp()
{
    return QCoreApplication::translate("Cli", "Usage: demeter-cli perft POSITION DEPTH [--divide] [--time]\n"
                                              "\n"
                                              "Prints the number of sequences of DEPTH movement steps (0 to 16) from a position.\n"
                                              "POSITION is a file with a position (demeter-position/1 or /2), or - for standard input.\n"
                                              "\n"
                                              "  --divide   first print CHOICE COUNT for each choice of the first step, sorted by bytes\n"
                                              "  --time     print positions per second on standard error\n"
                                              "\n"
                                              "Exit status: 0 done, 2 unusable input.");
}

} // namespace

int runPerftCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(perftHelp());
        return exitDone;
    }
    const Usage usage{.flags = {QStringLiteral("--divide"), QStringLiteral("--time")}, .valued = {}, .positional = 2};
    const auto options = readOptions(arguments, usage);
    if (!options)
        return wrongUsage(err, options.error(), perftHelp());
    bool isNumber = false;
    const int depth = options->positional[1].toInt(&isNumber);
    if (!isNumber || depth < 0 || depth > deepest)
        return wrongUsage(err, QCoreApplication::translate("Cli", "DEPTH has to be a whole number from 0 to %1.").arg(deepest),
                          perftHelp());
    const auto position = loadPosition(options->positional[0], in);
    if (!position) {
        printFaults(err, position.error());
        return exitUnusable;
    }
    QElapsedTimer timer;
    timer.start();
    std::uint64_t total = 0;
    if (options->has("--divide") && depth > 0) {
        auto lines = (*position)->divide(depth);
        std::sort(lines.begin(), lines.end());
        for (const auto& [choice, below] : lines) {
            out << choice.c_str() << ' ' << below << '\n';
            total += below;
        }
    } else {
        total = (*position)->perft(depth);
    }
    const qint64 nanoseconds = std::max<qint64>(timer.nsecsElapsed(), 1);
    out << total << '\n';
    if (options->has("--time")) {
        out.flush();
        //: %1 is a number.
        err << QCoreApplication::translate("Cli", "%1 positions/s")
                   .arg(static_cast<double>(total) * 1e9 / static_cast<double>(nanoseconds), 0, 'f', 0)
            << '\n';
    }
    return exitDone;
}

} // namespace demeter
