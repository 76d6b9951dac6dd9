#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/unlock.h"
#include "app/text/key_file_location.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace demeter {

namespace {

QString revealHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli reveal GAME [--unfinished] [--replace] [--unlock-fd NUMBER]\n"
               "\n"
               "Reveals a recorded game: everything hidden in it goes into two files beside it, NAME.reveal.json for\n"
               "'demeter-cli verify' and NAME.reveal.html, a page that replays the hunt and checks it on anybody's\n"
               "phone. Nobody else can read them until you pass them on.\n"
               "\n"
               "  --unfinished        reveal a game that is not over; whoever opens the files knows where Dracula is\n"
               "  --replace           replace files that have these names already\n"
               "  --unlock-fd NUMBER  where its key waits for a PIN or passphrase: read it from this file descriptor\n"
               "\n"
               "Exit status: 0 done, 1 the game is not over, 2 it cannot be read or the files cannot be written.");
}

} // namespace

int runRevealCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(revealHelp());
        return exitDone;
    }
    const auto options = readOptions(
        arguments,
        {.flags = {QStringLiteral("--unfinished"), QStringLiteral("--replace")}, .valued = {QLatin1String(unlockOption)}, .positional = 1});
    if (!options)
        return wrongUsage(err, options.error(), revealHelp());
    const QString& path = options->positional[0];
    auto device = openFileReadOnly(path.toStdString());
    const auto bytes = device ? (*device)->read() : std::unexpected(device.error());
    if (!bytes) {
        printFaults(err, {bytes.error()});
        return exitUnusable;
    }
    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (hasSealedLines(*bytes))
        if (const auto failed = unlock(*keys, *options, err))
            return *failed;
    const auto files =
        gameOfRecord(games, *bytes)
            .reveal(std::move(*device), QFileInfo(path).absolutePath(), keys, {options->has("--unfinished"), options->has("--replace")});
    noteKey(err, *keys);
    if (!files) {
        if (const auto* fault = std::get_if<Fault>(&files.error())) {
            printFaults(err, {*fault});
            return exitUnusable;
        }
        err << std::get<QString>(files.error()) << '\n';
        return exitRefused;
    }
    for (const QString& file : *files)
        out << file << '\n';
    return exitDone;
}

} // namespace demeter
