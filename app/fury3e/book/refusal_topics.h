// Where the book says why something is refused.
#pragma once

#include "app/fury3e/book/book.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/game/violation.h"

#include <optional>
#include <vector>

namespace demeter::fury3e {

/// The topic that the sentence about this refusal names: behind "See Movement" stands "Movement". Nothing where no rule is the reason: the
/// file cannot be written, or is so already.
std::optional<TopicId> topicOfRefusal(const Sentences& sentences, const Violation& violation);
/// The same of what is said before an action that is legal.
TopicId topicOfWarning(const Sentences& sentences, const Warning& warning);

/// All that explain it: first the one that the sentence names, then the one where the rule is at home, if that is another.
std::vector<TopicId> topicsOfRefusal(const Book& book, const Sentences& sentences, const Violation& violation);

} // namespace demeter::fury3e
