#include "core/base/chance.h"

#include <sodium.h>

#include <string_view>

namespace demeter {

namespace {

constexpr std::string_view shareTag("demeter-share/1\0", 16);
constexpr std::string_view chanceTag("demeter-chance/1\0", 17);

void add(crypto_hash_sha256_state& state, const unsigned char* bytes, std::size_t size)
{
    crypto_hash_sha256_update(&state, bytes, size);
}

/// Texts and bytes one after another.
class Mix {
public:
    Mix() { crypto_generichash_init(&state_, nullptr, 0, std::tuple_size_v<Seed>); }
    void add(std::string_view text)
    {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    }
    template <std::size_t n> void add(const std::array<std::uint8_t, n>& bytes)
    {
        crypto_generichash_update(&state_, bytes.data(), bytes.size());
    }
    void addNumber(std::size_t number) { add(std::array<std::uint8_t, 1>{static_cast<std::uint8_t>(number)}); }
    Seed result()
    {
        Seed seed{};
        crypto_generichash_final(&state_, seed.data(), seed.size());
        return seed;
    }

private:
    crypto_generichash_state state_{};
};

} // namespace

SharePromise promiseOf(std::uint16_t round, const Share& share)
{
    SharePromise promise{};
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    add(state, reinterpret_cast<const unsigned char*>(shareTag.data()), shareTag.size());
    std::array<unsigned char, 8> number{}; // big endian
    number[6] = static_cast<unsigned char>(round >> 8U);
    number[7] = static_cast<unsigned char>(round & 0xFFU);
    add(state, number.data(), number.size());
    add(state, share.data(), share.size());
    crypto_hash_sha256_final(&state, promise.data());
    return promise;
}

Seed stirred(const Seed& seed, const std::vector<SharePromise>& promises, const Chance& chance)
{
    Mix mix;
    mix.add(chanceTag);
    mix.add(seed);
    mix.addNumber(chance.shares.size());
    for (std::size_t n = 0; n < chance.shares.size(); ++n)
        mix.add(chance.shares[n] ? *chance.shares[n] : n < promises.size() ? promises[n] : SharePromise{});
    mix.add(chance.words);
    return mix.result();
}

} // namespace demeter
