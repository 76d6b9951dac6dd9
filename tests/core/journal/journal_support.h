// What the tests of the record share: rules to play by, devices in memory, and random games.
#pragma once

#include "core/fury3e/record/recorded.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/journal/byte_text.h"
#include "core/journal/chain.h"
#include "core/journal/outer_line.h"
#include "core/journal/proof.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/test_keys.h"

#include <QtGlobal>

#include <fstream>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

namespace demeter::test {

using namespace fury3e;

inline std::string wholeFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    std::string bytes(file ? static_cast<std::size_t>(file.tellg()) : 0, '\0');
    file.seekg(0);
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

/// Boards of the source tree by id; read once, since some tests open a record thousands of times.
inline BoardSource boards()
{
    return [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        static const std::shared_ptr<const Board> third = board("fury-3e");
        if (name == "fury-3e")
            return third;
        if (name == "fury-2e")
            return board(name);
        return std::unexpected(Faults{{"unknown-board", "", {name}}});
    };
}

inline Ruleset rules(const Rulings& rulings = {})
{
    static const Ruleset third = ruleset();
    return {third.board, third.cards, rulings};
}

inline RecordHeader header(std::uint8_t seed = 7)
{
    RecordHeader header;
    header.gameId = "00112233445566778899aabbccddeeff";
    header.started = "2024-05-01T18:30:00Z";
    header.board = "fury-3e";
    header.cards = "dracula-3e";
    header.seed.fill(seed);
    header.players = {"Ana", "Łukasz", "Вера", ""};
    return header;
}

inline std::expected<Record::Opened, Fault> reopen(const std::shared_ptr<std::string>& bytes)
{
    return Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), rules().cards}, testKeys());
}

inline std::string stateText(const Record& record)
{
    return writeState(record.ruleset(), record.state());
}

/// A legal action chosen by chance, cards drawn by hand included; nothing when the game is over.
inline std::optional<Action> randomAction(const Record& record, std::mt19937_64& random)
{
    const std::vector<Action> choices = legalActions(record.ruleset(), record.state());
    if (choices.empty())
        return std::nullopt;
    return choices[random() % choices.size()];
}

/// Plays until the file has this many lines, or the game is over.
inline void playTo(Record& record, std::uint64_t lines, std::mt19937_64& random)
{
    while (record.lines() < lines) {
        const std::optional<Action> action = randomAction(record, random);
        if (!action || !record.submit(*action))
            return;
    }
}

/// Ends the program if it is not there.
inline void replaceIn(std::string& text, std::string_view what, std::string_view by)
{
    const std::size_t at = text.find(what);
    if (at == std::string::npos)
        qFatal("the game has no \"%s\"", std::string(what).c_str());
    text.replace(at, what.size(), by);
}

inline std::vector<std::string> linesOf(const std::string& bytes)
{
    std::vector<std::string> lines;
    std::size_t begin = 0;
    while (begin < bytes.size()) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        lines.push_back(bytes.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// What stands in a line, and what was sealed in it.
struct LineParts {
    std::string open, hidden;
    Nonce nonce{};
};

inline GameId testGame()
{
    GameId game{};
    (void)readHex(header().gameId, game);
    return game;
}

/// Opens the sealed lines of a game.
inline std::vector<LineParts> partsOf(const std::vector<std::string>& lines, const GameId& game = testGame())
{
    const auto key = testKeys()->keyOf(game);
    std::vector<LineParts> parts;
    Head head = firstHead;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto line = readOuterLine(lines[i], i, head);
        const auto open = line ? openSealed(*line, *key, {game, i, head}) : std::unexpected(line.error());
        if (!open)
            throw std::logic_error(open.error().code);
        parts.push_back({std::string(line->open), open->hidden, open->nonce});
        head = line->head;
    }
    return parts;
}

/// Makes the chain and the seals anew: what somebody would do who knows how they are made and has the key.
inline std::vector<std::string> chained(const std::vector<LineParts>& parts)
{
    const auto key = testKeys()->keyOf(testGame());
    std::vector<std::string> lines;
    Head head = firstHead;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Commitment commitment = commitmentOf(testGame(), i, parts[i].nonce, parts[i].hidden);
        const std::string sealed = seal(*key, {testGame(), i, head}, parts[i].nonce, parts[i].hidden);
        head = sealedHead(head, i, parts[i].open, commitment);
        lines.push_back(lineBytes(i, parts[i].open, '"' + sealed + '"', '"' + hexText(commitment) + '"', head));
        lines.back().pop_back(); // the newline
    }
    return lines;
}

/// The bytes of a game of exactly this many lines.
inline std::string gameOf(std::uint64_t lines, std::uint64_t seed = 1)
{
    auto bytes = std::make_shared<std::string>();
    std::mt19937_64 random(seed);
    auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header(), rules(), testKeys());
    if (record)
        playTo(*record, lines, random);
    return *bytes;
}

} // namespace demeter::test
