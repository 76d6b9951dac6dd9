// How far a train has to go.
#pragma once

#include "core/fury/roadblock.h"
#include "core/map/board.h"

#include <vector>

namespace demeter::fury {

/// How many railways lead there at least; 0: none does. Nobody goes over one with a roadblock, or on through a place of `stops`. Lines of
/// every colour count: which number of a ticket is good for them is printed on the board, and the data of lines is less sure.
int railwaysTo(const Board& board, LocationId from, LocationId to, const std::vector<Roadblock>& roadblocks, LocationSet stops = {});

} // namespace demeter::fury
