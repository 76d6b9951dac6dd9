#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/text/key_place.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "core/fury3e/record/recorded.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace demeter {

using namespace fury3e;

namespace {

QString help()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli reveal GAME [--unfinished] [--replace]\n"
               "\n"
               "Reveals a recorded game: everything hidden in it goes into two files beside it, NAME.reveal.json for\n"
               "'demeter-cli verify' and NAME.reveal.html, a page that replays the hunt and checks it on anybody's\n"
               "phone. Nobody else can read them until you pass them on.\n"
               "\n"
               "  --unfinished  reveal a game that is not over; whoever opens the files knows where Dracula is\n"
               "  --replace     replace files that have these names already\n"
               "\n"
               "Exit status: 0 done, 1 the game is not over, 2 it cannot be read or the files cannot be written.");
}

} // namespace

int runRevealCommand(const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(help());
        return exitDone;
    }
    const auto options =
        readOptions(arguments, {.flags = {QStringLiteral("--unfinished"), QStringLiteral("--replace")}, .valued = {}, .positional = 1});
    if (!options)
        return wrongUsage(err, options.error(), help());
    const QString& path = options->positional[0];
    auto device = openFileReadOnly(path.toStdString());
    if (!device) {
        printFaults(err, {device.error()});
        return exitUnusable;
    }
    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    const auto opened = Record::open(std::move(*device), {boardSource(QFileInfo(path).absolutePath()), builtInCatalogue()}, keys);
    noteOpenKey(err, *keys);
    if (!opened) {
        printFaults(err, {opened.error()});
        return exitUnusable;
    }
    if (opened->record.state().winner == Winner::None && !options->has("--unfinished")) {
        err << QCoreApplication::translate("Cli",
                                           "The game is not over, and whoever opens the files knows where Dracula is. To reveal it all "
                                           "the same, add %1.")
                   .arg(QStringLiteral("--unfinished"))
            << '\n';
        return exitRefused;
    }
    const auto files = writeRevealFiles(opened->record, Language::En, options->has("--replace") ? OlderFiles::Replace : OlderFiles::Keep);
    if (!files) {
        printFaults(err, {files.error()});
        return exitUnusable;
    }
    for (const QString& file : *files)
        out << file << '\n';
    return exitDone;
}

} // namespace demeter
