// Which topic of the book fits what the guide asks.
#pragma once

#include "app/book/book.h"
#include "app/fury3e/desktop/guide/question.h"
#include "core/fury3e/game/ruleset.h"

#include <optional>

namespace demeter::fury3e {

/// The topic of the decision that is due, or of the question inside it. It is made from what is hidden, for Dracula's screen alone; the
/// table's is `topicOfTurn`. Every question has one, and every one of them is in the book.
TopicId topicOfQuestion(const Ruleset& ruleset, const GameState& state, const std::optional<SubQuestion>& inside);

} // namespace demeter::fury3e
