// Cards as JSON, on top of core/base/json_reader.h. Internal to the core.
#pragma once

#include "core/base/json_reader.h"
#include "core/fury3e/cards/catalogue.h"

namespace demeter::fury3e {

std::optional<Power> readPower(const Json& value, const std::string& place, Faults& faults);
std::optional<EncounterKind> readEncounter(const Json& value, const std::string& place, const Catalogue& cards, Faults& faults);

/// The hunters whose sheets a card file gives, in order of activation.
inline constexpr std::array<std::string_view, 4> sheetIds{"lord-godalming", "dr-seward", "van-helsing", "mina-harker"};

// Ids for writing. A number that there isn't gives an empty text instead of undefined behaviour.

std::string idOf(const Catalogue& cards, EncounterKind kind);
std::string_view idOf(Power power);

} // namespace demeter::fury3e
