// One line of a descriptor, and nothing of what stands behind it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace demeter {

/// Reads one line, put nowhere but here: how many bytes it has without its end. Byte by byte, so that what stands behind it is left to
/// others. Nothing if it cannot be read, or is longer.
std::optional<std::size_t> readLine(int descriptor, std::span<char> into);

} // namespace demeter
