// What is wrong with a position, an action or a card file, as a sentence in the user's language.
#pragma once

#include "core/board/fault.h"

#include <QString>

namespace demeter {

/// The sentence for a fault of `core/game/input_faults.h`, without its place; empty for a code that is not there, or one that has another
/// number of arguments (a fault of a board file may share a code). So ask this function before `boardFaultSentence`.
QString inputFaultSentence(const Fault& fault);

} // namespace demeter
