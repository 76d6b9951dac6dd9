// The four hunters and where they stand.
#pragma once

#include "core/map/location.h"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter::fury3e {

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
    /// The first in order of activation; the set must not be empty.
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

/// What lies on a hunter's sheet and under his figure, all of it public (INFO-8). Damage and bites are kept so that Dracula is told in
/// time; the sheet on the table is the one that counts, and can be put right here.
struct HunterSheet {
    bool delayed = false;                 ///< DEL-1
    bool defeated = false;                ///< DEF-3: waits for the next dawn
    std::uint8_t damage = 0;              ///< DMG-1
    std::uint8_t bites = 0;               ///< BITE-1; without Mina's own (BITE-3)
    std::uint8_t bats = 0;                ///< Bats tokens under the figure (BATS-1)
    std::optional<LocationId> hospital{}; ///< fixed at his defeat (DEF-3), until dawn
    friend bool operator==(const HunterSheet&, const HunterSheet&) = default;
};

} // namespace demeter::fury3e
