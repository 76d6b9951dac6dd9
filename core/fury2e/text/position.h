// A position as text (demeter-position/2, core/formats.md section 4).
#pragma once

#include "core/base/fault.h"
#include "core/fury2e/game/game_state.h"
#include "core/map/board_source.h"

#include <expected>
#include <memory>
#include <string_view>

namespace demeter::fury2e {

struct Position {
    std::shared_ptr<const Board> board;
    GameState state; ///< at the start of Dracula's movement phase
};

/// Reads a position. A fault names the place as a JSON pointer; every contradiction is refused.
std::expected<Position, Faults> readPosition(std::string_view json, const BoardSource& boards);

} // namespace demeter::fury2e
