// What a game is played by: the board, and how the table reads the rules.
#pragma once

#include "core/fury2e/game/action.h"
#include "core/fury2e/game/rulings.h"
#include "core/map/board.h"

#include <memory>

namespace demeter::fury2e {

/// Cheap to copy: the board is shared and never changes.
struct Ruleset {
    std::shared_ptr<const Board> board;
    Rulings rulings{};
};

/// The ruleset after an action: `PutRightRuling` changes it, everything else leaves it as it is.
inline Ruleset rulesAfter(const Ruleset& ruleset, const Action& action)
{
    Ruleset after = ruleset;
    if (const auto* change = std::get_if<PutRightRuling>(&action))
        after.rulings.set(change->ruling, change->reading);
    return after;
}

} // namespace demeter::fury2e
