#include "core/journal/reveal.h"

#include "core/journal/byte_text.h"

#include <nlohmann/json.hpp>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;

std::unexpected<Fault> badForm(std::string place = {})
{
    return std::unexpected(Fault{"reveal-form", std::move(place), {}});
}

std::string placeOfLine(std::size_t index)
{
    return "line " + std::to_string(index + 1);
}

/// A field that is hex digits, or null.
template <typename Bytes> bool readBytes(const Json& field, std::optional<Bytes>& bytes)
{
    if (field.is_null())
        return true;
    return field.is_string() && readHex(field.get_ref<const std::string&>(), bytes.emplace());
}

template <typename Bytes> Json bytesJson(const std::optional<Bytes>& bytes)
{
    return bytes ? Json(hexText(*bytes)) : Json(nullptr);
}

bool readRevealed(const Json& json, RevealedLine& line)
{
    constexpr std::array<std::string_view, 5> names{"public", "hidden", "nonce", "commitment", "head"};
    if (!json.is_object() || json.size() != names.size() ||
        !std::ranges::all_of(names, [&json](std::string_view name) { return json.contains(name); }))
        return false;
    if (!json["public"].is_string() || !(json["hidden"].is_string() || json["hidden"].is_null()) || !json["head"].is_string())
        return false;
    line.open = json["public"].get<std::string>();
    if (json["hidden"].is_string())
        line.hidden = json["hidden"].get<std::string>();
    if (!readBytes(json["nonce"], line.nonce) || !readBytes(json["commitment"], line.commitment) ||
        !readHex(json["head"].get_ref<const std::string&>(), line.head))
        return false;
    // A nonce belongs to a sealed line that is revealed, and an open line has nothing to reveal.
    return line.commitment ? line.nonce.has_value() == line.hidden.has_value() : !line.nonce && line.hidden;
}

std::string withoutLineEnds(std::string_view bytes)
{
    std::string text(bytes);
    std::erase_if(text, [](char c) { return c == '\n' || c == '\r'; });
    return text;
}

/// `bytes` without line ends.
std::expected<Reveal, Fault> readRevealFile(const Json& file, std::string_view bytes)
{
    if (!file["format"].is_string() || file["format"].get_ref<const std::string&>() != revealFormat)
        return std::unexpected(
            Fault{"record-format", {}, {file["format"].is_string() ? file["format"].get<std::string>() : file["format"].dump()}});
    if (file.size() != 2 || !file.contains("lines") || !file["lines"].is_array() || file["lines"].empty())
        return badForm();
    Reveal lines;
    lines.reserve(file["lines"].size());
    for (const Json& json : file["lines"])
        if (!readRevealed(json, lines.emplace_back()))
            return badForm(placeOfLine(lines.size() - 1));
    // Written in another way it could be read in another way.
    if (bytes != withoutLineEnds(writeReveal(lines)))
        return badForm();
    return lines;
}

/// A line of a game's file, of whose place in the chain nothing is checked yet.
bool readGameLine(std::string_view bytes, RevealedLine& line)
{
    const Json json = Json::parse(bytes, nullptr, false);
    constexpr std::array<std::string_view, 5> names{"seq", "public", "hidden", "commitment", "head"};
    if (!json.is_object() || json.size() != names.size() ||
        !std::ranges::all_of(names, [&json](std::string_view name) { return json.contains(name); }))
        return false;
    if (!json["head"].is_string() || !readHex(json["head"].get_ref<const std::string&>(), line.head) ||
        !readBytes(json["commitment"], line.commitment))
        return false;
    line.open = json["public"].dump();
    if (!line.commitment)
        line.hidden = json["hidden"].dump();
    return true;
}

} // namespace

std::string writeReveal(const Reveal& lines)
{
    std::string text = R"({"format":")";
    text.append(revealFormat).append(R"(","lines":[)");
    for (const RevealedLine& line : lines) {
        Json json = Json::object();
        json["public"] = line.open;
        json["hidden"] = line.hidden ? Json(*line.hidden) : Json(nullptr);
        json["nonce"] = bytesJson(line.nonce);
        json["commitment"] = bytesJson(line.commitment);
        json["head"] = hexText(line.head);
        text += (&line == &lines.front() ? "\n" : ",\n") + json.dump();
    }
    return text + "\n]}\n";
}

std::expected<Reveal, Fault> readReveal(std::string_view bytes)
{
    if (bytes.empty())
        return std::unexpected(Fault{"record-empty", placeOfLine(0), {}});
    if (bytes.size() > largestReveal)
        return std::unexpected(Fault{"record-too-large", placeOfLine(0), {std::to_string(largestReveal / (1024 * 1024))}});
    if (nestedTooDeep(bytes) || bytes.find('\0') != std::string_view::npos)
        return std::unexpected(Fault{"record-not-json", placeOfLine(0), {}});
    // Line ends may change on the way, or come in anywhere, as in long lines of a letter; no text of a reveal has any.
    const std::string joined = withoutLineEnds(bytes);
    const Json whole = Json::parse(joined, nullptr, false);
    if (whole.is_object() && whole.contains("format"))
        return readRevealFile(whole, joined);
    Reveal lines;
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        if (!readGameLine(bytes.substr(0, end), lines.emplace_back())) {
            if (end == std::string_view::npos && lines.size() > 1) { // the rest of a write that was cut short
                lines.pop_back();
                break;
            }
            return std::unexpected(Fault{"record-shape", placeOfLine(lines.size() - 1), {}});
        }
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    }
    return lines;
}

} // namespace demeter
