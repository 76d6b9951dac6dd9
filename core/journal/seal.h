// Hidden parts that cannot be read: how they are sealed, and the key.
// record_format.md says how a sealed part is made.
#pragma once

#include "core/base/fault.h"
#include "core/journal/proof.h"

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace demeter {

/// 32 bytes that no core dump and no swap sees, as far as the system can do that, and that are wiped when they are no longer needed.
class SealKey {
public:
    static constexpr std::size_t size = 32;

    /// A new one. Nothing if the system has no such memory left.
    static std::optional<SealKey> random();
    static std::optional<SealKey> from(std::span<const std::uint8_t, size> bytes);
    std::span<const std::uint8_t, size> bytes() const { return std::span<const std::uint8_t, size>(bytes_.get(), size); }

private:
    struct Wipe {
        void operator()(std::uint8_t* bytes) const;
    };
    std::unique_ptr<std::uint8_t, Wipe> bytes_;
};

/// Where a hidden part belongs.
struct SealedPlace {
    GameId game{};
    std::uint64_t sequence = 0;
    Head previous{}; ///< head of the line before
};

/// A key that another key seals: 24 random bytes, and XChaCha20-Poly1305 of the key. It is kept with what the key seals, in the open.
using WrappedKey = std::array<std::uint8_t, 24 + SealKey::size + 16>;
/// Nobody but who has `by` gets the key of this game out again.
WrappedKey wrapKey(const SealKey& key, const SealKey& by, const GameId& game);
/// Nothing if it was not wrapped by this key for this game, or the system has no guarded memory left.
std::optional<SealKey> unwrapKey(const WrappedKey& wrapped, const SealKey& by, const GameId& game);

struct Unsealed {
    Nonce nonce{};
    std::string hidden;
};

/// 32 random bytes.
Nonce randomNonce();
/// 16 random bytes; no two games have the same.
GameId randomGameId();
/// Of a new game, or a secret that a deal is promised by.
Seed randomSeed();

/// Seals; every part of up to 476 bytes gives a text of the same length, and so does every part of up to `room` bytes.
std::string seal(const SealKey& key, const SealedPlace& place, const Nonce& nonce, std::string_view hidden, std::size_t room = 0);
/// What is sealed in the first line of a game: its key, if that is its own, stands before everything else.
struct FirstSealed {
    std::optional<WrappedKey> key;
    std::string_view sealed; ///< for `unseal`
};
FirstSealed splitFirst(std::string_view hidden);
/// How the key stands there.
std::string wrappedText(const WrappedKey& key);
/// Opens. Faults without a place: `seal-form` if it is no sealed part, `seal-broken` if it was changed, belongs elsewhere or has another
/// key.
std::expected<Unsealed, Fault> unseal(const SealKey& key, const SealedPlace& place, std::string_view sealed);

} // namespace demeter
