// Sets of the values of a small enumeration.
#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>

namespace demeter {

/// A set of values of `Enum` as bits; its values are 0 to 7.
template <typename Enum> class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(Enum value) : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(value))) {}
    constexpr EnumSet(std::initializer_list<Enum> values)
    {
        for (const Enum value : values)
            *this |= value;
    }
    constexpr bool contains(Enum value) const { return (bits_ >> static_cast<unsigned>(value)) & 1U; }
    constexpr bool empty() const { return bits_ == 0; }
    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return EnumSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    /// The values of `a` that are not in `b`.
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) { return EnumSet(static_cast<std::uint8_t>(a.bits_ & ~b.bits_)); }
    constexpr EnumSet& operator|=(EnumSet b) { return *this = *this | b; }
    friend constexpr auto operator<=>(EnumSet, EnumSet) = default;

private:
    constexpr explicit EnumSet(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

} // namespace demeter
