// A Roadblock on a road or a railway.
#pragma once

#include "core/map/location.h"

namespace demeter::fury {

/// One token.
struct Roadblock {
    bool onRail = false;
    LocationId a{}, b{}; ///< `a` has the smaller id
    friend bool operator==(const Roadblock&, const Roadblock&) = default;
};

} // namespace demeter::fury
