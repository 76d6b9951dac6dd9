#include "core/journal/key_content.h"

#include "core/journal/byte_text.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view keyFormat = "demeter-keys/2", oldKeyFormat = "demeter-keys/1";
/// What stands around keys that lie open: always the same bytes.
constexpr std::string_view openStart = R"({"format":"demeter-keys/2","keys":")", openEnd = "\"}\n";
constexpr std::string_view oldOpenStart = R"({"format":"demeter-keys/1","key":")";
constexpr std::array<std::string_view, 2> kindNames{"pin", "passphrase"};

constexpr std::string_view oldAbout("demeter-wrap/1\0", 15);
constexpr std::size_t nonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES, tagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t countPart = 2, passesPart = 4, memoryPart = 8;
constexpr std::size_t pinPart = std::tuple_size_v<decltype(Stretching::salt)> + passesPart + memoryPart + SealKey::size;

const unsigned char* letters(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// Bytes in guarded memory.
class Guarded {
public:
    explicit Guarded(std::size_t size) : bytes_(static_cast<std::uint8_t*>(sodium_malloc(size))), size_(bytes_ ? size : 0) {}
    std::span<std::uint8_t> span() const { return {bytes_.get(), size_}; }
    bool works() const { return bytes_ != nullptr; }

private:
    struct Free {
        void operator()(std::uint8_t* bytes) const { sodium_free(bytes); } // wipes as well
    };
    std::unique_ptr<std::uint8_t, Free> bytes_;
    std::size_t size_;
};

std::unexpected<Fault> contentFault(std::string code, std::vector<std::string> arguments = {})
{
    return std::unexpected(Fault{std::move(code), {}, std::move(arguments)});
}

/// Takes bytes or a number, big endian, off the front.
std::span<const std::uint8_t> takeBytes(std::span<const std::uint8_t>& rest, std::size_t count)
{
    const auto taken = rest.first(count);
    rest = rest.subspan(count);
    return taken;
}
std::uint64_t takeNumber(std::span<const std::uint8_t>& rest, std::size_t count)
{
    std::uint64_t number = 0;
    for (const std::uint8_t byte : takeBytes(rest, count))
        number = number << 8U | byte;
    return number;
}
std::optional<SealKey> takeKey(std::span<const std::uint8_t>& rest)
{
    return SealKey::from(takeBytes(rest, SealKey::size).first<SealKey::size>());
}

std::uint8_t* put(std::uint8_t* to, std::span<const std::uint8_t> bytes)
{
    return std::ranges::copy(bytes, to).out;
}
std::uint8_t* putNumber(std::uint8_t* to, std::uint64_t number, std::size_t count)
{
    for (std::size_t i = count; i > 0; --i)
        *to++ = static_cast<std::uint8_t>(number >> (8 * (i - 1)));
    return to;
}

/// What stands beside what is sealed, so that it cannot be another one.
std::string besideSealed(WordsKind by, const WordsCost& cost)
{
    std::array<std::uint8_t, 1 + passesPart + memoryPart> fields{static_cast<std::uint8_t>(by)};
    putNumber(putNumber(fields.data() + 1, cost.passes, passesPart), cost.memory, memoryPart);
    return std::string(keyFormat) + '\0' + std::string(fields.begin(), fields.end());
}

std::expected<Masters, Fault> takeMasters(std::span<const std::uint8_t>& rest, std::size_t count)
{
    Masters masters;
    for (std::size_t n = 0; n < count; ++n) {
        auto key = takeKey(rest);
        if (!key)
            return contentFault("key-memory");
        masters.push_back(std::move(*key));
    }
    return masters;
}

/// Keys that lie open are read without a JSON library, which would leave copies of them.
std::expected<KeyContent, Fault> readOpen(std::string_view keys, std::size_t most)
{
    const Guarded bytes(std::max<std::size_t>(base64Size(keys), 1));
    if (!bytes.works())
        return contentFault("key-memory");
    const auto size = readBase64(keys, bytes.span());
    if (!size || *size == 0 || *size % SealKey::size != 0 || *size / SealKey::size > most)
        return contentFault("key-form");
    std::span<const std::uint8_t> rest = bytes.span().first(*size);
    auto masters = takeMasters(rest, *size / SealKey::size);
    if (!masters)
        return std::unexpected(masters.error());
    return KeyContent{std::move(*masters), {}, {}};
}

/// The text between the two; nothing if it does not begin and end so.
std::optional<std::string_view> between(std::string_view text, std::string_view start, std::string_view end)
{
    if (text.size() < start.size() + end.size() || !text.starts_with(start) || !text.ends_with(end))
        return std::nullopt;
    text.remove_prefix(start.size());
    text.remove_suffix(end.size());
    return text;
}

/// The format of a key file that a later version of the program made; empty if it is none. Without a JSON library too: nobody knows what it
/// holds.
std::string newerFormat(std::string_view text)
{
    constexpr std::string_view start = R"({"format":")", kind = "demeter-keys/";
    if (!text.starts_with(start))
        return {};
    text.remove_prefix(start.size());
    const std::string_view found = text.substr(0, text.find('"'));
    return found.starts_with(kind) && found.size() < 32 && found != keyFormat && found != oldKeyFormat ? std::string(found) : std::string();
}

bool readWords(const Json& json, WordsKind& by, Stretching& how)
{
    if (!json.contains("by") || !json.contains("salt") || !json.contains("passes") || !json.contains("memory") ||
        !json["passes"].is_number_unsigned() || !json["memory"].is_number_unsigned() || !json["salt"].is_string())
        return false;
    const auto name = std::ranges::find_if(kindNames, [&](std::string_view kind) { return json["by"] == kind; });
    if (name == kindNames.end() || readBase64(json["salt"].get_ref<const std::string&>(), how.salt) != how.salt.size())
        return false;
    by = static_cast<WordsKind>(name - kindNames.begin());
    how.cost = {json["passes"].get<unsigned long long>(), json["memory"].get<std::size_t>()};
    return isBearable(how.cost);
}

std::expected<KeyContent, Fault> readSealed(const Json& json)
{
    SealedKeys sealed;
    if (json.size() != 6 || !readWords(json, sealed.by, sealed.how) || !json.contains("keys") || !json["keys"].is_string())
        return contentFault("key-form");
    const auto& text = json["keys"].get_ref<const std::string&>();
    sealed.bytes.resize(base64Size(text));
    const auto size = readBase64(text, sealed.bytes);
    if (!size || *size < nonceBytes + countPart + SealKey::size + tagBytes)
        return contentFault("key-form");
    sealed.bytes.resize(*size);
    return KeyContent{{}, std::move(sealed), {}};
}

std::expected<KeyContent, Fault> readOldWraps(const Json& json)
{
    KeyContent content;
    if (json.size() != 2 || !json.contains("wrapped") || !json["wrapped"].is_array() || json["wrapped"].empty())
        return contentFault("key-form");
    for (const Json& each : json["wrapped"]) {
        OldWrap& wrap = content.old.emplace_back();
        if (!each.is_object() || each.size() != 5 || !readWords(each, wrap.by, wrap.how) || !each.contains("sealed") ||
            !each["sealed"].is_string() || readBase64(each["sealed"].get_ref<const std::string&>(), wrap.bytes) != wrap.bytes.size())
            return contentFault("key-form");
    }
    return content;
}

/// What was sealed in these bytes, behind their nonce; empty if this is not the key.
std::optional<std::span<const std::uint8_t>> decrypted(std::span<const std::uint8_t> bytes, std::string_view tag, const SealKey& key,
                                                       const Guarded& plain)
{
    unsigned long long written = 0;
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(plain.span().data(), &written, nullptr, bytes.data() + nonceBytes,
                                                   bytes.size() - nonceBytes, letters(tag), tag.size(), bytes.data(),
                                                   key.bytes().data()) != 0)
        return std::nullopt;
    return plain.span().first(static_cast<std::size_t>(written));
}

} // namespace

std::expected<KeyContent, Fault> readKeyContent(std::string_view text)
{
    if (const auto keys = between(text, openStart, openEnd); keys && keys->find('"') == std::string_view::npos)
        return readOpen(*keys, mostMasters);
    if (const auto key = between(text, oldOpenStart, openEnd))
        return readOpen(*key, 1);
    if (std::string newer = newerFormat(text); !newer.empty())
        return contentFault("key-format", {std::move(newer)});
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("format"))
        return contentFault("key-form");
    if (json["format"] == keyFormat)
        return readSealed(json);
    if (json["format"] == oldKeyFormat)
        return readOldWraps(json);
    return contentFault("key-form");
}

void writeOpenKeys(const Masters& masters, WipedText& text)
{
    // 32 bytes each make no whole number of base64's groups: they are put together first.
    WipedText bytes, keys;
    bytes.text.reserve(masters.size() * SealKey::size);
    for (const SealKey& each : masters)
        bytes.text.append(each.bytes().begin(), each.bytes().end());
    keys.text = base64Text({reinterpret_cast<const std::uint8_t*>(bytes.text.data()), bytes.text.size()});
    text.text.reserve(openStart.size() + keys.text.size() + openEnd.size());
    text.text.append(openStart).append(keys.text).append(openEnd);
}

std::optional<std::string> writeSealedKeys(WordsKind by, const StretchedWords& words, const Masters& masters, const StretchedWords* pin)
{
    const Guarded plain(countPart + masters.size() * SealKey::size + (pin != nullptr ? pinPart : 0));
    if (!plain.works())
        return std::nullopt;
    std::uint8_t* at = putNumber(plain.span().data(), masters.size(), countPart);
    for (const SealKey& each : masters)
        at = put(at, each.bytes());
    if (pin != nullptr) {
        at = put(at, pin->how.salt);
        at = putNumber(at, pin->how.cost.passes, passesPart);
        at = putNumber(at, pin->how.cost.memory, memoryPart);
        at = put(at, pin->key.bytes());
    }
    const std::string beside = besideSealed(by, words.how.cost);
    std::vector<std::uint8_t> bytes(nonceBytes + plain.span().size() + tagBytes);
    randombytes_buf(bytes.data(), nonceBytes);
    unsigned long long written = 0;
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytes.data() + nonceBytes, &written, plain.span().data(), plain.span().size(),
                                               letters(beside), beside.size(), nullptr, bytes.data(), words.key.bytes().data());
    const Json json{{"format", keyFormat},
                    {"by", kindNames[static_cast<std::size_t>(by)]},
                    {"salt", base64Text(words.how.salt)},
                    {"passes", words.how.cost.passes},
                    {"memory", words.how.cost.memory},
                    {"keys", base64Text(bytes)}};
    return json.dump() + '\n';
}

std::expected<std::optional<KeySecrets>, Fault> openKeys(const SealedKeys& sealed, const SealKey& key)
{
    const Guarded plain(sealed.bytes.size());
    if (!plain.works())
        return contentFault("key-memory");
    const auto found = decrypted(sealed.bytes, besideSealed(sealed.by, sealed.how.cost), key, plain);
    if (!found)
        return std::nullopt;
    std::span<const std::uint8_t> rest = *found;
    const std::size_t count = takeNumber(rest, countPart);
    if (count == 0 || count > mostMasters || (rest.size() != count * SealKey::size && rest.size() != count * SealKey::size + pinPart))
        return contentFault("key-form");
    auto masters = takeMasters(rest, count);
    if (!masters)
        return std::unexpected(masters.error());
    KeySecrets secrets{std::move(*masters), std::nullopt};
    if (!rest.empty()) {
        Stretching how;
        std::ranges::copy(takeBytes(rest, how.salt.size()), how.salt.begin());
        how.cost.passes = takeNumber(rest, passesPart);
        how.cost.memory = takeNumber(rest, memoryPart);
        auto pin = takeKey(rest);
        if (!isBearable(how.cost))
            return contentFault("key-form");
        if (!pin)
            return contentFault("key-memory");
        secrets.pin = StretchedWords{how, std::move(*pin)};
    }
    return secrets;
}

std::expected<std::optional<SealKey>, Fault> openWrap(const OldWrap& wrap, const SealKey& key)
{
    const Guarded plain(wrap.bytes.size());
    if (!plain.works())
        return contentFault("key-memory");
    const auto found = decrypted(wrap.bytes, oldAbout, key, plain);
    if (!found)
        return std::nullopt;
    auto master = SealKey::from(found->first<SealKey::size>());
    if (!master)
        return contentFault("key-memory");
    return master;
}

std::optional<SealKey> copyOf(const SealKey& key)
{
    return SealKey::from(key.bytes());
}

} // namespace demeter
