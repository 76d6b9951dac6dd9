#include "app/desktop/fury3e/cards_to_read.h"

#include "app/table/icon_names.h"

namespace demeter {

using namespace fury3e;

CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences)
{
    return cardsToRead(cards, sentences, [&](std::string_view id) { return cardIcon(cards, id); });
}

} // namespace demeter
