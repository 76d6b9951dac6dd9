// What is wrong with JSON, whatever the file is for, in words.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter {

/// One sentence, in the user's language, for a fault of `core/base/json_faults.h`; empty for any other code.
/// The sentence does not say where: that is `fault.place`.
QString jsonFaultSentence(const Fault& fault);

} // namespace demeter
