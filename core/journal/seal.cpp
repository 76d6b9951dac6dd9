#include "core/journal/seal.h"

#include "core/journal/byte_text.h"

#include <sodium.h>

#include <algorithm>
#include <vector>

namespace demeter {

namespace {

constexpr std::size_t step = 512;
constexpr std::size_t noncePart = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES, tagPart = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t lengthPart = 4;
static_assert(SealKey::size == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
static_assert(std::tuple_size_v<WrappedKey> == noncePart + SealKey::size + tagPart);
/// As base64, which needs no padding for so many bytes: what comes after it begins anew.
constexpr std::size_t wrappedLetters = std::tuple_size_v<WrappedKey> / 3 * 4;
static_assert(std::tuple_size_v<WrappedKey> % 3 == 0);

std::string tagged(std::string_view tag, const GameId& game)
{
    std::string bytes(tag);
    bytes += '\0';
    bytes.append(game.begin(), game.end());
    return bytes;
}

std::string associated(const SealedPlace& place)
{
    std::string bytes = tagged("demeter-seal/1", place.game);
    for (int shift = 56; shift >= 0; shift -= 8)
        bytes += static_cast<char>(place.sequence >> shift & 0xFFU);
    bytes.append(place.previous.begin(), place.previous.end());
    return bytes;
}

const unsigned char* data(const std::string& bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

/// Bytes in the clear, wiped at the end.
struct Plain {
    explicit Plain(std::size_t size) : bytes(size) {}
    Plain(const Plain&) = delete;
    Plain& operator=(const Plain&) = delete;
    ~Plain() { sodium_memzero(bytes.data(), bytes.size()); }
    std::vector<unsigned char> bytes;
};

std::unexpected<Fault> fault(const char* code)
{
    return std::unexpected(Fault{code, {}, {}});
}

} // namespace

void SealKey::Wipe::operator()(std::uint8_t* bytes) const
{
    sodium_free(bytes); // wipes as well
}

std::optional<SealKey> SealKey::random()
{
    if (sodium_init() < 0)
        return std::nullopt;
    SealKey key;
    key.bytes_.reset(static_cast<std::uint8_t*>(sodium_malloc(size)));
    if (!key.bytes_)
        return std::nullopt;
    randombytes_buf(key.bytes_.get(), size);
    sodium_mprotect_readonly(key.bytes_.get());
    return key;
}

std::optional<SealKey> SealKey::from(std::span<const std::uint8_t, size> bytes)
{
    auto key = random();
    if (!key)
        return std::nullopt;
    sodium_mprotect_readwrite(key->bytes_.get());
    std::ranges::copy(bytes, key->bytes_.get());
    sodium_mprotect_readonly(key->bytes_.get());
    return key;
}

Nonce randomNonce()
{
    Nonce nonce{};
    randombytes_buf(nonce.data(), nonce.size());
    return nonce;
}

Seed randomSeed()
{
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

GameId randomGameId()
{
    GameId id{};
    randombytes_buf(id.data(), id.size());
    return id;
}

WrappedKey wrapKey(const SealKey& key, const SealKey& by, const GameId& game)
{
    WrappedKey wrapped{};
    randombytes_buf(wrapped.data(), noncePart);
    const std::string about = tagged("demeter-game-key/1", game);
    unsigned long long written = 0;
    crypto_aead_xchacha20poly1305_ietf_encrypt(wrapped.data() + noncePart, &written, key.bytes().data(), SealKey::size, data(about),
                                               about.size(), nullptr, wrapped.data(), by.bytes().data());
    return wrapped;
}

std::optional<SealKey> unwrapKey(const WrappedKey& wrapped, const SealKey& by, const GameId& game)
{
    Plain plain(SealKey::size);
    const std::string about = tagged("demeter-game-key/1", game);
    unsigned long long written = 0;
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(plain.bytes.data(), &written, nullptr, wrapped.data() + noncePart,
                                                   wrapped.size() - noncePart, data(about), about.size(), wrapped.data(),
                                                   by.bytes().data()) != 0)
        return std::nullopt;
    return SealKey::from(std::span<const std::uint8_t, SealKey::size>(plain.bytes.data(), SealKey::size));
}

FirstSealed splitFirst(std::string_view hidden)
{
    // Without the key so many bytes are left over when whole steps are taken away, and with it others.
    const std::size_t padding = hidden.ends_with("==") ? 2 : hidden.ends_with('=') ? 1 : 0;
    const std::size_t size = base64Size(hidden) - padding;
    WrappedKey key{};
    if (hidden.size() < wrappedLetters || size % step != (noncePart + tagPart + key.size()) % step ||
        readBase64(hidden.substr(0, wrappedLetters), key) != key.size())
        return {std::nullopt, hidden};
    return {key, hidden.substr(wrappedLetters)};
}

std::string wrappedText(const WrappedKey& key)
{
    return base64Text(key);
}

std::string seal(const SealKey& key, const SealedPlace& place, const Nonce& nonce, std::string_view hidden, std::size_t room)
{
    const std::size_t used = nonce.size() + lengthPart + std::max(hidden.size(), room);
    Plain plain((used + step - 1) / step * step);
    auto at = std::ranges::copy(nonce, plain.bytes.begin()).out;
    for (int shift = 24; shift >= 0; shift -= 8)
        *at++ = static_cast<unsigned char>(hidden.size() >> shift);
    std::ranges::copy(hidden, at);

    const std::string about = associated(place);
    std::vector<unsigned char> sealed(noncePart + plain.bytes.size() + tagPart);
    randombytes_buf(sealed.data(), noncePart);
    unsigned long long written = 0;
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealed.data() + noncePart, &written, plain.bytes.data(), plain.bytes.size(), data(about),
                                               about.size(), nullptr, sealed.data(), key.bytes().data());
    return base64Text(sealed);
}

std::expected<Unsealed, Fault> unseal(const SealKey& key, const SealedPlace& place, std::string_view sealed)
{
    std::vector<unsigned char> bytes(base64Size(sealed));
    const auto size = readBase64(sealed, bytes);
    if (!size || *size < noncePart + step + tagPart || (*size - noncePart - tagPart) % step != 0)
        return fault("seal-form");
    Plain plain(*size - noncePart - tagPart);
    const std::string about = associated(place);
    unsigned long long written = 0;
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(plain.bytes.data(), &written, nullptr, bytes.data() + noncePart, *size - noncePart,
                                                   data(about), about.size(), bytes.data(), key.bytes().data()) != 0)
        return fault("seal-broken");
    Unsealed open;
    std::copy_n(plain.bytes.begin(), open.nonce.size(), open.nonce.begin());
    std::size_t length = 0;
    for (std::size_t i = 0; i < lengthPart; ++i)
        length = length << 8U | plain.bytes[open.nonce.size() + i];
    const std::size_t begin = open.nonce.size() + lengthPart;
    // Whoever has the key could still have written nonsense, or hidden something in the padding.
    if (length > plain.bytes.size() - begin || std::any_of(plain.bytes.begin() + static_cast<std::ptrdiff_t>(begin + length),
                                                           plain.bytes.end(), [](unsigned char byte) { return byte != 0; }))
        return fault("seal-form");
    open.hidden.assign(plain.bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                       plain.bytes.begin() + static_cast<std::ptrdiff_t>(begin + length));
    return open;
}

} // namespace demeter
