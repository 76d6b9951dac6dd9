// Chance that comes in round by round, as it stands in action lines. Internal to the core.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/base/json_fields.h"

namespace demeter {

DEMETER_JSON_FIELDS(PromiseShares, must("promises", &It::promises))
DEMETER_JSON_FIELDS(Chance, may("words", &It::words), may("shares", &It::shares))
DEMETER_JSON_FIELDS(AddChance, own(&It::chance))

} // namespace demeter
