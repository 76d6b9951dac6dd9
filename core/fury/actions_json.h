// The actions that every edition has, as they stand in action lines. Internal to the core.
#pragma once

#include "core/base/chance_json.h"
#include "core/fury/actions.h"
#include "core/fury/hunters_json.h"
#include "core/fury/roadblock_json.h"

namespace demeter {

DEMETER_JSON_FIELDS(fury::PlaceHunters, must("cities", &It::cities))
DEMETER_JSON_FIELDS(fury::ChooseStart, must("location", &It::location))
DEMETER_JSON_FIELDS(fury::ChooseHunter, must("hunter", &It::hunter))
DEMETER_JSON_FIELDS(fury::ChoosePlace, must("location", &It::location))
DEMETER_JSON_FIELDS(fury::ChooseRoad, must("road", &It::road))
DEMETER_JSON_FIELDS(fury::Reply, must("yes", &It::yes))

} // namespace demeter
