// The words that open the key file, and the key that is made of them.
#pragma once

#include "core/journal/seal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter {

/// What opens the key file, or only the screen that keeps the secret.
enum class WordsKind : std::uint8_t { Pin, Passphrase };

/// What one guess costs. That of new words is what keeps a tablet below a second; it does not make a short PIN a long one.
struct WordsCost {
    unsigned long long passes = 6;
    std::size_t memory = std::size_t{64} * 1024 * 1024; ///< bytes
    friend bool operator==(const WordsCost&, const WordsCost&) = default;
};

/// How words become a key: Argon2id with one lane.
struct Stretching {
    std::array<std::uint8_t, 16> salt{};
    WordsCost cost;
    friend bool operator==(const Stretching&, const Stretching&) = default;
};
/// With a salt that is new.
Stretching newStretching(const WordsCost& cost);
/// Whether a file may ask for this: neither nothing nor more than a machine has.
bool isBearable(const WordsCost& cost);

struct StretchedWords {
    Stretching how;
    SealKey key;
};
/// Takes about half a second, so it is best done away from a window. Nothing if there is not so much memory.
std::optional<StretchedWords> stretched(std::string_view words, const Stretching& how);

} // namespace demeter
