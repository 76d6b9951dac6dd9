// What the table's map shows: from the public view alone.
#pragma once

#include "app/desktop/map/map_model.h"
#include "core/fury3e/view/public_view.h"

namespace demeter {

/// Revealed places, Dracula's figure, hunters and tokens. What can be chosen is not the view's.
MapModel tableMap(const PublicView& view);

} // namespace demeter
