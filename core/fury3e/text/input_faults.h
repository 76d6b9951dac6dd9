// Every fault that a position, an action or a card file can have, for the app to check that it has a sentence for each.
#pragma once

#include "core/base/json_faults.h"

namespace demeter::fury3e {

/// Fault codes of `readPosition`, `readAction` and `readCatalogue`, besides those of `jsonFaults`. A "nearest id" is empty if none is like
/// what was written. Faults of a board file that a position names keep the codes of `boardFaults`; no code is in two of the tables.
inline constexpr std::array<FaultInfo, 74> inputFaults{{
    // The shape.
    {"not-encounter", 0, ""},
    {"not-hunter-place", 0, ""},
    // Ids.
    {"unknown-format", 2, "what it says, what it should say"},
    {"unknown-board", 1, "name"},
    {"board-not-as-named", 1, "name, which says the hash of another board"},
    {"board-faulty", 1, "name; the faults of that file follow"},
    {"unknown-printing", 1, "what it says"},
    {"location-not-on-board", 3, "id, board, nearest id"},
    {"unknown-power", 2, "id, nearest id"},
    {"unknown-encounter", 2, "id, nearest id"},
    {"unknown-hunter", 2, "id, nearest id"},
    {"unknown-day", 2, "day, nearest day"},
    {"unknown-roadblock-side", 1, "what it says"},
    {"unknown-action", 2, "name, nearest name"},
    {"unknown-token", 2, "name, nearest name"},
    {"unknown-ruling", 2, "name, nearest name"},
    {"unknown-reading", 3, "name, ruling, nearest name"},
    // Trail and lairs (INV-1, HO-9, POW-1).
    {"slots-too-many", 2, "number, most allowed"},
    {"lairs-too-many", 2, "number, most allowed"},
    {"location-without-card", 1, "location"},
    {"location-twice", 2, "location, place of the first"},
    {"location-none", 0, ""},
    {"current-in-last-slot", 2, "location, slot"},
    {"power-doubled", 1, "power"},
    {"power-twice", 2, "power, place of the first"},
    {"power-with-location", 2, "power, location"},
    {"powers-together", 2, "power, power"},
    {"wolf-form-alone", 0, ""},
    {"wolf-form-at-sea", 1, "sea"},
    {"hideout-without-card", 0, ""},
    {"bat-without-location", 0, ""},
    {"bat-at-sea", 1, "sea"},
    {"lair-without-location", 0, ""},
    {"lair-with-power", 1, "power"},
    {"lair-with-bat", 0, ""},
    {"lair-at-sea", 1, "sea"},
    {"encounter-at-sea", 1, "sea"},
    {"encounter-on-power", 1, "power"},
    {"encounters-too-many", 1, "cards in the box"},
    {"damage-on-no-fighter", 1, "encounter"},
    {"rumor-on-empty-slot", 0, ""},
    {"rumor-on-power", 1, "power"},
    {"rumor-tokens-too-many", 2, "number, tokens in the box"},
    // The Hide bond (HIDE-1, INV-4).
    {"bond-without-hide", 1, "location"},
    {"bond-not-on-trail", 1, "location"},
    {"bond-left-of-hide", 1, "location"},
    // The board.
    {"token-not-in-city", 1, "location"},
    {"token-not-at-sea", 1, "location"},
    {"token-twice", 1, "location"},
    {"no-road", 2, "location, location"},
    {"no-rail", 2, "location, location"},
    {"roadblock-twice", 2, "location, location"},
    {"no-hospital", 1, "city"},
    // Actions.
    {"hunter-place-unclear", 0, ""},
    {"step-not-allowed", 1, "name of the action"},
    {"unknown-event", 2, "id, nearest id"},
    {"unknown-hunter-event", 2, "id, nearest id"},
    {"unknown-hunter-card", 2, "id, nearest id"},
    {"unknown-combat-card", 2, "id, nearest id"},
    {"unknown-value", 3, "text, field, nearest text"},
    {"hunter-doubled", 1, "hunter"},
    {"card-place-unclear", 0, ""},
    {"edit-unclear", 0, ""},
    {"text-too-long", 1, "most bytes allowed"},
    {"not-hex", 1, "digits"},
    // Card files.
    {"encounter-kinds-out-of-range", 2, "number, most allowed"},
    {"card-twice", 1, "id"},
    {"power-missing", 1, "power"},
    {"encounter-total-wrong", 2, "sum of the copies, stated total"},
    {"unknown-card", 2, "id, nearest id"},
    {"card-missing", 1, "id"},
    {"card-total-wrong", 2, "sum of the copies, stated total"},
    {"unknown-card-step", 2, "name, nearest name"},
    {"unknown-card-wording", 1, "what it says"},
}};

} // namespace demeter::fury3e
