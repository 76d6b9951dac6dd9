// Every fault of the book's files that no other file can have.
#pragma once

#include "core/base/fault.h"
#include "core/base/json_faults.h"

#include <QString>

#include <array>

namespace demeter {

inline constexpr std::array<FaultInfo, 9> bookFaults{{
    {"book-language", 2, "the language of the file, the one that it should have"},
    {"book-chapter-unknown", 1, "chapter"},
    {"book-chapter-order", 1, "chapter"},
    {"book-topic-unknown", 1, "topic"},
    {"book-topic-twice", 1, "topic"},
    {"book-rule-twice", 1, "rule"},
    {"book-card-twice", 1, "card"},
    {"book-card-unknown", 1, "card"},
    {"book-card-word", 1, "kind"},
}};

/// Where and what, in the user's language, for any fault that reading a book can give.
QString bookFaultSentence(const Fault& fault);

} // namespace demeter
