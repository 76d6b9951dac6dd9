// Chance that enters a game while it is played, so that nobody knows a card of a later round. core/journal/record_format.md has it byte by
// byte.
#pragma once

#include "core/base/shuffle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

/// What somebody at the table gives: random bytes that nobody else knows before he gives them.
using Share = std::array<std::uint8_t, 32>;
/// What he shows before, so that he cannot choose them once he has seen the others'.
using SharePromise = std::array<std::uint8_t, 32>;

/// The most shares of one round.
inline constexpr std::size_t mostShares = 8;

/// The promise of a share for this round.
SharePromise promiseOf(std::uint16_t round, const Share& share);

/// What has come in for a round: words, or shares in the order in which they were promised, or both.
struct Chance {
    std::string words;                        ///< as `areWords` has them; may be empty
    std::vector<std::optional<Share>> shares; ///< one for each promise; nothing: it was not given
    friend bool operator==(const Chance&, const Chance&) = default;
};

/// The seed of all shuffles from now on. A promise whose share is missing takes its place, so that to give nothing is no choice between
/// more than two seeds, and none at all for somebody who does not know `seed`.
Seed stirred(const Seed& seed, const std::vector<SharePromise>& promises, const Chance& chance);

} // namespace demeter
