// What the hunters have to say of an Event card that they play.
#pragma once

#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/violation.h"
#include "core/map/location.h"

#include <cstdint>
#include <vector>

namespace demeter::fury3e {

/// What the hunters have to say of a card that they play, beside its name (EVT-1).
struct HunterCardNeeds {
    /// Whether something is named: `Maybe` may be left out.
    enum class Named : std::uint8_t { No, Maybe, Yes };
    bool use = false;             ///< `ally`: at once, or as ally (ALLY-0)
    bool fetched = false;         ///< which ally comes back
    std::uint8_t options = 1;     ///< `option` is less than that
    std::uint8_t placeCount = 0;  ///< 1: `city`, 2: `second` too
    LocationSet places;           ///< those that can be named
    Named hunter = Named::No;     ///< `Maybe`: who plays it
    HunterSet hunters;            ///< those who can be named
    bool player = false;          ///< who plays it, where `hunter` is somebody else
    HunterSet players;            ///< those who can be named
    Named slot = Named::No;       ///< `Maybe`: the first of `trailSlots` else
    std::vector<Slot> trailSlots; ///< those that can be named
    bool road = false;            ///< one with a Roadblock
    friend bool operator==(const HunterCardNeeds&, const HunterCardNeeds&) = default;
};

} // namespace demeter::fury3e
