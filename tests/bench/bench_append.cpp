// What it costs to bring one action to the medium, beside the least that any program can do for it.
// Budget: 2 ms in the median (design, section 7). The folder is DEMETER_BENCH_DIR, else the current one.
#include "core/journal/chain.h"
#include "core/journal/device.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

using namespace demeter;

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

/// A line of the record, hashed and written as `Record::submit` does it.
void BM_Append(benchmark::State& state)
{
    const std::string path = benchFile("append");
    auto device = createFile(path);
    if (!device) {
        state.SkipWithError(device.error().code.c_str());
        return;
    }
    Head head = firstHead;
    std::uint64_t sequence = 0;
    for (auto _ : state) {
        const ChainLine line = chainLine(head, sequence, R"({"round":12})", R"({"action":{"action":"play","location":"castle-dracula"}})");
        if (const auto written = (*device)->append(line.bytes); !written) {
            state.SkipWithError(written.error().code.c_str());
            break;
        }
        head = line.head;
        ++sequence;
    }
    device->reset();
    ::unlink(path.c_str());
}
BENCHMARK(BM_Append)->Unit(benchmark::kMicrosecond)->UseRealTime();

} // namespace
