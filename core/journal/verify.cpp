#include "core/journal/verify.h"

#include "core/journal/byte_text.h"
#include "core/journal/record_reader.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;
using What = Objection::What;

/// How a line begins that goes back or forward: its hidden part, or in a file that was never sealed its public part.
constexpr std::string_view wayStart = R"({"to":)";
bool isWay(const RevealedLine& line)
{
    return (line.commitment ? *line.hidden : line.open).starts_with(wayStart);
}
constexpr std::string_view qrStart = "DEMETER:3:", qrDeal = "DEAL";

std::string digitsOf(std::string_view code)
{
    std::string digits;
    for (const char c : code)
        if (c >= '0' && c <= '9')
            digits += c;
    return digits;
}

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
        const std::optional<std::uint16_t> before = round_;
        const bool wasOver = over_;
        if (table.contains("round") && table["round"].is_number_unsigned())
            round_ = table["round"].get<std::uint16_t>();
        if (table.contains("winner"))
            over_ = table["winner"] != "none";
        if (open.contains("way") && open["way"] == "back")
            return std::nullopt;
        if (before && round_ > before)
            return before;
        if (over_ && !wasOver)
            return round_.value_or(0);
        return std::nullopt;
    }

private:
    std::optional<std::uint16_t> round_; ///< the first table of a file raises nothing
    bool over_ = false;
};

/// Goes through a reveal once.
class Verifier {
public:
    Verifier(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards, std::shared_ptr<const Catalogue> cards,
             const CodeMaker& makeCode)
        : lines_(lines), codes_(codes), boards_(boards), cards_(std::move(cards)), makeCode_(makeCode)
    {
        result_.lines = lines.size();
    }

    Verification run()
    {
        const bool whole = checkChain();
        checkCodes();
        if (whole)
            replay();
        std::ranges::stable_sort(result_.objections, {}, [](const Objection& each) { return each.line.value_or(~std::uint64_t{0}); });
        return std::move(result_);
    }

private:
    void object(What what, std::optional<std::uint64_t> line, std::string rule = {}, std::optional<Fault> fault = {})
    {
        result_.objections.push_back({what, line, std::move(rule), std::move(fault), {}});
    }

    bool brokenAt(std::size_t index, std::string code)
    {
        object(What::BrokenChain, index + 1, {}, Fault{std::move(code), "line " + std::to_string(index + 1), {}});
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
                (!open.contains("game") || !open["game"].is_string() || !readHex(open["game"].get_ref<const std::string&>(), game_)))
                return brokenAt(i, "record-header");
            if (i == 0 && open.contains("words") && open["words"].is_string())
                words_ = open["words"].get<std::string>();
            if (i == 0 && open.contains("promise") && open["promise"].is_string())
                if (Commitment promise{}; readHex(open["promise"].get_ref<const std::string&>(), promise))
                    promise_ = promise;
            if (sealed && !line.commitment)
                return brokenAt(i, "record-open-line");
            if (line.commitment) {
                sealed = true;
                if (line.hidden && commitmentOf(game_, i, *line.nonce, *line.hidden) != line.commitment)
                    return brokenAt(i, "record-commitment");
                head = sealedHead(head, i, line.open, *line.commitment);
            } else {
                head = nextHead(head, i, line.open, line.hidden.value_or(std::string()), "null");
            }
            if (head != line.head)
                return brokenAt(i, "record-head");
            // Only what is sealed was ever shown as a code.
            if (const auto round = reader.take(open); round && line.commitment)
                witnesses_.push_back({*round, i, head});
        }
        return true;
    }

    void checkCodes()
    {
        for (std::size_t i = 0; i < codes_.size(); ++i) {
            const std::string noted = digitsOf(codes_[i].code);
            std::optional<std::uint64_t> fits;
            if (codes_[i].game && *codes_[i].game != game_) {
                result_.objections.push_back({What::CodeMismatch, {}, {}, {}, i});
                continue;
            }
            const auto isIt = [&](const Head& head, std::string_view words) {
                return codes_[i].head ? *codes_[i].head == head : isCode(head, words, noted);
            };
            if (!codes_[i].round) {
                if (promise_ && isIt(*promise_, {}))
                    fits = 0;
            } else {
                for (const Witness& witness : witnesses_)
                    if (witness.round == *codes_[i].round && isIt(witness.head, words_))
                        fits = witness.line + 1;
            }
            if (!fits) {
                result_.objections.push_back({What::CodeMismatch, {}, {}, {}, i});
                continue;
            }
            result_.vouched = std::max(result_.vouched, *fits);
            result_.dealNoted = result_.dealNoted || !codes_[i].round;
            if (codes_[i].round)
                fitting_.emplace_back(*fits, i);
        }
    }

    bool isCode(const Head& head, std::string_view words, const std::string& noted) const
    {
        const auto code = makeCode_(game_, head, words);
        return code && digitsOf(*code) == noted;
    }

    void replay()
    {
        if (const auto sealed = std::ranges::find_if(lines_, [](const RevealedLine& line) { return !line.hidden; });
            sealed != lines_.end()) {
            object(What::NotRevealed, static_cast<std::uint64_t>(sealed - lines_.begin()) + 1);
            return;
        }
        const auto header = readHeaderParts(lines_[0].open, *lines_[0].hidden, *cards_);
        if (!header) {
            const bool promise = header.error().code == "record-header" && header.error().arguments == std::vector<std::string>{"promise"};
            object(promise ? What::DealNotFromSeed : What::BrokenChain, 1, {}, header.error());
            return;
        }
        result_.header = *header;
        if ((header->form == RecordHeader::Form::Sealed) != lines_[0].commitment.has_value()) {
            brokenAt(0, "record-shape");
            return;
        }
        result_.promised = header->deal && !header->deal->words.empty();
        if (header->board.ends_with(".json"))
            object(What::OwnBoard, 1, {}, Fault{"record-board", "line 1", {header->board}});
        if (const auto open = std::ranges::find_if(lines_, [](const RevealedLine& line) { return !line.commitment; }); open != lines_.end())
            object(What::NotSealed, static_cast<std::uint64_t>(open - lines_.begin()) + 1);
        const auto board = boards_(header->board);
        if (!board) {
            object(What::BrokenChain, 1, {}, Fault{"record-board", "line 1", {header->board}});
            return;
        }
        Record record = RecordReader::begin(nullptr, *header, {*board, cards_, header->rulings});
        RecordReader::count(record, lines_[0].head);
        std::uint16_t round = 0;
        std::uint64_t first = 1;
        startRound(round, first);
        for (std::size_t i = 1; i < lines_.size(); ++i) {
            const RevealedLine& line = lines_[i];
            const auto wrong = RecordReader::takeParts(record, {line.open, *line.hidden, line.commitment.has_value()}, true);
            if (wrong) {
                objectTo(i, *wrong);
                break;
            }
            RecordReader::count(record, line.head);
            CheckedRound& now = result_.rounds.back();
            now.lastLine = i + 1;
            if (isWay(line))
                ++now.takenBack;
            notePlace(record, now);
            noteKept(record, i + 1);
            for (const auto& [fits, index] : fitting_)
                if (fits == i + 1)
                    now.codes.push_back(index);
            const std::uint16_t next = record.publicLog().back().view.round;
            if (next != round && i + 1 < lines_.size())
                startRound(next, i + 2);
            round = next;
        }
        result_.over = record.state().winner != Winner::None;
        for (std::size_t n = 0; n < record.state().keptErrors.size(); ++n)
            object(What::IllegalStep, keptAt_[n], record.state().keptErrors[n].rule);
    }

    /// In which lines the errors were entered that nobody has noticed. A claim takes one out, going back takes some from the end.
    void noteKept(const Record& record, std::uint64_t line)
    {
        const auto& kept = record.state().keptErrors;
        if (kept.size() < kept_.size()) {
            const auto gone = std::ranges::mismatch(kept_, kept).in1 - kept_.begin();
            keptAt_.erase(keptAt_.begin() + gone);
        }
        kept_ = kept;
        keptAt_.resize(kept.size(), line);
    }

    void startRound(std::uint16_t round, std::uint64_t line)
    {
        CheckedRound& next = result_.rounds.emplace_back();
        next.round = round;
        next.firstLine = next.lastLine = line;
    }

    static void notePlace(const Record& record, CheckedRound& round)
    {
        const auto at = currentLocation(record.state());
        if (!at)
            return;
        const std::string& id = (*record.ruleset().board)[*at].id;
        if (round.places.empty() || round.places.back() != id)
            round.places.push_back(id);
    }

    void objectTo(std::size_t index, const Fault& fault)
    {
        if (fault.code == "record-refused")
            object(What::IllegalStep, index + 1, fault.arguments.empty() ? std::string() : fault.arguments[0], fault);
        else if (fault.code == "record-table" || fault.code == "record-finding" || fault.code == "record-at" ||
                 fault.code == "record-round")
            object(What::FalseAnswer, index + 1, {}, fault);
        else
            object(What::BrokenChain, index + 1, {}, fault);
    }

    const Reveal& lines_;
    const std::vector<NotedCode>& codes_;
    const BoardSource& boards_;
    std::shared_ptr<const Catalogue> cards_;
    const CodeMaker& makeCode_;
    GameId game_{};
    std::string words_;
    std::optional<Commitment> promise_;
    std::vector<Witness> witnesses_;
    std::vector<std::pair<std::uint64_t, std::size_t>> fitting_; ///< line and index of the codes that fit
    std::vector<KeptError> kept_;
    std::vector<std::uint64_t> keptAt_;
    Verification result_;
};

} // namespace

std::expected<RecordHeader, Fault> revealedHeader(const Reveal& lines, const Catalogue& cards)
{
    if (lines.empty() || !lines[0].hidden)
        return std::unexpected(Fault{"reveal-form", "line 1", {}});
    return readHeaderParts(lines[0].open, *lines[0].hidden, cards);
}

std::expected<void, Fault> replayReveal(const Reveal& lines, const BoardSource& boards, std::shared_ptr<const Catalogue> cards,
                                        const std::function<void(const ReplayedLine&)>& visit)
{
    if (const auto sealed = std::ranges::find_if(lines, [](const RevealedLine& line) { return !line.hidden; }); sealed != lines.end())
        return std::unexpected(Fault{"reveal-form", "line " + std::to_string(sealed - lines.begin() + 1), {}});
    const auto header = revealedHeader(lines, *cards);
    if (!header)
        return std::unexpected(header.error());
    const auto board = boards(header->board);
    if (!board)
        return std::unexpected(Fault{"record-board", "line 1", {header->board}});
    Record record = RecordReader::begin(nullptr, *header, {*board, std::move(cards), header->rulings});
    RecordReader::count(record, lines[0].head);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Ruleset before = record.ruleset();
        const std::size_t cursor = record.cursor(), told = record.publicLog().size();
        const auto wrong = RecordReader::takeParts(record, {lines[i].open, *lines[i].hidden, lines[i].commitment.has_value()}, false);
        if (wrong)
            return std::unexpected(*wrong);
        RecordReader::count(record, lines[i].head);
        ReplayedLine line{i + 1, before};
        if (isWay(lines[i])) {
            line.back = record.cursor() < cursor;
            const std::size_t first = std::min(cursor, record.cursor());
            if (std::max(cursor, record.cursor()) == first + 1)
                line.over = &record.entries()[first].action;
        } else if (record.cursor() > cursor) {
            line.action = &record.entries()[record.cursor() - 1].action;
        } else {
            line.nothing = true;
        }
        if (record.publicLog().size() > told)
            line.noticed = &record.publicLog().back();
        visit(line);
    }
    return {};
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
    return read;
}

Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards,
                    std::shared_ptr<const Catalogue> cards, const CodeMaker& makeCode)
{
    return Verifier(lines, codes, boards, std::move(cards), makeCode).run();
}

} // namespace demeter
