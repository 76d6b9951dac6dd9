// What a game is played by: the board, the cards, and how the table reads the rules.
#pragma once

#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/rulings.h"
#include "core/map/board.h"

#include <memory>

namespace demeter::fury3e {

/// Cheap to copy: board and cards are shared and never change.
struct Ruleset {
    std::shared_ptr<const Board> board;
    std::shared_ptr<const Catalogue> cards;
    Rulings rulings;
};

/// The ruleset after an action: `PutRightRuling` and `PutRightEdge` change it, everything else leaves it as it is.
Ruleset rulesAfter(const Ruleset& ruleset, const Action& action);

} // namespace demeter::fury3e
