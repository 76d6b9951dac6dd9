// The second edition's cards and tokens for whoever shows what they do.
#pragma once

#include "app/fury2e/book/cards.h"

namespace demeter::fury2e {

/// In the sentences' language, which has to be the installed one.
CardsToRead cardsToRead(const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
