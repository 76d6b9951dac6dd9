// The book and the cards' pages as phones get them (protocol.md). Public by nature: made of the language and of how the game is played.
#pragma once

#include "app/book/book_search.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace demeter::phones {

using namespace fury3e;

/// Topics that a search tells a phone of.
inline constexpr std::size_t mostFound = 40;

/// Whether two rulesets have the same book in every language.
inline bool haveOneBook(const Ruleset& a, const Ruleset& b)
{
    return a.board == b.board && a.cards == b.cards && a.rulings == b.rulings;
}

/// A message, and a sign of what is in it: who has this sign has the same.
struct BookMessage {
    std::string sign, text;
};

/// `book`: all topics, all cards with this game's figures, and the readings that it is played by, in the sentences' language, which is
/// installed. A damaged file is a book without topics or cards, with the reason.
BookMessage bookMessage(const Ruleset& ruleset, const Sentences& sentences);
/// `found`: what fits, best first.
std::string foundMessage(std::uint32_t number, const std::vector<BookHit>& hits);

} // namespace demeter::phones
