// What of the second edition lies on the table's map.
#pragma once

#include "app/table/hunt_way.h"
#include "app/table/map_model.h"
#include "core/fury2e/view/hunt.h"
#include "core/fury2e/view/public_view.h"
#include "core/fury2e/view/table_turn.h"

namespace demeter::fury2e {

/// What the table's map shows, from the public view alone: cards that lie face up, Dracula's figure, hunters and tokens. What can be chosen
/// is not the view's.
MapModel tableMap(const PublicView& view);

/// What has to be seen of the board where there is not room for all of it: who can act and everywhere he can go by road or by sea; while
/// nobody can, the hunters and what is known of Dracula.
LocationSet whatMatters(const PublicView& view, const TableTurn& turn);

/// A revealed hunt on the map.
HuntWay huntWay(const WholeHunt& hunt);

} // namespace demeter::fury2e
