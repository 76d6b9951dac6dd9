#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/unlock.h"
#include "app/text/key_file_location.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <string>

namespace demeter {

namespace {

QString replayHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli replay GAME [--state] [--deck-order] [--lang CODE] [--unlock-fd NUMBER]\n"
               "\n"
               "Reads a recorded game without changing it, checks its chain and every step, and lists what happened:\n"
               "line of the file, round and name, with tabs between them. Then come what is wrong with the file,\n"
               "if anything, and the head of the chain.\n"
               "\n"
               "  --state             print the state at the end, without the order of the decks\n"
               "  --deck-order        print it with their order, and the seed of all later shuffles: it tells cards to come\n"
               "  --lang CODE         language of the names: en, es, pl, ru, it\n"
               "  --unlock-fd NUMBER  where its key waits for a PIN or passphrase: read it from this file descriptor\n"
               "\n"
               "Exit status: 0 done, 1 the record is damaged, 2 it is unusable.");
}

/// What was read of a file, in memory: a torn last line is cut off here, and the file stays as it is.
class Copy : public Device {
public:
    Copy(std::string bytes, std::string path) : bytes_(std::move(bytes)), path_(std::move(path)) {}

    std::expected<std::string, Fault> read() override { return bytes_; }
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        bytes_ += bytes;
        return {};
    }
    std::expected<void, Fault> truncate(std::uint64_t size) override
    {
        bytes_.resize(std::min<std::size_t>(bytes_.size(), size));
        return {};
    }
    std::string path() const override { return path_; }

private:
    std::string bytes_;
    std::string path_;
};

} // namespace

int runReplayCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(replayHelp());
        return exitDone;
    }
    const auto options = readOptions(arguments, {.flags = {QStringLiteral("--state"), QStringLiteral("--deck-order")},
                                                 .valued = {QStringLiteral("--lang"), QLatin1String(unlockOption)},
                                                 .positional = 1});
    if (!options)
        return wrongUsage(err, options.error(), replayHelp());
    const auto language = takeLanguage(*options);
    if (!language)
        return wrongUsage(err, QCoreApplication::translate("Cli", "There is no language \"%1\".").arg(options->value("--lang")),
                          replayHelp());

    const QString& path = options->positional[0];
    const auto device = openFileReadOnly(path.toStdString());
    const auto bytes = device ? (*device)->read() : std::unexpected(device.error());
    if (!bytes) {
        printFaults(err, {bytes.error()});
        return exitUnusable;
    }
    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (hasSealedLines(*bytes))
        if (const auto failed = unlock(*keys, *options, err))
            return *failed;
    const auto deckOrder = options->has("--deck-order") ? DeckOrder::Told : DeckOrder::Untold;
    const auto listed =
        gameOfRecord(games, *bytes)
            .list(std::make_unique<Copy>(*bytes, path.toStdString()), QFileInfo(path).absolutePath(), keys, *language, deckOrder);
    noteKey(err, *keys);
    if (!listed) {
        printFaults(err, {listed.error()});
        return exitUnusable;
    }
    for (const ListedRecord::Entry& entry : listed->entries) {
        out << entry.line << '\t' << entry.round << '\t' << entry.action;
        if (entry.takenBack)
            out << '\t' << QCoreApplication::translate("Cli", "taken back");
        out << '\n';
    }
    for (const OpeningNotice& notice : listed->notices)
        out << noticeSentence(notice) << '\n';
    out << "head " << QString::fromStdString(listed->head) << '\n';
    if (options->has("--state") || options->has("--deck-order"))
        out.writeJson(listed->state);
    const bool damaged = std::any_of(listed->notices.begin(), listed->notices.end(),
                                     [](const OpeningNotice& notice) { return notice.what == OpeningNotice::What::DamagedReadOnly; });
    return damaged ? exitRefused : exitDone;
}

} // namespace demeter
