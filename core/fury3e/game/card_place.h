// Where cards of Dracula's can lie.
#pragma once

#include "core/fury3e/cards/catalogue.h"

#include <compare>
#include <cstddef>
#include <cstdint>

namespace demeter::fury3e {

inline constexpr std::size_t trailLength = 6; ///< COMP-2
inline constexpr std::size_t lairSpaces = 3;  ///< COMP-3

/// A trail slot or a lair space.
struct CardPlace {
    bool lair = false;
    std::uint8_t number = 0; ///< a slot from 1 to 6, or a lair space from 0 to 2
    friend constexpr auto operator<=>(const CardPlace&, const CardPlace&) = default;
};

/// An Encounter card that lies in a hideout or lair: the `nth` (from 0) of its kind there, oldest first.
struct LyingCard {
    CardPlace place;
    EncounterKind kind{};
    std::uint8_t nth = 0;
    friend constexpr auto operator<=>(const LyingCard&, const LyingCard&) = default;
};

} // namespace demeter::fury3e
