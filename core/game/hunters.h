// The four hunters and where they stand.
#pragma once

#include "core/board/location.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter {

/// The hunters in their order of activation (COMP-1).
enum class Hunter : std::uint8_t { LordGodalming, DrSeward, VanHelsing, MinaHarker };
inline constexpr std::size_t hunterCount = 4;
inline constexpr std::array<Hunter, hunterCount> allHunters{Hunter::LordGodalming, Hunter::DrSeward, Hunter::VanHelsing,
                                                            Hunter::MinaHarker};
inline constexpr std::array<std::string_view, hunterCount> hunterIds{"lord-godalming", "dr-seward", "van-helsing", "mina-harker"};
std::optional<Hunter> hunterFromId(std::string_view id);

/// Where a hunter is. A hospital is no location (ADJ-7): a hunter in one is not in the linked city (HOSP-3).
struct HunterPlace {
    enum class Where : std::uint8_t { OffBoard, Location, Hospital };
    Where where = Where::OffBoard;
    LocationId location{}; ///< the location, or the city that the hospital is linked to

    static constexpr HunterPlace in(LocationId id) { return {Where::Location, id}; }
    static constexpr HunterPlace hospital(LocationId id) { return {Where::Hospital, id}; }
    friend constexpr bool operator==(const HunterPlace&, const HunterPlace&) = default;
};

} // namespace demeter
