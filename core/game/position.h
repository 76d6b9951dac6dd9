// A position as text (demeter-position/1, formats.md §1).
#pragma once

#include "core/board/fault.h"
#include "core/game/game_state.h"
#include "core/game/ruleset.h"

#include <expected>
#include <functional>
#include <string>
#include <string_view>

namespace demeter {

struct Position {
    Ruleset ruleset;
    GameState state; ///< at `Step::BeforeSlide`, before the slide
};

/// Finds a board by the text of a position's `board` field: an id, or a path relative to the position's file.
using BoardSource = std::function<std::expected<std::shared_ptr<const Board>, Faults>(const std::string& name)>;

/// Reads a position. A fault names the place as a JSON pointer; every contradiction is refused.
std::expected<Position, Faults> readPosition(std::string_view json, const BoardSource& boards, std::shared_ptr<const Catalogue> cards);

/// Writes a position that `readPosition` reads back to the same state, as far as the format has a field for it.
std::string writePosition(const Position& position);

} // namespace demeter
