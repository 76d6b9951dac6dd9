// What keys and nonces leave behind in the memory of a program that plays on: nothing but the pages that are guarded.
#include "tests/core/journal/journal_support.h"

#include "core/journal/key_file.h"
#include "core/journal/reveal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <map>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// A mapping of a process, of which something can be read.
struct Region {
    unsigned long from = 0, to = 0;
    bool writable = false, dumped = true;
};

std::vector<Region> regionsOf(pid_t process)
{
    constexpr unsigned long largest = 1UL << 30U; // the shadow memory of AddressSanitizer is larger, and holds no bytes of the program
    std::vector<Region> regions;
    std::ifstream maps("/proc/" + std::to_string(process) + "/smaps");
    std::string line;
    bool readable = false;
    while (std::getline(maps, line)) {
        unsigned long from = 0, to = 0;
        std::array<char, 5> rights{};
        if (std::sscanf(line.c_str(), "%lx-%lx %4s", &from, &to, rights.data()) == 3) {
            readable = rights[0] == 'r' && to - from <= largest;
            if (readable)
                regions.push_back({from, to, rights[1] == 'w', true});
        } else if (readable && line.starts_with("VmFlags:"))
            regions.back().dumped = (line + ' ').find(" dd ") == std::string::npos;
    }
    return regions;
}

/// Looks for many byte strings at once in everything that the process can read.
class Traces {
public:
    void lookFor(const std::string& name, const std::string& bytes)
    {
        needles_.emplace(bytes.substr(0, 8), std::pair(name, bytes));
        starts_[static_cast<unsigned char>(bytes[0])][static_cast<unsigned char>(bytes[1])] = true;
    }
    std::size_t needles() const { return needles_.size(); }

    /// What was found and where: in memory that is guarded, and in any other.
    bool look(pid_t process)
    {
        const int memory = ::open(("/proc/" + std::to_string(process) + "/mem").c_str(), O_RDONLY | O_CLOEXEC);
        if (memory < 0)
            return false;
        for (const Region& region : regionsOf(process)) {
            std::string bytes(region.to - region.from, '\0');
            const auto count = ::pread(memory, bytes.data(), bytes.size(), static_cast<off_t>(region.from));
            bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            looked += bytes.size();
            for (std::size_t at = 0; at + 8 <= bytes.size(); ++at) {
                if (!starts_[static_cast<unsigned char>(bytes[at])][static_cast<unsigned char>(bytes[at + 1])])
                    continue;
                const auto [first, last] = needles_.equal_range(bytes.substr(at, 8));
                for (auto each = first; each != last; ++each)
                    if (bytes.compare(at, each->second.second.size(), each->second.second) == 0)
                        (region.writable || region.dumped ? loose : guarded).push_back(each->second.first);
            }
        }
        ::close(memory);
        return true;
    }
    std::vector<std::string> guarded, loose;
    std::size_t looked = 0;

private:
    std::multimap<std::string, std::pair<std::string, std::string>> needles_;
    std::array<std::array<bool, 256>, 256> starts_{};
};

/// What the words cost does not matter here.
constexpr WordsCost quickWords{1, 8192};

std::string bytesOf(std::span<const std::uint8_t> bytes)
{
    return {bytes.begin(), bytes.end()};
}

/// A game as it goes on in a program of its own: a key file made, locked by a PIN and then by a passphrase too, opened and written anew;
/// lines written, taken back and read again.
[[noreturn]] void playOn(const std::string& keyPath, const std::string& path, int ready)
{
    const auto keys = std::make_shared<KeyFile>(keyPath, quickWords);
    auto device = createFile(path);
    std::mt19937_64 random(3);
    bool done = false;
    if (device && keys->keyOf(testGame())) { // the file is made
        auto record = Record::create(std::move(*device), header(), rules(), keys);
        if (record) {
            playTo(*record, 12, random);
            done = record->undo().has_value();
        }
    }
    const auto again = std::make_shared<KeyFile>(keyPath, quickWords);
    done = done && keys->set(KeyFile::By::Pin, "2718") && keys->set(KeyFile::By::Passphrase, "a long horse");
    done = done && again->unlock(KeyFile::By::Passphrase, "a long horse").value_or(false);
    done = done && again->unlock(KeyFile::By::Pin, "2718").value_or(false);
    auto file = openFile(path);
    std::optional<Record::Opened> opened;
    if (done && file)
        if (auto read = Record::open(std::move(*file), {boards(), rules().cards}, again))
            opened.emplace(std::move(*read));
    done = opened && opened->record.redo();
    const char answer = done ? 'y' : 'n';
    (void)!::write(ready, &answer, 1);
    for (;;)
        ::pause();
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLeft()
    {
        QTemporaryDir folder;
        const std::string keyPath = folder.filePath("keys").toStdString(), path = folder.filePath("game.demeter").toStdString();
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        const pid_t process = ::fork();
        if (process == 0)
            playOn(keyPath, path, ends[1]);
        char answer = 0;
        const bool heard = ::read(ends[0], &answer, 1) == 1;

        // Only now does anybody else learn the secrets.
        KeyFile keys(keyPath, quickWords);
        const auto unlocked = keys.unlock(KeyFile::By::Passphrase, "a long horse");
        Traces traces;
        const auto record = Record::open(std::make_unique<MemoryDevice>(std::make_shared<std::string>(wholeFile(path))),
                                         {boards(), rules().cards}, std::shared_ptr<KeyRing>(&keys, [](KeyRing*) {}));
        if (record) {
            const std::string line = linesOf(wholeFile(path)).front();
            const std::size_t sealed = line.find("\"hidden\":\"") + 10;
            const auto kept = splitFirst(std::string_view(line).substr(sealed, line.find('"', sealed) - sealed)).key;
            const auto key = keys.openKey(record->record.gameId(), kept.value_or(WrappedKey()));
            if (key)
                traces.lookFor("key of the game", bytesOf(key->bytes()));
            // Without any words the file holds the master keys, as base64.
            const std::string start = "{\"format\":\"demeter-keys/2\",\"keys\":\"";
            const bool removed = keys.remove(KeyFile::By::Passphrase) && keys.remove(KeyFile::By::Pin);
            const std::string open = removed ? wholeFile(keyPath) : "";
            std::string masters(96, '\0');
            // Three are what the other program knew.
            if (open.starts_with(start) && readBase64(open.substr(start.size(), 128),
                                                      {reinterpret_cast<std::uint8_t*>(masters.data()), masters.size()}) == masters.size())
                for (std::size_t n = 0; n < 3; ++n)
                    traces.lookFor("master key", masters.substr(32 * n, 32));
            traces.lookFor("master keys in base64", open.substr(start.size(), 128));
            const auto reveal = readReveal(record->record.reveal().value_or(""));
            for (std::size_t i = 0; reveal && i < reveal->size(); ++i) {
                const Nonce& nonce = *(*reveal)[i].nonce;
                traces.lookFor("nonce of line " + std::to_string(i + 1), bytesOf(nonce));
                traces.lookFor("nonce of line " + std::to_string(i + 1) + ", in hex", hexText(nonce));
            }
        }
        const bool looked = traces.look(process);
        ::kill(process, SIGKILL);
        int status = 0;
        ::waitpid(process, &status, 0);
        ::close(ends[0]);
        ::close(ends[1]);
        QVERIFY(heard);
        QCOMPARE(answer, 'y');
        QVERIFY(unlocked && *unlocked && record && looked);
        QCOMPARE(traces.needles(), 5 + 2 * std::size_t{14});
        QVERIFY(!traces.guarded.empty()); // else nothing was looked at
        std::ranges::sort(traces.loose);
        std::string found;
        for (const std::string& each : traces.loose)
            found += each + "; ";
        QVERIFY2(found.empty(), found.c_str());
        qInfo("%zu needles in %zu KiB: %zu times in guarded memory, never elsewhere", traces.needles(), traces.looked / 1024,
              traces.guarded.size());
    }
};

DEMETER_TEST(TestMemory)
#include "test_memory.moc"
