#include "app/fury3e/desktop/cards_to_read.h"

#include "app/fury3e/table/icons.h"

namespace demeter::fury3e {

CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences)
{
    return cardsToRead(cards, sentences, [&](std::string_view id) { return cardIcon(cards, id); });
}

} // namespace demeter::fury3e
