// The second edition in demeter-cli, from a script to a verdict; and what is said of scripts that are none.
#include "app/cli/commands.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"
#include "core/fury2e/record/recorded.h"
#include "core/journal/byte_text.h"
#include "core/journal/key_file.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/rows.h"
#include "tests/support/second_golden_games.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace demeter::fury2e {

namespace {

struct Said {
    int status = -1;
    QString out, err;
    QStringList lines() const { return out.split(u'\n', Qt::SkipEmptyParts); }
    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

Said cli(const QStringList& arguments, QString input = {})
{
    Said said;
    QTextStream in(&input, QIODevice::ReadOnly), out(&said.out), err(&said.err);
    said.status = demeter::run(arguments, in, out, err);
    return said;
}

const char* const newSecondGame = R"({"new-game":{"game":"fury-2e"}})"
                                  "\n";
/// Up to the hunters' first turn.
const char* const secondOpening =
    R"({"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
{"action":"choose-start","location":"paris"}
)";

QString scriptOf(const std::string& name)
{
    return QStringLiteral(DEMETER_SOURCE_DIR "/tests/cases/second_games/") + QString::fromStdString(name) + QStringLiteral(".jsonl");
}

} // namespace

class TestSecondEdition : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    QString fileWith(const QString& name, const QByteArray& bytes)
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's own file cannot be written");
        return file.fileName();
    }

private slots:
    void initTestCase()
    {
        initTextResources();
        QVERIFY(folder_.isValid());
    }
    void cleanup() { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); }

    void everyLineIsAnswered()
    {
        const QString script = QString(newSecondGame) + secondOpening +
                               "{\"action\":\"move-hunters\",\"hunters\":[\"lord-godalming\"],\"to\":\"rome\"}\n"
                               "{\"undo\":true}\n{\"redo\":true}\n{\"redo\":true}\n{\"go-to\":1}\n{\"go-to\":9}\n";
        const Said said = cli({"play", "-", "--state"}, script);
        QCOMPARE(said.err, QString());
        QCOMPARE(said.status, 1);
        const QStringList answers = said.lines();
        QCOMPARE(answers.size(), 9);
        QCOMPARE(answers.mid(0, 2), (QStringList{"ok", "ok"}));
        QVERIFY2(answers[2].startsWith("refused 2E-HUNT-2 Lord Godalming, London → Rome: "), qPrintable(answers[2]));
        QCOMPARE(answers.mid(3, 2), (QStringList{"ok", "ok"}));
        QCOMPARE(answers[5], QStringLiteral("refused - There is nothing to do again."));
        QCOMPARE(answers[6], QStringLiteral("ok"));
        QCOMPARE(answers[7], QStringLiteral("refused - There is no moment 9: actions in the game: 2."));
        QVERIFY(answers[8].startsWith("{\"step\":\"choose-start\""));
    }

    void italian()
    {
        const Said said =
            cli({"play", "-", "--lang", "it"}, QString(newSecondGame) + secondOpening +
                                                   "{\"action\":\"move-hunters\",\"hunters\":[\"lord-godalming\"],\"to\":\"rome\"}\n");
        QCOMPARE(said.status, 1);
        QVERIFY2(said.lines().value(2).startsWith("refused 2E-HUNT-2 Lord Godalming, Londra → Roma: "), qPrintable(said.out));
    }

    /// `--game`, and the first line of a script, which comes first.
    void whichGame()
    {
        const QString byOption = cli({"play", "-", "--game", "fury-2e", "--state"}, secondOpening).out;
        QCOMPARE(cli({"play", "-", "--state"}, QString(newSecondGame) + secondOpening).out, byOption);
        QCOMPARE(cli({"play", "-", "--game", "fury-3e", "--state"}, QString(newSecondGame) + secondOpening).out, byOption);
        QVERIFY(byOption.contains("\"vampires\":0"));
        QVERIFY(cli({"play", "-", "--state"}, secondOpening).out.contains("\"influence\":0"));
        // The third edition on the second one's map stays the third edition.
        QVERIFY(cli({"play", "-", "--board", "fury-2e", "--state"}, secondOpening).out.contains("\"influence\":0"));
    }

    void optionsAndFirstLineMeanTheSame()
    {
        const QString seed(64, '7');
        const Said byOptions =
            cli({"play", "-", "--state", "--game", "fury-2e", "--handling", "drawn-from-box", "--seed", seed}, secondOpening);
        QCOMPARE(byOptions.err, QString());
        const QString line = R"({"new-game":{"game":"fury-2e","handling":"drawn-from-box","seed":"%1","x-note":1}})"
                             "\n";
        QCOMPARE(cli({"play", "-", "--state"}, line.arg(seed) + secondOpening).out, byOptions.out);
        QVERIFY(byOptions.out.contains("\"drawn-from-box\"") && byOptions.out.contains(seed));
    }

    /// A position goes on as it stands, and names its own game.
    void fromAPosition()
    {
        const QString position =
            R"({"position":{"format":"demeter-position/2","game":"fury-2e","board":"fury-2e","time":"midnight","blood":9,)"
            R"("trail":[{"location":"paris","encounter":"rats"}],"dracula":{"encounterHand":["wolves","bats","fog"]},"hunters":)"
            R"({"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}})"
            "\n";
        const Said said = cli({"play", "-"}, position + "{\"action\":\"play\",\"location\":\"lisbon\"}\n"
                                                        "{\"action\":\"play\",\"location\":\"brussels\"}\n");
        QCOMPARE(said.err, QString());
        QVERIFY2(said.lines().value(0).startsWith("refused 2E-"), qPrintable(said.out));
        QCOMPARE(said.lines().value(1), QStringLiteral("ok"));
        // To the hunters, and past them.
        const Said on = cli({"play", "-", "--state"}, position + R"({"action":"play","location":"brussels"}
{"action":"place-encounter","encounter":"wolves"}
{"action":"draw-encounter","encounter":"fog"}
{"action":"draw-encounter","encounter":"spy"}
{"action":"draw-encounter","encounter":"thief"}
{"action":"move-hunters","hunters":["lord-godalming"],"to":"london"}
)");
        QCOMPARE(on.status, 0);
        const QJsonObject state = QJsonDocument::fromJson(on.lines().last().toUtf8()).object();
        QCOMPARE(state["blood"].toInt(), 9);
        QCOMPARE(state["encounterHand"].toArray().size(), 5);
        QCOMPARE(state["boxReserve"].toInt(), 45 - 7);
        QCOMPARE(state["sheets"]["lord-godalming"]["health"].toInt(), 12);
        QCOMPARE(cli({"play", "-", "--record", folder_.filePath("p.demeter")}, position).status, 2);
        QCOMPARE(cli({"play", "-", "--seed", QString(64, '0')}, position).status, 2);
    }

    void brokenScripts_data()
    {
        // `answers`: to the lines before it
        test::Rows<QByteArray, int, QString> row;
        const QByteArray begun = QByteArray(newSecondGame) + secondOpening;
        row("another game", R"({"new-game":{"game":"fury-1e"}})", 0, "line 1, /new-game/game: \"fury-1e\" is none of: fury-3e, fury-2e.");
        row("a game that is no text", R"({"new-game":{"game":2}})", 0, "line 1, /new-game/game: ");
        row("a rulebook", R"({"new-game":{"game":"fury-2e","printing":"es"}})", 0,
            "line 1, /new-game/printing: There is no field \"printing\"");
        row("an unknown ruling", R"({"new-game":{"game":"fury-2e","rulings":{"hosts":"two"}}})", 0, "line 1, /new-game/rulings/hosts: ");
        row("an unknown reading", R"({"new-game":{"game":"fury-2e","rulings":{"stormRounds":"four"}}})", 0,
            "line 1, /new-game/rulings/stormRounds: \"four\" is none of: two, three.");
        row("rulings that are none", R"({"new-game":{"game":"fury-2e","rulings":["stormRounds"]}})", 0, "line 1, /new-game/rulings: ");
        row("a seed too short", R"({"new-game":{"game":"fury-2e","seed":"00"}})", 0,
            "line 1, /new-game/seed: A seed has exactly 64 hexadecimal digits.");
        row("a board that is not there", R"({"new-game":{"game":"fury-2e","board":"no.json"}})", 0, "line 1, /new-game/board: ");
        row("a position and more", R"({"position":{"format":"demeter-position/2"},"new-game":{}})", 0, "line 1, ");
        row("a faulty position",
            R"({"position":{"format":"demeter-position/2","game":"fury-2e","board":"fury-2e","trail":[{"location":"pariss"}]}})", 0,
            "line 1, /position/trail/0/location: \"pariss\" ");
        row("a position without hunters",
            R"({"position":{"format":"demeter-position/2","game":"fury-2e","board":"fury-2e","trail":[{"location":"paris"}],)"
            R"("hunters":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome"}}})",
            0, "line 1, /position/hunters: ");
        row("the other edition's action", begun + R"({"action":"slide"})", 2, "line 4, /action: There is no action \"slide\"");
        row("a misspelt place", begun + R"({"action":"play","location":"pariss"})", 2,
            "line 4, /location: \"pariss\" is not a location of fury-2e; did you mean \"paris\"?");
        row("an unknown field", begun + R"({"action":"go-on","fast":true})", 2, "line 4, /fast: There is no field \"fast\" here.");
        row("a new game too late", begun + newSecondGame, 2, "line 4, /new-game: \"new-game\" can stand only in the first line.");
        row("no JSON", begun + "go on", 2, "line 4, column 1: ");
    }
    /// One sentence says what is wrong and where; what follows is not played.
    void brokenScripts()
    {
        const auto [script, answers, said] = test::rowOf<QByteArray, int, QString>();
        const QString record = folder_.filePath("broken.demeter");
        QFile::remove(record);
        const QString file = fileWith("broken.jsonl", script + "\n{\"action\":\"go-on\"}\n");
        const Said played = cli({"play", file, "--state", "--record", record});
        QCOMPARE(played.status, 2);
        QCOMPARE(played.lines(), QStringList(answers, QStringLiteral("ok")));
        QVERIFY2(played.err.startsWith(said), qPrintable(played.err));
        QVERIFY(played.err.endsWith(u'\n') && played.err.trimmed().count(u'\n') == 0);
        QCOMPARE(QFile::exists(record), answers > 0); // no empty record is left behind
    }

    void wrongOptions_data()
    {
        test::Rows<QStringList, QString> row;
        row("a game that is none", QStringList{"--game", "fury"}, "--game can't be \"fury\".");
        row("another game's option", QStringList{"--game=fury-2e", "--printing", "es"}, "The game fury-2e has no option --printing.");
        row("handling", QStringList{"--game=fury-2e", "--handling", "thrown"}, "--handling can't be \"thrown\".");
        row("seed", QStringList{"--game=fury-2e", "--seed", "0"}, "--seed can't be \"0\".");
    }
    void wrongOptions()
    {
        const auto [options, said] = test::rowOf<QStringList, QString>();
        const Said played = cli(QStringList{"play", "-"} + options, secondOpening);
        QCOMPARE(played.status, 2);
        QCOMPARE(played.out, QString());
        QVERIFY2(played.err.startsWith(said + '\n'), qPrintable(played.err));
        // The same where the script says which game it is of.
        if (options.front() == "--game=fury-2e")
            QCOMPARE(cli(QStringList{"play", "-"} + options.mid(1), QString(newSecondGame) + secondOpening).status, 2);
    }

    void goldenGames_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : secondGameNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    /// A whole game: played, listed, revealed and proved.
    void goldenGames()
    {
        QFETCH(QString, name);
        const SecondScript script = secondScript(name.toStdString());
        const QString game = folder_.filePath(name + ".demeter"), file = folder_.filePath(name + ".reveal.json");
        const Said played = cli({"play", scriptOf(name.toStdString()), "--record", game, "--state"});
        QCOMPARE(played.err, QString());
        QCOMPARE(played.status, 0);
        QStringList answers = played.lines();
        const QString state = answers.takeLast();
        QCOMPARE(answers, QStringList(qsizetype(script.actions.size()), QStringLiteral("ok")));
        // Without a record it is the same game.
        QCOMPARE(cli({"play", scriptOf(name.toStdString()), "--state"}).lines().last(), state);

        const Said listed = cli({"replay", game, "--deck-order"});
        QCOMPARE(listed.status, 0);
        QCOMPARE(listed.lines().size(), qsizetype(script.actions.size()) + 2);
        // From the box five tokens are drawn before.
        const int start = script.start.value("handling", "dealt") == "dealt" ? 2 : 7;
        QVERIFY(listed.lines()[start - 1].startsWith(QString::number(start) + "\t1\tDracula's start: "));
        QCOMPARE(listed.lines().last(), state);
        const QJsonObject untold = QJsonDocument::fromJson(cli({"replay", game, "--state"}).lines().last().toUtf8()).object();
        QVERIFY(!untold.contains("seed") && untold["winner"].toString() == (name == "vampires" ? "dracula" : "hunters"));

        const Said revealed = cli({"reveal", game});
        QCOMPARE(revealed.status, 0);
        QCOMPARE(revealed.lines(), (QStringList{file, folder_.filePath(name + ".reveal.html")}));
        QCOMPARE(cli({"reveal", game}).status, 2); // they are there already

        const Said missingExternalInput = cli({"verify", file});
        QCOMPARE(missingExternalInput.status, 3);
        QVERIFY(missingExternalInput.out.contains("\trules\tsecond edition\n"));
        QVERIFY2(missingExternalInput.out.endsWith(
                     "Everything in this game holds. But no code of a round was given, so nobody vouches that it is the "
                     "game that was played.\n"),
                 qPrintable(missingExternalInput.out));
        // With the code of its end it is proved.
        const auto lines = readReveal(readWholeFile(file).value());
        QVERIFY(lines);
        GameId id{};
        QVERIFY(readHex(parseJson(lines->front().open).value()["game"].get<std::string>(), id));
        const auto round = QJsonDocument::fromJson(state.toUtf8()).object()["round"].toInt();
        const QString qr = QString::fromStdString(qrText(id, std::uint16_t(round), lines->back().head));
        const Said proved = cli({"verify", file, "--qr", qr});
        QVERIFY2(proved.status == 0, qPrintable(proved.out));
        QVERIFY2(proved.out.contains("\nProved: this is the game that was played."), qPrintable(proved.out));
        const Said wrong = cli({"verify", file, "--code", "123 456 789 012 345", "--round", "3"});
        QCOMPARE(wrong.status, 1);

        const QJsonObject terms = cli({"verify", file, "--json"}).json()["playedWith"].toObject();
        QCOMPARE(terms["game"].toString(), QStringLiteral("fury-2e"));
        QCOMPARE(terms["handling"].toString(), QString::fromStdString(script.start.value("handling", "dealt")));
        QCOMPARE(terms["rulings"].toObject().size(), script.start.contains("rulings") ? qsizetype(script.start["rulings"].size()) : 0);
        QVERIFY(terms["board"]["isTheOneHere"].toBool());
        // Chance that came in round by round, and who gave none: as the script has it.
        QCOMPARE(terms["chance"].toString(), QString::fromStdString(script.start.value("chance", "at-the-start")));
        QCOMPARE(terms["chanceByRound"].toArray().isEmpty(), name != "mixed");
        QCOMPARE(missingExternalInput.out.contains("In these rounds the reserve stayed as it had been mixed before: "), name == "mixed");

        // One place altered in a text editor.
        QByteArray changed = QByteArray::fromStdString(readWholeFile(file).value());
        const auto at = changed.indexOf("\\\"action\\\":\\\"play\\\",\\\"location\\\":\\\"");
        QVERIFY(at > 0);
        const auto from = changed.indexOf("location\\\":\\\"", at) + 13;
        changed.replace(from, changed.indexOf("\\\"", from) - from, "galway");
        const Said broken = cli({"verify", fileWith("changed.reveal.json", changed)});
        QCOMPARE(broken.status, 1);
        QVERIFY2(broken.out.contains("the chain is broken"), qPrintable(broken.out));
    }

    /// A record of this game is damaged like any other, and its state is not told before its time.
    void damagedAndUnfinished()
    {
        const QString game = folder_.filePath("begun.demeter");
        QCOMPARE(cli({"play", "-", "--record", game}, QString(newSecondGame) + secondOpening).status, 0);
        const Said refused = cli({"reveal", game});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("--unfinished"), qPrintable(refused.err));
        QCOMPARE(cli({"reveal", game, "--unfinished"}).status, 0);
        QCOMPARE(cli({"verify", game}).status, 3); // sealed

        QFile file(game);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        QByteArray changed = whole;
        changed.replace("{\"seq\":2,\"public\":{\"round\":", "{\"seq\":2,\"public\":{\"round\":4");
        QVERIFY(changed != whole);
        const Said damaged = cli({"replay", fileWith("damaged.demeter", changed)});
        QCOMPARE(damaged.status, 1);
        QVERIFY2(damaged.out.contains("line 3"), qPrintable(damaged.out));
        const Said torn = cli({"replay", fileWith("torn.demeter", whole.chopped(9))});
        QCOMPARE(torn.status, 0);
        // A form that nobody knows yet is refused by its name.
        QByteArray later = whole;
        later.replace("demeter-game/5", "demeter-game/9");
        const Said unknown = cli({"replay", fileWith("later.demeter", later)});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("demeter-game/9"), qPrintable(unknown.err));
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondEdition;
DEMETER_TEST(TestSecondEdition)
#include "test_second_edition.moc"
