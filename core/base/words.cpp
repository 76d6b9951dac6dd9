#include "core/base/words.h"

#include "core/base/utf8.h"

namespace demeter {

namespace {

bool isLatinLetter(char32_t c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 0xDF && c <= 0xFF && c != 0xF7))
        return true;
    // In Latin Extended-A capitals and small letters alternate, but not always in the same order.
    const bool odd = c % 2 == 1;
    return (c >= 0x100 && c <= 0x137 && odd) || c == 0x138 || (c >= 0x139 && c <= 0x148 && !odd) || (c >= 0x14A && c <= 0x177 && odd) ||
           c == 0x17A || c == 0x17C || c == 0x17E;
}

bool isCyrillicLetter(char32_t c)
{
    return c >= 0x430 && c <= 0x45F;
}

} // namespace

bool areWords(std::string_view words)
{
    if (words.empty())
        return true;
    if (words.front() == ' ' || words.back() == ' ' || words.find("  ") != std::string_view::npos)
        return false;
    bool latin = false, cyrillic = false;
    std::size_t count = 0;
    while (!words.empty()) {
        const auto character = firstCharacter(words);
        if (!character)
            return false;
        words.remove_prefix(character->length);
        const char32_t c = character->code;
        const bool isDigit = c >= '0' && c <= '9';
        latin = latin || isLatinLetter(c);
        cyrillic = cyrillic || isCyrillicLetter(c);
        if (++count > longestWords || !(c == ' ' || isDigit || isLatinLetter(c) || isCyrillicLetter(c)))
            return false;
    }
    return !(latin && cyrillic);
}

} // namespace demeter
