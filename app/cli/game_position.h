// A position of some game, as `moves` and `perft` ask it.
#pragma once

#include "core/base/fault.h"
#include "core/map/board_source.h"

#include <QtGlobal>

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

class GamePosition {
public:
    GamePosition() = default;
    virtual ~GamePosition() = default;
    Q_DISABLE_COPY_MOVE(GamePosition)

    /// Every legal choice of Dracula's movement as text, in any order.
    virtual std::vector<std::string> choices() const = 0;
    /// Sequences of so many movements.
    virtual std::uint64_t perft(int depth) const = 0;
    /// The same for each choice of the first; `depth` is at least 1.
    virtual std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const = 0;
};

/// How a game reads its positions.
struct PositionKind {
    std::string_view format; ///< what its field `format` says
    std::expected<std::unique_ptr<const GamePosition>, Faults> (*read)(std::string_view json, const BoardSource& boards);
};

} // namespace demeter
