#include "core/journal/verify.h"

#include "core/journal/byte_text.h"
#include "core/journal/chain_check.h"
#include "core/journal/exact_json.h"
#include "core/journal/noted_codes.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace demeter {

namespace {

using What = Objection::What;

/// How a line begins that goes back or forward: its hidden part, or in a file that was never sealed its public part.
constexpr std::string_view jumpStart = R"({"to":)";
/// How the hidden part of a line begins in which nothing happens.
constexpr std::string_view silentStart = R"({"pass":)";
constexpr std::string_view qrStart = "DEMETER:3:", qrDeal = "DEAL";

/// The table's round and winner, and the heads that it was shown, from public parts alone.
class PublicReader {
public:
    /// Whether the public part may say something about round or winner; most do not.
    static bool concerns(std::string_view open)
    {
        const std::size_t table = open.find("\"table\":");
        return table != std::string_view::npos &&
               (open.find("\"round\":", table) != std::string_view::npos || open.find("\"winner\":", table) != std::string_view::npos);
    }
    /// Takes the public part of a line; the round whose head the table is then shown.
    std::optional<std::uint16_t> take(const Json& open)
    {
        if (!open.contains("table") || !open["table"].is_object())
            return std::nullopt;
        const Json& table = open["table"];
        const bool first = !std::exchange(anyTable_, true);
        const std::optional<std::uint16_t> before = round_;
        const bool wasOver = over_;
        if (table.contains("round") && table["round"].is_number_unsigned())
            round_ = table["round"].get<std::uint16_t>();
        if (table.contains("winner"))
            over_ = table["winner"] != "none";
        if (first || (open.contains("way") && open["way"] == "back"))
            return std::nullopt;
        if (before && round_ > before)
            return before;
        if (over_ && !wasOver)
            return round_.value_or(0);
        return std::nullopt;
    }

private:
    std::optional<std::uint16_t> round_;
    bool anyTable_ = false; ///< the first table of a file shows no code
    bool over_ = false;
};

/// Goes through the chain of a reveal once.
class ChainReader {
public:
    ChainReader(const Reveal& lines, const std::vector<NotedCode>& codes, const CodeMaker& makeCode, std::size_t digits)
        : lines_(lines), codes_(codes), makeCode_(makeCode)
    {
        shown_.digits = digits;
    }

    ChainCheck run()
    {
        result_.whole = checkChain();
        checkCodes();
        return std::move(result_);
    }

private:
    bool brokenAt(std::size_t index, std::string code)
    {
        const Fault fault{std::move(code), "line " + std::to_string(index + 1), {}};
        result_.objections.push_back({What::BrokenChain, index + 1, {}, fault, {}});
        return false;
    }

    /// Commitments and heads of all lines. False if the chain is broken.
    bool checkChain()
    {
        Head head = firstHead;
        bool sealed = false;
        PublicReader reader;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const RevealedLine& line = lines_[i];
            // Most lines have nothing of what is looked for here.
            const bool read = i == 0 || !line.open.starts_with('{') || PublicReader::concerns(line.open);
            const Json open = !read ? Json::object() : nestedTooDeep(line.open) ? Json() : Json::parse(line.open, nullptr, false);
            if (!open.is_object())
                return brokenAt(i, "record-shape");
            if (i == 0 &&
                (!open.contains("game") || !open["game"].is_string() || !readHex(open["game"].get_ref<const std::string&>(), shown_.game)))
                return brokenAt(i, "record-header");
            if (i == 0 && open.contains("words") && open["words"].is_string())
                shown_.words = open["words"].get<std::string>();
            if (i == 0 && open.contains("promise") && open["promise"].is_string())
                if (Commitment promise{}; readHex(open["promise"].get_ref<const std::string&>(), promise))
                    shown_.promise = promise;
            if (sealed && !line.commitment)
                return brokenAt(i, "record-open-line");
            if (line.commitment) {
                sealed = true;
                if (line.hidden && commitmentOf(shown_.game, i, *line.nonce, *line.hidden) != line.commitment)
                    return brokenAt(i, "record-commitment");
                head = sealedHead(head, i, line.open, *line.commitment);
            } else {
                head = nextHead(head, i, line.open, line.hidden.value_or(std::string()), "null");
            }
            if (head != line.head)
                return brokenAt(i, "record-head");
            // Only what is sealed was ever shown as a code.
            if (const auto round = reader.take(open); round && line.commitment)
                shown_.witnesses.push_back({*round, i, head});
        }
        return true;
    }

    void checkCodes()
    {
        using Found = CheckedCode::Found;
        result_.codes = findCodes(shown_, codes_, makeCode_);
        for (std::size_t i = 0; i < codes_.size(); ++i) {
            const CheckedCode& found = result_.codes[i];
            if (found.found != Found::Fits) {
                const What what = found.found == Found::NotMade    ? What::CodeNotMade
                                  : found.found == Found::NotTried ? What::CodeNotTried
                                                                   : What::CodeMismatch;
                result_.objections.push_back({what, {}, {}, {}, i});
                continue;
            }
            // The promise is in the first line, and nothing of the game is before it.
            if (codes_[i].round && *found.line > result_.vouched) {
                result_.vouched = *found.line;
                result_.vouchedRound = *codes_[i].round;
            }
            result_.dealNoted = result_.dealNoted || !codes_[i].round;
        }
    }

    const Reveal& lines_;
    const std::vector<NotedCode>& codes_;
    const CodeMaker& makeCode_;
    ShownHeads shown_;
    ChainCheck result_;
};

} // namespace

bool isJump(const RevealedLine& line)
{
    return (line.commitment ? *line.hidden : line.open).starts_with(jumpStart);
}

bool isSilent(const RevealedLine& line)
{
    return line.commitment && line.hidden->starts_with(silentStart);
}

ChainCheck checkChain(const Reveal& lines, const std::vector<NotedCode>& codes, const CodeMaker& makeCode, std::size_t digits)
{
    return ChainReader(lines, codes, makeCode, digits).run();
}

std::string qrText(const GameId& game, std::optional<std::uint16_t> round, const Head& head)
{
    std::string text =
        std::string(qrStart) + hexText(game) + ':' + (round ? std::to_string(*round) : std::string(qrDeal)) + ':' + hexText(head);
    for (char& c : text) // capitals take less room in the picture
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return text;
}

std::optional<NotedCode> readQrText(std::string_view text)
{
    if (!text.starts_with(qrStart))
        return std::nullopt;
    std::string rest(text.substr(qrStart.size()));
    for (char& c : rest)
        if (c >= 'A' && c <= 'F')
            c = static_cast<char>(c - 'A' + 'a');
    const std::size_t first = rest.find(':'), last = rest.rfind(':');
    if (first == std::string::npos || last == first)
        return std::nullopt;
    NotedCode read;
    if (!readHex(std::string_view(rest).substr(0, first), read.game.emplace()) ||
        !readHex(std::string_view(rest).substr(last + 1), read.head.emplace()))
        return std::nullopt;
    const std::string_view round = text.substr(qrStart.size() + first + 1, last - first - 1);
    if (round != qrDeal) {
        std::uint16_t number = 0;
        const auto [end, error] = std::from_chars(round.data(), round.data() + round.size(), number);
        if (error != std::errc() || end != round.data() + round.size())
            return std::nullopt;
        read.round = number;
    }
    // In another way nobody writes it.
    return qrText(*read.game, read.round, *read.head) == text ? std::optional(std::move(read)) : std::nullopt;
}

} // namespace demeter
