// Every fault that all readers of JSON share, for the app to check that it has a sentence for each.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace demeter {

/// What a table says about a fault code.
struct FaultInfo {
    std::string_view code;
    std::size_t arguments;        ///< how many there always are
    std::string_view description; ///< what they are, in order
};

/// Faults of JSON text and of its shape, whatever the file is for: a board, a card file, a position, an action or a script.
/// The codes that begin with `json-` and have a line and column for a place mean that the text is not JSON at all.
/// The place of a missing field is where it should be. No other table of faults has any of these codes.
inline constexpr std::array<FaultInfo, 18> jsonFaults{{
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
    {"text-empty", 0, ""},
    {"field-missing", 1, "field"},
    {"field-unknown", 1, "field"},
    {"number-not-whole", 1, "number"},
    {"number-out-of-range", 3, "number, smallest, largest"},
    {"id-not-kebab-case", 1, "id"},
}};

} // namespace demeter
