// What suits a short game for practice, from what lies on the board alone: where hunters and Dracula may stand so that an arrival comes
// about soon, and how the hunters move towards it. What is legal the game says.
#pragma once

#include "core/fury/hunters.h"
#include "core/map/board.h"

#include <array>
#include <optional>

namespace demeter {

/// The cities of all four: those that have been chosen, and for the others cities of `starts` that lie far apart.
std::array<LocationId, fury::hunterCount> practiceCities(const Board& board, LocationSet starts,
                                                         const std::array<std::optional<LocationId>, fury::hunterCount>& chosen);
/// Of `starts` the one from which Dracula can go where a hunter is two roads away; nothing of none.
std::optional<LocationId> startNear(const Board& board, LocationSet hunters, LocationSet starts);
/// Of `places` the one for his next move: near a hunter, or once an Encounter waits away from them; nothing of none.
std::optional<LocationId> moveNear(const Board& board, LocationSet hunters, LocationSet places, bool waits);
/// Where a road leads that brings a hunter nearer to one of these goals, around what is hidden; nowhere if he is beside one already.
LocationSet nearerByRoad(const Board& board, LocationId hunter, LocationSet goals, LocationSet hidden);

} // namespace demeter
