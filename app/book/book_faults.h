// Every fault of the book's files that no other file can have.
#pragma once

#include "core/base/fault.h"
#include "core/base/json_faults.h"

#include <QString>

#include <array>

namespace demeter {

inline constexpr std::array<FaultInfo, 9> bookFaults{{
    {"book-language", "the language of the file", "the one that it should have"},
    {"book-chapter-unknown", "chapter"},
    {"book-chapter-order", "chapter"},
    {"book-topic-unknown", "topic"},
    {"book-topic-twice", "topic"},
    {"book-rule-twice", "rule"},
    {"book-card-twice", "card"},
    {"book-card-unknown", "card"},
    {"book-card-word", "kind"},
}};

/// Where and what, in the user's language, for any fault that reading a book can give.
QString bookFaultSentence(const Fault& fault);

} // namespace demeter
