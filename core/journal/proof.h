// What proves afterwards that nothing was changed: commitments, heads, spoken codes and fair deals.
//
// record_format.md beside this file writes all of it down byte by byte, so that a stranger can check a game with a program of his own.
#pragma once

#include "core/base/shuffle.h"
#include "core/base/words.h"
#include "core/journal/chain.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

using GameId = std::array<std::uint8_t, 16>;
using Nonce = std::array<std::uint8_t, 32>;
using Commitment = std::array<std::uint8_t, 32>;
using Secret = std::array<std::uint8_t, 32>;

/// What a line promises about its hidden part.
Commitment commitmentOf(const GameId& game, std::uint64_t sequence, const Nonce& nonce, std::string_view hidden);

/// The head of a line of a sealed record, which can be computed without its hidden part.
Head sealedHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, const Commitment& commitment);

/// What the program shows before the table says its words.
Commitment promiseOf(const GameId& game, const Secret& secret);

/// The seed of all shuffles of a game, made from both sides' parts.
Seed fairSeed(const GameId& game, const Secret& secret, std::string_view words);

/// How many digits the spoken codes of a game have: those of today's form, and those of the forms before it.
inline constexpr std::size_t codeDigits = 15, olderCodeDigits = 12;

/// The spoken code of a head: `123 456 789 012 345`, or fewer digits. Takes about a tenth of a second and 64 MiB; nothing if there is not
/// so much memory. `digits` is at most 18.
std::optional<std::string> spokenCode(const GameId& game, const Head& head, std::string_view words, std::size_t digits = codeDigits);

} // namespace demeter
