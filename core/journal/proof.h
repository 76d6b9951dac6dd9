// What proves afterwards that nothing was changed: commitments, heads, spoken codes and fair deals.
//
// record_format.md beside this file writes all of it down byte by byte, so that a stranger can check a game with a program of his own.
#pragma once

#include "core/base/shuffle.h"
#include "core/journal/chain.h"

#include <array>
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

/// The most characters that the table's words can have.
inline constexpr std::size_t longestWords = 80;

/// Whether the table's words can belong to a deal: nothing, or up to `longestWords` lower-case letters, digits and single spaces between
/// words, the letters all Latin or all Cyrillic. Words that look alike would else be as many deals to choose from.
bool areWords(std::string_view words);

/// The seed of all shuffles of a game, made from both sides' parts.
Seed fairSeed(const GameId& game, const Secret& secret, std::string_view words);

/// The spoken code of a head: `123 456 789 012`. Takes about a tenth of a second and 64 MiB; nothing if there is not so much memory.
std::optional<std::string> spokenCode(const GameId& game, const Head& head, std::string_view words);

} // namespace demeter
