// `demeter-cli board check`: what it prints, and its exit status.
#include "app/cli/board_command.h"

#include "app/text/board_fault_sentences.h"
#include "core/base/json_faults.h"
#include "core/map/board_faults.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace demeter;

namespace {

struct Run {
    int status;
    QString out, err;
};

Run boardCommand(const QStringList& arguments)
{
    Run result{};
    QTextStream out(&result.out), err(&result.err);
    Terminal toOut(out), toErr(err);
    result.status = runBoardCommand(arguments, toOut, toErr);
    return result;
}

QString source(const char* path)
{
    return QStringLiteral(DEMETER_SOURCE_DIR "/") + QString::fromLatin1(path);
}

} // namespace

class TestBoardCommand : public QObject {
    Q_OBJECT

private slots:
    void goodBoards_data();
    void goodBoards();
    void faults();
    void unusable_data();
    void unusable();
    void usage_data();
    void usage();
    void help();
    void everyCodeHasASentence();
    void sentences_data();
    void sentences();

private:
    QString written(const QByteArray& text)
    {
        const QString path = folder_.filePath(QStringLiteral("board.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return path;
    }
    QTemporaryDir folder_;
};

void TestBoardCommand::goodBoards_data()
{
    test::Rows<QString, QString> row;
    row("fury-3e", source("resources/boards/fury-3e.json"), "70 locations, 111 roads, 10 sea borders, 29 ports, 43 railways, 3 hospitals");
    row("fury-2e", source("resources/boards/fury-2e.json"), "71 locations, 115 roads, 10 sea borders, 29 ports, 43 railways, 1 hospitals");
    row("map M", source("tests/data/board/test-map-m.json"), "15 locations, 14 roads, 2 sea borders, 3 ports, 1 railways, 1 hospitals");
}

void TestBoardCommand::goodBoards()
{
    const auto [file, counts] = test::rowOf<QString, QString>();
    const Run result = boardCommand({"check", file});
    QCOMPARE(result.out, file + ": no faults: " + counts + '\n');
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
}

void TestBoardCommand::faults()
{
    QFile file(source("resources/boards/fury-3e.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    // With what stands before them, because there is a railway between the two as well.
    text.replace("\n  [\"brussels\", \"paris\"]", "\n  [\"brussels\", \"pariss\"]").replace("{\"at\": \"rome\"}", "{\"at\": \"a\\nb%1\"}");
    const QString path = written(text);
    const Run result = boardCommand({"check", path});
    // A line break in the file does not break the line.
    QCOMPARE(result.out, path + ": /roads/24: \"pariss\" is not a location of this board; did you mean \"paris\"?\n" + path +
                             ": /hospitals/2/at: \"a\uFFFDb%1\" is not a location of this board.\n");
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 1);

    const QString list = written("[]");
    const Run whole = boardCommand({"check", list});
    QCOMPARE(whole.out, list + ": This should be an object.\n");
    QCOMPARE(whole.status, 1);

    const QString doubled = written(R"({"id":"x","id":"x"})");
    const Run fields = boardCommand({"check", doubled});
    QVERIFY(fields.out.startsWith(doubled + ": /name: The field \"name\" is missing.\n"));
    QVERIFY(fields.out.contains(doubled + ": /id: The field \"id\" is there twice.\n"));
    QCOMPARE(fields.status, 1);
}

void TestBoardCommand::unusable_data()
{
    // `text`: written to the file if not null
    test::Rows<QString, QByteArray, QString> row;
    row("not there", folder_.filePath("none.json"), QByteArray(), "The file cannot be read: ");
    row("a folder", folder_.path(), QByteArray(), "The file cannot be read: ");
    row("endless", "/dev/zero", QByteArray(), "The file cannot be read: This is not a file.");
    row("large", "", QByteArray((16 << 20) + 1, ' '), "The file cannot be read: It is too large for a board file.");
    row("empty", "", QByteArray(""), "line 1, column 1: The file is empty.");
    row("no JSON", "", QByteArray("{\n  id}"), "line 2, column 3: This is not valid JSON.");
    row("no text", "", QByteArray("\x89PNG"), "line 1, column 1: The text is not valid UTF-8.");
    row("too deep", "", QByteArray(100, '['), "line 1, column 65: Objects and lists are nested too deeply; 64 levels are allowed.");
}

void TestBoardCommand::unusable()
{
    auto [file, text, error] = test::rowOf<QString, QByteArray, QString>();
    if (!text.isNull())
        file = written(text);
    const Run result = boardCommand({"check", file});
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.startsWith(file + ": " + error), qPrintable(result.err));
    QVERIFY(result.err.endsWith('\n'));
    QCOMPARE(result.status, 2);
}

void TestBoardCommand::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("no file") << QStringList{"check"};
    QTest::newRow("two files") << QStringList{"check", "a", "b"};
    QTest::newRow("unknown command") << QStringList{"draw", "a"};
    QTest::newRow("unknown option") << QStringList{"check", "--fast"};
}

void TestBoardCommand::usage()
{
    QFETCH(QStringList, arguments);
    const Run result = boardCommand(arguments);
    QCOMPARE(result.out, QString());
    QCOMPARE(result.err, QStringLiteral("Usage: demeter-cli board check FILE\n"));
    QCOMPARE(result.status, 2);
}

void TestBoardCommand::help()
{
    for (const QStringList& arguments : {QStringList{"--help"}, QStringList{"check", "--help"}, QStringList{"-h"}}) {
        const Run result = boardCommand(arguments);
        QVERIFY(result.out.startsWith("Usage: demeter-cli board check FILE\n"));
        QVERIFY(result.out.contains("Exit status"));
        QCOMPARE(result.err, QString());
        QCOMPARE(result.status, 0);
    }
}

void TestBoardCommand::everyCodeHasASentence()
{
    const auto check = [](std::string_view code, std::size_t count) {
        Fault fault{std::string(code), "/x", {}};
        for (std::size_t i = 0; i < count; ++i)
            fault.arguments.push_back("argument" + std::to_string(i));
        const QString sentence = boardFaultSentence(fault);
        QVERIFY2(!sentence.isEmpty(), fault.code.c_str());
        QVERIFY2(!sentence.contains('%'), fault.code.c_str());
        QVERIFY2(sentence.endsWith('.') || sentence.endsWith('?'), fault.code.c_str());
    };
    for (const auto& [code, description] : boardFaults)
        check(code, description.empty() ? 0 : 1 + static_cast<std::size_t>(std::ranges::count(description, ',')));
    for (const FaultInfo& info : jsonFaults)
        check(info.code, info.arguments);
    QCOMPARE(boardFaultSentence({"no-such-code", "/x", {}}), QString());
}

void TestBoardCommand::sentences_data()
{
    test::Rows<QString, QStringList, QString> row;
    row("with suggestion", "unknown-location", QStringList{"pariss", "paris"},
        "\"pariss\" is not a location of this board; did you mean \"paris\"?");
    row("without suggestion", "unknown-location", QStringList{"xanadu"}, "\"xanadu\" is not a location of this board.");
    row("percent signs in the file", "name-doubled", QStringList{"%2", "%1"}, "The location \"%1\" has the name \"%2\" already.");
    row("too few arguments", "edge-doubled", QStringList{"a"}, "\"a\" and \"\" are joined already, at .");
}

void TestBoardCommand::sentences()
{
    const auto [code, arguments, sentence] = test::rowOf<QString, QStringList, QString>();
    Fault fault{code.toStdString(), "/x", {}};
    for (const QString& argument : arguments)
        fault.arguments.push_back(argument.toStdString());
    QCOMPARE(boardFaultSentence(fault), sentence);
}

DEMETER_TEST(TestBoardCommand)
#include "test_board_command.moc"
