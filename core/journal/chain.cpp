#include "core/journal/chain.h"

#include "core/journal/byte_text.h"
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
