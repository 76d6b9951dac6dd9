#include "core/fury2e/record/revealed.h"

#include "core/journal/verify_body.h"

#include <utility>

namespace demeter::fury2e {

std::expected<Record, Fault> revealedRecord(const Reveal& lines, const BoardSource& boards)
{
    return replayedRecord<Recorded>(lines, {boards, {}}, {});
}

} // namespace demeter::fury2e
