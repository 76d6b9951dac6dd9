// Any lines as a script: each is read and, if it can be read, played.
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace demeter;
    using namespace demeter::fury3e;
    Ruleset rules = fuzz::ruleset();
    // Every way of keeping a game comes up, by the length of the script.
    GameState state = newGame(rules, size % 2 == 0 ? CardHandling::Dealt : CardHandling::DrawnFromBox, {}, size % 4 < 2);
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (const auto action = readAction(rules, rest.substr(0, end)))
            if (auto next = apply(rules, state, *action)) {
                if (brokenInvariant(rules, *next))
                    std::abort();
                state = std::move(*next);
                rules = rulesAfter(rules, *action);
            }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
