// What a check comes to, for sentences, machines and the exit status alike. resources/verdict/verdicts.json has the same verdicts in words.
#pragma once

#include "core/journal/verify.h"

#include <cstddef>
#include <cstdint>

namespace demeter {

/// In the order of core/journal/record_format.md, section 11: the first that is true.
enum class Verdict : std::uint8_t {
    Unknown,           ///< it names something that comes with a program, but not with this one
    DoesNotHold,       ///< something in it is not as it must be
    NotAllChecked,     ///< nothing speaks against it, but not everything could be checked; perhaps codes do not fit
    NotRevealed,       ///< the chain is whole, and something is still sealed; perhaps codes do not fit
    CodesDoNotFit,     ///< everything holds but noted codes, which may be mistyped
    Unvouched,         ///< everything holds, but no code of a round was given
    ProvedWithChanges, ///< noted codes say that this is the game that was played; something was changed behind a code
    Proved,
};
Verdict verdictOf(const CheckedGame& found);
/// Times that something was changed behind codes; going back to do the same again changes nothing.
std::size_t changesBehindCodes(const CheckedGame& found);
/// Noted codes that are not those of their rounds.
std::size_t codesThatDoNotFit(const CheckedGame& found);

} // namespace demeter
