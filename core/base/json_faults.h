// Every fault that all readers of JSON share, for the app to check that it has a sentence for each.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace demeter {

/// What a table says about a fault code.
struct FaultInfo {
    /// Every argument that it always has is described by one text, in order.
    template <typename... Descriptions> constexpr FaultInfo(std::string_view code, Descriptions...)
        : code(code), arguments(sizeof...(Descriptions))
    {
    }
    std::string_view code;
    std::size_t arguments; ///< how many there always are
};

/// Faults of JSON text and of its shape, whatever the file is for: a board, a card file, a position, an action or a script.
/// The codes that begin with `json-` and have a line and column for a place mean that the text is not JSON at all.
/// The place of a missing field is where it should be. No other table of faults has any of these codes.
inline constexpr std::array<FaultInfo, 18> jsonFaults{{
    // The text.
    {"json-empty"},
    {"json-utf8"},
    {"json-syntax"},
    {"json-number"},
    {"json-too-deep", "most levels allowed"},
    {"json-key-doubled", "key"},
    // The shape.
    {"not-object"},
    {"not-list"},
    {"not-text"},
    {"not-boolean"},
    {"not-number"},
    {"not-pair"},
    {"text-empty"},
    {"field-missing", "field"},
    {"field-unknown", "field"},
    {"number-not-whole", "number"},
    {"number-out-of-range", "number", "smallest", "largest"},
    {"id-not-kebab-case", "id"},
}};

} // namespace demeter
