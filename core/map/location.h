// A place of the board and sets of places.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace demeter {

/// One location of a board: its index in `Board::locations()`, 0 to 127.
/// A number means something only together with the board that it comes from.
enum class LocationId : std::uint8_t {};

/// The most locations a board may have; a `LocationSet` has one bit for each.
inline constexpr std::size_t maxLocations = 128;

constexpr std::size_t indexOf(LocationId id)
{
    return static_cast<std::size_t>(id);
}

/// A set of locations of one board, as two machine words.
class LocationSet {
public:
    constexpr LocationSet() = default;
    constexpr explicit LocationSet(LocationId id) { insert(id); }

    constexpr bool contains(LocationId id) const { return (words_[indexOf(id) >> 6] >> (indexOf(id) & 63)) & 1U; }
    constexpr void insert(LocationId id) { words_[indexOf(id) >> 6] |= bit(id); }
    constexpr void erase(LocationId id) { words_[indexOf(id) >> 6] &= ~bit(id); }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    friend constexpr LocationSet operator|(LocationSet a, LocationSet b) { return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]}; }
    friend constexpr LocationSet operator&(LocationSet a, LocationSet b) { return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]}; }
    /// The members of `a` that are not in `b`.
    friend constexpr LocationSet operator-(LocationSet a, LocationSet b)
    {
        return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
    }
    constexpr LocationSet& operator|=(LocationSet b) { return *this = *this | b; }
    constexpr LocationSet& operator&=(LocationSet b) { return *this = *this & b; }
    friend constexpr bool operator==(LocationSet, LocationSet) = default;

    /// Calls `visit(LocationId)` for every member, smallest index first.
    template <typename Visit> constexpr void forEach(Visit&& visit) const
    {
        for (std::size_t w = 0; w < 2; ++w)
            for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
                visit(static_cast<LocationId>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }

private:
    constexpr LocationSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::uint64_t bit(LocationId id) { return std::uint64_t{1} << (indexOf(id) & 63); }

    std::array<std::uint64_t, 2> words_{};
};

} // namespace demeter
