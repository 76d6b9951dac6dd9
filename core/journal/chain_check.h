// Checks a reveal without knowing the game: that the chain holds, and which of the noted codes were shown at which line. Internal to the
// core.
#pragma once

#include "core/journal/record.h"
#include "core/journal/verify.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

/// True for a line that goes back or forward. Only of one that is revealed.
bool isJump(const RevealedLine& line);
/// True for a line in which nothing happens. Only of one that is revealed.
bool isSilent(const RevealedLine& line);

/// What can be said of a reveal from its chain alone.
struct ChainCheck {
    bool whole = false;                ///< false: the chain is broken, and there is one objection that says where
    std::vector<Objection> objections; ///< to the chain, and to codes
    std::vector<CheckedCode> codes;    ///< one for each noted code
    std::uint64_t vouched = 0;         ///< lines that a noted code vouches for
    std::uint16_t vouchedRound = 0;    ///< the round of that code
    bool dealNoted = false;            ///< a noted code fits the promise of the deal
};
ChainCheck checkChain(const Reveal& lines, const std::vector<NotedCode>& codes, const CodeMaker& makeCode, std::size_t digits);

} // namespace demeter
