// Who sits at a table, whatever is played there.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace demeter {

inline constexpr std::size_t mostSeats = 7;

/// One of the seats at a table, in the order in which the game has them; with the letter that stands on its sign. A game's own seats become
/// one by its function `seatOf`.
struct Seat {
    std::uint8_t number = 0; ///< below `mostSeats`; it alone tells seats apart
    char letter = 0;         ///< `A` to `Z`; 0: the sign bears none

    constexpr Seat() = default;
    constexpr Seat(std::uint8_t number, char letter) : number(number), letter(letter) {}
    template <typename Own>
    requires requires(Own own) { seatOf(own); }
    constexpr Seat(Own own) : Seat(seatOf(own)) {}
    friend constexpr bool operator==(Seat a, Seat b) { return a.number == b.number; }
    friend constexpr auto operator<=>(Seat a, Seat b) { return a.number <=> b.number; }
};

/// Some of the seats, as bits.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) : bits_(bit(seat.number)) {}
    /// A game's own set, by its function `seatsOf`.
    template <typename Own>
    requires requires(Own own) { seatsOf(own); }
    constexpr SeatSet(Own own) : SeatSet(seatsOf(own)) {}
    constexpr bool contains(Seat seat) const { return (bits_ & bit(seat.number)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | bit(seat.number)); }
    constexpr void erase(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(seat.number)); }
    /// In their order, without letters.
    template <typename Visit> constexpr void forEach(Visit&& visit) const
    {
        for (std::uint8_t number = 0; number < mostSeats; ++number)
            if ((bits_ & bit(number)) != 0)
                visit(Seat(number, 0));
    }
    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr std::uint8_t bit(std::uint8_t number) { return static_cast<std::uint8_t>(1U << number); }
    std::uint8_t bits_ = 0;
};

} // namespace demeter
