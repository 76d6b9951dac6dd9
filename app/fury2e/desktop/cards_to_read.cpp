#include "app/fury2e/desktop/cards_to_read.h"

#include "app/fury2e/table/icons.h"

namespace demeter::fury2e {

CardsToRead cardsToRead(const SecondEditionSentences& sentences)
{
    return cardsToRead(sentences, cardIcon);
}

} // namespace demeter::fury2e
