// Which topic fits what is to be decided now, on Dracula's screen: for F1 and for the turn guide. It sees all that is hidden, so nothing of
// it may be shown to the table; for that there is `table_topics.h`.
#pragma once

#include "app/fury3e/book/book.h"
#include "core/fury3e/game/due.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/game/step.h"

namespace demeter::fury3e {

/// The topic of the decision that is due: cards to be drawn before all else, then what an effect, an arrival or a combat asks, then the
/// step. Every state has one, and every one of them is in the book.
TopicId topicOfStep(const Ruleset& ruleset, const GameState& state);

// What that is made of, where a screen asks about one of them by itself.

TopicId topicOfStep(Step step);
TopicId topicOfDue(const Due& due);
TopicId topicOfOccasion(Occasion occasion);
TopicId topicOfPower(Power power);

} // namespace demeter::fury3e
