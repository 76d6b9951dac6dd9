// The keys of sealed records, and where records ask for them. The file that they come from is in key_file.h; key_format.md beside this file
// writes all of it down byte by byte.
#pragma once

#include "core/base/fault.h"
#include "core/journal/seal.h"

#include <expected>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// The key of a game that begins.
struct NewKey {
    SealKey key;
    std::optional<WrappedKey> wrapped; ///< to be kept in the game's first line; nothing: the ring needs no such thing to find the key again
};

/// Where records get their keys.
class KeyRing {
public:
    virtual ~KeyRing() = default;

    /// The key of a game that nothing is sealed of yet. Faults: `key-locked` while it waits for a PIN or passphrase, and those of the place
    /// where keys are kept. What is needed for it is made.
    virtual std::expected<SealKey, Fault> keyOf(const GameId& game) = 0;
    /// The same for a game that begins, and can keep a key of its own.
    virtual std::expected<NewKey, Fault> newKey(const GameId& game);

    // For whoever only reads: nothing is made. Fault besides: `key-foreign` where the key never was.

    /// The key that a game has kept.
    virtual std::expected<SealKey, Fault> openKey(const GameId& game, const WrappedKey& wrapped);
    /// One of these is the key of a game that has kept none; the likeliest comes first, and there is at least one.
    virtual std::expected<std::vector<SealKey>, Fault> existingKeysOf(const GameId& game);
};

/// The key of a game that has kept none, under this master key: BLAKE2b-256( "demeter-key/1" 0x00 | GAME ), keyed by the master key.
/// Nothing if the system has no guarded memory left.
std::optional<SealKey> gameKey(const SealKey& master, const GameId& game);

/// A master key that is written nowhere and goes with the object, for games that nobody shall open again.
class FleetingKeys final : public KeyRing {
public:
    std::expected<SealKey, Fault> keyOf(const GameId& game) override;

private:
    std::optional<SealKey> master_;
};

} // namespace demeter
