// Any bytes as a card file, Dracula's or the hunters', or as the numbers that a table puts in: faults or cards, never a crash.
#include "core/base/json_reader.h"
#include "core/fury3e/cards/counts.h"
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace demeter;
    using namespace demeter::fury3e;
    static const std::string dracula = fuzz::sourceFile("resources/cards/dracula-3e.json");
    static const std::string hunters = fuzz::sourceFile("resources/cards/hunter-3e.json");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)readCatalogue(text, hunters);
    (void)readCatalogue(dracula, text);
    const Catalogue& cards = *fuzz::ruleset().cards;
    if (const auto json = parseJson(text))
        if (const auto counts = readCounts(cards, *json))
            if (countsOf(withCounts(cards, *counts)) != *counts || readCounts(cards, countsJson(cards, *counts)) != *counts)
                std::abort();
    return 0;
}
