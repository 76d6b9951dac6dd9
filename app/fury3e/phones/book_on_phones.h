// The third edition's book and its cards' pages as phones get them.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "app/phones/book_message.h"
#include "core/fury3e/game/ruleset.h"

namespace demeter::fury3e {

/// Whether two rulesets have the same book in every language.
inline bool haveOneBook(const Ruleset& a, const Ruleset& b)
{
    return a.board == b.board && a.cards == b.cards && a.rulings == b.rulings;
}

/// With all cards, with this game's figures, in the sentences' language, which is installed.
phones::BookMessage bookOnPhones(const Ruleset& ruleset, const Sentences& sentences);

} // namespace demeter::fury3e
