// The movement phase in as few bytes as possible: what `moves` and `perft` work on, and what decides which card may be played.
#pragma once

#include "core/fury/trail_cell.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/rulings.h"
#include "core/map/board.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace demeter::fury2e {

/// Everything that decides which choice is legal; see the table in section 31 of the specification.
struct MovementPosition {
    static constexpr std::uint8_t noLocation = fury::noLocation;
    using Cell = fury::TrailCell<PowerSet>;
    std::array<Cell, trailLength> trail{}; ///< space 1, the newest, first; without gaps (2E-TRAIL-12)
    std::array<std::uint8_t, catacombSpaces> catacombs{noLocation, noLocation, noLocation};
    LocationSet onTrail;
    LocationSet inCatacombs;
    PowerSet powersOnTrail;
    std::uint8_t bond = noLocation;   ///< location that Hide is bound to (2E-HIDE-2)
    LocationSet barred;               ///< cities with a Sacred Host or Consecrated Ground (2E-TOKEN-1)
    std::uint8_t ground = noLocation; ///< city with Consecrated Ground, which he must leave (2E-TOKEN-9)
    std::uint8_t storm = noLocation;  ///< zone that cannot be entered (2E-SEA-14)
    std::uint8_t blood = mostBlood;
    bool night = false;        ///< 2E-TIME-8
    bool everySeaPaid = false; ///< Rufus Smith is the hunters' ally (2E-SEA-13)
    // Readings that are not the chosen ones.
    bool lastBloodPaid = false;     ///< 2E-OPEN-12
    bool wolfNotBack = false;       ///< 2E-OPEN-14
    bool darkCallByDay = false;     ///< 2E-OPEN-15
    bool neverBackToSea = false;    ///< 2E-OPEN-19
    bool hostForcesOut = false;     ///< 2E-OPEN-29
    bool castleToCatacombs = false; ///< 2E-OPEN-7
    bool wolfStaysBehind = false;   ///< 2E-OPEN-54
    // Only at sea.
    bool nextSailingPaid = false;         ///< the 2nd, 4th ... sailing move since embarking is next (2E-SEA-4)
    std::uint8_t sailedFrom = noLocation; ///< port of the embarking (2E-SEA-2)
    std::uint8_t cameFrom = noLocation;   ///< port or zone just left (2E-SEA-1)
    friend bool operator==(const MovementPosition&, const MovementPosition&) = default;
};

/// What is played in a movement phase.
struct MovementChoice {
    std::uint8_t location = MovementPosition::noLocation;
    PowerSet powers;
    bool toCatacombs = false; ///< the card that leaves space 6 goes to a free space of the Catacombs (2E-CAT-5)
    friend bool operator==(const MovementChoice&, const MovementChoice&) = default;
};

/// More than any position can have: each location plainly, by Double Back, by Wolf Form and by both, the powers, and each of them twice.
inline constexpr std::size_t maxMovementChoices = 1024;

/// The movement side of a state.
MovementPosition movementPosition(const GameState& state, const Rulings& rulings = {});
/// Writes every legal choice into `out` and returns how many there are (2E-MOVE-1 to 2E-WOLF-8, 2E-CAT-5 to 2E-CAT-8).
std::size_t movementChoices(const Board& board, const MovementPosition& position, std::span<MovementChoice, maxMovementChoices> out);
/// How many there are, without listing them.
std::uint64_t countChoices(const Board& board, const MovementPosition& position);
/// The position after a legal choice: the cards, the bond, Blood and what is known of a trip at sea; nothing else (core/formats.md
/// section 4.3).
MovementPosition afterChoice(const Board& board, MovementPosition position, MovementChoice choice);
/// Where Dracula stands: the leftmost Location card (2E-TRAIL-8), or `noLocation`.
inline std::uint8_t currentOf(const MovementPosition& position)
{
    return fury::leftmostLocation(position.trail);
}

/// Sequences of `depth` movement phases (core/formats.md section 4.3).
std::uint64_t perft(const Board& board, const MovementPosition& position, int depth);

/// One choice as text, for example `wolf-form+double-back+paris;catacombs` (core/formats.md section 4.2).
std::string choiceText(const Board& board, const MovementChoice& choice);

} // namespace demeter::fury2e
