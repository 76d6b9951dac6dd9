// The second edition's cards and tokens: what goes with their pages. Numbers, kinds and who has which card are the core's own tables.
#pragma once

#include "app/book/card_book.h"
#include "app/fury2e/text/sentences.h"

#include <functional>
#include <map>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

/// The figures that stand in braces on a page: `copies`, and of a hunter's sheet `health` and `bites`.
std::map<QString, int> cardFigures(const CardPage& page);
/// The whole page: its parts, what the card's kind says of it, and how certain all of that is.
std::vector<CardText> cardTexts(const CardBook& book, const CardPage& page, const SecondEditionSentences& sentences);
/// What the card is, and how many are in the box.
QStringList cardFacts(const CardBook& book, const CardPage& page);
/// What the card or token does at the moment at which it is asked about, and what can be done against it, for beside the question; empty
/// if nothing is told of it.
QString cardInShort(std::string_view id, Language language);
/// The same of an Encounter that is activated when it leaves the trail (2E-MAT-4).
QString activatedInShort(Encounter token, Language language);
/// In the sentences' language.
QString cardName(const CardPage& page, const SecondEditionSentences& sentences);
CardNames cardNames(const CardBook& book, const SecondEditionSentences& sentences);
/// All of them in the sentences' language, which has to be the installed one. The book knows no icons: `icon` gives that of an id.
CardsToRead cardsToRead(const SecondEditionSentences& sentences, const std::function<QString(std::string_view id)>& icon);

} // namespace demeter::fury2e
