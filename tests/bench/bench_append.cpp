// What it costs to bring one action to the medium, beside the least that any program can do for it.
// Budget: 2 ms in the median (design, section 7). The folder is DEMETER_BENCH_DIR, else the current one.
#include "tests/core/journal/journal_support.h"

#include "core/fury3e/record/recorded.h"
#include "core/journal/chain.h"
#include "core/journal/device.h"
#include "tests/support/golden_games.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

std::string benchFile(const char* name)
{
    const char* folder = std::getenv("DEMETER_BENCH_DIR");
    return std::string(folder == nullptr ? "." : folder) + "/" + name + "." + std::to_string(::getpid());
}

/// 256 bytes written at the end of a file and flushed: nothing that is safe can be quicker.
void BM_BareWrite(benchmark::State& state)
{
    const std::string path = benchFile("bare-write");
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0) {
        state.SkipWithError("no file");
        return;
    }
    const std::string bytes(256, 'x');
    for (auto _ : state)
        if (::write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()) || ::fdatasync(file) != 0) {
            state.SkipWithError("write failed");
            break;
        }
    ::close(file);
    ::unlink(path.c_str());
}
BENCHMARK(BM_BareWrite)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// An action, checked by the rules, sealed, committed to, hashed and written: `Record::submit` as it is.
void BM_Append(benchmark::State& state)
{
    const std::string path = benchFile("append");
    auto device = createFile(path);
    if (!device) {
        state.SkipWithError(device.error().code.c_str());
        return;
    }
    auto record = Record::create(std::move(*device), test::header(), test::rules(), test::testKeys());
    if (!record) {
        state.SkipWithError(record.error().code.c_str());
        return;
    }
    std::mt19937_64 random(1);
    test::playTo(*record, 40, random);
    std::uint8_t despair = 0;
    for (auto _ : state) {
        despair = despair == 1 ? 2 : 1;
        if (!record->submit(EnterDespair{despair})) {
            state.SkipWithError("refused");
            break;
        }
    }
    ::unlink(path.c_str());
}
BENCHMARK(BM_Append)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// A golden game of 21 rounds and 500 lines, checked without codes.
void BM_Verify(benchmark::State& state)
{
    const Record record = test::goldenGame("influence", std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
    const Reveal lines = readReveal(record.reveal().value()).value();
    for (auto _ : state)
        if (!verify(lines, {}, test::boards(), test::catalogue()).objections.empty())
            state.SkipWithError("objections");
}
BENCHMARK(BM_Verify)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A spoken code.
void BM_Code(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(spokenCode({}, {}, "garlic"));
}
BENCHMARK(BM_Code)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
