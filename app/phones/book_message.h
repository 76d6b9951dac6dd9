// The book of a game as phones get it (protocol.md), whichever game it is. Public by nature: made of the language and of how the game is
// played.
#pragma once

#include "app/book/book.h"
#include "app/book/book_search.h"
#include "app/book/card_book.h"
#include "core/base/language.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter::phones {

/// Topics that a search tells a phone of.
inline constexpr std::size_t mostFound = 40;

/// A message, and a sign of what is in it: who has this sign has the same.
struct BookMessage {
    std::string sign, text;
};

/// How a game plays a point of its rules.
struct BookReading {
    std::size_t order = 0;  ///< among all points of its rules
    std::string_view field; ///< name of the point in files
    QString point, reading;
};

/// What a game's book has on phones.
struct BookTold {
    Language language{}; ///< which is installed
    CardsToRead cards;   ///< of the book that has the topics
    /// Of the points of the rules with these ids those that a table can choose between, in their order.
    std::function<std::vector<BookReading>(const std::vector<std::string>& ids)> readings;
};

/// `book`: all topics, the cards, and the readings that the game is played by. A damaged file is a book without topics or cards, with the
/// reason.
BookMessage bookMessage(const BookTold& told);

/// `found`: what fits, best first.
std::string foundMessage(std::uint32_t number, const std::vector<BookHit>& hits);

} // namespace demeter::phones
