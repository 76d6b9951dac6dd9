// Every fault that a position, an action or a card file can have, for the app to check that it has a sentence for each.
#pragma once

#include "core/base/json_faults.h"

namespace demeter::fury3e {

/// Fault codes of `readPosition`, `readAction` and `readCatalogue`, besides those of `jsonFaults`. A "nearest id" is empty if none is like
/// what was written. Faults of a board file that a position names keep the codes of `boardFaults`; no code is in two of the tables.
inline constexpr std::array<FaultInfo, 74> inputFaults{{
    // The shape.
    {"not-encounter"},
    {"not-hunter-place"},
    // Ids.
    {"unknown-format", "what it says", "what it should say"},
    {"unknown-board", "name"},
    {"board-not-as-named", "name that says the hash of another board"},
    {"board-faulty", "name; the faults of that file follow"},
    {"unknown-printing", "what it says"},
    {"location-not-on-board", "id", "board", "nearest id"},
    {"unknown-power", "id", "nearest id"},
    {"unknown-encounter", "id", "nearest id"},
    {"unknown-hunter", "id", "nearest id"},
    {"unknown-day", "day", "nearest day"},
    {"unknown-roadblock-side", "what it says"},
    {"unknown-action", "name", "nearest name"},
    {"unknown-token", "name", "nearest name"},
    {"unknown-ruling", "name", "nearest name"},
    {"unknown-reading", "name", "ruling", "nearest name"},
    // Trail and lairs (INV-1, HO-9, POW-1).
    {"slots-too-many", "number", "most allowed"},
    {"lairs-too-many", "number", "most allowed"},
    {"location-without-card", "location"},
    {"location-twice", "location", "place of the first"},
    {"location-none"},
    {"current-in-last-slot", "location", "slot"},
    {"power-doubled", "power"},
    {"power-twice", "power", "place of the first"},
    {"power-with-location", "power", "location"},
    {"powers-together", "power", "power"},
    {"wolf-form-alone"},
    {"wolf-form-at-sea", "sea"},
    {"hideout-without-card"},
    {"bat-without-location"},
    {"bat-at-sea", "sea"},
    {"lair-without-location"},
    {"lair-with-power", "power"},
    {"lair-with-bat"},
    {"lair-at-sea", "sea"},
    {"encounter-at-sea", "sea"},
    {"encounter-on-power", "power"},
    {"encounters-too-many", "cards in the box"},
    {"damage-on-no-fighter", "encounter"},
    {"rumor-on-empty-slot"},
    {"rumor-on-power", "power"},
    {"rumor-tokens-too-many", "number", "tokens in the box"},
    // The Hide bond (HIDE-1, INV-4).
    {"bond-without-hide", "location"},
    {"bond-not-on-trail", "location"},
    {"bond-left-of-hide", "location"},
    // The board.
    {"token-not-in-city", "location"},
    {"token-not-at-sea", "location"},
    {"token-twice", "location"},
    {"no-road", "location", "location"},
    {"no-rail", "location", "location"},
    {"roadblock-twice", "location", "location"},
    {"no-hospital", "city"},
    // Actions.
    {"hunter-place-unclear"},
    {"step-not-allowed", "name of the action"},
    {"unknown-event", "id", "nearest id"},
    {"unknown-hunter-event", "id", "nearest id"},
    {"unknown-hunter-card", "id", "nearest id"},
    {"unknown-combat-card", "id", "nearest id"},
    {"unknown-value", "text", "field", "nearest text"},
    {"hunter-doubled", "hunter"},
    {"card-place-unclear"},
    {"edit-unclear"},
    {"text-too-long", "most bytes allowed"},
    {"not-hex", "digits"},
    // Card files.
    {"encounter-kinds-out-of-range", "number", "most allowed"},
    {"card-twice", "id"},
    {"power-missing", "power"},
    {"encounter-total-wrong", "sum of the copies", "stated total"},
    {"unknown-card", "id", "nearest id"},
    {"card-missing", "id"},
    {"card-total-wrong", "sum of the copies", "stated total"},
    {"unknown-card-step", "name", "nearest name"},
    {"unknown-card-wording", "what it says"},
}};

} // namespace demeter::fury3e
