// What random games and rounds choose by. Distributions of the standard library differ between platforms, so plain remainders are used.
#pragma once

#include "core/map/board.h"

#include <cstdint>
#include <random>
#include <vector>

namespace demeter::test {

/// One of these; there is at least one.
template <typename T> const T& pick(std::mt19937_64& random, const std::vector<T>& from)
{
    return from[random() % from.size()];
}

inline bool oneIn(std::mt19937_64& random, int n)
{
    return random() % static_cast<std::uint64_t>(n) == 0;
}

/// Any place of the board, cities and seas alike.
inline LocationId anyLocation(std::mt19937_64& random, const Board& board)
{
    return static_cast<LocationId>(random() % board.locations().size());
}

} // namespace demeter::test
