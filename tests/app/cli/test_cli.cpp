// demeter-cli, in this process and once as a program.
#include "app/cli/commands.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"
#include "core/fury3e/record/recorded.h"
#include "core/journal/byte_text.h"
#include "core/journal/chain.h"
#include "core/journal/reveal.h"
#include "tests/support/rows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <sys/stat.h>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

struct Result {
    int status = -1;
    QString out;
    QString err;
};

Result demeterCli(const QStringList& arguments, QString input = {})
{
    Result result;
    QTextStream in(&input, QIODevice::ReadOnly);
    QTextStream out(&result.out);
    QTextStream err(&result.err);
    result.status = run(arguments, in, out, err);
    return result;
}

QString position(const QString& location)
{
    return QStringLiteral(R"({"format":"demeter-position/1","board":"fury-3e","trail":[{"location":"%1"}]})").arg(location);
}

/// A game from its beginning to Dracula's first hunter phase.
const char* const opening =
    R"({"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
{"action":"choose-start","location":"paris"}
)";

QStringList lines(const QString& text)
{
    return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// The revealed first line of a game, in its chain, whoever made it.
RevealedLine firstLineWith(const QString& board, const QString& started, const QString& cards = QStringLiteral("dracula-3e"))
{
    const QString header = QStringLiteral(R"({"format":"demeter-game/3","game":"00112233445566778899aabbccddeeff","started":%1,"board":%2,)"
                                          R"("cards":%3,"printing":"recommended","rulings":{},"handling":"dealt",)"
                                          R"("players":{"lord-godalming":"","dr-seward":"","van-helsing":"","mina-harker":""}})");
    const auto quoted = [](const QString& text) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).chopped(1).mid(1);
    };
    RevealedLine line;
    line.open = header.arg(quoted(started), quoted(board), quoted(cards)).toStdString();
    line.hidden = "{\"seed\":\"" + std::string(64, '0') + "\"}";
    line.nonce.emplace();
    GameId game{};
    (void)readHex("00112233445566778899aabbccddeeff", game);
    line.commitment = commitmentOf(game, 0, *line.nonce, *line.hidden);
    line.head = sealedHead(firstHead, 0, line.open, *line.commitment);
    return line;
}

QByteArray revealWith(const QString& board, const QString& started)
{
    return QByteArray::fromStdString(writeReveal({firstLineWith(board, started)}));
}

std::string wholeFile(const QString& path)
{
    return readWholeFile(path).value_or(std::string());
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    QString write(const QString& name, const QByteArray& bytes)
    {
        const QString path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's own file cannot be written");
        return path;
    }

private slots:
    void initTestCase()
    {
        initTextResources();
        QVERIFY(folder_.isValid());
    }
    void cleanup() { installLanguage(*QCoreApplication::instance(), QStringLiteral("en")); }

    /// The verifier is the one whose hash stands in the sources, and writing it replaces nothing unasked.
    void verifier()
    {
        QFile kept(QStringLiteral(DEMETER_SOURCE_DIR "/resources/reveal/verifier.sha256"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QString line = QString::fromUtf8(kept.readAll());
        const Result said = demeterCli({"verifier"}), hash = demeterCli({"verifier", "--hash"});
        QCOMPARE(said.status, 0);
        QCOMPARE(said.out, line);
        QCOMPARE(hash.out, line.left(64) + '\n');
        const QString path = folder_.filePath("my verifier.html");
        const Result written = demeterCli({"verifier", "--out", path});
        QCOMPARE(written.status, 0);
        QCOMPARE(written.out, line.left(64) + "  my verifier.html\n");
        QFile page(path);
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(page.readAll(), QCryptographicHash::Sha256).toHex()), line.left(64));
        const Result again = demeterCli({"verifier", "--out", path});
        QCOMPARE(again.status, 2);
        QVERIFY(again.out.isEmpty() && !again.err.isEmpty());
        QCOMPARE(demeterCli({"verifier", "--out", path, "--replace"}).status, 0);
        QCOMPARE(demeterCli({"verifier", "--out", folder_.filePath("nowhere/page.html")}).status, 2);
        QCOMPARE(demeterCli({"verifier", "page.html"}).status, 2);
    }

    void perftKnownAnswers_data()
    {
        // `answers`: core/formats.md section 3, from depth 0
        test::Rows<QString, QString> row;
        row("paris", "paris", "1 25 439 6396");
        row("lisbon", "lisbon", "1 14 192 2318");
        row("galway", "galway", "1 7 55 531");
        row("castle-dracula", "castle-dracula", "1 13 124 1110");
        row("cagliari", "cagliari", "1 6 60 887");
    }
    void perftKnownAnswers()
    {
        const auto [start, answers] = test::rowOf<QString, QString>();
        const QString file = write(start + ".json", position(start).toUtf8());
        const QStringList wanted = answers.split(QLatin1Char(' '));
        for (int depth = 0; depth < wanted.size(); ++depth) {
            const Result result = demeterCli({"perft", file, QString::number(depth)});
            QCOMPARE(result.status, 0);
            QCOMPARE(result.out, wanted[depth] + '\n');
            QCOMPARE(result.err, QString());
        }
        // The choices of the first step are those of `moves`, sorted by bytes, and their shares add up.
        const QStringList moves = lines(demeterCli({"moves", file}).out);
        QCOMPARE(QString::number(moves.size()), wanted[1]);
        const Result divided = demeterCli({"perft", file, "3", "--divide", "--time"});
        QStringList shares = lines(divided.out);
        QCOMPARE(shares.takeLast(), wanted[3]);
        QCOMPARE(shares.size(), moves.size());
        qulonglong sum = 0;
        for (int i = 0; i < shares.size(); ++i) {
            QCOMPARE(shares[i].section(' ', 0, 0), moves[i]);
            sum += shares[i].section(' ', 1).toULongLong();
        }
        QCOMPARE(QString::number(sum), wanted[3]);
        QVERIFY(QRegularExpression(QStringLiteral("^\\d+ positions/s\n$")).match(divided.err).hasMatch());
        std::vector<std::string> bytes;
        for (const QString& move : moves)
            bytes.push_back(move.toStdString());
        QVERIFY(std::is_sorted(bytes.begin(), bytes.end()));
    }

    void movesOfParis() // CARD-3, POW-1, WOLF-1
    {
        const QStringList moves = lines(demeterCli({"moves", "-"}, position("paris")).out);
        for (const char* each : {"-;brussels", "-;dark-call", "-;feed", "-;hide", "-;wolf-form+hide", "-;wolf-form+brussels"})
            QVERIFY2(moves.contains(QLatin1String(each)), each);
        QVERIFY(!moves.contains(QStringLiteral("-;paris")));
        QVERIFY(!moves.contains(QStringLiteral("-;lisbon")));
    }

    void divideOfDepthZero() { QCOMPARE(demeterCli({"perft", "-", "0", "--divide"}, position("paris")).out, QStringLiteral("1\n")); }

    void positionWithATypo() // core/formats.md section 1
    {
        const QString text =
            R"({"format":"demeter-position/1","board":"fury-3e","trail":[{"location":"rome"},null,{"location":"pariss"}]})";
        for (const QStringList& command : {QStringList{"moves"}, QStringList{"perft"}}) {
            QStringList arguments = command + QStringList{write("typo.json", text.toUtf8())};
            if (command.front() == QLatin1String("perft"))
                arguments += "2";
            const Result result = demeterCli(arguments);
            QCOMPARE(result.status, 2);
            QCOMPARE(result.out, QString());
            QCOMPARE(result.err, QStringLiteral("/trail/2/location: \"pariss\" is not a location of fury-3e; did you mean \"paris\"?\n"));
        }
    }

    void unusablePositions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zero bytes") << QByteArray(100, '\0');
        QTest::newRow("not JSON") << QByteArray("paris");
        QTest::newRow("cut short") << QByteArray(R"({"format":"demeter-position/1",)");
        QTest::newRow("list") << QByteArray("[]");
        QTest::newRow("brackets") << QByteArray(200000, '[');
        QTest::newRow("not UTF-8") << QByteArray("{\"format\":\"\xff\xfe\"}");
        QTest::newRow("no trail") << QByteArray(R"({"format":"demeter-position/1","board":"fury-3e"})");
        QTest::newRow("empty trail") << QByteArray(R"({"format":"demeter-position/1","board":"fury-3e","trail":[]})");
        QTest::newRow("unknown board") << QByteArray(R"({"format":"demeter-position/1","board":"fury-9e","trail":[]})");
        QTest::newRow("missing board") << QByteArray(R"({"format":"demeter-position/1","board":"none.json","trail":[]})");
    }
    void unusablePositions()
    {
        QFETCH(QByteArray, text);
        const QString file = write("bad.json", text);
        for (const QStringList& arguments : {QStringList{"moves", file}, QStringList{"perft", file, "1"}}) {
            const Result result = demeterCli(arguments);
            QCOMPARE(result.status, 2);
            QCOMPARE(result.out, QString());
            QVERIFY(!result.err.isEmpty());
        }
    }

    void boardBesideThePosition() // core/formats.md section 1: relative to the position's file
    {
        QFile::remove(folder_.filePath("mine.json"));
        QVERIFY(QFile::copy(QStringLiteral(DEMETER_SOURCE_DIR "/resources/boards/fury-3e.json"), folder_.filePath("mine.json")));
        const QString file = write("on-mine.json", R"({"format":"demeter-position/1","board":"mine.json","trail":[{"location":"paris"}]})");
        QCOMPARE(demeterCli({"perft", file, "2"}).out, QStringLiteral("439\n"));
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("unknown command") << QStringList{"dance"};
        QTest::newRow("moves without a position") << QStringList{"moves"};
        QTest::newRow("moves with two") << QStringList{"moves", "a", "b"};
        QTest::newRow("moves with an option") << QStringList{"moves", "a", "--fast"};
        QTest::newRow("missing file") << QStringList{"moves", "no-such-file.json"};
        QTest::newRow("folder") << QStringList{"moves", "/"};
        QTest::newRow("perft without a depth") << QStringList{"perft", "a"};
        QTest::newRow("depth no number") << QStringList{"perft", "a", "deep"};
        QTest::newRow("depth below 0") << QStringList{"perft", "--", "a", "-1"};
        QTest::newRow("depth too large") << QStringList{"perft", "a", "17"};
        QTest::newRow("flag with a value") << QStringList{"perft", "a", "1", "--time=yes"};
        QTest::newRow("flag twice") << QStringList{"perft", "a", "1", "--time", "--time"};
        QTest::newRow("play without a script") << QStringList{"play"};
        QTest::newRow("play a missing script") << QStringList{"play", "no-such-script"};
        QTest::newRow("play a folder") << QStringList{"play", "/"};
        QTest::newRow("option without a value") << QStringList{"play", "-", "--seed"};
        QTest::newRow("seed too short") << QStringList{"play", "-", "--seed", "00"};
        QTest::newRow("seed no hex") << QStringList{"play", "-", "--seed", QString(64, 'g')};
        QTest::newRow("unknown language") << QStringList{"play", "-", "--lang", "de"};
        QTest::newRow("unknown printing") << QStringList{"play", "-", "--printing=de"};
        QTest::newRow("unknown handling") << QStringList{"play", "-", "--handling", "thrown"};
        QTest::newRow("unknown board") << QStringList{"play", "-", "--board", "chess"};
        QTest::newRow("replay without a game") << QStringList{"replay"};
        QTest::newRow("replay a missing game") << QStringList{"replay", "no-such-game"};
        QTest::newRow("replay a folder") << QStringList{"replay", "/"};
        QTest::newRow("serve without a game") << QStringList{"serve"};
        QTest::newRow("serve a missing game") << QStringList{"serve", "no-such-game"};
        QTest::newRow("serve at a name") << QStringList{"serve", "no-such-game", "--address", "localhost"};
        QTest::newRow("serve at no port") << QStringList{"serve", "no-such-game", "--port", "0"};
        QTest::newRow("serve at a port too large") << QStringList{"serve", "no-such-game", "--port", "65536"};
        QTest::newRow("serve for somebody") << QStringList{"serve", "no-such-game", "--enter", "mina"};
        QTest::newRow("board without a file") << QStringList{"board", "check"};
    }
    void wrongUsage()
    {
        QFETCH(QStringList, arguments);
        const Result result = demeterCli(arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QString());
        QVERIFY(!result.err.isEmpty());
    }

    void help_data()
    {
        test::Rows<QStringList, QString> row;
        row("all", QStringList{"--help"}, "COMMAND");
        row("moves", QStringList{"moves", "--help"}, "demeter-cli moves POSITION");
        row("perft", QStringList{"perft", "--help"}, "--divide");
        row("play", QStringList{"play", "--help"}, "--record");
        row("serve", QStringList{"serve", "--help"}, "demeter-cli serve GAME");
        row("replay", QStringList{"replay", "--help"}, "demeter-cli replay GAME");
        row("board", QStringList{"board", "--help"}, "demeter-cli board check FILE");
        row("version", QStringList{"--version"}, "demeter-cli 0.");
    }
    void help()
    {
        const auto [arguments, contains] = test::rowOf<QStringList, QString>();
        const Result result = demeterCli(arguments);
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains(contains), qPrintable(result.out));
        QCOMPARE(result.err, QString());
    }

    void playAnswersEachLine()
    {
        const QString script = QString(opening) + R"({"action":"slide"}

{"action":"play","location":"lisbon"}
{"action":"play","location":"brussels"}
{"undo":true}
{"redo":true}
{"redo":true}
{"go-to":2}
{"go-to":9}
)";
        const Result result = demeterCli({"play", "-"}, script);
        QCOMPARE(result.err, QString());
        QCOMPARE(result.status, 1);
        const QStringList answers = lines(result.out);
        QCOMPARE(answers.size(), 10);
        QCOMPARE(answers[2], QStringLiteral("ok"));
        QCOMPARE(answers[3], QStringLiteral("refused CARD-3 Paris → Lisbon: no road joins them. See Movement: Road."));
        QCOMPARE(answers.mid(4, 3), QStringList({"ok", "ok", "ok"}));
        QVERIFY(answers[7].startsWith(QStringLiteral("refused - ")));
        QCOMPARE(answers[8], QStringLiteral("ok"));
        QVERIFY(answers[9].startsWith(QStringLiteral("refused - ")));
    }

    void playInSpanish()
    {
        const QString script = QStringLiteral("{\"position\":%1}\n{\"action\":\"slide\"}\n{\"action\":\"play\",\"location\":\"paris\"}\n")
                                   .arg(position("lisbon"));
        const Result result = demeterCli({"play", "-", "--lang", "es"}, script);
        QCOMPARE(result.status, 1);
        const QString answer = lines(result.out).value(1);
        QVERIFY2(answer.startsWith(QStringLiteral("refused CARD-3 Lisboa → París: ")), qPrintable(answer));
        QVERIFY2(answer.contains(QStringLiteral("Movimiento: Carretera")), qPrintable(answer));
    }

    void undoBringsTheSameStateBack()
    {
        const QString start = QString(opening) + "{\"action\":\"slide\"}\n";
        const QString before = demeterCli({"play", "-", "--state"}, start).out;
        const QString after =
            demeterCli({"play", "-", "--state"}, start + "{\"action\":\"play\",\"location\":\"brussels\"}\n{\"undo\":true}\n").out;
        QCOMPARE(lines(after).last(), lines(before).last());
        QVERIFY(lines(before).last().startsWith('{'));
    }

    void optionsAndFirstLineMeanTheSame()
    {
        const QString seed = QString(64, '7');
        const Result byOptions =
            demeterCli({"play", "-", "--state", "--handling", "dealt", "--printing", "ru", "--seed", seed, "--board=fury-3e"}, opening);
        const Result byLine =
            demeterCli({"play", "-", "--state"},
                       QStringLiteral("{\"new-game\":{\"printing\":\"ru\",\"seed\":\"%1\",\"x-note\":1}}\n").arg(seed) + opening);
        QCOMPARE(byOptions.status, 0);
        QCOMPARE(byLine.out, byOptions.out);
        QVERIFY(demeterCli({"play", "-", "--state"}, opening).out != byLine.out); // another seed, other cards
    }

    /// The whole round is kept, or the hunters' phase is entered by hand as in version 0.1.
    void clockOfANewGame()
    {
        const QString kept = QStringLiteral("{\"new-game\":{\"clock\":\"kept\",\"seed\":\"%1\"}}\n").arg(QString(64, u'7')) + opening;
        const QString byHand = QStringLiteral("{\"new-game\":{\"clock\":\"by-hand\"}}\n") + opening;
        QCOMPARE(demeterCli({"play", "-", "--state"}, byHand).out, demeterCli({"play", "-", "--state"}, opening).out);
        const Result played = demeterCli({"play", "-", "--state"}, kept);
        QCOMPARE(played.status, 0);
        QVERIFY(lines(played.out).last().contains("\"clockKept\":true"));
        QVERIFY(lines(demeterCli({"play", "-", "--state"}, byHand).out).last().contains("\"clockKept\":false"));

        const QString game = folder_.filePath("kept.demeter");
        QCOMPARE(demeterCli({"play", "-", "--record", game}, kept).status, 0);
        const Result replayed = demeterCli({"replay", game, "--deck-order"});
        QCOMPARE(replayed.status, 0);
        QCOMPARE(lines(replayed.out).last(), lines(played.out).last());
    }

    void countsOfANewGame()
    {
        const QString start =
            QStringLiteral("{\"new-game\":{\"counts\":{\"encounters\":{\"rats\":7}},\"seed\":\"%1\"}}\n").arg(QString(64, u'7')) + opening;
        const Result played = demeterCli({"play", "-", "--state"}, start);
        QCOMPARE(played.status, 0);
        const QString state = lines(played.out).last();
        QCOMPARE(state.count("\"rats\""), 7);
        QCOMPARE(lines(demeterCli({"play", "-", "--state"}, opening).out).last().count("\"rats\""), 2);

        const QString game = folder_.filePath("counts.demeter");
        QCOMPARE(demeterCli({"play", "-", "--record", game}, start).status, 0);
        QCOMPARE(lines(demeterCli({"replay", game, "--deck-order"}).out).last(), state);
    }

    void emptyScript()
    {
        QCOMPARE(demeterCli({"play", "-"}).status, 0);
        QCOMPARE(demeterCli({"play", "-"}, "\n \n").out, QString());
        QCOMPARE(lines(demeterCli({"play", "-", "--state"}).out).size(), 1);
    }

    void brokenScripts_data()
    {
        // `line`: the line that is wrong; `acknowledged`: answers before it
        test::Rows<QByteArray, int, int> row;
        const QByteArray o = opening;
        row("word", "paris\n", 1, 0);
        row("cut short", o + "{\"action\":\"slide\"", 3, 2);
        row("list", o + "[1,2]\n", 3, 2);
        row("number", o + "17\n", 3, 2);
        row("two on a line", o + "{\"undo\":true}{\"undo\":true}\n", 3, 2);
        row("empty object", o + "{}\n", 3, 2);
        row("after blank lines", o + "\n\n\n{\"action\":7}\n", 6, 2);
        row("unknown action", o + "{\"action\":\"dance\"}\n", 3, 2);
        row("misspelt action", o + "{\"action\":\"slid\"}\n", 3, 2);
        row("misspelt place", o + "{\"action\":\"slide\"}\n{\"action\":\"play\",\"location\":\"pariss\"}\n", 4, 3);
        row("unknown field", o + "{\"action\":\"slide\",\"fast\":true}\n", 3, 2);
        row("missing field", "{\"action\":\"choose-start\"}\n", 1, 0);
        row("doubled key", o + "{\"action\":\"slide\",\"action\":\"mature\"}\n", 3, 2);
        row("wrong type", "{\"action\":\"choose-start\",\"location\":[\"paris\"]}\n", 1, 0);
        row("slot no number", o + "{\"action\":\"place-rumor\",\"slot\":\"two\"}\n", 3, 2);
        row("slot too large", o + "{\"action\":\"place-rumor\",\"slot\":1e300}\n", 3, 2);
        row("not UTF-8", o + "{\"action\":\"\xff\"}\n", 3, 2);
        row("zero byte", o + QByteArray("{\"action\":\"slide\"}\0\n", 20), 3, 2);
        row("deep", o + QByteArray(100000, '[') + "\n", 3, 2);
        row("very long", o + "{\"x-\":\"" + QByteArray(1 << 20, 'a') + "\"}\n", 3, 2);
        row("undo false", o + "{\"undo\":false}\n", 3, 2);
        row("undo and more", o + "{\"undo\":true,\"action\":\"slide\"}\n", 3, 2);
        row("go to -1", o + "{\"go-to\":-1}\n", 3, 2);
        row("go to a half", o + "{\"go-to\":0.5}\n", 3, 2);
        row("late position", o + "{\"position\":{}}\n", 3, 2);
        row("late new game", o + "{\"new-game\":{}}\n", 3, 2);
        row("faulty position", "\n{\"position\":{\"format\":\"demeter-position/1\",\"board\":\"fury-3e\",\"trail\":[]}}\n", 2, 0);
        row("position and more", "{\"position\":{},\"new-game\":{}}\n", 1, 0);
        row("new game no object", "{\"new-game\":true}\n", 1, 0);
        row("new game, unknown field", "{\"new-game\":{\"bord\":\"fury-3e\"}}\n", 1, 0);
        row("new game, unknown board", "{\"new-game\":{\"board\":\"chess\"}}\n", 1, 0);
        row("new game, bad seed", "{\"new-game\":{\"seed\":\"0\"}}\n", 1, 0);
        row("new game, bad clock", "{\"new-game\":{\"clock\":\"stopped\"}}\n", 1, 0);
        row("new game, clock no text", "{\"new-game\":{\"clock\":true}}\n", 1, 0);
        row("new game, counts no object", "{\"new-game\":{\"counts\":3}}\n", 1, 0);
        row("new game, counts of an unknown card", "{\"new-game\":{\"counts\":{\"encounters\":{\"rat\":3}}}}\n", 1, 0);
        row("new game, counts out of range", "{\"new-game\":{\"counts\":{\"dracula-life\":0}}}\n", 1, 0);
        row("new game, bad handling", "{\"new-game\":{\"handling\":\"thrown\"}}\n", 1, 0);
    }
    void brokenScripts()
    {
        const auto [script, line, acknowledged] = test::rowOf<QByteArray, int, int>();
        // What follows a broken line is not played, and no state is printed.
        const QString file = write("broken.jsonl", script + (script.endsWith('\n') ? "{\"action\":\"slide\"}\n" : ""));
        const Result result = demeterCli({"play", file, "--state"});
        QCOMPARE(result.status, 2);
        QCOMPARE(lines(result.out), QStringList(acknowledged, QStringLiteral("ok")));
        const QRegularExpression place(QStringLiteral("^line %1[,:]").arg(line));
        QVERIFY2(place.match(result.err).hasMatch(), qPrintable(result.err));
        QVERIFY(result.err.contains(QRegularExpression(QStringLiteral("[,:] ")))); // and a sentence
    }

    void placesInALine()
    {
        const Result result = demeterCli({"play", "-"}, QString(opening) + "{\"action\":\"play\",\"location\":\"pariss\"}\n");
        QCOMPARE(result.err, QStringLiteral("line 3, /location: \"pariss\" is not a location of fury-3e; did you mean \"paris\"?\n"));
        const Result syntax = demeterCli({"play", "-"}, QString(opening) + "{\"action\" \"play\"}\n");
        QVERIFY2(syntax.err.startsWith(QStringLiteral("line 3, column ")), qPrintable(syntax.err));
        const Result inside = demeterCli({"play", "-"}, QStringLiteral("{\"position\":%1}\n").arg(position("pariss")));
        QVERIFY2(inside.err.startsWith(QStringLiteral("line 1, /position/trail/0/location: ")), qPrintable(inside.err));
    }

    void recordAndReplay()
    {
        const QString game = folder_.filePath("game.demeter");
        QFile::remove(game);
        const QString script =
            QString(opening) + "{\"action\":\"slide\"}\n{\"action\":\"play\",\"location\":\"brussels\"}\n{\"undo\":true}\n";
        const Result played = demeterCli({"play", "-", "--state", "--record", game, "--printing", "pl"}, script);
        QCOMPARE(played.err, QString());
        QCOMPARE(played.status, 0);

        const Result replayed = demeterCli({"replay", game, "--deck-order"});
        QCOMPARE(replayed.err, QString());
        QCOMPARE(replayed.status, 0);
        const QStringList list = lines(replayed.out);
        QCOMPARE(list.size(), 6); // four actions, the head, the state
        QCOMPARE(list[1], QStringLiteral("2\t0\tDracula's start: Paris"));
        QCOMPARE(list[3], QStringLiteral("4\t1\tPlay: Brussels\ttaken back"));
        QVERIFY(QRegularExpression(QStringLiteral("^head [0-9a-f]{64}$")).match(list[4]).hasMatch());
        QCOMPARE(list[5], lines(played.out).last()); // the record gives the very state back

        // An existing file is never overwritten.
        const Result again = demeterCli({"play", "-", "--record", game}, script);
        QCOMPARE(again.status, 2);
        QCOMPARE(again.out, QString());
        QVERIFY(!again.err.isEmpty());
    }

    /// Cards that nobody has drawn yet are told only to whoever asks for them by name.
    void stateWithoutDeckOrder()
    {
        const QString game = folder_.filePath("deck-order.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game, "--seed", QString(64, '7')},
                            "{\"new-game\":{\"clock\":\"kept\"}}\n" + QString(opening))
                     .status,
                 0);
        const auto state = [&](const char* option) {
            const Result replayed = demeterCli({"replay", game, QString::fromLatin1(option)});
            return parseJson(lines(replayed.out).last().toStdString()).value_or(Json());
        };
        Json told = state("--deck-order"), untold = state("--state");
        QCOMPARE(QString::fromStdString(told["seed"].get<std::string>()), QString(64, '7'));
        QVERIFY(!untold.contains("seed"));
        const QStringList listed = lines(demeterCli({"replay", game}).out);
        QVERIFY(!listed.last().startsWith('{'));
        // The same cards, in an order that tells nothing; all else is as it was.
        for (const char* deck : {"encounterDeck", "combatDeck"}) {
            const auto order = told[deck].get<std::vector<std::string>>();
            auto sorted = untold[deck].get<std::vector<std::string>>();
            QVERIFY2(order.size() > 5 && order != sorted, deck);
            // All of a kind lie together.
            for (std::size_t n = 1, kinds = 1; n < sorted.size(); ++n) {
                kinds += sorted[n] != sorted[n - 1] ? 1U : 0U;
                QVERIFY2(n + 1 < sorted.size() || kinds == std::set<std::string>(sorted.begin(), sorted.end()).size(), deck);
            }
            std::vector<std::string> same = order;
            std::ranges::sort(same);
            std::ranges::sort(sorted);
            QVERIFY2(same == sorted, deck);
            told.erase(deck);
            untold.erase(deck);
        }
        told.erase("seed");
        QVERIFY(told == untold);
    }

    /// `--chance`, and the field of the script that means the same.
    void chanceOfANewGame()
    {
        const QString plain = demeterCli({"play", "-", "--state"}, opening).out;
        QVERIFY(!plain.contains("\"chance\""));
        QCOMPARE(demeterCli({"play", "-", "--state", "--chance", "at-the-start"}, opening).out, plain);
        const QString each = demeterCli({"play", "-", "--state", "--chance", "each-round"}, opening).out;
        QVERIFY(lines(each).last().contains("\"chance\":{"));
        QCOMPARE(demeterCli({"play", "-", "--state"}, QStringLiteral("{\"new-game\":{\"chance\":\"each-round\"}}\n") + opening).out, each);
        const Result wrong = demeterCli({"play", "-", "--chance", "sometimes"}, opening);
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("--chance") && wrong.err.contains("sometimes"), qPrintable(wrong.err));

        // In a record it stays; where the cards come from the box there is nothing to shuffle, and the record opens all the same.
        const QString game = folder_.filePath("chance.demeter"), drawn = folder_.filePath("chance-drawn.demeter");
        const QString words = QStringLiteral("{\"action\":\"add-chance\",\"words\":\"candle\"}\n");
        QCOMPARE(demeterCli({"play", "-", "--record", game, "--chance", "each-round"}, opening + words).status, 0);
        QVERIFY(lines(demeterCli({"replay", game, "--state"}).out).last().contains("\"stirredRound\":1"));
        QCOMPARE(
            demeterCli({"play", "-", "--record", drawn, "--chance", "each-round", "--handling", "drawn-from-box"}, opening + words).status,
            1);
        QCOMPARE(demeterCli({"replay", drawn}).status, 0);
    }

    void chanceStays_data()
    {
        test::Rows<QString, QString, QString> row;
        for (const bool recorded : {false, true}) {
            const QString file = recorded ? folder_.filePath("stays") : QString();
            const char* const suffix = recorded ? ", recorded" : "";
            row(qPrintable(QString::asprintf("third edition%s", suffix)), file,
                QStringLiteral("{\"new-game\":{\"clock\":\"kept\",\"chance\":\"each-round\"}}\n") + opening,
                R"({"action":"move-hunter","hunter":"lord-godalming","to":"manchester"})");
            row(qPrintable(QString::asprintf("second edition%s", suffix)), file,
                QStringLiteral(
                    "{\"new-game\":{\"game\":\"fury-2e\",\"chance\":\"each-round\",\"rulings\":{\"chanceWhen\":\"round-begins\"}}}\n") +
                    opening,
                R"({"action":"go-on"})");
        }
    }
    /// CHANCE-1, 2E-CHANCE-1: who has looked at a shuffle has no other one, whatever he takes back.
    void chanceStays()
    {
        const auto [record, game, next] = test::rowOf<QString, QString, QString>();
        const QString words = QStringLiteral("{\"action\":\"add-chance\",\"words\":\"sal\"}\n"), undo = QStringLiteral("{\"undo\":true}\n");
        int played = 0;
        const auto play = [&](const QString& script) {
            QStringList options{"play", "-", "--state", "--seed", QString(64, '7')};
            if (!record.isEmpty())
                options << "--record" << record + QString::number(++played) + QTest::currentDataTag();
            return demeterCli(options, game + script);
        };
        const auto stateOf = [](const Result& result) {
            QString state = lines(result.out).last();
            return state.left(state.indexOf(QLatin1String("\"happened\"")));
        };
        const Result straight = play(words);
        QCOMPARE(straight.status, 0);
        const QString other = QString(words).replace("sal", "sol");
        const Result fished = play(words + undo + other + words);
        QCOMPARE(fished.status, 1);
        const QString refused = QStringLiteral("refused %1 The chance of this round has come in already.");
        QVERIFY2(lines(fished.out)[4].startsWith(refused.arg(game.contains("fury-2e") ? "2E-CHANCE-1" : "CHANCE-1")),
                 qPrintable(fished.out));
        QCOMPARE(stateOf(fished), stateOf(straight));
        // Nor is there a way around it: it comes in by itself before the next step.
        const bool goesOn = next.contains("go-on"); // without chance: that is what has come in
        QCOMPARE(stateOf(play(words + undo + next)), stateOf(play(goesOn ? words : words + next)));
        QVERIFY(stateOf(play(other)) != stateOf(straight));
    }

    void dealOfARecord_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("third edition") << QString();
        QTest::newRow("second edition") << QStringLiteral("fury-2e");
    }
    /// A recorded game is dealt from a seed that nobody knows, or from a promise and the hunters' words; and `verify` says which.
    void dealOfARecord()
    {
        QFETCH(QString, game);
        const QString newGame = game.isEmpty() ? QString() : QStringLiteral("{\"new-game\":{\"game\":\"%1\"}}\n").arg(game);
        int made = 0;
        const auto record = [&](const QStringList& options, const QString& script) {
            const QString file = folder_.filePath(QStringLiteral("deal%1%2.demeter").arg(++made).arg(game));
            const Result played = demeterCli(QStringList{"play", "-", "--record", file} + options, script);
            return std::pair(file, played);
        };
        const auto verified = [&](const QString& file, const QStringList& options = {}) {
            if (demeterCli({"reveal", "--unfinished", file}).status != 0)
                return std::pair(QJsonObject(), QString());
            const QString revealed = QString(file).replace(".demeter", ".reveal.json");
            const QStringList verify = QStringList{"verify", revealed, "--lang", "en"} + options;
            return std::pair(QJsonDocument::fromJson(demeterCli(verify + QStringList{"--json"}).out.toUtf8()).object(),
                             demeterCli(verify).out);
        };
        QSet<QString> seeds;
        for (int n = 0; n < 2; ++n) {
            const auto [file, played] = record({}, newGame + opening);
            QCOMPARE(played.status, 0);
            const auto state = QJsonDocument::fromJson(lines(demeterCli({"replay", file, "--deck-order"}).out).last().toUtf8()).object();
            const QString seed = state["seed"].toString();
            QVERIFY2(seed.size() == 64 && seed != QString(64, '0') && !seeds.contains(seed), qPrintable(seed));
            seeds.insert(seed);
            const auto [json, text] = verified(file);
            QVERIFY(json.contains("guessableSeed") && !json["guessableSeed"].toBool());
            QVERIFY2(!text.contains("anybody can guess"), qPrintable(text));
        }
        const auto [guessable, played] = record({"--seed", QString(64, '0')}, newGame + opening);
        QCOMPARE(played.status, 0);
        const auto [json, text] = verified(guessable);
        QVERIFY(json["guessableSeed"].toBool());
        QVERIFY2(text.contains("so simple that anybody can guess it"), qPrintable(text));

        // From a promise and words.
        const QString words = QStringLiteral("{\"words\":\"sal\"}\n");
        const auto [fair, dealt] = record({"--fair"}, newGame + words + opening);
        QCOMPARE(dealt.status, 0);
        const QStringList told = lines(dealt.out);
        QVERIFY2(told[0].startsWith("deal ") && told[1].startsWith("qr "), qPrintable(dealt.out));
        const auto [proof, sentences] = verified(fair, {"--qr", told[1].mid(3)});
        QVERIFY(proof["promised"].toBool() && proof["dealNoted"].toBool() && !proof["guessableSeed"].toBool());
        QVERIFY2(sentences.contains("a second code of the deal means a second deal"), qPrintable(sentences));
        QVERIFY(wholeFile(QString(fair).replace(".demeter", ".reveal.json")).find(R"(\"words\":\"sal\")") != std::string::npos);
        for (const QString& other : {QString(), QStringLiteral("{\"words\":\"Sal\"}\n"), QStringLiteral("{\"words\":7}\n")}) {
            const auto [file, refused] = record({"--fair"}, newGame + other + (other.isEmpty() ? QString() : QString(opening)));
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.err.contains("Here the hunters' words are needed"), qPrintable(refused.err));
            QVERIFY2(!QFile::exists(file), "a game that has not begun leaves no file");
        }
        QCOMPARE(record({"--fair", "--seed", QString(64, '7')}, newGame + words + opening).second.status, 2);
        QCOMPARE(demeterCli({"play", "-", "--fair"}, newGame + words + opening).status, 2);
    }

    void damagedRecords()
    {
        const QString game = folder_.filePath("whole.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game}, opening).status, 0);
        QFile file(game);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();

        QByteArray changed = whole;
        changed.replace("{\"seq\":2,\"public\":{\"round\":0", "{\"seq\":2,\"public\":{\"round\":7");
        QVERIFY(changed != whole);
        const QString bad = write("changed.demeter", changed);
        const Result damaged = demeterCli({"replay", bad});
        QCOMPARE(damaged.status, 1);
        QVERIFY2(damaged.out.contains(QStringLiteral("line 3")), qPrintable(damaged.out));

        // A torn last line is left out, and the file stays as it is.
        const QString torn = write("torn.demeter", whole.chopped(10));
        const Result cut = demeterCli({"replay", torn});
        QCOMPARE(cut.status, 0);
        QVERIFY2(cut.out.contains(QStringLiteral("line 3")), qPrintable(cut.out));
        QCOMPARE(QFile(torn).size(), whole.size() - 10);

        QCOMPARE(demeterCli({"replay", write("empty.demeter", "")}).status, 2);
        QCOMPARE(demeterCli({"replay", write("other.demeter", "hello\n")}).status, 2);
        // Cut anywhere, it is read without a crash.
        for (int size = 0; size < whole.size(); size += 7)
            QVERIFY(demeterCli({"replay", write("cut.demeter", whole.first(size))}).status <= 2);
    }

    void revealAndVerify()
    {
        const QString game = folder_.filePath("revealed.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game}, QString(opening) + "{\"undo\":true}\n").status, 0);

        // Sealed, it can be followed but not proved.
        const Result sealed = demeterCli({"verify", game});
        QCOMPARE(sealed.status, 3);
        QVERIFY2(sealed.out.contains("line 1: not revealed"), qPrintable(sealed.out));

        const Result revealed = demeterCli({"reveal", "--unfinished", game});
        QCOMPARE(revealed.err, QString());
        QCOMPARE(revealed.status, 0);
        const QString file = folder_.filePath("revealed.reveal.json");
        QCOMPARE(lines(revealed.out), (QStringList{file, folder_.filePath("revealed.reveal.html")}));
        const Result holds = demeterCli({"verify", file, "--lang", "en"});
        QCOMPARE(holds.status, 3); // whoever made the file may have made another one
        QVERIFY2(holds.out.startsWith("Round 0\tlines 1 to"), qPrintable(holds.out));
        QVERIFY(holds.out.contains("Paris"));
        QVERIFY(holds.out.contains("taken back"));
        QVERIFY(holds.out.contains("no code of a round was given"));
        const Result machine = demeterCli({"verify", file, "--json"});
        QCOMPARE(machine.status, 3);
        const QJsonObject json = QJsonDocument::fromJson(machine.out.toUtf8()).object();
        QCOMPARE(json["verdict"].toString(), QString("holds"));
        QVERIFY(json["objections"].toArray().isEmpty() && !json["promised"].toBool());

        // With the code of a round, here the last line's, it is proved, as far as it goes.
        const auto lines_ = readReveal(wholeFile(file));
        QVERIFY(lines_);
        const auto header = QJsonDocument::fromJson(QByteArray::fromStdString(lines_->front().open)).object();
        GameId id{};
        QVERIFY(readHex(header["game"].toString().toStdString(), id));
        const QString cut = write("cut.reveal.json", QByteArray::fromStdString(writeReveal({lines_->begin(), lines_->begin() + 3})));
        const QString qr = QString::fromStdString(qrText(id, 0, (*lines_)[2].head));
        const Result proved = demeterCli({"verify", cut, "--qr", qr});
        QCOMPARE(proved.status, 0);
        QVERIFY2(proved.out.endsWith("Proved up to the end of the setup: this is the game that was played. Every step was played again by "
                                     "the rules, and every answer compared. The file ends before the end of the game. The decks were the "
                                     "program's alone: nothing was promised before the deal.\n"),
                 qPrintable(proved.out));
        const Result most = demeterCli({"verify", file, "--qr", qr});
        QCOMPARE(most.status, 0);
        QVERIFY2(most.out.contains("No code vouches for what comes after. The file ends"), qPrintable(most.out));

        // A code that does not fit, alone and beside others.
        const Result mismatch = demeterCli({"verify", file, "--code", "123 456 789 012", "--round", "0"});
        QCOMPARE(mismatch.status, 1);
        QVERIFY2(mismatch.out.contains("123 456 789 012 does not belong to round 0"), qPrintable(mismatch.out));
        const Result deal = demeterCli({"verify", file, "--deal=123456789012", "--json"});
        QCOMPARE(deal.status, 1);
        QVERIFY(deal.out.contains("code-mismatch"));

        // Changed in a text editor.
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray changed = whole.readAll();
        changed.replace("\\\"location\\\":\\\"paris\\\"", "\\\"location\\\":\\\"lille\\\"");
        const Result broken = demeterCli({"verify", write("changed.reveal.json", changed)});
        QCOMPARE(broken.status, 1);
        QVERIFY2(broken.out.contains("line 3: the chain is broken"), qPrintable(broken.out));
    }

    /// Whoever opens the files of a game that goes on knows where Dracula is, and what was written once is not lost by writing it again.
    void revealAsksTwice()
    {
        const QString game = folder_.filePath("asked.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game}, opening).status, 0);
        const QString file = folder_.filePath("asked.reveal.json");
        const Result refused = demeterCli({"reveal", game});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("not over") && refused.err.contains("--unfinished"), qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty() && !QFile::exists(file));
        QCOMPARE(demeterCli({"reveal", game, "--unfinished"}).status, 0);
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(QFile::rename(file, file + ".kept"));
        QCOMPARE(write("asked.reveal.json", "older"), file);
        const Result again = demeterCli({"reveal", game, "--unfinished"});
        QCOMPARE(again.status, 2);
        QVERIFY2(again.err.contains("asked.reveal.json") && again.err.contains("already"), qPrintable(again.err));
        QCOMPARE(wholeFile(file), "older");
        QCOMPARE(demeterCli({"reveal", game, "--unfinished", "--replace"}).status, 0);
        QCOMPARE(wholeFile(file), wholeFile(file + ".kept"));
    }

    /// A reveal may be larger than what anybody types; line ends are allowed wherever travel may put them.
    void verifiesLargeReveals()
    {
        const QString game = folder_.filePath("large.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game}, opening).status, 0);
        QCOMPARE(demeterCli({"reveal", game, "--unfinished"}).status, 0);
        QFile file(folder_.filePath("large.reveal.json"));
        QVERIFY(file.open(QIODevice::Append));
        const QByteArray ends(1 << 20, '\n');
        for (qint64 size = 0; size <= largestInput; size += ends.size())
            QCOMPARE(file.write(ends), qint64(ends.size()));
        file.close();
        QVERIFY(file.size() > largestInput);
        const Result holds = demeterCli({"verify", file.fileName()});
        QCOMPARE(holds.status, 3);
        QCOMPARE(holds.err, QString());
        // But not without a limit.
        QVERIFY(file.resize(static_cast<qint64>(largestReveal) + 1));
        const Result refused = demeterCli({"verify", file.fileName()});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("too large"), qPrintable(refused.err));
    }

    /// Neither for the file itself nor for a map that it names.
    void verifyDoesNotWaitForAPipe()
    {
        const QString pipe = folder_.filePath("pipe.json");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString named = write("pipe.reveal.json", revealWith("pipe.json", "2026-11-22T20:15:00Z"));
        for (const QStringList& arguments : {QStringList{"verify", pipe}, QStringList{"replay", pipe}, QStringList{"board", "check", pipe},
                                             QStringList{"verify", named}}) {
            QProcess process;
            process.start(QStringLiteral(DEMETER_BIN_DIR "/demeter-cli"), arguments);
            const bool finished = process.waitForFinished(20000);
            if (!finished) {
                process.kill();
                process.waitForFinished();
            }
            QVERIFY2(finished, qPrintable(arguments.join(' ')));
            QCOMPARE(process.exitCode(), arguments.last() == named ? 3 : 2);
            if (arguments.last() == pipe)
                QVERIFY(process.readAllStandardError().contains("not a file"));
        }
    }

    /// What stands in a file never reaches the terminal as anything but text on a line.
    void nothingInAFileSteersTheTerminal()
    {
        const auto steers = [](const QString& text) {
            QString plain = text;
            plain.remove('\n').remove('\t');
            return plainLine(plain) != plain;
        };
        // No program puts a control character into these fields, so a header with one is refused.
        const QString lie = QStringLiteral("fury-3e\r\u001b[2KProved: this is the game that was played.\u001b[8m.json");
        for (const auto& [board, started] : {std::pair(lie, QStringLiteral("now")), std::pair(QStringLiteral("fury-3e"), lie)}) {
            const Result result = demeterCli({"verify", write("lie.reveal.json", revealWith(board, started))});
            QCOMPARE(result.status, 1);
            QVERIFY(!result.out.contains("Proved") && !steers(result.out + result.err));
        }
        const Result turned = demeterCli({"verify", write("turned.reveal.json", revealWith(QString(QChar(0x202e)) + "nosj.json", "now"))});
        QCOMPARE(turned.status, 3);
        QVERIFY(turned.out.contains("map of its own, \ufffdnosj.json") && !steers(turned.out + turned.err));

        // A map of one's own names places as it likes.
        QFile third(QStringLiteral(":/resources/boards/fury-3e.json"));
        QVERIFY(third.open(QIODevice::ReadOnly));
        QByteArray board = third.readAll();
        board.replace("\"en\": \"Paris\"", "\"en\": \"Pa\\r\\u001b[2K\\u202eris\"");
        write("steering.json", board);
        const QString game = folder_.filePath("steering.demeter");
        QFile::remove(game);
        QCOMPARE(demeterCli({"play", "-", "--record", game, "--board", folder_.filePath("steering.json")}, opening).status, 0);
        QCOMPARE(demeterCli({"reveal", game, "--unfinished"}).status, 0);
        const Result replayed = demeterCli({"replay", game});
        const Result verified = demeterCli({"verify", folder_.filePath("steering.reveal.json")});
        for (const Result& result : {replayed, verified}) {
            QVERIFY2(result.out.contains("Pa\ufffd\ufffd[2K\ufffdris"), qPrintable(result.out));
            QVERIFY(!steers(result.out + result.err));
        }

        // In JSON it is still what it was.
        const QString reason = QStringLiteral("it was ") + QChar(0x202e) + QStringLiteral("so");
        const QString put =
            QStringLiteral("{\"action\":\"put-right\",\"reason\":\"%1\",\"edit\":{\"number\":\"influence\",\"value\":3}}\n");
        const Result played = demeterCli({"play", "-", "--state"}, opening + put.arg(reason));
        QCOMPARE(played.status, 0);
        QVERIFY(!steers(played.out));
        QVERIFY2(played.out.contains("it was \\u202eso"), qPrintable(played.out));
        // Where it can't be shown it is not taken, and the reason is said.
        const Result tab = demeterCli({"play", "-"}, opening + put.arg("a\\tb"));
        QCOMPARE(tab.status, 1);
        QVERIFY2(tab.out.contains("refused GOLD-2 ") && tab.out.contains("tabs"), qPrintable(tab.out));
    }

    /// Reading makes no key, and what is wrong with the file of keys is called by its name.
    void readersAndTheKeyFile()
    {
        const QString game = folder_.filePath("key.demeter");
        QFile::remove(game);
        const QByteArray usual = qgetenv("DEMETER_KEYS");
        const QString keys = folder_.filePath("its keys");
        qputenv("DEMETER_KEYS", QFile::encodeName(keys));
        QCOMPARE(demeterCli({"play", "-", "--record", game}, opening).err, QString());
        QVERIFY(QFile::exists(keys));

        qputenv("DEMETER_KEYS", QFile::encodeName(folder_.filePath("no keys")));
        for (const char* command : {"replay", "reveal"}) {
            const Result foreign = demeterCli({command, game});
            QCOMPARE(foreign.status, 2);
            QVERIFY2(foreign.err.contains("another device"), qPrintable(foreign.err));
            QVERIFY(!QFile::exists(folder_.filePath("no keys")));
        }

        qputenv("DEMETER_KEYS", QFile::encodeName(write("newer keys", "{\"format\":\"demeter-keys/3\",\"keys\":[]}\n")));
        const Result newer = demeterCli({"replay", game});
        QCOMPARE(newer.status, 2);
        QVERIFY2(newer.err.contains("\"demeter-keys/3\"") && !newer.err.contains("damaged"), qPrintable(newer.err));

        // M4: a key file that is a link to nothing gives a sentence, and nothing that looks like a record.
        const QString link = folder_.filePath("linked keys"), begun = folder_.filePath("never begun.demeter");
        QVERIFY(QFile::link(folder_.filePath("nowhere"), link));
        qputenv("DEMETER_KEYS", QFile::encodeName(link));
        const Result broken = demeterCli({"play", "-", "--record", begun}, opening);
        QCOMPARE(broken.status, 2);
        QVERIFY2(broken.err.contains("leads to no file"), qPrintable(broken.err));
        QVERIFY(!QFile::exists(begun));

        qputenv("DEMETER_KEYS", QFile::encodeName(keys));
        QVERIFY(QFile(keys).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
        const Result open = demeterCli({"replay", game});
        QCOMPARE(open.status, 0);
        QVERIFY2(open.err.contains("could read the key file"), qPrintable(open.err));
        const Result closed = demeterCli({"replay", game});
        QCOMPARE(closed.err, QString());
        qputenv("DEMETER_KEYS", usual);
    }

    /// A game with cards that the program does not know is refused by their name, and nothing is written.
    void unknownCardsAreRefused()
    {
        const RevealedLine line = firstLineWith("fury-3e", "2026-11-22T20:15:00Z", "no-such-cards");
        const QByteArray sealed =
            QByteArray::fromStdString(lineBytes(0, line.open, "\"\"", '"' + hexText(*line.commitment) + '"', line.head));
        const QByteArray revealed = QByteArray::fromStdString(writeReveal({line}));
        const QString sentence = "The game is played with the cards \"no-such-cards\", which this program does not know.";

        const QString game = write("cards.demeter", sealed);
        for (const QStringList& arguments : {QStringList{"replay", game}, QStringList{"reveal", game, "--unfinished", "--replace"}}) {
            const Result result = demeterCli(arguments);
            QCOMPARE(result.status, 2);
            QCOMPARE(result.err, "line 1: " + sentence + '\n');
            QCOMPARE(result.out, QString());
        }
        QVERIFY(!QFile::exists(folder_.filePath("cards.reveal.json")) && !QFile::exists(folder_.filePath("cards.reveal.html")));
        QCOMPARE(wholeFile(game), sealed.toStdString());

        const QString file = write("unknown.reveal.json", revealed);
        const Result verified = demeterCli({"verify", file});
        QCOMPARE(verified.status, 2);
        QCOMPARE(lines(verified.out).front(), QStringLiteral("line 1: this program does not know no-such-cards. A newer one may know it."));
        QVERIFY2(lines(verified.out).back().contains("no-such-cards"), qPrintable(verified.out));
        QCOMPARE(verified.err, QString());
        QCOMPARE(wholeFile(file), revealed.toStdString());
    }

    /// What is left of a program that was killed before its game had begun is in nobody's way.
    void emptyRecordIsTakenUp()
    {
        const QString game = write("nothing.demeter", "");
        const Result unread = demeterCli({"replay", game});
        QCOMPARE(unread.status, 2);
        QVERIFY2(unread.err.contains("no game has begun"), qPrintable(unread.err));
        QCOMPARE(demeterCli({"play", "-", "--record", game}, opening).status, 0);
        QCOMPARE(demeterCli({"replay", game}).status, 0);
    }

    void verifyUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no file") << QStringList{"verify"};
        QTest::newRow("no such file") << QStringList{"verify", "/nowhere/at-all.json"};
        QTest::newRow("code without a round") << QStringList{"verify", "x", "--code", "123456789012"};
        QTest::newRow("round without a code") << QStringList{"verify", "x", "--round", "3"};
        QTest::newRow("round that is no number") << QStringList{"verify", "x", "--code", "123456789012", "--round", "third"};
        QTest::newRow("eleven digits") << QStringList{"verify", "x", "--code", "12345678901", "--round", "3"};
        QTest::newRow("letters") << QStringList{"verify", "x", "--deal", "12345678901a"};
        QTest::newRow("no QR code") << QStringList{"verify", "x", "--qr", "https://example.com"};
        QTest::newRow("language") << QStringList{"verify", "x", "--lang", "de"};
        QTest::newRow("reveal of nothing") << QStringList{"reveal", "/nowhere/at-all.demeter"};
    }
    void verifyUsage()
    {
        QFETCH(QStringList, arguments);
        const Result result = demeterCli(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty() && !result.err.isEmpty());
    }

    void unusableFirstLineLeavesNoRecord()
    {
        const QString game = folder_.filePath("none.demeter");
        QCOMPARE(demeterCli({"play", "-", "--record", game}, "nonsense\n").status, 2);
        QVERIFY(!QFile::exists(game));
        QCOMPARE(demeterCli({"play", "-", "--record", game}, QStringLiteral("{\"position\":%1}\n").arg(position("paris"))).status, 2);
        QVERIFY(!QFile::exists(game));
        QCOMPARE(demeterCli({"play", "-", "--seed", QString(64, '0')}, QStringLiteral("{\"position\":%1}\n").arg(position("paris"))).status,
                 2);
    }

    void program() // as it is installed: arguments, standard streams, exit status
    {
        QProcess process;
        process.start(QStringLiteral(DEMETER_BIN_DIR "/demeter-cli"), {"play", "-"});
        QVERIFY(process.waitForStarted());
        // Each line is answered before the next one is written.
        for (const QString& line : lines(opening)) {
            process.write(line.toUtf8() + '\n');
            QByteArray answer;
            while (!answer.endsWith('\n') && process.waitForReadyRead(10000))
                answer += process.readAllStandardOutput();
            QCOMPARE(answer, QByteArray("ok\n"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);

        process.start(QStringLiteral(DEMETER_BIN_DIR "/demeter-cli"), {"moves", "no-such-file"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
    }
};

DEMETER_TEST(TestCli)
#include "test_cli.moc"
