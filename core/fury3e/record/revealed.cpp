#include "core/fury3e/record/revealed.h"

#include "core/journal/verify_body.h"

#include <utility>

namespace demeter::fury3e {

std::expected<Record, Fault> revealedRecord(const Reveal& lines, const BoardSource& boards, std::shared_ptr<const Catalogue> cards)
{
    return replayedRecord<Recorded>(lines, {boards, std::move(cards)}, {});
}

} // namespace demeter::fury3e
