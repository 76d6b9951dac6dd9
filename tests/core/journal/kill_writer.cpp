// Plays a random game into a file until it is killed. After each line that the record has acknowledged it writes the number of lines to
// standard output, one write each, so that whoever kills it knows what must be there afterwards.
//
//     kill_writer FILE SEED
#include "tests/core/journal/journal_support.h"

#include <cstdio>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// More than a test ever waits for.
constexpr std::uint64_t mostLines = 50000;

bool acknowledge(const Record& record)
{
    const std::string text = std::to_string(record.lines()) + "\n";
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

std::optional<Record> openOrCreate(const std::string& path, std::uint64_t seed)
{
    if (auto device = openFile(path)) {
        auto opened = Record::open(std::move(*device), {test::boards(), test::catalogue()}, test::testKeys());
        if (!opened)
            return std::nullopt;
        return std::move(opened->record);
    }
    auto device = createFile(path);
    if (!device)
        return std::nullopt;
    auto made = Record::create(std::move(*device), test::header(static_cast<std::uint8_t>(seed)), test::rules(), test::testKeys());
    if (!made)
        return std::nullopt;
    return std::move(*made);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    std::setvbuf(stdout, nullptr, _IONBF, 0);
    const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
    std::optional<Record> record = openOrCreate(argv[1], seed);
    if (!record)
        return 3;
    if (!acknowledge(*record))
        return 4;
    std::mt19937_64 random(seed);
    while (record->lines() < mostLines) {
        const std::optional<Action> action = test::randomAction(*record, random);
        // Without an action the game is over or a card is waited for: some of it is taken back, and it goes on another way.
        const bool back = !action || random() % 16 == 0;
        const auto done =
            back ? record->goTo(record->cursor() - std::min<std::size_t>(record->cursor(), random() % 10)) : record->submit(*action);
        if (!done)
            return 5;
        if (!acknowledge(*record))
            return 4;
    }
    return 0;
}
