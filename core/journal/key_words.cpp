#include "core/journal/key_words.h"

#include <sodium.h>

namespace demeter {

namespace {

static_assert(std::tuple_size_v<decltype(Stretching::salt)> == crypto_pwhash_SALTBYTES);
/// What a file says is taken as it is, within these bounds.
constexpr WordsCost mostBearable{1000, std::size_t{1024} * 1024 * 1024};

} // namespace

Stretching newStretching(const WordsCost& cost)
{
    Stretching how{{}, cost};
    randombytes_buf(how.salt.data(), how.salt.size());
    return how;
}

bool isBearable(const WordsCost& cost)
{
    return cost.passes >= crypto_pwhash_OPSLIMIT_MIN && cost.passes <= mostBearable.passes && cost.memory >= crypto_pwhash_MEMLIMIT_MIN &&
           cost.memory <= mostBearable.memory;
}

std::optional<StretchedWords> stretched(std::string_view words, const Stretching& how)
{
    if (sodium_init() < 0)
        return std::nullopt;
    std::array<std::uint8_t, SealKey::size> bytes{};
    std::optional<SealKey> key;
    if (crypto_pwhash(bytes.data(), bytes.size(), words.data(), words.size(), how.salt.data(), how.cost.passes, how.cost.memory,
                      crypto_pwhash_ALG_ARGON2ID13) == 0)
        key = SealKey::from(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    if (!key)
        return std::nullopt;
    return StretchedWords{how, std::move(*key)};
}

} // namespace demeter
