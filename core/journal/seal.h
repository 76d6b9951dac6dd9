// Hidden parts that cannot be read: how they are sealed, and the key.
// record_format.md says how a sealed part is made.
#pragma once

#include "core/base/fault.h"
#include "core/journal/proof.h"

#include <expected>
#include <memory>
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

struct Unsealed {
    Nonce nonce{};
    std::string hidden;
};

/// 32 random bytes.
Nonce randomNonce();
/// 16 random bytes; no two games have the same.
GameId randomGameId();

/// Seals; every part of up to 476 bytes gives a text of the same length, and so does every part of up to `room` bytes.
std::string seal(const SealKey& key, const SealedPlace& place, const Nonce& nonce, std::string_view hidden, std::size_t room = 0);
/// Opens. Faults without a place: `seal-form` if it is no sealed part, `seal-broken` if it was changed, belongs elsewhere or has another
/// key.
std::expected<Unsealed, Fault> unseal(const SealKey& key, const SealedPlace& place, std::string_view sealed);

} // namespace demeter
