// SHA-256 of what is put one after another. Internal to the journal.
#pragma once

#include <sodium.h>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace demeter {

/// Numbers are 8 bytes, big endian. A tag keeps hashes of one use apart from those of every other; its closing zero byte belongs to it.
class Hash {
public:
    explicit Hash(std::string_view tag)
    {
        crypto_hash_sha256_init(&state_);
        add(tag);
        constexpr std::array<std::uint8_t, 1> end{0};
        add(end);
    }
    void add(std::string_view text)
    {
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    }
    void add(std::span<const std::uint8_t> bytes) { crypto_hash_sha256_update(&state_, bytes.data(), bytes.size()); }
    void add(std::uint64_t number)
    {
        std::array<std::uint8_t, 8> bytes{};
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
        add(bytes);
    }
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> result()
    {
        std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
        crypto_hash_sha256_final(&state_, hash.data());
        return hash;
    }

private:
    crypto_hash_sha256_state state_{};
};

} // namespace demeter
