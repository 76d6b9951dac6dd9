// The third edition's cards for whoever shows what they do.
#pragma once

#include "app/fury3e/book/cards.h"

namespace demeter::fury3e {

/// With this catalogue's figures, in the sentences' language, which has to be the installed one.
CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences);

} // namespace demeter::fury3e
