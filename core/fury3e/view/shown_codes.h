// The codes that the table was shown, as far as its log tells of them: everybody around the table knows as much.
#pragma once

#include "core/fury3e/view/public_log.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// The round whose code the table is shown with a step, given the one before it: a round has ended, or the game.
std::optional<std::uint16_t> codeShownWith(const PublicStep& before, const PublicStep& step);

/// A code that was shown.
struct ShownCodeOfLog {
    std::uint16_t round = 0; ///< that has ended; 0: the setup
    std::size_t step = 0;    ///< of the log
    /// The game went back behind it, and nothing has led to it again: it counts only for what was before it.
    bool goneBackBehind = false;
};
/// All of them, oldest first; the last ones are the record's witnesses, in the same order. It has more only in front of them, from lines of
/// an old game that lie open, to which no code belongs.
std::vector<ShownCodeOfLog> shownCodes(const PublicLog& log);
/// The rounds of the codes that stand now and would do so no more if the game went back to where the table lay like this; oldest first.
std::vector<std::uint16_t> codesPassed(const PublicLog& log, const PublicView& back);
/// The rounds of the codes behind which the game went back; each once.
std::vector<std::uint16_t> codesGoneBackBehind(const PublicLog& log);

} // namespace demeter::fury3e
