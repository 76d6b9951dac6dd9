// Bytes as hex digits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace demeter {

/// Lower-case hex digits, two a byte.
std::string hexText(std::span<const std::uint8_t> bytes);
/// Reads exactly as many lower-case hex digits as `bytes` takes; false if it is anything else.
bool readHex(std::string_view text, std::span<std::uint8_t> bytes);

} // namespace demeter
