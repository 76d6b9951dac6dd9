// Shuffles made from a seed, so that a record replays to the same decks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace demeter {

/// 32 random bytes from which every shuffle of a game is made.
using Seed = std::array<std::uint8_t, 32>;

/// Whether somebody can find it by trying: it has no more than eight different bytes. Of random ones there are 30.
bool isGuessable(const Seed& seed);

/// The ChaCha20 stream of one shuffle as numbers.
class ShuffleStream {
public:
    /// The stream of shuffle number `index` of this seed; every index has its own.
    ShuffleStream(const Seed& seed, std::uint16_t index);
    /// A number below `bound`, which is at least 1, each equally likely: draws from the tail that is no whole multiple of `bound` are
    /// thrown away.
    std::uint32_t below(std::uint32_t bound);

private:
    std::uint32_t next();

    std::array<unsigned char, 32> key_{};
    std::vector<unsigned char> bytes_;
    std::size_t used_ = 0;
};

/// Puts `cards` into the order of shuffle number `index` of this seed: Fisher-Yates without modulo bias.
template <typename Card> void shuffle(std::vector<Card>& cards, const Seed& seed, std::uint16_t index)
{
    ShuffleStream stream(seed, index);
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[stream.below(static_cast<std::uint32_t>(left))]);
}

} // namespace demeter
