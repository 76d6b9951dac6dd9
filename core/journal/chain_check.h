// Checks a reveal without knowing the game: that the chain holds, and which of the noted codes were shown at which line. Internal to the
// core.
#pragma once

#include "core/journal/record.h"
#include "core/journal/verify.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

/// True for a line that goes back or forward.
bool isJump(const RevealedLine& line);

/// What can be said of a reveal from its chain alone.
struct ChainCheck {
    bool whole = false;                                         ///< false: the chain is broken, and there is one objection that says where
    std::vector<Objection> objections;                          ///< to the chain, and to codes
    std::uint64_t vouched = 0;                                  ///< lines that a noted code vouches for
    bool dealNoted = false;                                     ///< a noted code fits the promise of the deal
    std::vector<std::pair<std::uint64_t, std::size_t>> fitting; ///< line and index of the codes that fit, but for those of the deal
};
ChainCheck checkChain(const Reveal& lines, const std::vector<NotedCode>& codes, const CodeMaker& makeCode, std::size_t digits);

} // namespace demeter
