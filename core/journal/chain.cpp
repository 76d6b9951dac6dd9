#include "core/journal/chain.h"

#include <sodium.h>

namespace demeter {

static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Head>);

namespace {

/// The tag keeps these hashes apart from every other use of SHA-256; its closing zero byte belongs to it.
constexpr std::string_view headTag("demeter-head/1\0", 15);

class Hash {
public:
    Hash() { crypto_hash_sha256_init(&state_); }
    void add(std::string_view text) { add(reinterpret_cast<const unsigned char*>(text.data()), text.size()); }
    void add(const Head& head) { add(head.data(), head.size()); }
    void add(std::uint64_t number)
    {
        std::array<unsigned char, 8> bytes{};
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<unsigned char>(number >> (56 - 8 * i));
        add(bytes.data(), bytes.size());
    }
    Head result()
    {
        Head head{};
        crypto_hash_sha256_final(&state_, head.data());
        return head;
    }

private:
    void add(const unsigned char* data, std::size_t size) { crypto_hash_sha256_update(&state_, data, size); }
    crypto_hash_sha256_state state_{};
};

} // namespace

Head nextHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText,
              std::string_view commitmentText)
{
    Hash hash;
    hash.add(headTag);
    hash.add(previous);
    hash.add(sequence);
    hash.add(std::uint64_t{publicText.size()});
    hash.add(publicText);
    hash.add(std::uint64_t{hiddenText.size()});
    hash.add(hiddenText);
    hash.add(commitmentText);
    return hash.result();
}

ChainLine chainLine(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText)
{
    constexpr std::string_view noCommitment = "null";
    ChainLine line;
    line.head = nextHead(previous, sequence, publicText, hiddenText, noCommitment);
    line.bytes.append(R"({"seq":)").append(std::to_string(sequence));
    line.bytes.append(R"(,"public":)").append(publicText);
    line.bytes.append(R"(,"hidden":)").append(hiddenText);
    line.bytes.append(R"(,"commitment":)").append(noCommitment);
    line.bytes.append(R"(,"head":")").append(hexText(line.head)).append("\"}\n");
    return line;
}

std::string hexText(std::span<const std::uint8_t> bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

bool readHex(std::string_view text, std::span<std::uint8_t> bytes)
{
    if (text.size() != bytes.size() * 2)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        int digit = 0;
        if (c >= '0' && c <= '9')
            digit = c - '0';
        else if (c >= 'a' && c <= 'f')
            digit = c - 'a' + 10;
        else
            return false;
        bytes[i / 2] = static_cast<std::uint8_t>(i % 2 == 0 ? digit << 4 : bytes[i / 2] | digit);
    }
    return true;
}

} // namespace demeter
