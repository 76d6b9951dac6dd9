// Which heads of a game the noted codes belong to, and what may be wrong with one that belongs to none. Internal to the core.
#pragma once

#include "core/journal/record.h"
#include "core/journal/verify.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

/// What the table of a game was shown to be noted.
struct ShownHeads {
    GameId game{};
    std::string words;
    std::size_t digits = codeDigits; ///< of a code
    std::optional<Commitment> promise;
    std::vector<Witness> witnesses; ///< oldest first
};

/// Of a round that was gone through again and again so many of its heads are tried, the newest first: each code takes its time.
inline constexpr std::size_t mostHeadsOfARound = 24;
/// So many codes of other rounds are made to find the one that a code belongs to.
inline constexpr std::size_t mostHeadsOfOthers = 96;

/// What became of every noted code. The code of a head is made once, and only if it is needed.
std::vector<CheckedCode> findCodes(const ShownHeads& shown, const std::vector<NotedCode>& codes, const CodeMaker& makeCode);

/// How a noted code differs from the one that was shown, if that is how people misread and mistype: the digits alone, no spaces. Nothing
/// for the same code and for any other difference.
struct CodeSlip {
    CheckedCode::Slip slip{};
    std::vector<std::size_t> groups; ///< of three digits
};
std::optional<CodeSlip> slipBetween(std::string_view noted, std::string_view shown);

} // namespace demeter
