#include "core/base/shuffle.h"

#include <sodium.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace demeter {

namespace {

/// Every use of a seed has its own name, so that no two things are ever made from the same stream.
constexpr std::string_view purpose = "demeter-shuffle/1";

} // namespace

bool isGuessable(const Seed& seed)
{
    constexpr std::ptrdiff_t most = 8;
    Seed bytes = seed;
    std::ranges::sort(bytes);
    return std::ranges::unique(bytes).begin() - bytes.begin() <= most;
}

ShuffleStream::ShuffleStream(const Seed& seed, std::uint16_t index)
{
    static_assert(randombytes_SEEDBYTES == std::tuple_size_v<decltype(key_)>);
    const std::array<std::uint8_t, 2> number{static_cast<std::uint8_t>(index >> 8U), static_cast<std::uint8_t>(index & 0xFFU)};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, key_.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(purpose.data()), purpose.size());
    crypto_generichash_update(&state, seed.data(), seed.size());
    crypto_generichash_update(&state, number.data(), number.size());
    crypto_generichash_final(&state, key_.data(), key_.size());
}

std::uint32_t ShuffleStream::below(std::uint32_t bound)
{
    const std::uint64_t limit = (std::uint64_t{1} << 32U) / bound * bound;
    for (;;)
        if (const std::uint32_t word = next(); word < limit)
            return word % bound;
}

std::uint32_t ShuffleStream::next()
{
    if (used_ == bytes_.size()) {
        // A longer answer begins with the shorter one, so the stream goes on where it stopped.
        bytes_.resize(bytes_.empty() ? 256 : bytes_.size() * 2);
        randombytes_buf_deterministic(bytes_.data(), bytes_.size(), key_.data());
    }
    std::uint32_t word = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) // little-endian on every machine
        word |= std::uint32_t{bytes_[used_++]} << shift;
    return word;
}

} // namespace demeter
