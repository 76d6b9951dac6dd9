#include "core/map/board_source.h"

#include <algorithm>

namespace demeter {

std::expected<std::shared_ptr<const Board>, Faults> readNamedBoard(const BoardSource& boards, const std::string& name,
                                                                   const std::string& place)
{
    auto board = boards ? boards(name) : std::unexpected(Faults{});
    if (board && *board != nullptr)
        return board;
    if (board || board.error().empty())
        return std::unexpected(Faults{{"unknown-board", place, {name}}});
    Faults faults;
    const bool inside =
        std::ranges::any_of(board.error(), [&](const Fault& fault) { return !fault.place.empty() && fault.place != place; });
    if (inside)
        faults.push_back({"board-faulty", place, {name}});
    for (Fault& inner : board.error()) {
        if (inner.place.empty() || inner.place == place)
            inner.place = place;
        else
            inner.place.insert(0, name + ": ");
        faults.push_back(std::move(inner));
    }
    return std::unexpected(std::move(faults));
}

} // namespace demeter
