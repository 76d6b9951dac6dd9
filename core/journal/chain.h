// The lines of a record's file and the hash chain that holds them together. record_format.md beside this file writes them down byte by
// byte.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace demeter {

using Head = std::array<std::uint8_t, 32>;

/// The head before the first line.
inline constexpr Head firstHead{};
/// What `format` says in the header, by the form of the lines.
inline constexpr std::string_view wholeRecordFormat = "demeter-game/6";  ///< as the next, with the file of an own board in the first line
inline constexpr std::string_view recordFormat = "demeter-game/4";       ///< every line is sealed, and chance may come in round by round
inline constexpr std::string_view sealedRecordFormat = "demeter-game/3"; ///< every line is sealed
inline constexpr std::string_view toldRecordFormat = "demeter-game/2";   ///< nothing is sealed until somebody continues the game
inline constexpr std::string_view oldRecordFormat = "demeter-game/1";    ///< as before, and the lines do not hold what the table noticed
/// What `over` says when the way is longer than one action.
inline constexpr std::string_view jumpName = "jump";
/// No game comes near it; a file that is larger is not a record, and reading it would only use up the memory.
inline constexpr std::uint64_t largestRecord = std::uint64_t{64} * 1024 * 1024;

/// The head of an open line, the kind that was written before records were sealed; the three texts are the bytes that stand in the file.
Head nextHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText,
              std::string_view commitmentText);

/// A line of the file, its newline included. `hidden` and `commitment` are JSON.
std::string lineBytes(std::uint64_t sequence, std::string_view publicText, std::string_view hidden, std::string_view commitment,
                      const Head& head);

/// A line as it is written, its newline included, and the head after it.
struct ChainLine {
    std::string bytes;
    Head head{};
};

/// True for JSON that is nested deeper than any line is. It would use up the stack when it is written out again.
bool nestedTooDeep(std::string_view text);

} // namespace demeter
