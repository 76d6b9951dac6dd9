// Which icon stands for a place of the board: a name for iconPixmap.
#pragma once

#include "core/map/board.h"

#include <QString>

namespace demeter {

QString placeIcon(const Board& board, LocationId place);

} // namespace demeter
