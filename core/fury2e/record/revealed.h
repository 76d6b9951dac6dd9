// A revealed game as a record again, for whoever looks at all of it.
#pragma once

#include "core/fury2e/record/recorded.h"

#include <expected>

namespace demeter::fury2e {

/// No file lies behind it, and its chain is not checked. Faults are those of `replayReveal`.
std::expected<Record, Fault> revealedRecord(const Reveal& lines, const BoardSource& boards);

} // namespace demeter::fury2e
