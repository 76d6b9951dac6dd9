// The movement step's budgets: the whole list of a full position in 1 µs, and 50 million perft leaves a second on one core.
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/text/position.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

std::string fileText(const std::string& path)
{
    std::ifstream file(DEMETER_SOURCE_DIR "/" + path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

Position load(const std::string& json)
{
    const BoardSource boards = [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        auto board = readBoard(fileText("resources/boards/" + name + ".json"));
        if (!board)
            return std::unexpected(board.error());
        return std::make_shared<const Board>(std::move(*board));
    };
    const auto cards = readCatalogue(fileText("resources/cards/dracula-3e.json"), fileText("resources/cards/hunter-3e.json"));
    if (!cards)
        std::abort();
    auto position = readPosition(json, boards, std::make_shared<const Catalogue>(*cards));
    if (!position)
        std::abort();
    return std::move(*position);
}

void BM_MovementChoicesFullPosition(benchmark::State& state)
{
    const Position position = load(fileText("tests/bench/full-position.json"));
    const MovementPosition before = movementPosition(position.ruleset, position.state);
    const auto buffer = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    std::size_t count = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(before);
        count = movementChoices(position.ruleset, before, *buffer);
        benchmark::DoNotOptimize(buffer->data());
        benchmark::ClobberMemory();
    }
    state.counters["choices"] = static_cast<double>(count);
}
BENCHMARK(BM_MovementChoicesFullPosition);

void BM_Perft(benchmark::State& state)
{
    const Position position = load(R"({"format":"demeter-position/1","board":"fury-3e","trail":[{"location":"paris"}]})");
    const MovementPosition start = movementPosition(position.ruleset, position.state);
    std::uint64_t leaves = 0;
    for (auto _ : state)
        leaves += perft(position.ruleset, start, static_cast<int>(state.range(0)));
    state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_Perft)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

} // namespace
