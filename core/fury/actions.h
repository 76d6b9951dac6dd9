// Actions that every edition of Fury of Dracula has. Which rule lets them be taken, and what they do, each edition says for itself.
#pragma once

#include "core/fury/hunters.h"
#include "core/fury/roadblock.h"
#include "core/map/location.h"

#include <array>

namespace demeter::fury {

/// Bytes of UTF-8 in the reason for what is put right.
inline constexpr std::size_t longestReason = 500;

/// The hunters' starting cities, in their order.
struct PlaceHunters {
    std::array<LocationId, hunterCount> cities{};
    friend bool operator==(const PlaceHunters&, const PlaceHunters&) = default;
};
/// Dracula's secret start.
struct ChooseStart {
    LocationId location{};
    friend bool operator==(const ChooseStart&, const ChooseStart&) = default;
};
/// The error penalty: because no card is legal, or because the table has found an error.
struct SufferPenalty {
    friend bool operator==(const SufferPenalty&, const SufferPenalty&) = default;
};
/// Goes on: ends what is over, confirms, or declines what is optional.
struct GoOn {
    friend bool operator==(const GoOn&, const GoOn&) = default;
};

// Answers to what is due.

struct ChooseHunter {
    Hunter hunter{};
    friend bool operator==(const ChooseHunter&, const ChooseHunter&) = default;
};
struct ChoosePlace {
    LocationId location{};
    friend bool operator==(const ChoosePlace&, const ChoosePlace&) = default;
};
struct ChooseRoad {
    Roadblock road;
    friend bool operator==(const ChooseRoad&, const ChooseRoad&) = default;
};
struct Reply {
    bool yes = false;
    friend bool operator==(const Reply&, const Reply&) = default;
};

} // namespace demeter::fury
