// What is wrong with a board file, in words.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter {

/// One sentence, in the user's language, for a fault that `readBoard` found, one of JSON included; empty for a code that no board
/// fault has.
/// The sentence does not say where: that is `fault.place`.
QString boardFaultSentence(const Fault& fault);

} // namespace demeter
