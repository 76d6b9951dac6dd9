// Every fault that only a file of the second edition can have, for the app to check that it has a sentence for each.
#pragma once

#include "core/base/json_faults.h"

namespace demeter::fury2e {

/// Fault codes of `readPosition` besides those of `jsonFaults` and those that it shares with the third edition's files
/// (core/fury3e/text/input_faults.h). A "nearest id" is empty if none is like what was written. No code is in two of the tables.
inline constexpr std::array<FaultInfo, 29> inputFaults{{
    // Ids.
    {"unknown-game", 2, "what it says, what it should say"},
    {"unknown-time", 2, "id, nearest id"},
    {"unknown-token-kind", 2, "id, nearest id"},
    {"unknown-kept-event", 2, "id, nearest id"},
    {"unknown-ally", 2, "id, nearest id"},
    // Trail and Catacombs (2E-INV-1 to 2E-INV-3).
    {"space-gap", 0, ""},
    {"space-without-card", 0, ""},
    {"power-alone", 1, "power"},
    {"power-with-sea", 2, "power, sea"},
    {"encounter-not-here", 1, "location or power"},
    {"encounters-of-kind-too-many", 2, "Encounter, tokens in the box"},
    {"catacombs-too-many", 2, "number, most allowed"},
    {"catacomb-encounters-too-many", 2, "number, most allowed"},
    {"not-in-catacombs", 1, "location"},
    {"kept-events-too-many", 2, "Event, cards in the box"},
    // The bond of Hide (2E-INV-5).
    {"bond-missing", 0, ""},
    {"bond-at-sea", 1, "sea"},
    // Blood tokens (2E-SEA-6).
    {"gap-between-nothing", 1, "gap"},
    {"gap-twice", 1, "gap"},
    // The board.
    {"hosts-too-many", 2, "number, tokens in the box"},
    {"no-token-here", 1, "location"},
    {"beside-board-wrong", 1, "the locations that have to be there"},
    // A trip at sea (2E-SEA-1, 2E-SEA-2, 2E-SEA-4).
    {"trip-on-land", 1, "location"},
    {"power-played-at-sea", 1, "sea"},
    {"trip-not-bordering", 2, "sea, sea"},
    {"trip-not-from-port", 2, "location, sea"},
    {"trip-unknown", 1, "field"},
    {"trip-against-trail", 2, "what it says, what the trail tells"},
    {"came-from-nowhere-near", 2, "location, sea"},
}};

} // namespace demeter::fury2e
