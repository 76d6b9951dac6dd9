// The languages in which everything has a name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// Languages in which every place and card has a name.
enum class Language : std::uint8_t { En, Es, Pl, Ru, It };
inline constexpr std::size_t languageCount = 5;
inline constexpr std::array<std::string_view, languageCount> languageCodes{"en", "es", "pl", "ru", "it"};
/// The language of a code such as `pl`; nothing for any other text.
std::optional<Language> languageFromCode(std::string_view code);

/// A text in every language, indexed by `Language`.
using Names = std::array<std::string, languageCount>;

} // namespace demeter
