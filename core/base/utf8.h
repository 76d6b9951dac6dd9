// UTF-8 as it must be: no byte of it is taken for anything else.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace demeter {

struct Utf8Character {
    char32_t code = 0;
    std::size_t length = 0; ///< bytes, 1 to 4
};

/// The character that a text begins with; nothing if the text is empty or does not begin with well-formed UTF-8: forms that are too long,
/// surrogates and code points past the last one are none.
std::optional<Utf8Character> firstCharacter(std::string_view text);

/// The first byte that is not part of well-formed UTF-8; nothing if there is none.
std::optional<std::size_t> firstBadUtf8(std::string_view text);

/// Whether a control character, U+0000 to U+001F or U+007F to U+009F, stands in a text that is UTF-8.
bool hasControlCharacter(std::string_view text);

} // namespace demeter
