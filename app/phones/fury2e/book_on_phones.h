// The second edition's book and its cards' pages as phones get them.
#pragma once

#include "app/phones/book_message.h"
#include "app/text/second_edition_sentences.h"
#include "core/fury2e/game/ruleset.h"

namespace demeter::fury2e {

/// With all cards, in the sentences' language, which is installed.
phones::BookMessage bookOnPhones(const Ruleset& ruleset, const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
