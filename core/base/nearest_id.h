// "Did you mean": the id that was probably meant by a mistyped one.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace demeter {

/// The candidate most like `text` (smallest edit distance, at most a third of its length), or an empty text if none is like it.
std::string nearestOf(std::string_view text, std::span<const std::string_view> candidates);

} // namespace demeter
