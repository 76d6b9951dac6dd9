// What a check comes to, for sentences, machines and the exit status alike.
#pragma once

#include "core/journal/verify.h"

#include <cstddef>
#include <cstdint>

namespace demeter {

enum class Verdict : std::uint8_t {
    Proved,            ///< noted codes say that this is the game that was played, and everything in it holds
    ProvedWithChanges, ///< the same, but something was changed behind a code
    Unvouched,         ///< everything holds, but no code of a round was given
    CodesDoNotFit,     ///< everything holds but noted codes, which may be mistyped
    NotAllChecked,     ///< what can be checked holds, perhaps but for noted codes
    NotRevealed,       ///< the chain is whole, and what is said of codes is the same
    DoesNotHold,
};
Verdict verdictOf(const CheckedGame& found);
/// Times that something was changed behind codes; going back to do the same again changes nothing.
std::size_t changesBehindCodes(const CheckedGame& found);
/// Noted codes that are not those of their rounds.
std::size_t codesThatDoNotFit(const CheckedGame& found);

} // namespace demeter
