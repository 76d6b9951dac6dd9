#include "core/journal/proof.h"

#include "core/journal/hash.h"

#include <algorithm>

namespace demeter {

namespace {

constexpr unsigned long long codePasses = 2;
constexpr std::size_t codeMemory = std::size_t{64} * 1024 * 1024;

} // namespace

Commitment commitmentOf(const GameId& game, std::uint64_t sequence, const Nonce& nonce, std::string_view hidden)
{
    Hash hash("demeter-commitment/1");
    hash.add(game);
    hash.add(sequence);
    hash.add(nonce);
    hash.add(std::uint64_t{hidden.size()});
    hash.add(hidden);
    return hash.result();
}

Head sealedHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, const Commitment& commitment)
{
    Hash hash("demeter-head/2");
    hash.add(previous);
    hash.add(sequence);
    hash.add(std::uint64_t{publicText.size()});
    hash.add(publicText);
    hash.add(commitment);
    return hash.result();
}

Commitment promiseOf(const GameId& game, const Secret& secret)
{
    Hash hash("demeter-promise/1");
    hash.add(game);
    hash.add(secret);
    return hash.result();
}

Seed fairSeed(const GameId& game, const Secret& secret, std::string_view words)
{
    constexpr std::string_view tag("demeter-deal/1\0", 15);
    Seed seed{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, seed.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(tag.data()), tag.size());
    crypto_generichash_update(&state, game.data(), game.size());
    crypto_generichash_update(&state, secret.data(), secret.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(words.data()), words.size());
    crypto_generichash_final(&state, seed.data(), seed.size());
    return seed;
}

std::optional<std::string> spokenCode(const GameId& game, const Head& head, std::string_view words, std::size_t digits)
{
    Hash hash("demeter-code/1");
    hash.add(game);
    const auto salted = hash.result();
    std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
    std::copy_n(salted.begin(), salt.size(), salt.begin());
    std::string password(head.begin(), head.end());
    password.append(words);
    std::array<unsigned char, 16> slow{}; // libsodium gives no fewer; Argon2's answer depends on its length
    static_assert(crypto_pwhash_BYTES_MIN <= 16);
    if (sodium_init() < 0 || crypto_pwhash(slow.data(), slow.size(), password.data(), password.size(), salt.data(), codePasses, codeMemory,
                                           crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt;
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = number << 8U | slow[i];
    std::string code(digits, '0');
    for (std::size_t i = digits; i-- > 0; number /= 10)
        code[i] = static_cast<char>('0' + number % 10);
    for (std::size_t gap = digits; gap > 3;)
        code.insert(gap -= 3, 1, ' ');
    return code;
}

} // namespace demeter
