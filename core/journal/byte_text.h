// Bytes as text, the ways that the files of a game write them: hex digits and base64.
#pragma once

#include "core/base/hex.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace demeter {

/// Base64 of RFC 4648 with its padding.
std::string base64Text(std::span<const std::uint8_t> bytes);
/// How many bytes at the most the base64 text stands for.
std::size_t base64Size(std::string_view text);
/// Reads base64 into `bytes`; the number of bytes read, or nothing if they do not have room or it is anything else.
std::optional<std::size_t> readBase64(std::string_view text, std::span<std::uint8_t> bytes);

} // namespace demeter
