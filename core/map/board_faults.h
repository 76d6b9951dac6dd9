// Every fault that a board file can have, for the app to check that it has a sentence for each.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace demeter {

/// Fault codes of `readBoard`, besides those of `jsonFaults`, each with what its arguments are, in order; a `?` marks one that may be
/// missing. The place of anything missing is where it should be; the place of an edge is its pair (`/roads/17`, `/rails/3/between`).
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 37> boardFaults{{
    {"text-untrimmed", "text"},
    // Locations.
    {"locations-none", ""},
    {"locations-too-many", "number, most allowed"},
    {"id-doubled", "id"},
    {"name-doubled", "name, id of the other location"},
    {"kind-unknown", "kind"},
    {"castle-doubled", "id, id of the other castle"},
    {"region-missing", "id"},
    {"region-at-sea", "id"},
    {"lonlat-malformed", ""},
    {"lonlat-out-of-range", "number, smallest allowed, largest allowed"},
    {"location-card-missing", "id"},
    {"location-card-on-hospital", "id"},
    {"port-not-city", "id"},
    {"port-not-on-sea", "id of the port, id of what is no sea"},
    {"unknown-location", "id, nearest id?"},
    // Edges and the whole map.
    {"edge-self", "id"},
    {"edge-order", "first id, second id"},
    {"edge-doubled", "first id, second id, place of the other one"},
    {"list-unsorted", "entry, entry before it"},
    {"road-at-sea", "id of the sea"},
    {"sea-border-on-land", "id of what is no sea"},
    {"rail-not-city", "id of what is no city"},
    {"rail-line-unknown", "line"},
    {"sea-without-port", "id"},
    {"sea-without-border", "id"},
    {"location-cut-off", "id"},
    // Hospitals.
    {"hospitals-none", ""},
    {"hospital-doubled", "id"},
    {"hospital-not-large-city", "id"},
    // Card numbers and confidence.
    {"card-number-wrong", "id, largest number"},
    {"card-number-doubled", "number, id of the other location"},
    {"card-number-not-land", "id"},
    {"confidence-section-unknown", "section"},
    {"confidence-status-unknown", "status"},
    {"confidence-scope-unknown", "scope"},
    {"confidence-inferred-in-part", ""},
}};

} // namespace demeter
