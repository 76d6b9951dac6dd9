#include "app/desktop/fury3e/cards_to_read.h"

#include "app/table/icon_names.h"

namespace demeter {

using namespace fury3e;

CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences)
{
    std::optional<CardNames> names;
    return cardsToRead(thirdEditionBook, sentences.language(), [&](const CardBook& book, const CardPage& page) -> CardToRead {
        if (!names)
            names = cardNames(book, cards, sentences);
        return {page.id,
                names->name(page.id),
                cardIcon(cards, page.id.toStdString()),
                page.kind,
                cardFacts(book, page, cards),
                cardTexts(book, page, cards),
                page.topics,
                page.rulings};
    });
}

} // namespace demeter
