#include "app/desktop/fury2e/cards_to_read.h"

#include "app/table/second_edition_icons.h"

namespace demeter::fury2e {

CardsToRead cardsToRead(const SecondEditionSentences& sentences)
{
    return cardsToRead(sentences, cardIcon);
}

} // namespace demeter::fury2e
