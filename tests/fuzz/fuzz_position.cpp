// Any bytes as a position: what is accepted must also be playable and come back the same from text.
#include "core/fury3e/rules/movement_position.h"
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace demeter;
    using namespace demeter::fury3e;
    const auto position = readPosition(std::string_view(reinterpret_cast<const char*>(data), size), fuzz::boards(), fuzz::ruleset().cards);
    if (!position)
        return 0;
    (void)perft(position->ruleset, movementPosition(position->ruleset, position->state), 1);
    if (!readPosition(writePosition(*position), fuzz::boards(), fuzz::ruleset().cards))
        std::abort();
    return 0;
}
