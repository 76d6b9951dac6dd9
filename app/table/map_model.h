// What the map shows besides the board itself.
#pragma once

#include "core/base/seat.h"
#include "core/fury/hunters.h"
#include "core/fury/roadblock.h"
#include "core/map/location.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter {

/// A way over the board, drawn on a map. Leg by leg, oldest first; a later leg lies over an earlier one.
struct MapRoute {
    /// How a leg is told from the others: by its width and by its colour.
    enum class Look : std::uint8_t { Thin, Middle, Thick };
    struct Leg {
        LocationId from{}, to{};
        Look look{};
        friend bool operator==(const Leg&, const Leg&) = default;
    };
    std::vector<Leg> legs;
    std::optional<LocationId> near{};  ///< from where a hunter was near to Dracula
    std::optional<LocationId> trace{}; ///< where the table knew him last
    friend bool operator==(const MapRoute&, const MapRoute&) = default;
};

/// Everything on the map that changes in a game. A plain value; the screens fill it from the game.
struct MapModel {
    struct TrailMark {
        LocationId location{};
        int slot = 0;
        bool faceUp = false;
        QString text{}; ///< in place of the slot, where it is no single number
        friend bool operator==(const TrailMark&, const TrailMark&) = default;
    };
    /// What is kept beside the trail: a lair, or a card of the Catacombs.
    struct LairMark {
        LocationId location{};
        int space = 0; ///< 0 to 2: A, B, C
        bool faceUp = false;
        friend bool operator==(const LairMark&, const LairMark&) = default;
    };
    /// A hunter's figure, and what stands out about it.
    struct Figure {
        std::optional<LocationId> place{}; ///< nothing: nowhere on the board
        bool ward = false;                 ///< in the hospital of that city, and not in the city
        bool lies = false;                 ///< he is delayed
        std::uint8_t bats = 0, fog = 0;    ///< such tokens of his own
        std::uint8_t bites = 0;
        static Figure in(LocationId place) { return {.place = place}; }
        static Figure hospital(LocationId city) { return {.place = city, .ward = true}; }
        friend bool operator==(const Figure&, const Figure&) = default;
    };
    struct Token {
        /// `Declared`: where Dracula has said that he goes next.
        enum class What : std::uint8_t { ConsecratedGround, Host, Storm, Fog, Declared } what{};
        LocationId place{};
        int count = 1;
        friend bool operator==(const Token&, const Token&) = default;
    };

    std::optional<LocationId> current; ///< where Dracula is
    int currentSlot = 0;
    std::vector<TrailMark> trail; ///< newest to oldest, the current location included; Power cards have no mark
    std::vector<LairMark> lairs;
    LocationSet legal;
    std::optional<LocationId> chosen;  ///< of the legal places the one that was tapped
    bool legalIsHunters = false;       ///< they are the hunters' to choose from, not Dracula's
    std::optional<LocationId> refused; ///< the illegal place that was tapped last
    std::array<Figure, fury::hunterCount> hunters{};
    std::optional<Seat> acting;       ///< the hunter whose turn it is
    std::optional<LocationId> origin; ///< where the legal places are reached from, if that is not Dracula's current location
    std::optional<LocationId> asked; ///< the place that the map is held against the board for: ringed, what is legal is hollow and nobody's
    LocationSet matters;             ///< on the table: what is to be seen where there is not room for the whole board
    std::vector<Token> tokens;
    std::vector<fury::Roadblock> roadblocks;
    std::optional<MapRoute> route; ///< in place of the lines of the trail
    friend bool operator==(const MapModel&, const MapModel&) = default;
};

} // namespace demeter
