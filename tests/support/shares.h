// Shares of chance for tests.
#pragma once

#include "core/base/chance.h"

#include <algorithm>
#include <random>

namespace demeter::test {

inline Share anyShare(std::mt19937_64& random)
{
    Share share{};
    std::ranges::generate(share, [&random] { return static_cast<std::uint8_t>(random()); });
    return share;
}

/// One that says where it comes from.
inline Share shareNamed(std::uint8_t first, std::uint8_t second = 0)
{
    Share share{};
    share[0] = first;
    share[1] = second;
    return share;
}

} // namespace demeter::test
