// What the map shows besides the board itself.
#pragma once

#include "app/desktop/map/map_route.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/hunters.h"
#include "core/map/location.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// Everything on the map that changes in a game. A plain value; the screens fill it from the game.
struct MapModel {
    struct TrailMark {
        LocationId location{};
        int slot = 0;
        bool faceUp = false;
        QString text{}; ///< in place of the slot, where it is no single number
        friend bool operator==(const TrailMark&, const TrailMark&) = default;
    };
    struct LairMark {
        LocationId location{};
        int space = 0; ///< 0 to 2: A, B, C
        bool faceUp = false;
        friend bool operator==(const LairMark&, const LairMark&) = default;
    };

    std::optional<LocationId> current; ///< CUR-1
    int currentSlot = 0;
    std::vector<TrailMark> trail; ///< newest to oldest, the current location included; Power cards have no mark
    std::vector<LairMark> lairs;
    LocationSet legal;
    bool legalIsHunters = false;       ///< they are the hunters' to choose from, not Dracula's
    std::optional<LocationId> refused; ///< the illegal place that was tapped last
    std::array<HunterPlace, hunterCount> hunters{};
    std::array<HunterSheet, hunterCount> sheets{};
    std::optional<Hunter> acting;     ///< the hunter whose turn it is
    std::optional<LocationId> origin; ///< where the legal places are reached from, if that is not Dracula's current location
    std::optional<LocationId> asked; ///< the place that the map is held against the board for: ringed, what is legal is hollow and nobody's
    LocationSet matters;             ///< on the table: what is to be seen where there is not room for the whole board
    BoardTokens tokens;
    std::optional<MapRoute> route; ///< in place of the lines of the trail
    friend bool operator==(const MapModel&, const MapModel&) = default;
};

} // namespace demeter
