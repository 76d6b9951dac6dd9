// What a game is played by: the board, the cards, and how the table reads the rules.
#pragma once

#include "core/board/board.h"
#include "core/cards/catalogue.h"
#include "core/game/action.h"
#include "core/game/rulings.h"

#include <memory>

namespace demeter {

/// Cheap to copy: board and cards are shared and never change.
struct Ruleset {
    std::shared_ptr<const Board> board;
    std::shared_ptr<const Catalogue> cards;
    Rulings rulings;
};

/// The ruleset after an action: `PutRightRuling` and `PutRightEdge` change it, everything else leaves it as it is.
Ruleset amended(const Ruleset& ruleset, const Action& action);

} // namespace demeter
