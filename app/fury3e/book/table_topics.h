// Which topic fits what the table does now: for F1 on the table screen and on the phones. Made from what the table sees and nothing else,
// so that the topic tells nothing (INFO-8).
#pragma once

#include "app/fury3e/book/book.h"
#include "core/fury3e/view/table_turn.h"

namespace demeter::fury3e {

/// Every turn has one, and every one of them is in the book. Equal turns have equal topics.
TopicId topicOfTurn(const TableTurn& turn);

TopicId topicOfAsk(HunterAsk::What what);
TopicId topicOfWait(TableTurn::Wait wait);

} // namespace demeter::fury3e
