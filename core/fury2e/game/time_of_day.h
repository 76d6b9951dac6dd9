// The day/night track.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace demeter::fury2e {

/// The spaces of the day/night track (2E-COMP-12).
enum class TimeOfDay : std::uint8_t { Dawn, Noon, Dusk, Twilight, Midnight, SmallHours };
inline constexpr std::size_t timesOfDay = 6;
inline constexpr std::array<std::string_view, timesOfDay> timeIds{"dawn", "noon", "dusk", "twilight", "midnight", "small-hours"};
constexpr bool isNight(TimeOfDay time)
{
    return time >= TimeOfDay::Twilight;
}

} // namespace demeter::fury2e
