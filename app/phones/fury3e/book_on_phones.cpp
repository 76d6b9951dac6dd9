#include "app/phones/fury3e/book_on_phones.h"

#include "app/book/book_faults.h"
#include "app/book/third_edition_cards.h"
#include "app/table/icon_names.h"

namespace demeter::fury3e {

namespace {

phones::BookCard cardOnPhones(const CardBook& book, const CardPage& page, const CardNames& names, const Catalogue& cards)
{
    phones::BookCard card;
    card.id = page.id;
    card.kind = cardKindIds[static_cast<std::size_t>(page.kind)];
    card.name = names.name(page.id);
    card.icon = cardIcon(cards, page.id.toStdString());
    card.facts = cardFacts(book, page, cards).join(QStringLiteral(" · "));
    for (const CardText& text : cardTexts(book, page, cards))
        card.parts.emplace_back(text.heading, text.words);
    card.topics = page.topics;
    card.rulings = page.rulings;
    return card;
}

} // namespace

phones::BookMessage bookOnPhones(const Ruleset& ruleset, const Sentences& sentences)
{
    phones::BookTold told;
    told.folder = thirdEditionBook;
    told.language = sentences.language();
    told.readings = [&](const std::vector<std::string>& ids) {
        std::vector<phones::BookReading> readings;
        for (const Ruling ruling : rulingsNamed(ids)) {
            const auto order = static_cast<std::size_t>(ruling); // that of the table
            readings.push_back(
                {order, rulingTable()[order].field, sentences.ruling(ruling), sentences.reading(ruling, reading(ruleset.rulings, ruling))});
        }
        return readings;
    };
    if (const auto book = builtInCards(sentences.language())) {
        const CardNames names = cardNames(**book, *ruleset.cards, sentences);
        for (const CardPage& page : (*book)->cards())
            told.cards.push_back(cardOnPhones(**book, page, names, *ruleset.cards));
    } else {
        told.fault = bookFaultSentence(book.error().front());
    }
    return phones::bookMessage(told);
}

} // namespace demeter::fury3e
