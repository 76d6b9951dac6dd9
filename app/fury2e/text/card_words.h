// What a card of the second edition does, in the few words that fit under its name where it is chosen. Whole sentences stand on its page of
// the book.
#pragma once

#include "core/fury2e/cards/cards.h"

#include <QString>

namespace demeter::fury2e {

/// What comes of it at the most when it wins its round; printed cards say it of each pair of cards (2E-COMB-13).
QString tacticWords(DraculaTactic tactic);
/// The same in an Agent's hand.
QString tacticWords(AgentTactic tactic);

} // namespace demeter::fury2e
