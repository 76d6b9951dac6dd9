// A game without a map, with two secrets and three seats, goes through the terminal as it is: played into a sealed record, listed, shown to
// phones, revealed and verified.
#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/recorded_commands.h"
#include "app/text/key_file_location.h"
#include "core/journal/verify_body.h"
#include "tests/app/table/sealed_boxes_table.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace demeter::test::sealed_boxes {

namespace {

struct BoxesNames {
    QString action(const Action& action) const { return QString::fromStdString(Game::writeAction({}, action)); }
    QString action(const Action& action, const State&) const { return this->action(action); }
};

/// What the shared commands ask of it (`GameOfTheTerminal`).
struct BoxesCli {
    using Game = test::sealed_boxes::Game;
    using Names = BoxesNames;
    using Entries = test::sealed_boxes::Entries;
    using Public = PublicBoxes;

    static constexpr std::string_view id = "sealed-boxes";
    static constexpr std::string_view positionFormat = "sealed-boxes-position/1";
    static Game::Sources sources(const QString&) { return {}; }
    static RecordHeader usual() { return {}; }
    static std::vector<NewGameField> fields(RecordHeader& header, const Game::Sources&)
    {
        static constexpr std::array<std::string_view, 3> lengths{"1", "2", "3"};
        return {choiceField<int>("rounds", lengths, [&header](int n) { header.rounds = n + 1; })};
    }
    static void normalize(RecordHeader&) {}
    static std::expected<std::pair<Rules, State>, Faults> readPosition(std::string_view, const Game::Sources&)
    {
        return std::unexpected(Faults{{"not-object", "", {}}});
    }
    static std::string writeState(const Rules& rules, const State& state, DeckOrder)
    {
        const View view = viewOf(rules, state);
        Json json = Json::object();
        json["round"] = view.round;
        for (const View::Box& box : view.boxes)
            json["boxes"].push_back(box.open ? Json(*box.open) : Json(box.closed));
        return json.dump();
    }
    static std::unique_ptr<const Names> names(const Rules&, Language) { return std::make_unique<Names>(); }
    static QString refusal(const Names&, const Game::Refusal& refused) { return QString::fromStdString(refused.rule); }
    static QString headword(const Names&, const std::string&) { return {}; }
    static bool isOver(const State& state) { return Game::over(state); }
    static BasicVerification<Game> verify(const Reveal& lines, const std::vector<NotedCode>& codes, const Game::Sources& sources)
    {
        return verifyGame<Game>(lines, codes, sources, spokenCode);
    }
    static PlayedWith playedWith(const BasicVerification<Game>&, const Reveal&, const Game::Sources&, const Names*) { return {}; }
};

struct Ran {
    int status = 0;
    QString out, err;
};

} // namespace

class TestMadeUpGame : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    Games games_;
    QString game_ = folder_.filePath("boxes.demeter"), revealed_ = folder_.filePath("boxes.reveal.json");

    template <typename Command> Ran ran(const Command& command, const QString& typed = {}) const
    {
        Ran run;
        QString text = typed;
        QTextStream in(&text), out(&run.out), err(&run.err);
        Terminal output(out), errors(err);
        run.status = command(in, output, errors);
        return run;
    }
    Ran played(const QStringList& arguments, const QString& script) const
    {
        return ran([&](QTextStream& in, Terminal& out, Terminal& err) { return runPlayCommand(games_, arguments, in, out, err); }, script);
    }
    Ran revealed() const
    {
        return ran([&](QTextStream&, Terminal& out, Terminal& err) { return runRevealCommand(games_, {game_}, out, err); });
    }
    Ran verified(const QString& path, const QStringList& codes = {}) const
    {
        return ran(
            [&](QTextStream&, Terminal& out, Terminal& err) { return runVerifyCommand(games_, QStringList{path} + codes, out, err); });
    }
    /// The options of the code that the table noted last.
    QStringList lastCode() const
    {
        auto device = openFileReadOnly(game_.toStdString());
        if (!device)
            return {};
        const auto opened = Record::open(std::move(*device), {}, std::make_shared<KeyFile>(usualKeyFile()));
        if (!opened || opened->record.witnesses().empty())
            return {};
        const Witness& last = opened->record.witnesses().back();
        const auto code = spokenCode(opened->record.gameId(), last.head, opened->record.words());
        return {"--code", QString::fromStdString(code.value_or("")), "--round", QString::number(last.round)};
    }
    /// A sentence of a game that has neither a hunt nor cards.
    static bool namesNoFury(const QString& text)
    {
        static const QRegularExpression fury("\\b(Dracula|hunters?|decks?|cards?|map)\\b", QRegularExpression::CaseInsensitiveOption);
        return !text.contains(fury);
    }

private slots:
    void initTestCase() { games_.push_back(std::make_unique<RecordedCommands<BoxesCli>>()); }

    /// SB-1, SB-2: what is refused changes nothing, and the game goes on; the record is sealed.
    void isPlayed()
    {
        const Ran run = played({"-", "--record", game_, "--state"}, "{\"action\":\"begin\"}\n"
                                                                    "{\"action\":\"guess\",\"keeper\":0,\"number\":4}\n"
                                                                    "{\"action\":\"close\",\"keeper\":0,\"number\":4}\n"
                                                                    "{\"action\":\"close\",\"keeper\":0,\"number\":5}\n"
                                                                    "{\"action\":\"close\",\"keeper\":1,\"number\":7}\n"
                                                                    "{\"action\":\"guess\",\"keeper\":0,\"number\":4}\n");
        QVERIFY2(run.status == exitRefused, qPrintable(run.err + run.out));
        QCOMPARE(run.out.split('\n'),
                 (QStringList{"ok", "refused SB-2 SB-2", "ok", "refused SB-1 SB-1", "ok", "ok", R"({"round":2,"boxes":[4,true]})", ""}));
        QFile file(game_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains(R"(\"format\":\"sealed-boxes/1\")") || bytes.contains(R"("format":"sealed-boxes/1")"));
        QVERIFY(!bytes.contains("number\\\":7") && !bytes.contains("\"number\":7"));
    }

    /// SB-3: a script says how many guesses there are; after the last one nobody guesses any more.
    void isPlayedAsTheScriptSays()
    {
        const QString closed = "{\"action\":\"begin\"}\n"
                               "{\"action\":\"close\",\"keeper\":0,\"number\":4}\n"
                               "{\"action\":\"close\",\"keeper\":1,\"number\":7}\n"
                               "{\"action\":\"guess\",\"keeper\":0,\"number\":5}\n"
                               "{\"action\":\"guess\",\"keeper\":0,\"number\":4}\n";
        const QStringList refused{"ok", "ok", "ok", "ok", "refused SB-2 SB-2", ""};
        QCOMPARE(played({"-"}, "{\"new-game\":{\"game\":\"sealed-boxes\",\"rounds\":\"1\"}}\n" + closed).out.split('\n'), refused);
        QCOMPARE(played({"-", "--rounds", "1"}, closed).out.split('\n'), refused);
        QCOMPARE(played({"-"}, closed).out.split('\n'), (QStringList{"ok", "ok", "ok", "ok", "ok", ""}));
        const Ran wrong = played({"-", "--rounds", "many"}, closed);
        QVERIFY2(wrong.status == exitUnusable && wrong.err.contains("--rounds"), qPrintable(wrong.err));
    }

    /// Before it is over, the terminal warns of what its files tell; of a hunt it says nothing.
    void isNotRevealedBeforeItsEnd()
    {
        const Ran run = revealed();
        QCOMPARE(run.status, exitRefused);
        QVERIFY2(run.err.contains("all that is hidden") && run.err.contains("--unfinished") && namesNoFury(run.err), qPrintable(run.err));
        QVERIFY(!QFile::exists(revealed_));
    }

    void isListed()
    {
        const Ran run = ran([&](QTextStream&, Terminal& out, Terminal& err) { return runReplayCommand(games_, {game_}, out, err); });
        QVERIFY2(run.status == exitDone, qPrintable(run.err));
        QVERIFY2(run.out.contains("close") && run.out.contains("guess") && namesNoFury(run.out), qPrintable(run.out));
    }

    /// The guesser's last word comes while phones are served.
    void isServed()
    {
        const Ran run = ran(
            [&](QTextStream& in, Terminal& out, Terminal& err) {
                return runServeCommand(games_, {game_, "--address", "127.0.0.1"}, in, out, err);
            },
            "{\"action\":\"guess\",\"keeper\":1,\"number\":6}\n{\"action\":\"guess\",\"keeper\":1,\"number\":7}\nquit\n");
        QVERIFY2(run.status == exitDone, qPrintable(run.err + run.out));
        QVERIFY2(run.out.contains("table Cleo says 6: the box of Ben stays closed."), qPrintable(run.out));
        QVERIFY2(run.out.contains("table Cleo says 7: the box of Ben opens."), qPrintable(run.out));
        QVERIFY2(namesNoFury(run.out), qPrintable(run.out));
    }

    /// Honest, it holds; with the number in either box changed it is caught.
    void isRevealedAndVerified()
    {
        const Ran run = revealed();
        QVERIFY2(run.status == exitDone, qPrintable(run.err));
        const Ran unvouched = verified(revealed_);
        QVERIFY2(unvouched.status == exitUnvouched && namesNoFury(unvouched.out), qPrintable(unvouched.out + unvouched.err));
        const QStringList code = lastCode();
        const Ran proved = verified(revealed_, code);
        QVERIFY2(proved.status == exitDone && namesNoFury(proved.out), qPrintable(proved.out + proved.err));
        QFile file(revealed_);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        for (const auto& [from, to] : {std::pair("\\\"action\\\":\\\"close\\\",\\\"keeper\\\":0,\\\"number\\\":4",
                                                 "\\\"action\\\":\\\"close\\\",\\\"keeper\\\":0,\\\"number\\\":3"),
                                       std::pair("\\\"action\\\":\\\"close\\\",\\\"keeper\\\":1,\\\"number\\\":7",
                                                 "\\\"action\\\":\\\"close\\\",\\\"keeper\\\":1,\\\"number\\\":8")}) {
            QByteArray forged = bytes;
            QVERIFY2(forged.contains(from), bytes.constData());
            forged.replace(from, to);
            QFile other(folder_.filePath("forged.reveal.json"));
            QVERIFY(other.open(QIODevice::WriteOnly) && other.write(forged) == forged.size());
            other.close();
            for (const QStringList& codes : {QStringList(), code}) {
                const Ran caught = verified(other.fileName(), codes);
                QVERIFY2(caught.status == exitRefused, qPrintable(caught.out + caught.err));
            }
        }
    }
};

} // namespace demeter::test::sealed_boxes

using demeter::test::sealed_boxes::TestMadeUpGame;
DEMETER_TEST(TestMadeUpGame)
#include "test_made_up_game.moc"
