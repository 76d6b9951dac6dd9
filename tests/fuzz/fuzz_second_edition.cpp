// Any lines as a position and as a script of the second edition: what is read can be played, and what always holds does.
#include "core/fury2e/rules/movement_position.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/text/position.h"
#include "tests/fuzz/fuzz_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    namespace second = demeter::fury2e;
    static const auto board = [] {
        auto read = demeter::readBoard(demeter::fuzz::sourceFile("resources/boards/fury-2e.json"));
        if (!read)
            std::abort();
        return std::make_shared<const demeter::Board>(std::move(*read));
    }();
    const auto boards = [](const std::string&) -> std::expected<std::shared_ptr<const demeter::Board>, demeter::Faults> { return board; };
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    if (const auto position = second::readPosition(rest, boards)) {
        const auto start = second::movementPosition(position->state);
        const auto choices = std::make_unique<std::array<second::MovementChoice, second::maxMovementChoices>>();
        if (second::movementChoices(*board, start, *choices) != second::countChoices(*board, start))
            std::abort();
        return 0;
    }
    // Both ways of handling the tokens come up, by the length of the script.
    second::Ruleset rules{board, {}};
    second::GameState state =
        second::newGame(rules, size % 2 == 0 ? second::TokenHandling::Dealt : second::TokenHandling::DrawnFromBox, {});
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (const auto action = second::readAction(rules, rest.substr(0, end))) {
            const std::string written = second::writeAction(rules, *action);
            if (const auto again = second::readAction(rules, written); !again || !(*again == *action))
                std::abort();
            if (auto next = second::apply(rules, state, *action)) {
                if (second::brokenInvariant(rules, *next))
                    std::abort();
                rules = second::rulesAfter(rules, *action);
                state = std::move(*next);
            }
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
