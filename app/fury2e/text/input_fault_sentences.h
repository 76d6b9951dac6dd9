// What is wrong with a position of the second edition, as a sentence in the user's language.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter::fury2e {

/// One sentence for a fault of `core/fury2e/text/input_faults.h`; empty for any other code, or another number of arguments.
QString inputFaultSentence(const Fault& fault);

} // namespace demeter::fury2e
