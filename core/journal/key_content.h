// What stands in the key file, as key_format.md has it byte by byte. Internal to the journal.
#pragma once

#include "core/base/fault.h"
#include "core/journal/key_words.h"
#include "core/journal/private_file.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// A file is read if it has no more master keys, and no change adds another one to so many.
inline constexpr std::size_t mostMasters = 1000;
inline constexpr std::size_t largestKeyFile = 65536;

/// The master keys of all games, the oldest first; new games get theirs from the last.
using Masters = std::vector<SealKey>;

/// What is sealed in a file.
struct KeySecrets {
    Masters masters;
    std::optional<StretchedWords> pin; ///< of the screen, where a passphrase opens the file
};

/// A file that words open.
struct SealedKeys {
    WordsKind by{};
    Stretching how;
    std::vector<std::uint8_t> bytes;
};
/// Of the first format: the one master key, sealed by a PIN, a passphrase, or each of them.
struct OldWrap {
    WordsKind by{};
    Stretching how;
    std::array<std::uint8_t, 24 + SealKey::size + 16> bytes{};
};

/// Exactly one of the three has anything in it.
struct KeyContent {
    Masters open;
    std::optional<SealedKeys> sealed;
    std::vector<OldWrap> old;
};

/// Faults without a place: `key-form`, `key-format` for that of a later version, `key-memory`.
std::expected<KeyContent, Fault> readKeyContent(std::string_view text);

/// A file that lies open.
void writeOpenKeys(const Masters& masters, WipedText& text);
/// A file that these words open; nothing if the system has no guarded memory left.
std::optional<std::string> writeSealedKeys(WordsKind by, const StretchedWords& words, const Masters& masters, const StretchedWords* pin);

/// Nothing if it is not the key. Faults without a place: `key-memory`, `key-form`.
std::expected<std::optional<KeySecrets>, Fault> openKeys(const SealedKeys& sealed, const SealKey& key);
std::expected<std::optional<SealKey>, Fault> openWrap(const OldWrap& wrap, const SealKey& key);

std::optional<SealKey> copyOf(const SealKey& key);

} // namespace demeter
