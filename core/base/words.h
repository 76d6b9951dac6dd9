// The words that the table says: one way to write each.
#pragma once

#include <cstddef>
#include <string_view>

namespace demeter {

/// The most characters that the table's words can have.
inline constexpr std::size_t longestWords = 80;

/// Whether the table's words can count: nothing, or up to `longestWords` lower-case letters, digits and single spaces between words, the
/// letters all Latin or all Cyrillic. Words that look alike would else be as many deals to choose from.
bool areWords(std::string_view words);

} // namespace demeter
