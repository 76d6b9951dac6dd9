// A position as text (demeter-position/1, core/formats.md section 1).
#pragma once

#include "core/base/fault.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/map/board_source.h"

#include <expected>
#include <string>
#include <string_view>

namespace demeter::fury3e {

struct Position {
    Ruleset ruleset;
    GameState state; ///< at `Step::BeforeSlide`, before the slide
};

/// Reads a position. A fault names the place as a JSON pointer; every contradiction is refused.
std::expected<Position, Faults> readPosition(std::string_view json, const BoardSource& boards, std::shared_ptr<const Catalogue> cards);

/// Writes a position that `readPosition` reads back to the same state, as far as the format has a field for it.
std::string writePosition(const Position& position);

} // namespace demeter::fury3e
