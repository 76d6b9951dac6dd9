// One space of the trail in as few bytes as possible, for what tries many movements.
#pragma once

#include <cstdint>

namespace demeter::fury {

inline constexpr std::uint8_t noLocation = 0xFF;

/// `Powers` is the set of the edition's Power cards.
template <typename Powers> struct TrailCell {
    std::uint8_t location = noLocation; ///< index of a location, or `noLocation`
    Powers powers;
    bool occupied() const { return location != noLocation || !powers.empty(); }
    friend bool operator==(const TrailCell&, const TrailCell&) = default;
};

/// The leftmost location, or `noLocation`.
constexpr std::uint8_t leftmostLocation(const auto& trail)
{
    for (const auto& cell : trail)
        if (cell.location != noLocation)
            return cell.location;
    return noLocation;
}

} // namespace demeter::fury
