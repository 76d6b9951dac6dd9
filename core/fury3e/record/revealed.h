// A revealed game as a record again, for whoever looks at all of it.
#pragma once

#include "core/fury3e/record/recorded.h"

#include <expected>
#include <memory>

namespace demeter::fury3e {

/// No file lies behind it, and its chain is not checked. Faults are those of `replayReveal`.
std::expected<Record, Fault> revealedRecord(const Reveal& lines, const BoardSource& boards, std::shared_ptr<const Catalogue> cards);

} // namespace demeter::fury3e
