// Where a card lies, and which token on it.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace demeter::fury2e {

inline constexpr std::size_t trailLength = 6;        ///< 2E-COMP-4
inline constexpr std::size_t catacombSpaces = 3;     ///< 2E-COMP-5
inline constexpr std::size_t catacombEncounters = 2; ///< 2E-CAT-6

/// A space of the trail, 1 (newest) to 6.
struct Space {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Space, Space) = default;
};
/// A space of the Catacombs, 0 to 2; the screens call them A, B, C.
struct CatacombSpace {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(CatacombSpace, CatacombSpace) = default;
};

/// A space of the trail or of the Catacombs.
struct CardPlace {
    bool inCatacombs = false;
    std::uint8_t index = 0; ///< from 0
    static constexpr CardPlace onTrail(std::size_t index) { return {false, static_cast<std::uint8_t>(index)}; }
    static constexpr CardPlace catacombs(std::size_t index) { return {true, static_cast<std::uint8_t>(index)}; }
    friend constexpr auto operator<=>(const CardPlace&, const CardPlace&) = default;
};
/// An Encounter token that lies with a card.
struct LyingToken {
    CardPlace place;
    std::uint8_t index = 0; ///< which of them, from 0; more than 0 in the Catacombs only
    friend constexpr auto operator<=>(const LyingToken&, const LyingToken&) = default;
};

} // namespace demeter::fury2e
