// What lies on the board besides the figures.
#pragma once

#include "core/fury3e/game/roadblock.h"
#include "core/map/location.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace demeter::fury3e {

/// Tokens on the board (section 11 of the specification).
struct BoardTokens {
    LocationSet consecratedGround;                        ///< CONS-1
    LocationSet heavenlyHosts;                            ///< CONS-1, TIME-8
    LocationSet storms;                                   ///< STORM-1
    std::vector<std::pair<LocationId, std::uint8_t>> fog; ///< city and number of tokens, 1 or more (FOG-1)
    std::vector<Roadblock> roadblocks;

    /// Cities that Dracula may not enter (MOVE-4).
    LocationSet barred() const { return consecratedGround | heavenlyHosts; }
    friend bool operator==(const BoardTokens&, const BoardTokens&) = default;
};

} // namespace demeter::fury3e
