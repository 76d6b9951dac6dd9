#include "core/journal/keys.h"

#include <sodium.h>

#include <array>
#include <string_view>

namespace demeter {

std::expected<NewKey, Fault> KeyRing::newKey(const GameId& game)
{
    auto key = keyOf(game);
    if (!key)
        return std::unexpected(key.error());
    return NewKey{std::move(*key), std::nullopt};
}

std::expected<SealKey, Fault> KeyRing::openKey(const GameId&, const WrappedKey&)
{
    return std::unexpected(Fault{"key-foreign", {}, {}});
}

std::expected<std::vector<SealKey>, Fault> KeyRing::existingKeysOf(const GameId& game)
{
    auto key = keyOf(game);
    if (!key)
        return std::unexpected(key.error());
    std::vector<SealKey> keys;
    keys.push_back(std::move(*key));
    return keys;
}

std::optional<SealKey> gameKey(const SealKey& master, const GameId& game)
{
    constexpr std::string_view tag("demeter-key/1\0", 14);
    std::array<std::uint8_t, SealKey::size> bytes{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, master.bytes().data(), master.bytes().size(), bytes.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(tag.data()), tag.size());
    crypto_generichash_update(&state, game.data(), game.size());
    crypto_generichash_final(&state, bytes.data(), bytes.size());
    auto key = SealKey::from(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    sodium_memzero(&state, sizeof state);
    return key;
}

std::expected<SealKey, Fault> FleetingKeys::keyOf(const GameId& game)
{
    if (!master_)
        master_ = SealKey::random();
    auto key = master_ ? gameKey(*master_, game) : std::nullopt;
    if (!key)
        return std::unexpected(Fault{"key-memory", {}, {}});
    return std::move(*key);
}

} // namespace demeter
