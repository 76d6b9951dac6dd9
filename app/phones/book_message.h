// The book of a game as phones get it (protocol.md), whichever game it is. Public by nature: made of the language and of how the game is
// played.
#pragma once

#include "app/book/book_search.h"
#include "app/book/book_told.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace demeter::phones {

/// Topics that a search tells a phone of.
inline constexpr std::size_t mostFound = 40;

/// A message, and a sign of what is in it: who has this sign has the same.
struct BookMessage {
    std::string sign, text;
};

/// `book`: all topics, the cards, and the readings that the game is played by. A damaged file is a book without topics or cards, with the
/// reason.
BookMessage bookMessage(const BookTold& told);

/// `found`: what fits, best first.
std::string foundMessage(std::uint32_t number, const std::vector<BookHit>& hits);

} // namespace demeter::phones
