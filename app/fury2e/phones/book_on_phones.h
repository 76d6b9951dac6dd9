// The second edition's book and its cards' pages as phones get them.
#pragma once

#include "app/fury2e/text/sentences.h"
#include "app/phones/book_message.h"
#include "core/fury2e/game/ruleset.h"

namespace demeter::fury2e {

/// With all cards, in the sentences' language, which is installed.
phones::BookMessage bookOnPhones(const Ruleset& ruleset, const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
