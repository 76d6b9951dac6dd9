// What `demeter-cli serve` does, in any game that phones can be told of.
#pragma once

#include "app/cli/common.h"
#include "app/cli/game_commands.h"
#include "app/cli/input_lines.h"
#include "app/cli/served_table.h"
#include "app/cli/unlock.h"
#include "app/phones/kept_links.h"
#include "app/phones/listen_fault_sentences.h"
#include "app/phones/revealed_lines.h"
#include "app/phones/table_service.h"
#include "app/table/code_words.h"
#include "app/text/fault_sentences.h"
#include "app/text/reveal_files.h"
#include "app/text/witness_keeper.h"
#include "core/journal/shown_codes.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

/// Of a command line that has been read; the file is open.
struct ServeAsked {
    QString path;
    const Options& options;
    Language language{};
    std::uint16_t port = 0;                 ///< 0: the one that the game had before, or any
    std::optional<phones::PhonesEnter> who; ///< nothing: as before
    QTextStream& in;
    Terminal &out, &err;
};

/// Where and how phones find the table of this game, as it is asked for or was kept. Nothing, and a sentence was said: in no network.
std::optional<phones::KeptLink> linkOf(const ServeAsked& asked, const std::string& game);
/// Keeps it for the next time.
void keepLink(const std::string& game, const phones::KeptLink& kept);

/// A game, its phones and its terminal, until one of them ends it.
template <typename Cli> class Serve {
public:
    using Game = typename Cli::Game;
    using Public = typename Cli::Public;
    using Record = BasicRecord<Game>;

    Serve(Record record, Language language, QTextStream& in, Terminal& out, Terminal& err)
        : table_(std::move(record), [this](const std::string& line) { print(QStringLiteral("phone ") + QString::fromStdString(line)); }),
          language_(language),
          out_(out),
          err_(err),
          service_(table_),
          lines_(in)
    {
        told_ = table_.record().publicLog().size();
        QObject::connect(&codes_, &WitnessKeeper::changed, &loop_, [this] { show(); });
        QObject::connect(&table_, &RunningGame::stepped, &loop_, [this] { show(); });
        QObject::connect(&service_, &phones::TableService::phonesChanged, &loop_, [this] {
            if (service_.isOn() && std::exchange(watching_, service_.watching()) != service_.watching())
                print(QStringLiteral("watching %1").arg(watching_));
        });
        QObject::connect(&lines_, &InputLines::line, &loop_, [this](const QByteArray& text) { take(text); });
        QObject::connect(&lines_, &InputLines::ended, &loop_, [this] { end(exitDone); });
    }

    /// Begins to listen; the exit status if that cannot be done.
    std::optional<int> start(const QString& address, const phones::PhoneLink& link, phones::PhonesEnter who)
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
        show(); // with what the table hears of a reveal
        if (!over_)
            loop_.exec();
        service_.stop();
        if (table_.fault())
            printFaults(err_, {*table_.fault()});
        return table_.fault() ? exitUnusable : status_;
    }

private:
    const typename Cli::Names& sentences()
    {
        bool same = names_ != nullptr;
        if constexpr (requires { table_.ruleset().board; }) // which may have been put right
            same = std::exchange(described_, table_.ruleset().board) == table_.ruleset().board && same;
        if (!same)
            names_ = Cli::names(table_.ruleset(), language_);
        return *names_;
    }

    /// A line of whoever keeps the secret.
    void take(const QByteArray& text)
    {
        if (over_)
            return; // what was written behind `quit`
        if (text.trimmed() == "quit") {
            end(exitDone);
            return;
        }
        if (text.trimmed() == "reveal") {
            print(reveal() ? QStringLiteral("ok")
                           : refusedLine({}, QCoreApplication::translate("Cli", "This game has not been revealed as it stands now.")).line);
            table_.step();
            return;
        }
        if (text.trimmed() == "play-on") {
            table_.playOn();
            print(QStringLiteral("ok"));
            table_.step();
            return;
        }
        if (table_.isHeld()) {
            print(refusedLine({}, heldSentence() + u' ' + QCoreApplication::translate("Cli", "Then say \"play-on\".")).line);
            return;
        }
        const auto line = readLine<Game>(text.toStdString(), 1, table_.ruleset());
        if (!line) {
            print(refusedLine({}, faultSentence(line.error().front())).line);
            return;
        }
        const auto answer = answerTo<Game>(table_, *line, [this](const auto& refusal) { return Cli::refusal(sentences(), refusal); });
        if (!answer) {
            end(exitUnusable);
            return;
        }
        print(answer->line);
        table_.step();
    }

    /// Looks for the file that reveals the game as it stands now.
    bool reveal()
    {
        auto lines = phones::readRevealed(revealFilesOf(table_.record()));
        const bool found = lines != nullptr;
        table_.reveal(std::move(lines));
        return found;
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
        table_.setCodes(made);
        const PublicGame& now = *table_.now();
        QStringList said;
        if (service_.isOn() && std::exchange(toldRevealed_, now.facts().wasRevealed) != now.facts().wasRevealed)
            said << revealedSentence(now.facts().wasRevealed);
        for (const SeenEntry& entry : now.log(std::exchange(told_, now.steps()), language_))
            said << entry.text;
        said.removeAll(QString());
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
    BasicServedTable<typename Cli::Entries, Public> table_;
    Language language_;
    Terminal& out_;
    Terminal& err_;
    WitnessKeeper codes_;
    QList<ShownCode> shownCodes_;
    std::unique_ptr<const typename Cli::Names> names_;
    std::shared_ptr<const Board> described_; ///< that `names_` names
    phones::TableService service_;
    InputLines lines_;
    std::size_t told_ = 0; ///< steps of the log
    Revealed toldRevealed_{};
    std::size_t watching_ = 0;
    int status_ = exitDone;
    bool over_ = false;
};

/// Opens the record and shows its table; the exit status. `Cli` is the game's (app/cli/recorded_commands.h), with its `Entries` and
/// `Public` (app/cli/served_table.h).
template <typename Cli> int serveRecord(std::unique_ptr<Device> device, const std::shared_ptr<KeyFile>& keys, const ServeAsked& asked)
{
    using Record = BasicRecord<typename Cli::Game>;
    Terminal& err = asked.err;
    auto opened = Record::open(std::move(device), Cli::sources(QFileInfo(asked.path).absolutePath()), keys);
    noteKey(err, *keys);
    if (!opened) {
        printFaults(err, {opened.error()});
        return exitUnusable;
    }
    for (const OpeningNotice& notice : opened->notices)
        err << noticeSentence(notice) << '\n';
    const std::string game = opened->record.header().gameId;
    // Known by the files beside it alone: where they were taken away nothing tells of it.
    if (const QString revealed = revealedSentence(revealedInPlay(opened->record)); !revealed.isEmpty())
        err << revealed << '\n';
    err.flush();
    if (opened->record.readOnly())
        return exitRefused;
    auto kept = linkOf(asked, game);
    if (!kept)
        return exitUnusable;
    Serve<Cli> table(std::move(opened->record), asked.language, asked.in, asked.out, err);
    if (const auto failed = table.start(kept->address, kept->link, kept->entering))
        return *failed;
    kept->link = table.link();
    keepLink(game, *kept); // before anybody has seen the address
    return table.run();
}

} // namespace demeter
