// What is wrong with a game's file, in words.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter {

/// One sentence, in the user's language, for a fault of a record or its file; empty for a code that neither has.
/// The sentence does not say where: that is `fault.place`, a path for `device-` codes and `line N` for `record-` codes.
QString recordFaultSentence(const Fault& fault);

} // namespace demeter
