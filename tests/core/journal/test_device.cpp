// Devices that fail: nothing that was acknowledged is lost, and nothing that was refused is in the game.
#include "tests/core/journal/journal_support.h"

#include "core/journal/chain.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// How a write fails that goes beyond what the device can hold.
enum class Failure {
    Refused,      ///< nothing is written
    ShortCutBack, ///< as much as fits is written, and taken back
    ShortLeft,    ///< as much as fits is written, and stays; the machine has stopped
    FlushCutBack, ///< everything is written, the flush fails, and it is taken back
    FlushLeft,    ///< everything is written, the flush fails, and it stays; the machine has stopped
};

/// What a failing device holds and how it fails, for the test to change between two lines.
struct Medium {
    std::string bytes;
    std::size_t room = std::string::npos;
    Failure failure{};
    bool stopped = false;
};

class FailingDevice final : public Device {
public:
    explicit FailingDevice(std::shared_ptr<Medium> medium) : medium_(std::move(medium)) {}
    std::expected<std::string, Fault> read() override { return medium_->bytes; }
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        Medium& medium = *medium_;
        if (medium.stopped)
            return std::unexpected(full());
        if (medium.bytes.size() + bytes.size() <= medium.room) {
            medium.bytes.append(bytes);
            return {};
        }
        if (medium.failure == Failure::ShortLeft)
            medium.bytes.append(bytes.substr(0, medium.room - std::min(medium.room, medium.bytes.size())));
        if (medium.failure == Failure::FlushLeft)
            medium.bytes.append(bytes);
        medium.stopped = medium.failure == Failure::ShortLeft || medium.failure == Failure::FlushLeft;
        return std::unexpected(full());
    }
    std::expected<void, Fault> truncate(std::uint64_t size) override
    {
        medium_->bytes.resize(size);
        return {};
    }
    std::string path() const override { return "failing"; }

private:
    Fault full() const { return {"device-full", path(), {}}; }
    std::shared_ptr<Medium> medium_;
};

/// Sets how large a file may get, as long as it lives.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    rlimit before_{};
};

/// Gives up the rights of the superuser, if the test has them, as long as it lives.
class OrdinaryUser {
public:
    OrdinaryUser() : changed_(::geteuid() == 0 && ::seteuid(65534) == 0) {}
    ~OrdinaryUser()
    {
        if (changed_ && ::seteuid(0) != 0)
            qFatal("rights lost");
    }
    Q_DISABLE_COPY_MOVE(OrdinaryUser)

private:
    bool changed_;
};

template <typename T> QString codeOf(const std::expected<T, Fault>& result)
{
    return result ? QString() : QString::fromStdString(result.error().code);
}

QString codeOf(const std::expected<void, RecordRefusal>& result)
{
    if (result)
        return {};
    const auto* fault = std::get_if<Fault>(&result.error());
    return fault == nullptr ? QStringLiteral("violation") : QString::fromStdString(fault->code);
}

} // namespace

class TestDevice : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    /// Every seventh byte, with DEMETER_FULL every one; under the sanitizers, where the same takes ten times as long, every 29th.
    static std::size_t stride()
    {
#ifdef DEMETER_SANITIZED
        return 29;
#else
        return static_cast<std::size_t>(times(7, 1));
#endif
    }
    std::string file(const char* name) const
    {
        return folder_.filePath(name).toStdString();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(folder_.isValid());
        std::signal(SIGXFSZ, SIG_IGN); // so that a file beyond the limit is an error of the write
    }

    void appendAndRead()
    {
        const std::string path = file("a.demeter");
        {
            auto device = createFile(path);
            QVERIFY(device);
            QCOMPARE((*device)->path(), path);
            QCOMPARE((*device)->read().value(), "");
            QVERIFY((*device)->append("one\n"));
            QVERIFY((*device)->append("two\n"));
            QCOMPARE((*device)->read().value(), "one\ntwo\n");
            struct stat status {};
            QCOMPARE(::stat(path.c_str(), &status), 0);
            QCOMPARE(status.st_mode & 0777, mode_t{0600}); // nobody else may read a game
        }
        auto device = openFile(path);
        QVERIFY(device);
        QVERIFY((*device)->truncate(4));
        QVERIFY((*device)->truncate(100)); // never makes it longer
        QVERIFY((*device)->append("three\n"));
        QCOMPARE(wholeFile(path), "one\nthree\n");
    }

    void createNeverOverwrites()
    {
        const std::string path = file("b.demeter");
        QVERIFY((*createFile(path))->append("line\n"));
        QCOMPARE(codeOf(createFile(path)), QString("device-exists"));
        QCOMPARE(wholeFile(path), "line\n");
        const std::string pipe = file("b.pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(codeOf(createFile(pipe)), QString("device-exists"));
        QCOMPARE(codeOf(createFile(folder_.path().toStdString())), QString("device-exists"));
    }

    /// A program that is ended between making its file and the first line leaves nothing that is in the way.
    void emptyFileIsTakenUp()
    {
        const std::string path = file("b-empty.demeter");
        std::ofstream(path).flush();
        QCOMPARE(::chmod(path.c_str(), 0644), 0);
        {
            auto device = createFile(path);
            QVERIFY(device);
            // Unless that program is still there.
            QCOMPARE(codeOf(createFile(path)), QString("device-locked"));
            QVERIFY((*device)->append("line\n"));
        }
        struct stat status {};
        QCOMPARE(::stat(path.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777, mode_t{0600});
        QCOMPARE(wholeFile(path), "line\n");
        // Nor is a file taken up that only a link with this name leads to.
        const std::string elsewhere = file("b-elsewhere"), link = file("b-link.demeter");
        std::ofstream(elsewhere).flush();
        QCOMPARE(::symlink(elsewhere.c_str(), link.c_str()), 0);
        QCOMPARE(codeOf(createFile(link)), QString("device-exists"));
    }

    void faults()
    {
        QCOMPARE(codeOf(openFile(file("none.demeter"))), QString("device-missing"));
        QCOMPARE(codeOf(openFileReadOnly(file("none.demeter"))), QString("device-missing"));
        QCOMPARE(codeOf(createFile(file("no-folder/c.demeter"))), QString("device-missing"));
        QCOMPARE(codeOf(openFile(folder_.path().toStdString())), QString("device-not-a-file"));
        QCOMPARE(codeOf(openFileReadOnly(folder_.path().toStdString())), QString("device-not-a-file"));
        const std::string pipe = file("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(codeOf(openFileReadOnly(pipe)), QString("device-not-a-file")); // and does not wait for a writer
        QCOMPARE(openFile(file("none.demeter")).error().place, file("none.demeter"));
    }

    void twoProgramsCannotWriteOneGame()
    {
        const std::string path = file("d.demeter");
        {
            const auto first = createFile(path);
            QVERIFY(first);
            QCOMPARE(codeOf(openFile(path)), QString("device-locked"));
            QVERIFY(openFileReadOnly(path)); // reading does no harm
        }
        const auto second = openFile(path);
        QVERIFY(second);
        QCOMPARE(codeOf(openFile(path)), QString("device-locked"));
    }

    void readOnlyDeviceRefuses()
    {
        const std::string path = file("e.demeter");
        QVERIFY((*createFile(path))->append("line\n"));
        auto device = openFileReadOnly(path);
        QVERIFY(device);
        QCOMPARE((*device)->read().value(), "line\n");
        QCOMPARE(codeOf((*device)->append("x")), QString("device-read-only"));
        QCOMPARE(codeOf((*device)->truncate(0)), QString("device-read-only"));
        QCOMPARE(wholeFile(path), "line\n");
    }

    void readOnlyFolder()
    {
        const std::string inside = file("readonly");
        QCOMPARE(::mkdir(inside.c_str(), 0755), 0);
        const std::string path = inside + "/f.demeter";
        QVERIFY(createFile(path));
        QCOMPARE(::chmod(path.c_str(), 0444), 0);
        QCOMPARE(::chmod(inside.c_str(), 0555), 0);
        QCOMPARE(::chmod(folder_.path().toUtf8().constData(), 0755), 0);
        {
            const OrdinaryUser user;
            QCOMPARE(codeOf(createFile(inside + "/g.demeter")), QString("device-denied"));
            QCOMPARE(codeOf(openFile(path)), QString("device-denied"));
            QVERIFY(openFileReadOnly(path));
        }
        QCOMPARE(::chmod(inside.c_str(), 0755), 0);
    }

    void foreignChangeIsNotWrittenOver()
    {
        const std::string path = file("h.demeter");
        auto device = createFile(path);
        QVERIFY((*device)->append("line\n"));
        std::ofstream(path, std::ios::app | std::ios::binary) << "foreign";
        const auto refused = (*device)->append("next\n");
        QCOMPARE(codeOf(refused), QString("device-changed"));
        QCOMPARE(refused.error().arguments, (std::vector<std::string>{"5", "12"}));
        QCOMPARE(codeOf((*device)->truncate(0)), QString("device-changed"));
        QCOMPARE(wholeFile(path), "line\nforeign");
    }

    /// Whoever deletes the file, or the medium that it was on, has not silenced the game: nothing is shown as done any more.
    void removedFileIsNoticed()
    {
        const std::string path = file("removed.demeter");
        auto device = createFile(path);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(1);
        playTo(*record, 5, random);
        const GameState state = record->state();
        QCOMPARE(::unlink(path.c_str()), 0);
        QCOMPARE(codeOf(record->submit(*randomAction(*record, random))), QString("device-missing"));
        QCOMPARE(codeOf(record->undo()), QString("device-missing"));
        QVERIFY(record->state() == state);
        QCOMPARE(record->lines(), std::uint64_t{5});
    }

    /// A program that writes into the middle, and leaves the size as it was: the next step says so, not the next opening.
    void changedByteIsNoticed()
    {
        const std::string path = file("altered.demeter");
        auto device = createFile(path);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(1);
        playTo(*record, 5, random);
        const GameState state = record->state();
        const auto put = [&](std::size_t at, char byte) {
            QTest::qSleep(15); // a file system's clock is no finer than a few milliseconds
            const int other = ::open(path.c_str(), O_WRONLY);
            const bool done = other >= 0 && ::pwrite(other, &byte, 1, static_cast<off_t>(at)) == 1;
            ::close(other);
            return done;
        };
        for (const std::size_t at : {std::size_t{40}, wholeFile(path).size() - 100}) {
            const std::string before = wholeFile(path);
            QVERIFY(put(at, '#'));
            const std::string changed = wholeFile(path);
            QVERIFY(changed != before && changed.size() == before.size());
            QCOMPARE(codeOf(record->submit(*randomAction(*record, random))), QString("device-altered"));
            QCOMPARE(codeOf(record->undo()), QString("device-altered"));
            QVERIFY(record->state() == state);
            QCOMPARE(wholeFile(path), changed);
            // Put right again, it goes on.
            QVERIFY(put(at, before[at]));
            QVERIFY(record->undo() && record->redo());
            QCOMPARE(wholeFile(path).substr(0, before.size()), before);
        }
    }

    /// What changes the times of a file and nothing in it, as a backup does, stops nobody.
    void otherTimesAreNoChange()
    {
        const std::string path = file("times.demeter");
        auto device = createFile(path);
        QVERIFY((*device)->append("one\n"));
        const std::array<timespec, 2> long_ago{timespec{1000, 0}, timespec{1000, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, path.c_str(), long_ago.data(), 0), 0);
        QVERIFY((*device)->append("two\n"));
        QCOMPARE(::chmod(path.c_str(), 0640), 0);
        QVERIFY((*device)->append("three\n"));
        QCOMPARE(::link(path.c_str(), (path + "-link").c_str()), 0);
        QVERIFY((*device)->truncate(8));
        QCOMPARE(::utimensat(AT_FDCWD, path.c_str(), long_ago.data(), 0), 0);
        QVERIFY((*device)->append("four\n"));
        device->reset();
        device = openFile(path);
        QCOMPARE((*device)->read().value(), "one\ntwo\nfour\n");
        QCOMPARE(::utimensat(AT_FDCWD, path.c_str(), long_ago.data(), 0), 0);
        QVERIFY((*device)->append("five\n"));
        QCOMPARE(wholeFile(path), "one\ntwo\nfour\nfive\n");
    }

    /// A game that goes on in a file of another name, while a copy of what it was lies under the old one, is noticed at its next step.
    void movedFileIsNoticed()
    {
        const std::string path = file("moved.demeter"), away = file("away.demeter");
        auto device = createFile(path);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(1);
        playTo(*record, 5, random);
        const std::string before = wholeFile(path);
        QCOMPARE(::rename(path.c_str(), away.c_str()), 0);
        QCOMPARE(codeOf(record->undo()), QString("device-moved"));
        std::ofstream(path, std::ios::binary) << before; // a copy
        QCOMPARE(codeOf(record->undo()), QString("device-moved"));
        QCOMPARE(wholeFile(path), before);
        QCOMPARE(wholeFile(away), before);
        QCOMPARE(::rename(away.c_str(), path.c_str()), 0);
        QVERIFY(record->undo());
        QVERIFY(wholeFile(path).size() > before.size());
        // A link with its name leads to it as well.
        QCOMPARE(::rename(path.c_str(), away.c_str()), 0);
        QCOMPARE(::symlink(away.c_str(), path.c_str()), 0);
        QVERIFY(record->redo());
    }

    void fileBeyondTheLimitIsRefused()
    {
        const std::string path = file("i.demeter");
        auto device = createFile(path);
        QVERIFY(device);
        QCOMPARE(::truncate(path.c_str(), static_cast<off_t>(largestRecord) - 1), 0);
        QVERIFY((*device)->read());
        QCOMPARE(codeOf((*device)->append("xx")), QString("device-too-large"));
        QVERIFY((*device)->append("x"));
        QCOMPARE(::truncate(path.c_str(), static_cast<off_t>(largestRecord) + 1), 0);
        QCOMPARE(codeOf((*device)->read()), QString("device-too-large"));
        device->reset();
        QCOMPARE(codeOf(openFile(path)), QString("device-too-large"));
    }

    /// A real file that can't grow: whatever part of the line fits, the game stays as it was, and goes on when there is room again.
    void fileThatCannotGrow()
    {
        const std::string path = file("j.demeter");
        auto device = createFile(path);
        QVERIFY(device);
        auto made = Record::create(std::move(*device), header(), rules(), testKeys());
        QVERIFY(made);
        std::optional<Record> game = std::move(*made);
        Record& record = *game;
        std::mt19937_64 random(5);
        playTo(record, 8, random);
        const std::string before = wholeFile(path);
        const std::string state = stateText(record);
        const std::string head = record.head();
        const auto action = randomAction(record, random);
        QVERIFY(action);
        for (rlim_t room = 0; room < 150; ++room) {
            QString code;
            {
                const FileSizeLimit limit(before.size() + room);
                code = codeOf(record.submit(*action));
            }
            QCOMPARE(code, QString("device-full"));
            QCOMPARE(wholeFile(path), before);
            QCOMPARE(stateText(record), state);
            QCOMPARE(record.head(), head);
            QCOMPARE(record.lines(), std::uint64_t{8});
        }
        QVERIFY(record.submit(*action));
        QCOMPARE(record.lines(), std::uint64_t{9});
        const std::string after = stateText(record);
        game.reset(); // lets go of the file
        auto again = openFile(path);
        QVERIFY2(again, qPrintable(codeOf(again)));
        const auto opened = Record::open(std::move(*again), {boards(), catalogue()}, testKeys());
        QVERIFY(opened && opened->notices.empty());
        QCOMPARE(stateText(opened->record), after);
    }

    void failingDevice_data()
    {
        QTest::addColumn<int>("failure");
        QTest::newRow("refused") << static_cast<int>(Failure::Refused);
        QTest::newRow("short, cut back") << static_cast<int>(Failure::ShortCutBack);
        QTest::newRow("short, left there") << static_cast<int>(Failure::ShortLeft);
        QTest::newRow("not flushed, cut back") << static_cast<int>(Failure::FlushCutBack);
        QTest::newRow("not flushed, left there") << static_cast<int>(Failure::FlushLeft);
    }
    /// For every number of bytes that a device may hold, over a game of thirty lines: a line that does not fit is refused and changes
    /// nothing, the same game goes on when there is room again, and what is left on the medium opens as the game before or after the line.
    void failingDevice()
    {
        QFETCH(int, failure);
        const auto medium = std::make_shared<Medium>();
        medium->failure = static_cast<Failure>(failure);
        const auto keys = testKeys();
        const Ruleset ruleset = rules();
        const std::size_t headerSize = [&] {
            auto whole = std::make_shared<std::string>();
            return Record::create(std::make_unique<MemoryDevice>(whole), header(), ruleset, keys) ? whole->size() : 0;
        }();
        std::size_t failures = 0, opened = 0;
        std::optional<Record> game;
        for (medium->room = 0; medium->room <= headerSize;
             medium->room = std::min(medium->room + stride(), std::max(headerSize, medium->room + 1))) {
            medium->bytes.clear();
            medium->stopped = false;
            auto made = Record::create(std::make_unique<FailingDevice>(medium), header(), ruleset, keys);
            QCOMPARE(bool(made), medium->room == headerSize);
            if (made) {
                game = std::move(*made);
                break;
            }
            ++failures;
            QCOMPARE(made.error().code, "device-full");
            const auto left =
                Record::open(std::make_unique<MemoryDevice>(std::make_shared<std::string>(medium->bytes)), {boards(), ruleset.cards}, keys);
            QVERIFY(!left || left->record.lines() == 1); // left there whole, though nobody was told so
        }
        QVERIFY(game);
        Record& record = *game;
        std::mt19937_64 random(1);
        while (record.lines() < 30) {
            const std::string before = medium->bytes;
            const GameState state = record.state();
            const std::string head = record.head();
            const std::uint64_t lines = record.lines();
            // Something is taken back now and then, so that such lines fail too.
            const auto action = lines % 7 == 6 ? std::nullopt : randomAction(record, random);
            const auto next = [&] { return action ? record.submit(*action) : record.undo(); };
            medium->room = before.size();
            for (;; medium->room += stride()) {
                const auto done = next();
                if (done)
                    break;
                ++failures;
                QCOMPARE(codeOf(done), QString("device-full"));
                QCOMPARE(record.lines(), lines);
                QCOMPARE(record.head(), head);
                QVERIFY(record.state() == state);
                if (medium->bytes == before) {
                    QVERIFY(!medium->stopped || medium->room == before.size());
                } else {
                    QVERIFY(medium->bytes.starts_with(before));
                    const bool whole = medium->bytes.ends_with('\n');
                    auto rest = std::make_shared<std::string>(medium->bytes);
                    const auto left = Record::open(std::make_unique<MemoryDevice>(rest), {boards(), ruleset.cards}, keys);
                    ++opened;
                    QVERIFY(left && !left->record.readOnly());
                    const bool counts = left->record.lines() == lines + 1;
                    QVERIFY(counts || left->record.lines() == lines);
                    QVERIFY(counts || !whole);
                    if (!counts) {
                        QVERIFY(left->record.state() == state);
                        QCOMPARE(left->record.head(), head);
                        QCOMPARE(left->notices.size(), std::size_t{1});
                        QCOMPARE(left->notices[0].fault.code, "record-torn");
                        QCOMPARE(*rest, before);
                    }
                }
                medium->bytes = before; // the machine is started again
                medium->stopped = false;
            }
        }
        qInfo("%zu failures, %zu files opened, %zu bytes in the end", failures, opened, medium->bytes.size());
    }

    /// A disk of so many pages: a game is played until it is full. Ends the process that it was forked into; 0 is success, 77 says that
    /// this machine lets nobody make a small disk.
    [[noreturn]] static void fillDisk(const std::string& folder, int pages)
    {
        const std::string options = "size=" + std::to_string(pages * 4) + "k";
        if (::unshare(::geteuid() == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0 ||
            ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            ::mount("tmpfs", folder.c_str(), "tmpfs", 0, options.c_str()) != 0)
            ::_exit(77);
        const std::string path = folder + "/full.demeter";
        auto device = createFile(path);
        if (!device)
            ::_exit(10);
        auto record = Record::create(std::move(*device), header(), rules(), testKeys());
        if (!record)
            ::_exit(record.error().code == "device-full" && wholeFile(path).empty() ? 0 : 11);
        std::mt19937_64 random(static_cast<std::uint64_t>(pages));
        for (;;) {
            const auto action = randomAction(*record, random);
            const std::string before = wholeFile(path);
            const GameState state = record->state();
            const auto done = action ? record->submit(*action) : record->goTo(0);
            if (done)
                continue;
            const auto* fault = std::get_if<Fault>(&done.error());
            if (fault == nullptr || fault->code != "device-full")
                ::_exit(12);
            if (wholeFile(path) != before || !(record->state() == state))
                ::_exit(13);
            break;
        }
        const std::uint64_t lines = record->lines();
        const GameState state = record->state();
        {
            const Record closed = std::move(*record); // lets go of the file
        }
        auto again = openFile(path);
        if (!again)
            ::_exit(14);
        const auto opened = Record::open(std::move(*again), {boards(), catalogue()}, testKeys());
        if (!opened || !opened->notices.empty() || opened->record.lines() != lines || !(opened->record.state() == state))
            ::_exit(15);
        ::_exit(0);
    }
    /// A hundred sizes of disk.
    void fullDisk()
    {
        const std::string folder = file("disk");
        QCOMPARE(::mkdir(folder.c_str(), 0700), 0);
        int impossible = 0;
        const int step = stride() == 1 ? 1 : 10;
        for (int pages = 1; pages <= 100; pages += step) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0)
                fillDisk(folder, pages);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY2(WIFEXITED(status), qPrintable(QString::number(status)));
            if (WEXITSTATUS(status) == 77)
                ++impossible;
            else
                QCOMPARE(WEXITSTATUS(status), 0);
        }
        qInfo("full disks: %d, of which could not be made here: %d", (100 + step - 1) / step, impossible);
    }

    /// A rest that cannot be cut off, because the device fails again, is reported and not built upon.
    void tornLineThatCannotBeCut()
    {
        const std::string path = file("k.demeter");
        {
            const auto device = createFile(path);
            QVERIFY(device);
            QVERIFY((*device)->append(gameOf(6) + "{\"seq\":"));
        }
        auto device = openFileReadOnly(path);
        QVERIFY(device);
        const auto opened = Record::open(std::move(*device), {boards(), catalogue()}, testKeys());
        QVERIFY(opened);
        QVERIFY(opened->record.readOnly());
        QCOMPARE(opened->record.lines(), std::uint64_t{6});
        QCOMPARE(opened->notices.size(), std::size_t{1});
        QCOMPARE(opened->notices[0].what, OpeningNotice::What::DamagedReadOnly);
        QCOMPARE(opened->notices[0].line, std::uint64_t{7});
        QCOMPARE(opened->notices[0].fault.code, "device-read-only");
        QVERIFY(wholeFile(path).ends_with("{\"seq\":"));
    }
};

DEMETER_TEST(TestDevice)
#include "test_device.moc"
