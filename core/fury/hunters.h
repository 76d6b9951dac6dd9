// The four hunters, who are the same in every edition of Fury of Dracula.
#pragma once

#include "core/base/enum_ids.h"
#include "core/base/seat.h"

#include <bit>
#include <compare>
#include <cstdint>

namespace demeter::fury {

/// The hunters in the order in which they act.
enum class Hunter : std::uint8_t { LordGodalming, DrSeward, VanHelsing, MinaHarker };
inline constexpr std::size_t hunterCount = 4;
inline constexpr auto allHunters = valuesOf<Hunter, hunterCount>();
inline constexpr std::array<std::string_view, hunterCount> hunterIds{"lord-godalming", "dr-seward", "van-helsing", "mina-harker"};
constexpr std::optional<Hunter> hunterFromId(std::string_view id)
{
    return valueOf<Hunter>(hunterIds, id);
}

/// A set of hunters as bits.
class HunterSet {
public:
    constexpr HunterSet() = default;
    constexpr HunterSet(Hunter hunter) : bits_(bit(hunter)) {}
    static constexpr HunterSet all() { return HunterSet(std::uint8_t{0xF}); }
    constexpr bool contains(Hunter hunter) const { return (bits_ & bit(hunter)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Hunter hunter) { bits_ = static_cast<std::uint8_t>(bits_ | bit(hunter)); }
    constexpr void erase(Hunter hunter) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(hunter)); }
    /// The first in their order; the set must not be empty.
    constexpr Hunter first() const { return static_cast<Hunter>(std::countr_zero(bits_)); }
    template <typename Visit> constexpr void forEach(Visit&& visit) const
    {
        for (const Hunter hunter : allHunters)
            if (contains(hunter))
                visit(hunter);
    }
    friend constexpr HunterSet operator|(HunterSet a, HunterSet b) { return HunterSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    friend constexpr HunterSet operator&(HunterSet a, HunterSet b) { return HunterSet(static_cast<std::uint8_t>(a.bits_ & b.bits_)); }
    friend constexpr HunterSet operator-(HunterSet a, HunterSet b) { return HunterSet(static_cast<std::uint8_t>(a.bits_ & ~b.bits_)); }
    friend constexpr auto operator<=>(HunterSet, HunterSet) = default;

private:
    constexpr explicit HunterSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr std::uint8_t bit(Hunter hunter) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(hunter)); }
    std::uint8_t bits_ = 0;
};

/// Where he sits.
constexpr Seat seatOf(Hunter hunter)
{
    constexpr std::array<char, hunterCount> letters{'G', 'S', 'H', 'M'};
    const auto number = static_cast<std::uint8_t>(hunter);
    return {number, letters[number]};
}
constexpr SeatSet seatsOf(HunterSet hunters)
{
    SeatSet seats;
    hunters.forEach([&](Hunter hunter) { seats.insert(hunter); });
    return seats;
}
/// Those who sit there; of other seats nobody.
constexpr HunterSet huntersAt(SeatSet seats)
{
    HunterSet hunters;
    for (const Hunter hunter : allHunters)
        if (seats.contains(hunter))
            hunters.insert(hunter);
    return hunters;
}

/// His sheet in a state that has one for each.
constexpr auto& sheetOf(auto& state, Hunter hunter)
{
    return state.sheets[static_cast<std::size_t>(hunter)];
}

} // namespace demeter::fury
