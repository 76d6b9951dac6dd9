// How fast the machine is just now, for bounds in milliseconds: a budget is a promise about an undisturbed machine as fast as the one that
// it was set on. Where other machines share its processors, what they take is added to every time, and says nothing about the program.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <vector>

namespace demeter::test {

/// What this thread has had of a processor so far, in microseconds: other programs may share the machine, and do not count.
inline std::int64_t processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::int64_t(now.tv_sec) * 1'000'000 + now.tv_nsec / 1000;
}

/// Does the same piece of work beside what is measured, once for each time, and so feels the same disturbances.
class MachinePace {
public:
    /// About 10 ms: blends 4 MB of pixels again and again, as painting does.
    void feel()
    {
        const auto began = std::chrono::steady_clock::now();
        for (std::uint32_t pass = 0; pass < passes; ++pass)
            for (std::uint32_t& pixel : pixels_)
                pixel = (((pixel & 0xff00ffU) * 200 + (pass & 0xff00ffU) * 55) >> 8 & 0xff00ffU) ^ (pixel << 7 | pixel >> 25);
        const auto taken = std::chrono::steady_clock::now() - began;
        felt_.push_back(std::chrono::duration_cast<std::chrono::microseconds>(taken).count());
    }
    void forget() { felt_.clear(); }

    /// The budget in microseconds, as it is here and now for the 95th percentile: unchanged on a machine as good as the one that it was set
    /// on or better, and longer by what the same piece of work takes longer.
    std::int64_t stretched(std::int64_t budget) const { return felt_.empty() ? budget : std::max(budget, budget * slow() / undisturbed); }
    /// The 95th percentile of the piece of work, in microseconds.
    std::int64_t slow() const
    {
        auto sorted = felt_;
        std::ranges::sort(sorted);
        return sorted.empty() ? 0 : sorted[sorted.size() * 95 / 100];
    }

private:
    static constexpr std::uint32_t passes = 12;
    static constexpr std::int64_t undisturbed =
        12'500; ///< microseconds: its 95th percentile in the release build, on two cores with nothing beside it
    std::vector<std::uint32_t> pixels_ = std::vector<std::uint32_t>(1'000'000, 0x123456U);
    std::vector<std::int64_t> felt_;
};

} // namespace demeter::test
