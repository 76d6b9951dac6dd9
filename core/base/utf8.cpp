#include "core/base/utf8.h"

namespace demeter {

std::optional<Utf8Character> firstCharacter(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    const auto byteAt = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned lead = byteAt(0);
    if (lead < 0x80)
        return Utf8Character{lead, 1};
    if (lead < 0xC2 || lead > 0xF4)
        return std::nullopt;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byteAt(i) & 0xC0U) != 0x80U)
            return std::nullopt;
        code = code << 6U | (byteAt(i) & 0x3FU);
    }
    if ((length == 3 && code < 0x800) || (length == 4 && code < 0x10000) || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF)
        return std::nullopt;
    return Utf8Character{code, length};
}

std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto character = firstCharacter(text.substr(i));
        if (!character)
            return i;
        i += character->length;
    }
    return std::nullopt;
}

bool hasControlCharacter(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto character = firstCharacter(text.substr(i));
        if (character && (character->code < 0x20 || (character->code >= 0x7F && character->code < 0xA0)))
            return true;
        i += character ? character->length : 1;
    }
    return false;
}

} // namespace demeter
