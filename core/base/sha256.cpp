#include "core/base/sha256.h"

#include "core/base/hex.h"

#include <sodium.h>

#include <array>
#include <cstdint>

namespace demeter {

std::string sha256Text(std::string_view bytes)
{
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return hexText(hash);
}

} // namespace demeter
