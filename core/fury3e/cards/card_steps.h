// What a card file says of a card in words of its own: the steps of an Encounter card's effects; when a hunters' card is played, at what
// price, and how far it takes a hunter. Internal to the core.
#pragma once

#include "core/base/json_reader.h"
#include "core/fury3e/cards/catalogue.h"

namespace demeter::fury3e {

/// More than any box holds; keeps sums small whatever a file says.
inline constexpr int largestCount = 99;

/// A whole number of an object, from `smallest` to `largestCount`; a missing one is a fault.
void readNumber(ObjectReader& fields, std::string_view name, int smallest, int& into, Faults& faults);

/// Reads `effect`: what the card does to a hunter.
void readEffect(const Json& steps, const std::string& place, EncounterEffect& effect, Faults& faults);
/// Reads `matured`: what it does when its hideout matures.
void readMatured(const Json& steps, const std::string& place, EncounterCard& card, Faults& faults);
/// Reads `stays_unless`.
StaysUnless readStaysUnless(const Json& value, const std::string& place, Faults& faults);

/// Reads `timing`, `only_hunter`, `price` and the move of a hunters' Event card.
void readHunterEvent(ObjectReader& fields, HunterEventCard& card, Faults& faults);
/// Reads the step `move` of `effect`, if there is one; the other steps of the hunters' cards are for readers.
void readCardMove(ObjectReader& fields, CardMove& move, Faults& faults);

} // namespace demeter::fury3e
