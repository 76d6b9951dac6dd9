// What every operating system's half does alike. It names no system itself: whatever it is built for, it holds that half to this.
#include "core/system/files.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <future>
#include <string>
#include <string_view>

using namespace demeter;

namespace {

using Access = Files::Access;
using Why = FileError::Why;

template <typename T> Why whyOf(const std::expected<T, FileError>& result)
{
    return result ? Why::Failed : result.error().why;
}

std::string allOf(const OpenFile& file)
{
    std::string bytes(1000, '\0');
    bytes.resize(file.read(0, bytes.data(), bytes.size()).value_or(0));
    return bytes;
}

} // namespace

class TestSystemFiles : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    const Files& files_ = systemFiles();

    std::string named(const QString& name) const { return folder_.filePath(name).toStdString(); }
    /// As Qt has it, so that names are seen to mean the same to both.
    QByteArray content(const QString& name) const
    {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    void names_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("a.demeter");
        QTest::newRow("Spanish") << QStringLiteral("Ñandú.demeter");
        QTest::newRow("Polish") << QStringLiteral("Łódź, źdźbło.demeter");
        QTest::newRow("Russian") << QStringLiteral("Замок Дракулы.demeter");
        QTest::newRow("beyond two bytes") << QStringLiteral("🦇.demeter");
        QTest::newRow("in a folder") << QStringLiteral("Пыль і пил/Кёльн/б.demeter");
        QString deep;
        for (int n = 0; n < 8; ++n)
            deep += QStringLiteral("folder whose name is about forty letters/");
        QTest::newRow("long") << deep + QStringLiteral("Łódź.demeter");
    }
    void names()
    {
        QFETCH(QString, name);
        const std::string path = named(name);
        QVERIFY(files_.makeFolderOf(path));
        QVERIFY(files_.makeFolderOf(path)); // it is there
        QCOMPARE(whyOf(files_.open(path, Access::Write)), Why::Missing);
        QCOMPARE(whyOf(files_.state(path)), Why::Missing);
        {
            const auto file = files_.open(path, Access::New);
            QVERIFY(file);
            QVERIFY((*file)->write(0, "one\n") && (*file)->flush() && files_.flushFolderOf(path));
            QVERIFY(files_.state(path)->which == (*file)->state()->which);
        }
        QCOMPARE(content(name), QByteArray("one\n"));
        QCOMPARE(whyOf(files_.open(path, Access::New)), Why::Exists);
        const std::string other = named(name + QStringLiteral(".new"));
        QVERIFY(files_.move(path, other, false));
        QCOMPARE(whyOf(files_.state(path)), Why::Missing);
        QVERIFY(files_.move(other, path, false));
        QVERIFY(!files_.lockFolderOf(path, true)->isBusy());
        files_.remove(path);
        files_.remove(path); // there is none
        QCOMPARE(whyOf(files_.state(path)), Why::Missing);
    }

    void writesWhereItIsTold()
    {
        const std::string path = named("written");
        const auto file = files_.open(path, Access::New);
        QVERIFY(file);
        OpenFile& it = **file;
        QCOMPARE(allOf(it), "");
        QVERIFY(it.write(0, "one\n") && it.write(4, "two\n") && it.write(8, ""));
        QCOMPARE(allOf(it), "one\ntwo\n");
        char some[3]{};
        QCOMPARE(it.read(4, some, sizeof some).value(), std::size_t{3});
        QCOMPARE(std::string_view(some, 3), std::string_view("two"));
        QCOMPARE(it.read(6, some, sizeof some).value(), std::size_t{2}); // it ends there
        QCOMPARE(it.read(80, some, sizeof some).value(), std::size_t{0});
        QVERIFY(it.cut(5) && it.flush());
        QCOMPARE(allOf(it), "one\nt");
        QCOMPARE(it.state()->size, std::uint64_t{5});
        QVERIFY(it.write(5, "hree\n"));
        QCOMPARE(content("written"), QByteArray("one\nthree\n"));
        // More than is handed to the system at once.
        const std::string much(3'000'001, 'x');
        QVERIFY(it.write(0, much));
        std::string again(much.size(), '\0');
        QCOMPARE(it.read(0, again.data(), again.size()).value(), much.size());
        QVERIFY(again == much);
    }

    void readerWritesNothing()
    {
        put("read", "line\n");
        const auto reader = files_.open(named("read"), Access::Read);
        QVERIFY(reader);
        QVERIFY(!(*reader)->write(0, "x"));
        QVERIFY(!(*reader)->cut(0));
        QCOMPARE(content("read"), QByteArray("line\n"));
    }

    /// One writes, and as many as like read: the whole of it, and from another program.
    void oneWriterAtATime()
    {
        const std::string path = named("locked");
        {
            const auto first = files_.open(path, Access::New);
            QVERIFY(first && (*first)->lock() && (*first)->write(0, "line\n"));
            const auto second = files_.open(path, Access::Write);
            QVERIFY(second);
            QCOMPARE(whyOf((*second)->lock()), Why::Locked);
            const auto reader = files_.open(path, Access::Read);
            QVERIFY(reader);
            QCOMPARE(allOf(**reader), "line\n");
            QCOMPARE(content("locked"), QByteArray("line\n"));
            QVERIFY((*first)->write(5, "next\n") && (*first)->cut(7)); // its own lock is not in its way
            QCOMPARE(allOf(**reader), "line\nne");
        }
        const auto later = files_.open(path, Access::Write);
        QVERIFY(later && (*later)->lock());
    }

    void nobodyElseReadsIt()
    {
        const auto file = files_.open(named("own"), Access::New);
        QVERIFY(file);
        QVERIFY(!(*file)->othersMayRead());
        QVERIFY((*file)->keepToOwner());
        QVERIFY(!(*file)->othersMayRead());
        QVERIFY(files_.move(named("own"), named("own too"), false));
        const auto reader = files_.open(named("own too"), Access::Read);
        QVERIFY(reader);
        QVERIFY(!(*reader)->othersMayRead());
        QVERIFY((*reader)->keepToOwner()); // nor does it take more than to read it
    }

    /// Who holds a file knows whether its name still leads there.
    void nameOfAnotherFile()
    {
        const auto file = files_.open(named("name"), Access::New);
        QVERIFY(file && (*file)->write(0, "mine"));
        QVERIFY(files_.state(named("name"))->which == (*file)->state()->which);
        QVERIFY(files_.move(named("name"), named("away"), false)); // though it is open
        QCOMPARE(whyOf(files_.state(named("name"))), Why::Missing);
        put("name", "mine");
        QVERIFY(files_.state(named("name"))->which != (*file)->state()->which);
        QVERIFY((*file)->write(4, " too"));
        QCOMPARE(content("away"), QByteArray("mine too"));
        QVERIFY(!(*file)->state()->isNameless);
    }

    void otherNameOfTheFile()
    {
        const auto file = files_.open(named("first name"), Access::New);
        QVERIFY(file);
        QVERIFY(files_.move(named("first name"), named("other name"), false));
        QVERIFY(files_.state(named("other name"))->which == (*file)->state()->which);
        QVERIFY(files_.move(named("other name"), named("first name"), false));
        QVERIFY(files_.state(named("first name"))->which == (*file)->state()->which);
    }

    void removedWhileItIsOpen()
    {
        const auto file = files_.open(named("removed"), Access::New);
        QVERIFY(file && !(*file)->state()->isNameless);
        files_.remove(named("removed"));
        QVERIFY((*file)->state()->isNameless);
    }

    void timesSayThatItWasChanged()
    {
        put("times", "one");
        const auto file = files_.open(named("times"), Access::Read);
        QVERIFY(file);
        const auto before = (*file)->state()->times;
        QVERIFY((*file)->state()->times == before);
        QTest::qSleep(30); // a file system's clock is no finer than a few milliseconds
        put("times", "two");
        QVERIFY((*file)->state()->times != before);
    }

    void moves()
    {
        put("from", "new");
        put("to", "old");
        QCOMPARE(whyOf(files_.move(named("from"), named("to"), false)), Why::Exists);
        QCOMPARE(content("from"), QByteArray("new"));
        QCOMPARE(content("to"), QByteArray("old"));
        QVERIFY(files_.move(named("from"), named("to"), true));
        QCOMPARE(content("to"), QByteArray("new"));
        QCOMPARE(content("from"), QByteArray("(none)"));
        QCOMPARE(whyOf(files_.move(named("from"), named("to"), true)), Why::Missing);
        QCOMPARE(content("to"), QByteArray("new"));
    }

    void folderIsNoFile()
    {
        const std::string path = folder_.path().toStdString();
        QCOMPARE(whyOf(files_.open(path, Access::New)), Why::Exists);
        QCOMPARE(whyOf(files_.open(path, Access::Write)), Why::NotAFile);
        const auto reader = files_.open(path, Access::Read);
        QVERIFY(reader ? !(*reader)->state()->isFile : reader.error().why == Why::NotAFile);
        QCOMPARE(whyOf(files_.open(named("no folder/a"), Access::New)), Why::Missing);
        put("file", "");
        QVERIFY(files_.open(named("file/a"), Access::New).error().why == Why::Missing);
        QCOMPARE(whyOf(files_.makeFolderOf(named("file/a/b"))), Why::Missing);
    }

    /// Where the system and its user's rights know of such links.
    void linkIsNotTheFileItself()
    {
        put("behind", "");
        QVERIFY(files_.open(named("behind"), Access::WriteItself));
        std::error_code error;
        std::filesystem::create_symlink(std::filesystem::path(named("behind")), std::filesystem::path(named("link")), error);
        if (error)
            QCOMPARE(whyOf(files_.open(named("link"), Access::WriteItself)), Why::Missing);
        else
            QVERIFY(files_.open(named("link"), Access::Write) && !files_.open(named("link"), Access::WriteItself));
    }

    void oneProgramReplacesAtATime()
    {
        const std::string path = named("key");
        const auto isBusyElsewhere = [&](const std::string& file) {
            return std::async(std::launch::async, [&] { return files_.lockFolderOf(file, false)->isBusy(); }).get();
        };
        QVERIFY(files_.makeFolderOf(named("other folder/key")));
        {
            const auto lock = files_.lockFolderOf(path, true);
            QVERIFY(!lock->isBusy());
            QVERIFY(isBusyElsewhere(path));
            QVERIFY(isBusyElsewhere(named("other file")));
            QVERIFY(!isBusyElsewhere(named("other folder/key")));
        }
        QVERIFY(!isBusyElsewhere(path));
        QVERIFY(!isBusyElsewhere(named("no folder/key"))); // there one does without
    }

    void errorsOfTheStandardLibrary_data()
    {
        test::Rows<std::errc, Why> row;
        row("no file", std::errc::no_such_file_or_directory, Why::Missing);
        row("no folder", std::errc::not_a_directory, Why::Missing);
        row("there", std::errc::file_exists, Why::Exists);
        row("no right", std::errc::permission_denied, Why::Denied);
        row("not allowed", std::errc::operation_not_permitted, Why::Denied);
        row("read-only", std::errc::read_only_file_system, Why::Denied);
        row("full", std::errc::no_space_on_device, Why::Full);
        row("too large", std::errc::file_too_large, Why::Full);
        row("folder", std::errc::is_a_directory, Why::NotAFile);
        row("locked", std::errc::operation_would_block, Why::Locked);
        row("broken", std::errc::io_error, Why::Failed);
    }
    void errorsOfTheStandardLibrary()
    {
        const auto [error, why] = test::rowOf<std::errc, Why>();
        const FileError found = fileError(std::make_error_code(error));
        QCOMPARE(found.why, why);
        QCOMPARE(found.number, static_cast<int>(error));
    }
};

DEMETER_TEST(TestSystemFiles)
#include "test_system_files.moc"
