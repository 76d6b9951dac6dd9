// Every fault that only a file of the second edition can have, for the app to check that it has a sentence for each.
#pragma once

#include "core/base/json_faults.h"

namespace demeter::fury2e {

/// Fault codes of `readPosition` besides those of `jsonFaults` and those that it shares with the third edition's files
/// (core/fury3e/text/input_faults.h). A "nearest id" is empty if none is like what was written. No code is in two of the tables.
inline constexpr std::array<FaultInfo, 30> inputFaults{{
    // Ids.
    {"unknown-game", "what it says", "what it should say"},
    {"unknown-time", "id", "nearest id"},
    {"unknown-token-kind", "id", "nearest id"},
    {"unknown-kept-event", "id", "nearest id"},
    {"unknown-ally", "id", "nearest id"},
    // Trail and Catacombs (2E-INV-1 to 2E-INV-3).
    {"space-gap"},
    {"space-without-card"},
    {"power-alone", "power"},
    {"power-with-sea", "power", "sea"},
    {"encounter-not-here", "location or power"},
    {"encounters-of-kind-too-many", "Encounter", "tokens in the box"},
    {"catacombs-too-many", "number", "most allowed"},
    {"catacomb-encounters-too-many", "number", "most allowed"},
    {"not-in-catacombs", "location"},
    {"kept-events-too-many", "Event", "cards in the box"},
    {"hand-too-large", "number", "most allowed"}, // 2E-ACT-7
    // The bond of Hide (2E-INV-5).
    {"bond-missing"},
    {"bond-at-sea", "sea"},
    // Blood tokens (2E-SEA-6).
    {"gap-between-nothing", "gap"},
    {"gap-twice", "gap"},
    // The board.
    {"hosts-too-many", "number", "tokens in the box"},
    {"no-token-here", "location"},
    {"beside-board-wrong", "the locations that have to be there"},
    // A trip at sea (2E-SEA-1, 2E-SEA-2, 2E-SEA-4).
    {"trip-on-land", "location"},
    {"power-played-at-sea", "sea"},
    {"trip-not-bordering", "sea", "sea"},
    {"trip-not-from-port", "location", "sea"},
    {"trip-unknown", "field"},
    {"trip-against-trail", "what it says", "what the trail tells"},
    {"came-from-nowhere-near", "location", "sea"},
}};

} // namespace demeter::fury2e
