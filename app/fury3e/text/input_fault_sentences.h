// What is wrong with a position, an action or a card file, as a sentence in the user's language.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter::fury3e {

/// One sentence for a fault of `core/fury3e/text/input_faults.h`; empty for any other code, or another number of arguments.
/// The sentence does not say where: that is `fault.place`.
QString inputFaultSentence(const Fault& fault);

} // namespace demeter::fury3e
