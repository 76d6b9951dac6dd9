// The hunt of a record as it was.
#pragma once

#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/hunt.h"

namespace demeter::fury3e {

/// Only for a game that has been revealed.
WholeHunt wholeHunt(const Record& record);

} // namespace demeter::fury3e
