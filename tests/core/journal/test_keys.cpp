// The file of the master key: who may read it, what wraps it, and what is left if something fails.
#include "tests/core/journal/journal_support.h"

#include "core/journal/keys.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using By = KeyFile::By;

std::vector<std::uint8_t> bytesOf(const std::expected<SealKey, Fault>& key)
{
    if (!key)
        return {};
    return {key->bytes().begin(), key->bytes().end()};
}

} // namespace

class TestKeyFile : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    int number_ = 0;
    std::string path_;

    static mode_t modeOf(const std::string& path)
    {
        struct stat status {};
        return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777 : 0;
    }

private slots:
    void init()
    {
        QVERIFY(folder_.isValid());
        path_ = folder_.filePath(QString::number(++number_)).toStdString() + "/keys";
    }

    void madeWhenFirstNeeded()
    {
        KeyFile keys(path_);
        QVERIFY(!QFile::exists(QString::fromStdString(path_)));
        const auto key = bytesOf(keys.keyOf({}));
        QCOMPARE(key.size(), std::size_t{32});
        QCOMPARE(modeOf(path_), mode_t{0600});
        QCOMPARE(modeOf(QFileInfo(QString::fromStdString(path_)).absolutePath().toStdString()), mode_t{0700});
        QVERIFY(!keys.locked() && !keys.wrappedBy(By::Pin));
        // The same in another program, another one for another game.
        KeyFile again(path_);
        QVERIFY(bytesOf(again.keyOf({})) == key);
        QVERIFY(bytesOf(again.keyOf(GameId{1})) != key);
        // The file holds the master key, never that of a game.
        QVERIFY(wholeFile(path_).starts_with("{\"format\":\"demeter-keys/1\",\"key\":\""));
    }

    void rightsAreTakenBack()
    {
        KeyFile keys(path_);
        QVERIFY(keys.keyOf({}));
        QVERIFY(!keys.wasOpenToOthers());
        QCOMPARE(::chmod(path_.c_str(), 0644), 0);
        KeyFile again(path_);
        QVERIFY(again.keyOf({}));
        QVERIFY(again.wasOpenToOthers()); // and somebody can be told
        QCOMPARE(modeOf(path_), mode_t{0600});
    }

    /// Whoever only reads has no use for a key that is new.
    void readersMakeNoFile()
    {
        KeyFile keys(path_);
        const auto none = keys.existingKeyOf({});
        QVERIFY(!none);
        QCOMPARE(none.error().code, std::string("key-foreign"));
        const auto bytes = std::make_shared<std::string>(gameOf(6));
        const auto opened =
            Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, std::make_shared<KeyFile>(path_));
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, std::string("key-foreign"));
        QVERIFY(!QFile::exists(QString::fromStdString(path_)));
        const auto key = bytesOf(keys.keyOf({}));
        QVERIFY(!key.empty() && bytesOf(KeyFile(path_).existingKeyOf({})) == key);
    }

    /// It is not damaged, and a copy of an older one would only take its place.
    void fileOfANewerVersion()
    {
        for (const char* text : {"{\"format\":\"demeter-keys/2\",\"keys\":[]}\n", "{\"format\":\"demeter-keys/2\"}"}) {
            QVERIFY(QDir().mkpath(QFileInfo(QString::fromStdString(path_)).absolutePath()));
            std::ofstream(path_, std::ios::trunc) << text;
            KeyFile keys(path_);
            const auto refused = keys.keyOf({});
            QVERIFY(!refused && !keys.existingKeyOf({}));
            QCOMPARE(refused.error().code, std::string("key-format"));
            QCOMPARE(refused.error().arguments, std::vector<std::string>{"demeter-keys/2"});
            QVERIFY(!keys.locked() && !keys.wrap(By::Pin, "271828"));
            QCOMPARE(wholeFile(path_), std::string(text));
        }
    }

    void wrappedAndOpened()
    {
        KeyFile keys(path_);
        const auto key = bytesOf(keys.keyOf({}));
        const std::string open = wholeFile(path_);
        QVERIFY(keys.wrap(By::Pin, "271828"));
        QCOMPARE(modeOf(path_), mode_t{0600});
        QVERIFY(!wholeFile(path_).contains(open.substr(open.find("\"key\":\"") + 7, 40)));
        QVERIFY(!keys.locked()); // whoever set it is in
        QVERIFY(keys.wrap(By::Passphrase, "słoń w składzie"));

        for (const By by : {By::Pin, By::Passphrase}) {
            KeyFile other(path_);
            QVERIFY(other.locked() && other.wrappedBy(By::Pin) && other.wrappedBy(By::Passphrase));
            QCOMPARE(other.keyOf({}).error().code, std::string("key-locked"));
            QVERIFY(!other.wrap(By::Pin, "000000"));
            QVERIFY(!other.unwrap(By::Pin));
            const auto wrong = other.unlock(by, "271829");
            QVERIFY(wrong && !*wrong && other.locked());
            const auto right = other.unlock(by, by == By::Pin ? "271828" : "słoń w składzie");
            QVERIFY(right && *right && !other.locked());
            QVERIFY(bytesOf(other.keyOf({})) == key);
        }
        // A new PIN takes the place of the old one.
        QVERIFY(keys.wrap(By::Pin, "314159"));
        KeyFile changed(path_);
        QVERIFY(!changed.unlock(By::Pin, "271828").value());
        QVERIFY(changed.unlock(By::Pin, "314159").value());
        // Without any words it lies open again.
        QVERIFY(changed.unwrap(By::Pin));
        KeyFile half(path_);
        QVERIFY(half.locked() && !half.wrappedBy(By::Pin));
        QVERIFY(changed.unwrap(By::Passphrase));
        KeyFile none(path_);
        QVERIFY(!none.locked() && bytesOf(none.keyOf({})) == key);
    }

    void damaged_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("noise") << QByteArray("\xff\x01{");
        QTest::newRow("another format") << QByteArray(R"({"format":"demeter-game/3","key":"AAAA"})");
        QTest::newRow("key too short") << QByteArray(R"({"format":"demeter-keys/1","key":"AAAA"})");
        QTest::newRow("no wraps") << QByteArray(R"({"format":"demeter-keys/1","wrapped":[]})");
        QTest::newRow("wrap of nothing") << QByteArray(R"({"format":"demeter-keys/1","wrapped":[{}]})");
        QTest::newRow("very large") << QByteArray(100000, ' ');
    }
    /// A damaged key file is never replaced: a copy of it may be put back.
    void damaged()
    {
        QFETCH(QByteArray, content);
        QVERIFY(QDir().mkpath(QFileInfo(QString::fromStdString(path_)).absolutePath()));
        std::ofstream(path_, std::ios::binary).write(content.constData(), content.size());
        KeyFile keys(path_);
        QCOMPARE(keys.keyOf({}).error().code, std::string("key-form"));
        QCOMPARE(keys.wrap(By::Pin, "123456").error().code, std::string("key-form"));
        QVERIFY(wholeFile(path_) == content.toStdString());
    }

    /// What cannot be written leaves the file as it was, and the words that held still hold.
    void fullDisk()
    {
        KeyFile keys(path_);
        QVERIFY(keys.wrap(By::Pin, "271828"));
        const std::string before = wholeFile(path_);
        std::signal(SIGXFSZ, SIG_IGN);
        for (rlim_t room = 0; room < before.size(); room += 37) {
            rlimit was{};
            ::getrlimit(RLIMIT_FSIZE, &was);
            const rlimit limit{room, was.rlim_max};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            const auto done = keys.wrap(By::Passphrase, "a long passphrase");
            ::setrlimit(RLIMIT_FSIZE, &was);
            QVERIFY(!done);
            QVERIFY(wholeFile(path_) == before);
        }
        const QDir around = QFileInfo(QString::fromStdString(path_)).absoluteDir();
        QCOMPARE(around.entryList(QDir::Files | QDir::Hidden).size(), 1); // nothing is left beside it
    }

    /// Two programs that start at the same time have one key.
    void twoAtOnce()
    {
        QVERIFY(QDir().mkpath(QFileInfo(QString::fromStdString(path_)).absolutePath()));
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        constexpr int children = 8;
        for (int n = 0; n < children; ++n)
            if (::fork() == 0) {
                KeyFile keys(path_);
                const auto key = bytesOf(keys.keyOf({}));
                ::_exit(key.size() == 32 && ::write(ends[1], key.data(), key.size()) == 32 ? 0 : 1);
            }
        ::close(ends[1]);
        KeyFile keys(path_);
        std::vector<std::uint8_t> expected, found(32);
        for (int n = 0; n < children; ++n) {
            QCOMPARE(::read(ends[0], found.data(), found.size()), ssize_t{32});
            if (expected.empty())
                expected = found;
            QVERIFY(found == expected);
        }
        ::close(ends[0]);
        QVERIFY(bytesOf(keys.keyOf({})) == expected);
    }

    /// The key's memory is locked and kept out of core dumps, as far as the platform lets us; and nothing prints it.
    void memoryIsGuarded()
    {
        KeyFile keys(path_);
        const auto key = keys.keyOf({});
        QVERIFY(key);
        const auto address = reinterpret_cast<std::uintptr_t>(key->bytes().data());
        std::ifstream maps("/proc/self/smaps");
        std::string line, flags;
        bool here = false;
        while (std::getline(maps, line)) {
            unsigned long from = 0, to = 0;
            if (std::sscanf(line.c_str(), "%lx-%lx ", &from, &to) == 2)
                here = from <= address && address < to;
            else if (here && line.starts_with("VmFlags:"))
                flags = line + ' ';
        }
        QVERIFY2(flags.find(" dd ") != std::string::npos, flags.c_str()); // not dumped
#ifndef DEMETER_SANITIZED                                                 // AddressSanitizer makes nothing of mlock
        rlimit limit{};
        ::getrlimit(RLIMIT_MEMLOCK, &limit);
        if (limit.rlim_cur >= 65536)
            QVERIFY2(flags.find(" lo ") != std::string::npos, flags.c_str()); // not swapped
#endif
        QVERIFY2(flags.find(" wr ") == std::string::npos, flags.c_str()); // read-only
    }

    /// A record without its key says so, and nothing in it is taken for damage.
    void wrongKey()
    {
        const auto bytes = std::make_shared<std::string>(gameOf(6));
        const std::string before = *bytes;
        const auto foreign = std::make_shared<KeyFile>(path_);
        const auto opened = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, foreign);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, std::string("key-foreign"));
        QVERIFY(foreign->wrap(By::Pin, "1234"));
        const auto locked =
            Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, std::make_shared<KeyFile>(path_));
        QCOMPARE(locked.error().code, std::string("key-locked"));
        const auto none = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, nullptr);
        QCOMPARE(none.error().code, std::string("key-locked"));
        QVERIFY(*bytes == before);
        // Nor does a game begin that could not be sealed.
        const auto empty = std::make_shared<std::string>();
        const auto made = Record::create(std::make_unique<MemoryDevice>(empty), header(), rules(), std::make_shared<KeyFile>(path_));
        QCOMPARE(made.error().code, std::string("key-locked"));
        QVERIFY(empty->empty());
    }
};

DEMETER_TEST(TestKeyFile)
#include "test_keys.moc"
