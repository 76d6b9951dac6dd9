// Every fault that a position, an action or a card file can have, for the app to check that it has a sentence for each.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace demeter {

struct InputFaultInfo {
    std::string_view code;
    std::size_t arguments;        ///< how many there always are
    std::string_view description; ///< what they are, in order
};

/// Fault codes of `readPosition`, `readAction` and `readCatalogue`. The codes that begin with `json-` and have a line and column for a
/// place mean that the text is not JSON at all. A "nearest id" is empty if none is like what was written. Faults of a board file that a
/// position names keep the codes of `boardFaults`; a code that both tables have tells them apart by its number of arguments, or means
/// the same in both.
inline constexpr std::array<InputFaultInfo, 76> inputFaults{{
    // The text.
    {"json-empty", 0, ""},
    {"json-utf8", 0, ""},
    {"json-syntax", 0, ""},
    {"json-number", 0, ""},
    {"json-too-deep", 1, "most levels allowed"},
    {"json-key-doubled", 1, "key"},
    // The shape.
    {"not-object", 0, ""},
    {"not-list", 0, ""},
    {"not-text", 0, ""},
    {"not-boolean", 0, ""},
    {"not-number", 0, ""},
    {"not-pair", 0, ""},
    {"not-encounter", 0, ""},
    {"not-hunter-place", 0, ""},
    {"text-empty", 0, ""},
    {"field-missing", 1, "field"},
    {"field-unknown", 1, "field"},
    {"number-not-whole", 1, "number"},
    {"number-out-of-range", 3, "number, smallest, largest"},
    // Ids.
    {"unknown-format", 2, "what it says, what it should say"},
    {"unknown-board", 1, "name"},
    {"board-faulty", 1, "name; the faults of that file follow"},
    {"unknown-printing", 1, "what it says"},
    {"unknown-location", 3, "id, board, nearest id"},
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
    // Card files.
    {"id-not-kebab-case", 1, "id"},
    {"encounter-kinds-out-of-range", 2, "number, most allowed"},
    {"card-twice", 1, "id"},
    {"power-missing", 1, "power"},
    {"encounter-total-wrong", 2, "sum of the copies, stated total"},
}};

} // namespace demeter
