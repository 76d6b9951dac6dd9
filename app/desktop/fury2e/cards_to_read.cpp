#include "app/desktop/fury2e/cards_to_read.h"

#include "app/book/second_edition_topics.h"
#include "app/table/second_edition_icons.h"

namespace demeter::fury2e {

CardsToRead cardsToRead(const SecondEditionSentences& sentences)
{
    return demeter::cardsToRead(secondEditionBook, sentences.language(), [&](const CardBook& book, const CardPage& page) -> CardToRead {
        return {page.id,
                cardName(page, sentences),
                cardIcon(page.id.toStdString()),
                page.kind,
                cardFacts(book, page),
                cardTexts(book, page, sentences),
                page.topics,
                page.rulings};
    });
}

} // namespace demeter::fury2e
