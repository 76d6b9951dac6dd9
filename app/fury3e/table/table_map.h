// What of the third edition lies on a map.
#pragma once

#include "app/table/hunt_way.h"
#include "app/table/map_model.h"
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/public_view.h"
#include "core/fury3e/view/table_turn.h"

#include <array>

namespace demeter::fury3e {

/// Where the hunters stand, and what stands out about them; without their sheets only where they stand.
std::array<MapModel::Figure, hunterCount> figuresOf(const std::array<HunterPlace, hunterCount>& hunters,
                                                    const std::array<HunterSheet, hunterCount>& sheets = {});
/// Hunters and tokens, all that lies on the board openly.
void layOpenly(MapModel& model, const std::array<HunterPlace, hunterCount>& hunters, const std::array<HunterSheet, hunterCount>& sheets,
               const BoardTokens& tokens);

/// What the table's map shows, from the public view alone. Revealed places, Dracula's figure, hunters and tokens. What can be chosen is not
/// the view's.
MapModel tableMap(const PublicView& view);

/// What has to be seen of the board where there is not room for all of it: who can act and everywhere he can go; while nobody can, the
/// hunters and what is known of Dracula.
LocationSet whatMatters(const PublicView& view, const TableTurn& turn);

/// A revealed hunt on the map.
HuntWay huntWay(const WholeHunt& hunt);

} // namespace demeter::fury3e
