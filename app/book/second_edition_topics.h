// Which topic of the second edition's book fits what is decided, asked or refused.
#pragma once

#include "app/book/book.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/violation.h"
#include "core/fury2e/view/public_view.h"
#include "core/fury2e/view/table_turn.h"

#include <string_view>

namespace demeter::fury2e {

inline constexpr std::string_view secondEditionBook = "fury2e";

inline std::expected<std::shared_ptr<const Book>, Faults> bookOfSecondEdition(Language language)
{
    return builtInBook(secondEditionBook, language);
}

// On Dracula's screen. It sees all that is hidden, so nothing of it may be shown to the table.

TopicId topicOfStep(Step step);
TopicId topicOfDue(const Due& due);
/// Of the decision that is due: what an effect, a search or a combat asks before the step. Every state has one, and it is in the book.
TopicId topicOfState(const GameState& state);

/// Of what the table does now, made from what it sees and nothing else (2E-INV-8): whom it waits for, and what it is `asked`. Equal tables
/// have equal topics.
TopicId topicOfTurn(const TableTurn& turn, const PublicQuestion& asked);
/// Of what the hunters are asked alone.
TopicId topicOfAsk(PublicQuestion::What what);

/// Where the rule is at home that the refusal names; null where no rule is the reason.
const Topic* topicOfRefusal(const Book& book, const Violation& violation);

} // namespace demeter::fury2e
