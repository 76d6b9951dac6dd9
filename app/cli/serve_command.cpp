#include "app/cli/commands.h"
#include "app/cli/serve.h"
#include "app/phones/addresses.h"
#include "app/phones/system/ip_address.h"
#include "app/text/key_file_location.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace demeter {

using phones::KeptLink;
using phones::KeptLinks;
using phones::PhonesEnter;

namespace {

QString serveHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli serve GAME [OPTIONS]\n"
               "\n"
               "Shows the table of a recorded game on phones and tablets in the local network. The first line that is\n"
               "printed is the address that they open. Dracula plays by lines on standard input, as in a script of\n"
               "\"play\"; each is answered by \"ok\" or by \"refused RULE SENTENCE\". Also printed are \"table SENTENCES\",\n"
               "what everybody hears; \"phone LINE\", what was entered on a phone and what followed from it, as lines of a\n"
               "script; \"code LABEL: DIGITS\"; and \"watching NUMBER\", how many phones show the table.\n"
               "A line \"reveal\" lets the phones compare the codes that they kept with the file of \"demeter-cli reveal\",\n"
               "which has to be there. A game that was revealed as it stands goes on only after a line \"play-on\". A line\n"
               "\"quit\", or the end of the input, ends it.\n"
               "\n"
               "  --address ADDRESS     of this machine, in figures; without it the likeliest one in the local network\n"
               "  --port NUMBER         1 to 65535; without it the one that this game had before, or any free one\n"
               "  --enter WHAT          who enters on phones: own (each for the hunters that it plays), all, none\n"
               "  --lang CODE           language of the sentences: en, es, pl, ru, it\n"
               "  --unlock-fd NUMBER    where its key waits for a PIN or passphrase: read it from this file descriptor\n"
               "\n"
               "Exit status: 0 done, 1 the record is damaged, 2 unusable input, or there is no network.");
}

constexpr std::array<const char*, 3> entering{"none", "own", "all"}; // in the order of `PhonesEnter`

/// Where to listen: what was asked for, what was chosen before if it is still there, or the likeliest. Empty: in no network.
QString addressFor(const Options& options, const std::optional<KeptLink>& kept)
{
    if (options.given("--address"))
        return options.value("--address");
    const QList<phones::NetworkChoice> choices = phones::networkChoices();
    if (kept && std::ranges::any_of(choices, [&](const auto& each) { return each.address == kept->address; }))
        return kept->address;
    return choices.isEmpty() ? QString() : choices.front().address;
}

} // namespace

std::optional<KeptLink> linkOf(const ServeAsked& asked, const std::string& game)
{
    KeptLink kept = KeptLinks().of(game).value_or(KeptLink());
    const QString address = addressFor(asked.options, kept);
    if (address.isEmpty()) {
        asked.err << QCoreApplication::translate("Cli", "This machine is in no network. Connect it to one, or name an address.") << '\n';
        asked.err.flush();
        return std::nullopt;
    }
    if (kept.link.token.empty())
        kept.link.token = phones::newToken();
    if (asked.port != 0)
        kept.link.port = asked.port;
    if (asked.who)
        kept.entering = *asked.who;
    kept.address = address;
    return kept;
}

void keepLink(const std::string& game, const KeptLink& kept)
{
    KeptLinks().keep(game, kept);
}

int runServeCommand(const Games& games, const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(serveHelp());
        return exitDone;
    }
    const auto options =
        readOptions(arguments, {.flags = {},
                                .valued = {QStringLiteral("--address"), QStringLiteral("--port"), QStringLiteral("--enter"),
                                           QStringLiteral("--lang"), QLatin1String(unlockOption)},
                                .positional = 1});
    if (!options)
        return wrongUsage(err, options.error(), serveHelp());
    const auto wrong = [&](const char* option) {
        return wrongUsage(err, QCoreApplication::translate("Cli", "%1 can't be \"%2\".").arg(QLatin1String(option), options->value(option)),
                          serveHelp());
    };
    const auto language = takeLanguage(*options);
    if (!language)
        return wrongUsage(err, QCoreApplication::translate("Cli", "There is no language \"%1\".").arg(options->value("--lang")),
                          serveHelp());
    bool isPort = true;
    const std::uint16_t port = options->given("--port") ? options->value("--port").toUShort(&isPort) : std::uint16_t(0);
    if (!isPort || (options->given("--port") && port == 0))
        return wrong("--port");
    if (options->given("--address") && !phones::ipAddress(options->value("--address").toStdString()))
        return wrong("--address");
    std::optional<PhonesEnter> who;
    if (options->given("--enter")) {
        const auto found = std::ranges::find(entering, options->value("--enter"), [](const char* each) { return QLatin1String(each); });
        if (found == entering.end())
            return wrong("--enter");
        who = static_cast<PhonesEnter>(found - entering.begin());
    }
    const QString& path = options->positional[0];
    auto device = openFile(QFile::encodeName(path).toStdString());
    const auto bytes = device ? (*device)->read() : std::unexpected(device.error());
    if (!bytes) {
        printFaults(err, {bytes.error()});
        return exitUnusable;
    }
    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (const auto failed = unlock(*keys, *options, err))
        return *failed;
    return gameOfRecord(games, *bytes).serve(std::move(*device), keys, {path, *options, *language, port, who, in, out, err});
}

} // namespace demeter
