#include "core/map/board_file.h"

#include "core/base/sha256.h"

#include <algorithm>

namespace demeter {

namespace {

constexpr std::string_view nameStart = "board-", nameEnd = ".json";
constexpr std::size_t hashDigits = 64;

} // namespace

std::string boardFileName(std::string_view text)
{
    return std::string(nameStart) + sha256Text(text) + std::string(nameEnd);
}

std::optional<std::string_view> hashInBoardName(std::string_view name)
{
    if (name.size() != nameStart.size() + hashDigits + nameEnd.size() || !name.starts_with(nameStart) || !name.ends_with(nameEnd))
        return std::nullopt;
    const std::string_view hash = name.substr(nameStart.size(), hashDigits);
    const bool isHex = std::ranges::all_of(hash, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    return isHex ? std::optional(hash) : std::nullopt;
}

bool isBoardFile(std::string_view name)
{
    return name.ends_with(nameEnd);
}

std::expected<std::shared_ptr<const Board>, Fault> boardOfHeader(const std::string& name, const std::string& file, const std::string& hash,
                                                                 const BoardSource& boards)
{
    if (!file.empty()) {
        auto board = readBoard(file);
        if (!board)
            return std::unexpected(Fault{"record-board-held", {}, {name}});
        return std::make_shared<const Board>(*std::move(board));
    }
    const auto board = boards(name);
    if (!board) {
        const bool other = std::ranges::find(board.error(), "board-not-as-named", &Fault::code) != board.error().end();
        return std::unexpected(Fault{other ? "record-board-other" : "record-board", {}, {name}});
    }
    if (isBoardFile(name) && !hash.empty() && (*board)->fileHash() != hash)
        return std::unexpected(Fault{"record-board-other", {}, {name}});
    return *board;
}

std::optional<Fault> unvouchedBoard(const std::string& name, const std::string& hash)
{
    const bool unknown = isBoardFile(name) && hash.empty() && !hashInBoardName(name);
    return unknown ? std::optional(Fault{"record-board", {}, {name}}) : std::nullopt;
}

bool isNamedRightly(const std::string& name, std::string_view file, const std::string& hash)
{
    return boardFileName(file) == name && hashInBoardName(name) == hash;
}

} // namespace demeter
