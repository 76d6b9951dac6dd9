#include "core/journal/byte_text.h"

#include <sodium.h>

#include <algorithm>

namespace demeter {

std::string base64Text(std::span<const std::uint8_t> bytes)
{
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_ORIGINAL);
    text.pop_back(); // the closing zero
    return text;
}

std::size_t base64Size(std::string_view text)
{
    return text.size() / 4 * 3;
}

std::optional<std::size_t> readBase64(std::string_view text, std::span<std::uint8_t> bytes)
{
    if (bytes.empty())
        return text.empty() ? std::optional<std::size_t>(0) : std::nullopt;
    // libsodium takes some bytes above 127 for letters.
    if (!std::ranges::all_of(text, [](char c) { return c > 0; }))
        return std::nullopt;
    std::size_t size = 0;
    const char* end = nullptr;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end, sodium_base64_VARIANT_ORIGINAL) !=
            0 ||
        end != text.data() + text.size())
        return std::nullopt;
    return size;
}

} // namespace demeter
