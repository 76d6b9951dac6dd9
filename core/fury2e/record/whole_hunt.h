// The hunt of a record as it was.
#pragma once

#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/hunt.h"

namespace demeter::fury2e {

/// Only for a game that has been revealed.
WholeHunt wholeHunt(const Record& record);

} // namespace demeter::fury2e
