// What positions and actions have in common as JSON, on top of core/fury3e/cards/card_json.h. Internal to the core.
#pragma once

#include "core/fury/roadblock_json.h"
#include "core/fury3e/cards/card_json.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/roadblock.h"
#include "core/map/location_json.h"

namespace demeter::fury3e {

/// A hunter's id that is a key of an object; `place` is that of its value.
std::optional<Hunter> readHunter(std::string_view id, const std::string& place, Faults& faults);
/// A hunter's id that is a value.
std::optional<Hunter> readHunter(const Json& value, const std::string& place, Faults& faults);
std::string_view idOf(Hunter hunter);

/// A set of powers as a list of ids; a doubled one is a fault.
PowerSet readPowers(const Json& list, const std::string& place, Faults& faults);

/// A list of ids; a doubled one is a fault.
HunterSet readHunterSet(const Json& list, const std::string& place, Faults& faults);

using fury::readPair;
using fury::readRoadblock;

/// The fields `slot` and `lair`, exactly one of them.
std::optional<CardPlace> readCardPlace(ObjectReader& fields, Faults& faults);
/// The same with `encounter` and, if it is not 0, `nth`; no other fields.
std::optional<LyingCard> readLying(const Json& value, const std::string& place, const Catalogue& cards, Faults& faults);

} // namespace demeter::fury3e
