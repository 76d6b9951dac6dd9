// A board of the table's own: a file, and how a record that is played on it holds it.
#pragma once

#include "core/map/board_source.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// A record holds no larger one: sixty places take some 30 KB.
inline constexpr std::size_t largestBoardFile = std::size_t{1} << 20;

/// The name of a file with this board in it. It says the hash of the text, so whoever names the file says what is on the board.
std::string boardFileName(std::string_view text);
/// The hash that such a name says, 64 hex digits; nothing for any other name.
std::optional<std::string_view> hashInBoardName(std::string_view name);
/// Whether a `board` field names a file, not a board that comes with the program.
bool isBoardFile(std::string_view name);

/// The board that a header names: in the text of its file, where the header holds it, else where it is found.
/// Faults: `record-board` (name), nothing is found; `record-board-held` (name), the header holds what is no board; `record-board-other`
/// (name), what is found has another hash than `hash`, which is empty where nobody knows. A board that comes with the program is taken in
/// any version.
std::expected<std::shared_ptr<const Board>, Fault> boardOfHeader(const std::string& name, const std::string& file, const std::string& hash,
                                                                 const BoardSource& boards);
/// `record-board` (name) where a header names a file, and no hash says what stands in it.
std::optional<Fault> unvouchedBoard(const std::string& name, const std::string& hash);
/// Whether the text of a file is the one that its name and its hash say.
bool isNamedRightly(const std::string& name, std::string_view file, const std::string& hash);

} // namespace demeter
