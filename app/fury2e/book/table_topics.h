// Which topic of the second edition's book fits what the table does now, or why something is refused: for F1 on the table screen and on the
// phones. Made from what the table sees and nothing else, so that the topic tells nothing (2E-INV-8).
#pragma once

#include "app/book/book.h"
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

/// Of what the table does now: whom it waits for, and what it is `asked`. Every table has one, and it is in the book. Equal tables have
/// equal topics.
TopicId topicOfTurn(const TableTurn& turn, const PublicQuestion& asked);
/// Of what the hunters are asked alone.
TopicId topicOfAsk(PublicQuestion::What what);

/// Where the rule is at home that the refusal names; null where no rule is the reason.
const Topic* topicOfRefusal(const Book& book, const Violation& violation);

} // namespace demeter::fury2e
