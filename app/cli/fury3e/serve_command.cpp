#include "app/cli/common.h"
#include "app/cli/fury3e/commands.h"
#include "app/cli/fury3e/served_table.h"
#include "app/cli/input_lines.h"
#include "app/cli/unlock.h"
#include "app/phones/addresses.h"
#include "app/phones/kept_links.h"
#include "app/phones/listen_fault_sentences.h"
#include "app/phones/table_service.h"
#include "app/table/table_words.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_place.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "app/text/sentences.h"
#include "app/text/witness_keeper.h"
#include "core/fury3e/view/shown_codes.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace demeter {

using namespace fury3e;
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
               "which has to be there. A line \"quit\", or the end of the input, ends it.\n"
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

/// A game, its phones and its terminal, until one of them ends it.
class Serve {
public:
    Serve(Record record, Language language, QTextStream& in, Terminal& out, Terminal& err)
        : table_(std::move(record), [this](const std::string& line) { print(QStringLiteral("phone ") + QString::fromStdString(line)); }),
          language_(language),
          out_(out),
          err_(err),
          service_(host()),
          lines_(in)
    {
        told_ = table_.record().publicLog().size();
        QObject::connect(&codes_, &WitnessKeeper::changed, &loop_, [this] { show(); });
        QObject::connect(&service_, &phones::TableService::phonesChanged, &loop_, [this] {
            if (service_.isOn() && std::exchange(watching_, service_.watching()) != service_.watching())
                print(QStringLiteral("watching %1").arg(watching_));
        });
        QObject::connect(&lines_, &InputLines::line, &loop_, [this](const QByteArray& text) { take(text); });
        QObject::connect(&lines_, &InputLines::ended, &loop_, [this] { end(exitDone); });
    }

    /// Begins to listen; the exit status if that cannot be done.
    std::optional<int> start(const QString& address, const phones::PhoneLink& link, PhonesEnter who)
    {
        service_.setEntering(who);
        reveal(); // before it was served
        show();   // the first phone finds everything as it is
        const auto port = service_.start(address, link);
        if (!port) {
            err_ << phones::listenFaultSentence(port.error()) << '\n';
            err_.flush();
            return exitUnusable;
        }
        return std::nullopt;
    }
    phones::PhoneLink link() const { return service_.link(); }

    /// Says where it is found, and goes on until it is over.
    int run()
    {
        print(service_.url());
        if (!over_)
            loop_.exec();
        service_.stop();
        if (table_.fault())
            printFaults(err_, {*table_.fault()});
        return table_.fault() ? exitUnusable : status_;
    }

private:
    phones::HubHost host()
    {
        phones::HubHost host;
        host.enter = [this](const Action& entry) {
            const auto refused = table_.enter(entry);
            show();
            return refused;
        };
        host.othersPass = [this] {
            const auto refused = table_.othersPass();
            show();
            return refused;
        };
        host.takeBack = [this] {
            const auto refused = table_.takeBack();
            show();
            return refused;
        };
        host.whyNot = [this](LocationId place) { return table_.whyNot(place); };
        host.addChance = [this](const ChanceAction& chance) {
            table_.addChance(chance);
            show();
        };
        return host;
    }

    const Sentences& sentences()
    {
        if (!sentences_ || described_ != table_.ruleset().board) { // which may have been put right
            described_ = table_.ruleset().board;
            sentences_.emplace(described_, table_.ruleset().cards, language_);
        }
        return *sentences_;
    }

    /// A line of Dracula's.
    void take(const QByteArray& text)
    {
        if (over_)
            return; // what was written behind `quit`
        if (text.trimmed() == "quit") {
            end(exitDone);
            return;
        }
        if (text.trimmed() == "reveal") {
            reveal();
            print(revealed_
                      ? QStringLiteral("ok")
                      : refusedLine({}, QCoreApplication::translate("Cli", "This game has not been revealed as it stands now.")).line);
            show();
            return;
        }
        const auto line = readLine<Recorded>(text.toStdString(), 1, table_.ruleset());
        if (!line) {
            print(refusedLine({}, faultSentence(line.error().front())).line);
            return;
        }
        const auto answer = answerTo<Recorded>(table_, *line, [this](const Violation& refusal) { return sentences().violation(refusal); });
        if (!answer) {
            end(exitUnusable);
            return;
        }
        print(answer->line);
        show();
    }

    /// Looks for the file that reveals the game as it stands now.
    void reveal()
    {
        const QStringList files = revealFilesOf(table_.record());
        revealed_ = files.isEmpty() ? nullptr : phones::readRevealedLines(files.front());
        revealedAt_ = table_.record().head();
    }

    /// What has changed, to everybody.
    void show()
    {
        if (table_.fault()) {
            end(exitUnusable);
            return;
        }
        const Record& record = table_.record();
        std::vector<bool> leftBehind;
        for (const ShownCodeOfLog& each : shownCodes(record.publicLog()))
            leftBehind.push_back(each.goneBackBehind);
        codes_.follow(record, std::move(leftBehind));
        codes_.makeAll(); // phones keep every one
        const QList<ShownCode> made = codes_.codes();
        // Together with those that are still being made: nobody should note an older one as the newest.
        if (made.size() == static_cast<qsizetype>(record.witnesses().size() + (record.promise() ? 1 : 0)) && made != shownCodes_) {
            for (qsizetype n = shownCodes_.size(); n < made.size(); ++n)
                print(QStringLiteral("code %1: %2").arg(codeWords(made[n].round), made[n].code));
            shownCodes_ = made;
        }
        std::vector<phones::TableCode> codes;
        for (const ShownCode& each : shownCodes_)
            codes.push_back({each.round, each.code.toStdString(), each.leftBehind, each.qr.toStdString()});
        phones::SeenGame seen = table_.seen(std::move(codes));
        if (revealedAt_ == record.head())
            seen.revealed = revealed_;
        service_.show(std::move(seen));
        QStringList said;
        for (const PublicLog& log = record.publicLog(); told_ < log.size(); ++told_)
            if (carriesNews(log[told_]))
                said << sentences().publicStep(log, told_);
        if (!said.isEmpty())
            print(QStringLiteral("table ") + said.join(u' '));
    }

    void print(const QString& line)
    {
        out_ << line << '\n';
        out_.flush(); // whoever plays may wait for it
        if (!out_.works())
            end(exitDone); // what could not be written is said at the end
    }

    void end(int status)
    {
        if (std::exchange(over_, true))
            return;
        status_ = status;
        loop_.quit();
    }

    QEventLoop loop_;
    ServedTable table_;
    Language language_;
    Terminal& out_;
    Terminal& err_;
    WitnessKeeper codes_;
    QList<ShownCode> shownCodes_;
    std::optional<Sentences> sentences_;
    std::shared_ptr<const Board> described_; ///< that `sentences_` names
    phones::TableService service_;
    InputLines lines_;
    std::shared_ptr<const phones::RevealedLines> revealed_;
    std::string revealedAt_; ///< the head of the record at which it was looked for
    std::size_t told_ = 0;   ///< steps of the log
    std::size_t watching_ = 0;
    int status_ = exitDone;
    bool over_ = false;
};

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

int serve(const Options& options, Language language, std::uint16_t port, std::optional<PhonesEnter> who, QTextStream& in, Terminal& out,
          Terminal& err)
{
    const QString& path = options.positional[0];
    auto device = openFile(QFile::encodeName(path).toStdString());
    if (!device) {
        printFaults(err, {device.error()});
        return exitUnusable;
    }
    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (const auto failed = unlock(*keys, options, err))
        return *failed;
    auto opened = Record::open(std::move(*device), {boardSource(QFileInfo(path).absolutePath()), builtInCatalogue()}, keys);
    noteKey(err, *keys);
    if (!opened) {
        printFaults(err, {opened.error()});
        return exitUnusable;
    }
    for (const OpeningNotice& notice : opened->notices)
        err << noticeSentence(notice) << '\n';
    err.flush();
    if (opened->record.readOnly())
        return exitRefused;

    KeptLinks links;
    const std::string game = opened->record.header().gameId;
    KeptLink kept = links.of(game).value_or(KeptLink());
    const QString address = addressFor(options, kept);
    if (address.isEmpty()) {
        err << QCoreApplication::translate("Cli", "This machine is in no network. Connect it to one, or name an address.") << '\n';
        err.flush();
        return exitUnusable;
    }
    if (kept.link.token.empty())
        kept.link.token = phones::newToken();
    if (port != 0)
        kept.link.port = port;
    if (who)
        kept.entering = *who;
    Serve table(std::move(opened->record), language, in, out, err);
    if (const auto failed = table.start(address, kept.link, kept.entering))
        return *failed;
    kept.link = table.link();
    kept.address = address;
    links.keep(game, kept); // before anybody has seen the address
    return table.run();
}

} // namespace

int runServeCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
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
    if (options->given("--address") && QHostAddress(options->value("--address")).isNull())
        return wrong("--address");
    std::optional<PhonesEnter> who;
    if (options->given("--enter")) {
        const auto found = std::ranges::find(entering, options->value("--enter"), [](const char* each) { return QLatin1String(each); });
        if (found == entering.end())
            return wrong("--enter");
        who = static_cast<PhonesEnter>(found - entering.begin());
    }
    return serve(*options, *language, port, who, in, out, err);
}

} // namespace demeter
