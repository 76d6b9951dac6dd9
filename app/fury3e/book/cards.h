// The third edition's cards: what goes with their pages.
#pragma once

#include "app/book/card_book.h"
#include "app/fury3e/book/book.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/cards/catalogue.h"

#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace demeter::fury3e {

inline std::expected<std::shared_ptr<const CardBook>, Faults> builtInCards(Language language)
{
    return builtInCards(thirdEditionBook, language);
}

/// The figures that stand in braces on a card's page, as this catalogue has them: `copies`, `life`, `influence`, `bites`, `events`.
std::map<QString, int> cardFigures(const Catalogue& cards, const QString& id);
/// The whole page with this catalogue's figures, in the installed language: its parts, and of an Encounter card what holds for all of them.
std::vector<CardText> cardTexts(const CardBook& book, const CardPage& page, const Catalogue& cards);
/// What the card is, and how many are in the box.
QStringList cardFacts(const CardBook& book, const CardPage& page, const Catalogue& cards);
/// Of the rulings that touch a card, those that a table can choose between.
std::vector<Ruling> rulingsOf(const CardPage& page);
/// In the sentences' language.
CardNames cardNames(const CardBook& book, const Catalogue& cards, const Sentences& sentences);
/// All of them with this catalogue's figures, in the sentences' language, which has to be the installed one. The book knows no icons:
/// `icon` gives that of an id.
CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences, const std::function<QString(std::string_view id)>& icon);

} // namespace demeter::fury3e
