// Devices that fail: nothing that was acknowledged is lost, and nothing that was refused is in the game.
#include "tests/core/journal/journal_support.h"

#include "core/journal/chain.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace demeter;
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

class FailingDevice final : public Device {
public:
    FailingDevice(std::shared_ptr<std::string> bytes, std::size_t room, Failure failure)
        : bytes_(std::move(bytes)), room_(room), failure_(failure)
    {
    }
    std::expected<std::string, Fault> read() override { return *bytes_; }
    std::expected<void, Fault> append(std::string_view bytes) override
    {
        if (stopped_)
            return std::unexpected(full());
        if (bytes_->size() + bytes.size() <= room_) {
            bytes_->append(bytes);
            return {};
        }
        if (failure_ == Failure::ShortLeft)
            bytes_->append(bytes.substr(0, room_ - std::min(room_, bytes_->size())));
        if (failure_ == Failure::FlushLeft)
            bytes_->append(bytes);
        stopped_ = failure_ == Failure::ShortLeft || failure_ == Failure::FlushLeft;
        return std::unexpected(full());
    }
    std::expected<void, Fault> truncate(std::uint64_t size) override
    {
        bytes_->resize(size);
        return {};
    }
    std::string path() const override { return "failing"; }

private:
    Fault full() const { return {"device-full", path(), {}}; }
    std::shared_ptr<std::string> bytes_;
    std::size_t room_;
    Failure failure_;
    bool stopped_ = false;
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
    std::string file(const char* name) const { return folder_.filePath(name).toStdString(); }

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
            QCOMPARE((*device)->read().value(), std::string());
            QVERIFY((*device)->append("one\n"));
            QVERIFY((*device)->append("two\n"));
            QCOMPARE((*device)->read().value(), std::string("one\ntwo\n"));
            struct stat status {};
            QCOMPARE(::stat(path.c_str(), &status), 0);
            QCOMPARE(status.st_mode & 0777, mode_t{0600}); // nobody else may read a game
        }
        auto device = openFile(path);
        QVERIFY(device);
        QVERIFY((*device)->truncate(4));
        QVERIFY((*device)->truncate(100)); // never makes it longer
        QVERIFY((*device)->append("three\n"));
        QCOMPARE(wholeFile(path), std::string("one\nthree\n"));
    }

    void createNeverOverwrites()
    {
        const std::string path = file("b.demeter");
        QVERIFY(createFile(path));
        QCOMPARE(codeOf(createFile(path)), QString("device-exists"));
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
        QCOMPARE((*device)->read().value(), std::string("line\n"));
        QCOMPARE(codeOf((*device)->append("x")), QString("device-read-only"));
        QCOMPARE(codeOf((*device)->truncate(0)), QString("device-read-only"));
        QCOMPARE(wholeFile(path), std::string("line\n"));
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
        QCOMPARE(wholeFile(path), std::string("line\nforeign"));
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
        auto made = Record::create(std::move(*device), header(), rules());
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
        const auto opened = Record::open(std::move(*again), boards(), catalogue());
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
    /// For every number of bytes that a device may hold, over a game of twelve lines.
    void failingDevice()
    {
        QFETCH(int, failure);
        const std::string whole = gameOf(12);
        const Ruleset ruleset = rules();
        const BoardSource boardOnce = [&](const std::string&) { return ruleset.board; };
        std::vector<Action> actions;
        std::vector<std::string> states;
        {
            const auto opened = reopen(std::make_shared<std::string>(whole));
            QVERIFY(opened && opened->record.lines() == 12);
            GameState state = newGame(ruleset, CardHandling::Dealt, header().seed);
            states.push_back(writeState(ruleset, state));
            for (const RecordEntry& entry : opened->record.entries()) {
                actions.push_back(entry.action);
                state = apply(ruleset, state, entry.action).value();
                states.push_back(writeState(ruleset, state));
            }
        }
        for (std::size_t room = 0; room <= whole.size(); ++room) {
            auto bytes = std::make_shared<std::string>();
            auto made = Record::create(std::make_unique<FailingDevice>(bytes, room, static_cast<Failure>(failure)), header(), ruleset);
            std::size_t acknowledged = 0;
            if (made) {
                ++acknowledged;
                for (const Action& action : actions) {
                    const std::string head = made->head();
                    const auto done = made->submit(action);
                    if (done) {
                        ++acknowledged;
                        continue;
                    }
                    QCOMPARE(codeOf(done), QString("device-full"));
                    QCOMPARE(made->lines(), std::uint64_t{acknowledged});
                    QCOMPARE(made->head(), head);
                    QCOMPARE(made->cursor(), acknowledged - 1);
                    QCOMPARE(stateText(*made), states[acknowledged - 1]);
                    if (made->cursor() > 0) {
                        const auto back = made->undo(); // it may fit, being shorter; then it counts
                        if (back)
                            QVERIFY(made->redo() || made->cursor() == acknowledged - 2);
                        QCOMPARE(stateText(*made), states[made->cursor()]);
                    }
                    break;
                }
            }
            const std::uint64_t lines = made ? made->lines() : 0;
            const std::string inMemory = made ? stateText(*made) : std::string();
            const auto opened = Record::open(std::make_unique<MemoryDevice>(bytes), boardOnce, ruleset.cards);
            if (lines == 0) {
                QVERIFY(!opened || opened->record.lines() == 1); // left there whole, though nobody was told so
                continue;
            }
            QVERIFY(opened);
            QVERIFY(!opened->record.readOnly());
            QVERIFY(opened->record.lines() >= lines);
            QVERIFY(opened->record.lines() <= lines + 1);
            if (opened->record.lines() == lines)
                QCOMPARE(stateText(opened->record), inMemory);
        }
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
        const auto opened = Record::open(std::move(*device), boards(), catalogue());
        QVERIFY(opened);
        QVERIFY(opened->record.readOnly());
        QCOMPARE(opened->record.lines(), std::uint64_t{6});
        QCOMPARE(opened->notices.size(), std::size_t{1});
        QCOMPARE(opened->notices[0].what, OpeningNotice::What::DamagedReadOnly);
        QCOMPARE(opened->notices[0].line, std::uint64_t{7});
        QCOMPARE(opened->notices[0].fault.code, std::string("device-read-only"));
        QVERIFY(wholeFile(path).ends_with("{\"seq\":"));
    }
};

QTEST_APPLESS_MAIN(TestDevice)
#include "test_device.moc"
