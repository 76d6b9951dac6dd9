#include "core/journal/chain.h"

#include "core/journal/hash.h"

namespace demeter {

Head nextHead(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText,
              std::string_view commitmentText)
{
    Hash hash("demeter-head/1");
    hash.add(previous);
    hash.add(sequence);
    hash.add(std::uint64_t{publicText.size()});
    hash.add(publicText);
    hash.add(std::uint64_t{hiddenText.size()});
    hash.add(hiddenText);
    hash.add(commitmentText);
    return hash.result();
}

std::string lineBytes(std::uint64_t sequence, std::string_view publicText, std::string_view hidden, std::string_view commitment,
                      const Head& head)
{
    std::string bytes;
    bytes.append(R"({"seq":)").append(std::to_string(sequence));
    bytes.append(R"(,"public":)").append(publicText);
    bytes.append(R"(,"hidden":)").append(hidden);
    bytes.append(R"(,"commitment":)").append(commitment);
    bytes.append(R"(,"head":")").append(hexText(head)).append("\"}\n");
    return bytes;
}

ChainLine chainLine(const Head& previous, std::uint64_t sequence, std::string_view publicText, std::string_view hiddenText)
{
    constexpr std::string_view noCommitment = "null";
    const Head head = nextHead(previous, sequence, publicText, hiddenText, noCommitment);
    return {lineBytes(sequence, publicText, hiddenText, noCommitment, head), head};
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

bool nestedTooDeep(std::string_view text)
{
    constexpr int deepest = 32;
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace demeter
