// The record's and the key's files where the medium, the system or another program lets them down: what was acknowledged is there, what was
// refused is not, and nothing is left lying about.
#include "tests/core/journal/journal_support.h"
#include "tests/core/system/failing_files.h"
#include "tests/support/rows.h"

#include "core/journal/private_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Asked = std::vector<std::string>;

/// How the next line fails.
enum class Trouble { Write, ShortWrite, Flush };

void arrange(Mishaps& mishaps, Trouble trouble)
{
    if (trouble == Trouble::Write)
        mishaps.writes = 0;
    else if (trouble == Trouble::ShortWrite)
        mishaps.room = 3;
    else
        mishaps.flushes = 0;
}

QString codeIn(const auto& result)
{
    return result ? QString() : QString::fromStdString(result.error().code);
}

void addTroubles()
{
    QTest::addColumn<Trouble>("trouble");
    QTest::addColumn<QString>("code");
    QTest::newRow("nothing is written") << Trouble::Write << QStringLiteral("device-failed");
    QTest::newRow("a part is written, and the disk is full") << Trouble::ShortWrite << QStringLiteral("device-full");
    QTest::newRow("everything is written, and not flushed") << Trouble::Flush << QStringLiteral("device-failed");
}

} // namespace

Q_DECLARE_METATYPE(Trouble)

class TestFailingFiles : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    int number_ = 0;
    std::string newPath() { return folder_.filePath(QStringLiteral("%1.demeter").arg(++number_)).toStdString(); }

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    /// A line counts when it was written and flushed, in this order, and not before; a new file when its name is safe.
    void orderOfThings()
    {
        const FailingFiles files;
        auto device = createFileWith(files, newPath());
        QVERIFY(device);
        QCOMPARE(files.mishaps().asked, Asked{"flush folder"});
        files.mishaps().asked.clear();
        QVERIFY((*device)->append("one\n"));
        QCOMPARE(files.mishaps().asked, (Asked{"write", "flush"}));
        files.mishaps().asked.clear();
        QVERIFY((*device)->truncate(2));
        QCOMPARE(files.mishaps().asked, (Asked{"cut", "flush"}));
        files.mishaps().asked.clear();
        const PrivateFile key(newPath(), 100, files);
        const auto mark = key.replace("first", std::nullopt);
        QVERIFY(mark);
        QCOMPARE(files.mishaps().asked, (Asked{"write", "flush", "move", "flush folder"}));
    }

    void failedLineIsCutBack_data() { addTroubles(); }
    void failedLineIsCutBack()
    {
        QFETCH(Trouble, trouble);
        QFETCH(QString, code);
        const std::string path = newPath();
        const FailingFiles files;
        auto device = createFileWith(files, path);
        QVERIFY(device && (*device)->append("one\n"));
        arrange(files.mishaps(), trouble);
        const auto refused = (*device)->append("another\n");
        QCOMPARE(codeIn(refused), code);
        QCOMPARE(refused.error().place, path);
        if (code == "device-failed")
            QCOMPARE(refused.error().arguments, std::vector<std::string>{"5"});
        QCOMPARE(wholeFile(path), "one\n");
        // There is room again, and it goes on as if nothing had been.
        files.mishaps() = {};
        QVERIFY((*device)->append("two\n"));
        QCOMPARE(wholeFile(path), "one\ntwo\n");
    }

    /// It could not be taken back: it may stand there, and counts as little.
    void restOfAFailedLineGoesLater_data() { addTroubles(); }
    void restOfAFailedLineGoesLater()
    {
        QFETCH(Trouble, trouble);
        QFETCH(QString, code);
        const std::string path = newPath(), rest = trouble == Trouble::Write ? "" : trouble == Trouble::ShortWrite ? "ano" : "another\n";
        const FailingFiles files;
        auto device = createFileWith(files, path);
        QVERIFY(device && (*device)->append("one\n"));
        arrange(files.mishaps(), trouble);
        files.mishaps().cutFails = true;
        QCOMPARE(codeIn((*device)->append("another\n")), code);
        QCOMPARE(wholeFile(path), "one\n" + rest);
        // As long as it cannot go nothing is written behind it.
        if (!rest.empty())
            QCOMPARE(codeIn((*device)->append("two\n")), QString("device-failed"));
        QCOMPARE(wholeFile(path), "one\n" + rest);
        files.mishaps() = {};
        QVERIFY((*device)->append("two\n"));
        QCOMPARE(wholeFile(path), "one\ntwo\n");
    }

    void failedCutLeavesEverything()
    {
        const std::string path = newPath();
        const FailingFiles files;
        auto device = createFileWith(files, path);
        QVERIFY(device && (*device)->append("one\ntwo\n"));
        files.mishaps().cutFails = true;
        QCOMPARE(codeIn((*device)->truncate(4)), QString("device-failed"));
        files.mishaps() = {};
        QVERIFY((*device)->append("three\n"));
        QCOMPARE(wholeFile(path), "one\ntwo\nthree\n");
        // It is shorter, though nobody knows whether the medium has it so: it is written behind what there is.
        files.mishaps().flushes = 0;
        QCOMPARE(codeIn((*device)->truncate(4)), QString("device-failed"));
        files.mishaps() = {};
        QVERIFY((*device)->append("four\n"));
        QCOMPARE(wholeFile(path), "one\nfour\n");
    }

    /// A game that could not begin leaves no file.
    void failedBeginningLeavesNothing_data()
    {
        Rows<bool, QString> row;
        row("lock", true, QStringLiteral("device-locked"));
        row("name", false, QStringLiteral("device-failed"));
    }
    void failedBeginningLeavesNothing()
    {
        const auto [lockHeld, code] = rowOf<bool, QString>();
        const std::string path = newPath();
        const FailingFiles files;
        files.mishaps().lockHeld = lockHeld;
        files.mishaps().folderFlushFails = !lockHeld;
        QCOMPARE(codeIn(createFileWith(files, path)), code);
        QVERIFY(!systemFiles().state(path));
        files.mishaps() = {};
        QVERIFY(createFileWith(files, path));
    }

    void lockThatIsHeld()
    {
        const std::string path = newPath();
        const FailingFiles files;
        QVERIFY((*createFileWith(files, path))->append("one\n"));
        files.mishaps().lockHeld = true;
        QCOMPARE(codeIn(openFileWith(files, path)), QString("device-locked"));
        QVERIFY(openFileReadOnly(path));
        QCOMPARE(wholeFile(path), "one\n");
    }

    /// Whether the name still leads to the file is a question that not every answer settles.
    void nameThatNobodyCanLookUp()
    {
        const std::string path = newPath();
        const FailingFiles files;
        auto device = createFileWith(files, path);
        files.mishaps().lookFails = FileError::Why::Denied;
        QVERIFY((*device)->append("one\n"));
        files.mishaps().lookFails = FileError::Why::Missing;
        QCOMPARE(codeIn((*device)->append("two\n")), QString("device-moved"));
        files.mishaps() = {};
        QVERIFY((*device)->append("two\n"));
        QCOMPARE(wholeFile(path), "one\ntwo\n");
    }

    /// A whole game, in which every line fails once in each way: nothing that was acknowledged is lost, and nothing that was refused came
    /// into it. Its file is that of the game in which all went well.
    void everyLineOfAGame_data() { addTroubles(); }
    void everyLineOfAGame()
    {
        QFETCH(Trouble, trouble);
        const std::string path = newPath(), calm = newPath();
        const FailingFiles files;
        auto device = createFileWith(files, path);
        QVERIFY(device);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(3);
        for (int step = 0; step < 40; ++step) {
            const auto action = randomAction(*record, random);
            QVERIFY(action);
            const std::string state = stateText(*record), before = wholeFile(path);
            const std::uint64_t lines = record->lines();
            arrange(files.mishaps(), trouble);
            // The medium may stand still altogether; whoever opens the file then finds what was acknowledged.
            files.mishaps().cutFails = step % 2 == 1;
            QVERIFY(!record->submit(*action));
            QCOMPARE(stateText(*record), state);
            QCOMPARE(record->lines(), lines);
            QVERIFY(wholeFile(path).starts_with(before));
            if (step % 2 == 0)
                QCOMPARE(wholeFile(path), before);
            auto opened = Record::open(*openFileReadOnly(path), {boards(), rules().cards}, testKeys());
            QVERIFY(opened);
            // A whole line that was not flushed may have come through all the same.
            const bool came = step % 2 == 1 && trouble == Trouble::Flush;
            QCOMPARE(opened->record.lines(), lines + (came ? 1 : 0));
            if (!came)
                QCOMPARE(stateText(opened->record), state);
            files.mishaps() = {};
            QVERIFY(record->submit(*action));
            QVERIFY(wholeFile(path).starts_with(before));
            QCOMPARE(record->lines(), lines + 1);
        }
        const auto reopened = Record::open(*openFileReadOnly(path), {boards(), rules().cards}, testKeys());
        QVERIFY(reopened && reopened->notices.empty());
        QCOMPARE(stateText(reopened->record), stateText(*record));
    }

    /// There is the old key or the new one, and nothing beside it.
    void failedKeyLeavesTheOld_data()
    {
        // `trouble`: of the writing, or the move
        Rows<int, bool, QString> row;
        const QStringList names{"nothing written", "a part written", "not flushed", "not moved"};
        const QStringList codes{"device-failed", "device-full", "device-failed", "device-denied"};
        for (int trouble = 0; trouble < 4; ++trouble)
            for (const bool first : {false, true})
                row(qPrintable(QString::asprintf("%s, %s", qPrintable(names[trouble]), first ? "the first" : "in the place of another")),
                    trouble, first, codes[trouble]);
    }
    void failedKeyLeavesTheOld()
    {
        const auto [trouble, first, code] = rowOf<int, bool, QString>();
        const QString folder = folder_.filePath(QStringLiteral("key %1").arg(++number_));
        const std::string path = (folder + "/keys").toStdString();
        const FailingFiles files;
        const PrivateFile key(path, 100, files);
        std::optional<FileMark> known;
        if (!first) {
            const auto old = key.replace("the old one", std::nullopt);
            QVERIFY(old);
            known = *old;
        }
        if (trouble < 3)
            arrange(files.mishaps(), static_cast<Trouble>(trouble));
        else
            files.mishaps().moveFails = FileError::Why::Denied;
        QCOMPARE(codeIn(key.replace("the new one", known)), code);
        QCOMPARE(QDir(folder).entryList(QDir::Files), first ? QStringList() : QStringList{"keys"});
        QCOMPARE(wholeFile(path), first ? std::string() : std::string("the old one"));
        files.mishaps() = {};
        QVERIFY(key.replace("the new one", known));
        QCOMPARE(wholeFile(path), "the new one");
    }

    /// Somebody who asks for no lock puts a key there in the last moment: the first one is not written over.
    void keyOfAnotherProgramStays()
    {
        const std::string path = newPath();
        const FailingFiles files;
        const PrivateFile key(path, 100, files);
        files.mishaps().beforeMove = [&] { std::ofstream(path, std::ios::binary) << "theirs"; };
        QCOMPARE(codeIn(key.replace("mine", std::nullopt)), QString("device-exists"));
        QCOMPARE(wholeFile(path), "theirs");
        QVERIFY(!systemFiles().state(path + ".new"));
    }

    /// That the folder is not flushed takes nothing back: the new key is in its place.
    void folderOfTheKeyIsNotFlushed()
    {
        const std::string path = newPath();
        const FailingFiles files;
        files.mishaps().folderFlushFails = true;
        QVERIFY(PrivateFile(path, 100, files).replace("mine", std::nullopt));
        QCOMPARE(wholeFile(path), "mine");
    }
};

DEMETER_TEST(TestFailingFiles)
#include "test_failing_files.moc"
