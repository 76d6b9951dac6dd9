// Which topic of the second edition's book fits what is decided on Dracula's screen. It sees all that is hidden, so nothing of it may be
// shown to the table; for that there is `table_second_topics.h`.
#pragma once

#include "app/fury2e/book/table_topics.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/game_state.h"

namespace demeter::fury2e {

TopicId topicOfStep(Step step);
TopicId topicOfDue(const Due& due);
/// Of the decision that is due: what an effect, a search or a combat asks before the step. Every state has one, and it is in the book.
TopicId topicOfState(const GameState& state);

} // namespace demeter::fury2e
