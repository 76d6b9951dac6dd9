// The lines of a record's file and the hash chain that holds them together.
//
// The file is JSON Lines. Every line, the last one included, is exactly these bytes, with no space and no other order of keys:
//
//     {"seq":N,"public":PUBLIC,"hidden":HIDDEN,"commitment":COMMITMENT,"head":"HEAD"}\n
//
//   N           number of the line, counted from 0
//   PUBLIC      an object that anybody may read
//   HIDDEN      an object with everything secret, or null
//   COMMITMENT  null: its place is kept for the commitments
//   HEAD        64 lower-case hex digits, the head of the chain after this line
//
// The first line is the header: PUBLIC = {"format":"demeter-game/2","game":32 hex digits,"started":text,"board":text,"cards":text,
// "printing":"recommended"|"es"|"pl"|"ru","rulings":{field:reading,...},"handling":"dealt"|"drawn-from-box","players":{hunter:name,...}},
// HIDDEN = {"seed":64 hex digits}. Rulings stand in the order of `rulingTable`; one that is not there has its recommended reading,
// so that a later program with more rulings still reads the game. All four hunters are there, in their order.
//
// An action is PUBLIC = {"round":the round it happened in,TABLE}, HIDDEN = {"action":the object of `actionJson`}.
// Going back or forward is PUBLIC = {"to":how many actions have then happened,TABLE}, HIDDEN = {"over":WHAT}, where WHAT is the
// `actionName` of the one action that is taken back or done again, or "jump" if it is not exactly one.
//
// TABLE is what the table noticed of it, with the fields that `stepJson` describes, or nothing; the first line after the header has the
// whole view of the table. A reader checks its form only: what it says follows from the rest, and `verify` compares it.
//
// In files of format "demeter-game/1" there is no TABLE, and WHAT stands in PUBLIC: {"to":N,"over":WHAT}, with HIDDEN = null. They are
// continued in that format.
//
// The head of a line is
//
//     SHA-256( "demeter-head/1" 0x00
//              previous head                  32 bytes; 32 zero bytes before the first line
//              N                              8 bytes, big endian
//              length of PUBLIC               8 bytes, big endian, in bytes
//              PUBLIC
//              length of HIDDEN               8 bytes, big endian, in bytes
//              HIDDEN
//              COMMITMENT )
//
// where PUBLIC, HIDDEN and COMMITMENT are the very bytes that stand in the file.
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
/// What `format` says in the header.
inline constexpr std::string_view recordFormat = "demeter-game/2";
/// What it said in version 0.1.
inline constexpr std::string_view oldRecordFormat = "demeter-game/1";
/// What `over` says when the way is longer than one action.
inline constexpr std::string_view jumpName = "jump";
/// No game comes near it; a file that is larger is not a record, and reading it would only use up the memory.
inline constexpr std::uint64_t largestRecord = std::uint64_t{64} * 1024 * 1024;

/// The head of the line `sequence` after the head `previous`; the three texts are the bytes that stand in the file.
Head nextHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText,
              std::string_view commitmentText);

/// A line as it is written, its newline included, and the head after it.
struct ChainLine {
    std::string bytes;
    Head head{};
};
/// Makes the next line without a commitment. The texts are compact JSON.
ChainLine chainLine(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText);

/// Lower-case hex digits, two a byte.
std::string hexText(std::span<const std::uint8_t> bytes);
/// Reads exactly as many lower-case hex digits as `bytes` takes; false if it is anything else.
bool readHex(std::string_view text, std::span<std::uint8_t> bytes);

} // namespace demeter
