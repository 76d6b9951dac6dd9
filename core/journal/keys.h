// The keys of sealed records, and the file outside every game that they come from.
//
// There is one random master key. The key of a game is BLAKE2b-256( "demeter-key/1" 0x00 | GAME ), keyed by the master key, so that one
// small file is all that has to be kept, guarded and wrapped.
#pragma once

#include "core/base/fault.h"
#include "core/journal/seal.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// Where records get their keys.
class KeyRing {
public:
    virtual ~KeyRing() = default;
    /// The key of a game. Faults: `key-locked` while it waits for a PIN or passphrase, and those of the place where keys are kept.
    virtual std::expected<SealKey, Fault> keyOf(const GameId& game) = 0;
    /// The same for whoever only reads: nothing is made for it. Fault: `key-foreign` where no key was ever kept.
    virtual std::expected<SealKey, Fault> existingKeyOf(const GameId& game) { return keyOf(game); }
};

/// The key of a game under this master key. Nothing if the system has no guarded memory left.
std::optional<SealKey> gameKey(const SealKey& master, const GameId& game);

/// The master key in a file of the owner's (mode 0600), made when something is first sealed.
///
/// The file is one JSON object: {"format":"demeter-keys/1","key":base64}, in these very bytes and a newline, or
/// {"format":"demeter-keys/1","wrapped":[WRAP,...]}, where WRAP is
/// {"by":"pin"|"passphrase","salt":base64,"passes":n,"memory":bytes,"sealed":base64}: 24 random bytes and then XChaCha20-Poly1305 of the
/// master key, under Argon2id( words, salt, passes, memory, 1 lane, 32 bytes ), with "demeter-wrap/1" 0x00 as associated data.
class KeyFile final : public KeyRing {
public:
    enum class By { Pin, Passphrase };

    explicit KeyFile(std::string path) : path_(std::move(path)) {}
    std::expected<SealKey, Fault> keyOf(const GameId& game) override;
    std::expected<SealKey, Fault> existingKeyOf(const GameId& game) override;

    /// True if others than the owner could read the file when it was looked at. They no longer can, but they may have.
    bool wasOpenToOthers() const { return wasOpenToOthers_; }

    /// True if the file is wrapped and has not been opened yet. A fault of the file shows later, when a key is asked for.
    bool locked();
    /// True if the file is wrapped so.
    bool wrappedBy(By by);
    /// Opens a wrapped file; false if these are not the words. Takes about a fifth of a second.
    std::expected<bool, Fault> unlock(By by, std::string_view words);
    /// From now on only these words, or others that wrap it too, open the file. It must not be locked.
    std::expected<void, Fault> wrap(By by, std::string_view words);
    /// These words open it no more; without any it is open. It must not be locked.
    std::expected<void, Fault> unwrap(By by);

    const std::string& path() const { return path_; }

private:
    struct Wrap;
    struct Content;
    std::expected<Content, Fault> load();
    std::expected<void, Fault> store(const Content& content, bool replace) const;
    /// Has the master key at hand; where there is no file, one is made only if `make`.
    std::expected<void, Fault> makeReady(bool make = true);
    std::expected<SealKey, Fault> readyKeyOf(const GameId& game, bool make);

    std::string path_;
    std::optional<SealKey> master_;
    bool wasOpenToOthers_ = false;
};

/// A master key that is written nowhere and goes with the object, for games that nobody shall open again.
class FleetingKeys final : public KeyRing {
public:
    std::expected<SealKey, Fault> keyOf(const GameId& game) override;

private:
    std::optional<SealKey> master_;
};

} // namespace demeter
