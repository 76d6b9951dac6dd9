// Bytes from what whoever started the program has left open for it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace demeter {

/// What came of reading.
struct Got {
    enum class As {
        Bytes, ///< so many of them
        Later, ///< there are none yet, and nobody waits for them
        End,   ///< there will be none any more
        Failed,
    };
    As as = As::Failed;
    std::size_t size = 0;
};

/// Reads what is there of a file descriptor, as much as there is room for; waits for the first byte.
Got readDescriptor(int descriptor, std::span<char> into);

/// Reads one line, put nowhere but here: how many bytes it has without its end. Byte by byte, so that what stands behind it is left to
/// others. Nothing if it cannot be read, or is longer.
std::optional<std::size_t> readLine(int descriptor, std::span<char> into);

} // namespace demeter
