#include "core/journal/outer_line.h"

#include "core/journal/byte_text.h"
#include "core/journal/exact_json.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

namespace {

std::unexpected<Fault> bad(std::string code, std::vector<std::string> arguments = {})
{
    return std::unexpected(Fault{std::move(code), {}, std::move(arguments)});
}

/// Removes `text` from the end; false if it does not end so.
bool removeEnd(std::string_view& bytes, std::string_view text)
{
    if (!bytes.ends_with(text))
        return false;
    bytes.remove_suffix(text.size());
    return true;
}

/// Removes the last characters and returns them.
std::string_view removeLast(std::string_view& bytes, std::size_t count)
{
    const std::string_view last = bytes.substr(bytes.size() - std::min(count, bytes.size()));
    bytes.remove_suffix(last.size());
    return last;
}

/// What may be wrong with the outer form of a line.
Fault outerFault(std::string_view bytes)
{
    if (bytes.find('\0') != std::string_view::npos || nestedTooDeep(bytes) || !Json::accept(bytes))
        return {"record-not-json", {}, {}};
    return {"record-shape", {}, {}};
}

/// The parts of an open line, whose hidden part may be anything.
std::expected<OuterLine, Fault> readOpenLine(std::string_view bytes, std::uint64_t sequence, const Head& previous, const Head& head)
{
    const Json json = parseExactly(bytes);
    if (json.is_discarded())
        return std::unexpected(outerFault(bytes));
    if (!hasKeys(json, {"seq", "public", "hidden", "commitment", "head"}) || !json["seq"].is_number_unsigned() ||
        !json["public"].is_object() || !(json["hidden"].is_object() || json["hidden"].is_null()))
        return bad("record-shape");
    if (const auto number = json["seq"].get<std::uint64_t>(); number != sequence)
        return bad("record-sequence", {std::to_string(sequence), std::to_string(number)});
    constexpr std::string_view beforeOpen = R"(,"public":)", beforeHidden = R"(,"hidden":)", beforeCommitment = R"(,"commitment":)";
    const std::size_t open = bytes.find(beforeOpen) + beforeOpen.size();
    const std::size_t openSize = json["public"].dump().size();
    const std::size_t hidden = open + openSize + beforeHidden.size();
    const std::size_t end = bytes.rfind(beforeCommitment);
    OuterLine line{bytes.substr(open, openSize), bytes.substr(hidden, end - hidden), std::nullopt, head};
    if (nextHead(previous, sequence, line.open, line.hidden, "null") != head)
        return bad("record-head");
    return line;
}

} // namespace

std::expected<OuterLine, Fault> readOuterLine(std::string_view bytes, std::uint64_t sequence, const Head& previous)
{
    std::string_view rest = bytes;
    Head head{};
    if (!removeEnd(rest, "\"}") || !readHex(removeLast(rest, 64), head) || !removeEnd(rest, R"(,"head":")"))
        return std::unexpected(outerFault(bytes));
    if (removeEnd(rest, R"(,"commitment":null)"))
        return readOpenLine(bytes, sequence, previous, head);
    Commitment commitment{};
    if (!removeEnd(rest, "\"") || !readHex(removeLast(rest, 64), commitment) || !removeEnd(rest, R"(","commitment":")"))
        return std::unexpected(outerFault(bytes));
    constexpr std::string_view beforeHidden = R"(,"hidden":")", beforeSequence = R"({"seq":)", beforeOpen = R"(,"public":)";
    const std::size_t quote = rest.rfind('"'); // base64 has none
    if (quote == std::string_view::npos)
        return std::unexpected(outerFault(bytes));
    const std::string_view hidden = rest.substr(quote + 1);
    rest = rest.substr(0, quote + 1);
    const std::size_t comma = rest.find(beforeOpen);
    if (!removeEnd(rest, beforeHidden) || !rest.starts_with(beforeSequence) || comma == std::string_view::npos ||
        comma + beforeOpen.size() > rest.size())
        return std::unexpected(outerFault(bytes));
    const std::string_view number = rest.substr(beforeSequence.size(), comma - beforeSequence.size());
    OuterLine line{rest.substr(comma + beforeOpen.size()), hidden, commitment, head};
    if (!line.open.starts_with('{') || !line.open.ends_with('}'))
        return std::unexpected(outerFault(bytes));
    if (number != std::to_string(sequence)) {
        if (number.empty() || number.find_first_not_of("0123456789") != std::string_view::npos)
            return std::unexpected(outerFault(bytes));
        return bad("record-sequence", {std::to_string(sequence), std::string(number)});
    }
    if (sealedHead(previous, sequence, line.open, commitment) != head)
        return bad("record-head");
    return line;
}

std::expected<Unsealed, Fault> openSealed(const OuterLine& line, const SealKey& key, const SealedPlace& place)
{
    auto open = unseal(key, place, place.sequence == 0 ? splitFirst(line.hidden).sealed : line.hidden);
    if (open && commitmentOf(place.game, place.sequence, open->nonce, open->hidden) != line.commitment)
        return bad("record-commitment");
    return open;
}

} // namespace demeter
