// Every fault that a record or its file can have, for the app to check that it has a sentence for each.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace demeter {

/// Fault codes of `Device` and `Record`, each with what its arguments are, in order.
/// The place of a `device-` fault is the path; that of a `record-` fault is `line N`, where line 1 is the header.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 48> recordFaults{{
    // The file.
    {"device-missing", ""},
    {"device-exists", ""},
    {"device-denied", ""},
    {"device-full", ""},
    {"device-locked", ""},
    {"device-not-a-file", ""},
    {"device-too-large", "most megabytes allowed"},
    {"device-read-only", ""},
    {"device-changed", "bytes expected, bytes found"},
    {"device-altered", ""},
    {"device-moved", ""},
    {"device-failed", "number of the system's error"},
    // The key that opens what is sealed. The place is the key file.
    {"key-locked", ""},
    {"key-form", ""},
    {"key-format", "format found"},
    {"key-foreign", ""},
    {"key-link", ""},
    {"key-memory", ""},
    {"key-changed", ""},
    // The record as a whole.
    {"record-empty", ""},
    {"record-not-empty", ""},
    {"record-too-large", "most megabytes allowed"},
    {"record-format", "format found"},
    {"record-header", "field"},
    {"record-board", "board"},
    {"record-board-other", "board"},
    {"record-board-held", "board"},
    {"record-cards", "cards"},
    // A line. `record-torn` comes with a line that was cut off.
    {"record-torn", "bytes cut off"},
    {"record-not-json", ""},
    {"record-shape", ""},
    {"record-sequence", "number expected, number found"},
    {"record-head", ""},
    {"record-open-line", ""},
    {"record-commitment", ""},
    {"seal-form", ""},
    {"seal-broken", ""},
    // What a line says.
    {"record-action", "fault code of the action, place in the action"},
    {"record-action-form", ""},
    {"record-refused", "rule id"},
    {"record-round", "round expected, round found"},
    {"record-finding", ""},
    {"record-cursor", "number found, largest allowed"},
    {"record-over", "text expected, text found"},
    {"record-pass", ""},
    {"record-at", "place expected, place found; - for none"},
    {"record-table", ""},
    // A reveal file.
    {"reveal-form", ""},
}};

} // namespace demeter
