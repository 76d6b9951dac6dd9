// The book of the third edition, and what the rulings mean that its topics name.
#pragma once

#include "app/book/book.h"
#include "core/fury3e/game/rulings.h"

#include <string>
#include <vector>

namespace demeter::fury3e {

inline constexpr std::string_view thirdEditionBook = "fury3e";

inline std::expected<std::shared_ptr<const Book>, Faults> bookOfThirdEdition(Language language)
{
    return builtInBook(thirdEditionBook, language);
}

/// Of these, those that a table can choose between, in their order: the ones to be shown with their reading.
std::vector<Ruling> rulingsNamed(const std::vector<std::string>& ids);
/// The same of those that touch a topic.
inline std::vector<Ruling> rulingsOf(const Topic& topic)
{
    return rulingsNamed(topic.rulings);
}

} // namespace demeter::fury3e
