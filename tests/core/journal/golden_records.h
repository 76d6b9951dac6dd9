// What the tests of golden records of every game share: where they lie, their keys, and random bytes that are the same every time.
#pragma once

#include "core/base/hex.h"
#include "core/journal/key_file.h"
#include "core/journal/record.h"
#include "core/journal/reveal.h"
#include "core/map/board_file.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace demeter::test {

inline const std::string goldenFolder = std::string(DEMETER_SOURCE_DIR) + "/tests/core/journal/data/golden/";

inline bool writesGolden()
{
    return qEnvironmentVariableIsSet("DEMETER_WRITE_GOLDEN");
}

inline void store(const std::string& name, const std::string& text)
{
    QFile file(QString::fromStdString(goldenFolder + name));
    if (file.exists() || !file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
        qFatal("cannot write %s", name.c_str());
}

/// A copy of a stored key file, as only its owner may read it.
class GoldenKeys {
public:
    explicit GoldenKeys(const std::string& name = "keys")
    {
        const QString path = folder_.filePath("keys");
        if (!QFile::copy(QString::fromStdString(goldenFolder + name), path) ||
            !QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner))
            qFatal("no %s", name.c_str());
        file_ = std::make_shared<KeyFile>(path.toStdString());
    }
    const std::shared_ptr<KeyFile>& file() const { return file_; }

private:
    QTemporaryDir folder_;
    std::shared_ptr<KeyFile> file_;
};

// Random bytes that are the same every time: while one of these lives, nonces and the like come from a counter.

inline std::uint64_t drawn = 0;

inline void knownBytes(void* to, std::size_t size)
{
    std::uint8_t seed[randombytes_SEEDBYTES] = {};
    ++drawn;
    for (std::size_t i = 0; i < sizeof drawn; ++i)
        seed[i] = static_cast<std::uint8_t>(drawn >> (8 * i));
    randombytes_buf_deterministic(to, size, seed);
}

class KnownChance {
public:
    KnownChance()
    {
        drawn = 0;
        static randombytes_implementation known{[] { return "known"; },
                                                [] {
                                                    std::uint32_t number = 0;
                                                    knownBytes(&number, sizeof number);
                                                    return number;
                                                },
                                                nullptr,
                                                nullptr,
                                                knownBytes,
                                                nullptr};
        if (sodium_init() < 0)
            qFatal("no libsodium");
        randombytes_set_implementation(&known);
    }
    /// How much has been drawn. What is drawn from there on can be drawn again.
    std::uint64_t place() const { return drawn; }
    void goTo(std::uint64_t place) { drawn = place; }
    ~KnownChance() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }
};

/// Puts a table's own board into a header: one that comes with the program, without its road from Bari to Naples.
template <typename Header> void putOwnBoard(Header& header, const std::string& builtIn)
{
    QFile file(QString::fromStdString(std::string(DEMETER_SOURCE_DIR) + "/resources/boards/" + builtIn + ".json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no board %s", builtIn.c_str());
    auto board = nlohmann::ordered_json::parse(file.readAll().toStdString());
    board["id"] = "ours";
    board["name"] = "Our board";
    auto& roads = board["roads"];
    roads.erase(std::ranges::find(roads, nlohmann::ordered_json{"bari", "naples"}));
    header.boardFile = board.dump(1);
    header.board = boardFileName(header.boardFile);
    header.boardHash = hashInBoardName(header.board).value();
}

/// What is kept beside a golden record. `state` is that of its end, as text.
template <typename Game> std::string goldenExpectation(const BasicRecord<Game>& record, const std::string& state)
{
    const auto reveal = record.reveal();
    if (!reveal)
        qFatal("no reveal: %s", reveal.error().code.c_str());
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(reveal->data()), reveal->size());
    nlohmann::ordered_json json{{"lines", record.lines()},
                                {"head", record.head()},
                                {"entries", record.entries().size()},
                                {"cursor", record.cursor()},
                                {"steps", record.publicLog().size()},
                                {"witnesses", nlohmann::ordered_json::array()},
                                {"reveal", hexText(hash)},
                                {"state", nlohmann::ordered_json::parse(state)}};
    for (const Witness& each : record.witnesses())
        json["witnesses"].push_back({each.round, each.line, hexText(each.head)});
    return json.dump(1) + "\n";
}

/// The first line of a record that has been begun now is that of `then`, but for rulings that were not there yet.
inline bool beginsAlike(const std::string& now, const std::string& then)
{
    const auto openOf = [](const std::string& record) {
        return nlohmann::ordered_json::parse(record.substr(0, record.find('\n')))["public"];
    };
    auto open = openOf(now);
    const auto before = openOf(then);
    auto rulings = nlohmann::ordered_json::object();
    for (const auto& [name, reading] : open["rulings"].items())
        if (before["rulings"].contains(name))
            rulings[name] = reading;
    open["rulings"] = rulings;
    return open.dump() == before.dump();
}

/// Does everything of a golden record once more, in a record that has been begun alike and writes to `bytes`. Returns the first line that
/// becomes another one than `then`, or nothing.
template <typename Game>
std::string writtenAgain(BasicRecord<Game>& record, const Reveal& reveal, const std::string& bytes, const std::string& then)
{
    while (record.lines() < reveal.size()) { // a submitted action may write lines of its own
        const std::uint64_t line = record.lines();
        const std::string step = std::to_string(line + 1) + ' ' + *reveal[line].hidden;
        const auto hidden = nlohmann::ordered_json::parse(*reveal[line].hidden);
        if (hidden.contains("to")) {
            if (!record.goTo(hidden["to"].template get<std::size_t>()))
                return step;
        } else {
            const auto action = Game::readAction(record.ruleset(), hidden["action"].dump());
            if (!action || !record.submit(*action))
                return step;
        }
        if (!then.starts_with(bytes))
            return step;
    }
    return bytes == then ? std::string() : "the end";
}

} // namespace demeter::test
