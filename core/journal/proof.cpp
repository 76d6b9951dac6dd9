#include "core/journal/proof.h"

#include "core/base/utf8.h"
#include "core/journal/hash.h"

#include <algorithm>

namespace demeter {

namespace {

constexpr unsigned long long codePasses = 2;
constexpr std::size_t codeMemory = std::size_t{64} * 1024 * 1024;
constexpr std::uint64_t codes = 1'000'000'000'000; // 12 digits

bool isLatinLetter(char32_t c)
{
    if ((c >= 'a' && c <= 'z') || (c >= 0xDF && c <= 0xFF && c != 0xF7))
        return true;
    // In Latin Extended-A capitals and small letters alternate, but not always in the same order.
    const bool odd = c % 2 == 1;
    return (c >= 0x100 && c <= 0x137 && odd) || c == 0x138 || (c >= 0x139 && c <= 0x148 && !odd) || (c >= 0x14A && c <= 0x177 && odd) ||
           c == 0x17A || c == 0x17C || c == 0x17E;
}

bool isCyrillicLetter(char32_t c)
{
    return c >= 0x430 && c <= 0x45F;
}

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

bool areWords(std::string_view words)
{
    if (words.empty())
        return true;
    if (words.front() == ' ' || words.back() == ' ' || words.find("  ") != std::string_view::npos)
        return false;
    bool latin = false, cyrillic = false;
    std::size_t count = 0;
    while (!words.empty()) {
        const auto character = firstCharacter(words);
        if (!character)
            return false;
        words.remove_prefix(character->length);
        const char32_t c = character->code;
        const bool isDigit = c >= '0' && c <= '9';
        latin = latin || isLatinLetter(c);
        cyrillic = cyrillic || isCyrillicLetter(c);
        if (++count > longestWords || !(c == ' ' || isDigit || isLatinLetter(c) || isCyrillicLetter(c)))
            return false;
    }
    return !(latin && cyrillic);
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

std::optional<std::string> spokenCode(const GameId& game, const Head& head, std::string_view words)
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
    std::string digits = std::to_string(number % codes);
    digits.insert(0, 12 - digits.size(), '0');
    for (const std::size_t gap : {9U, 6U, 3U})
        digits.insert(gap, 1, ' ');
    return digits;
}

} // namespace demeter
