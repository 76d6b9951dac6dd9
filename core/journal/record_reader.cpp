#include "core/journal/record_reader.h"

#include "core/game/action_text.h"
#include "core/rules/rules.h"
#include "core/view/public_text.h"

#include <nlohmann/json.hpp>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> printingNames{"recommended", "es", "pl", "ru"};
constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
/// In the header, if the whole round is kept.
constexpr std::string_view roundKept = "kept";

/// Deeper than any line is. A text of nothing but brackets would otherwise use up the stack when it is written out again.
constexpr int deepestNesting = 32;

/// The index of a text in a list of names.
template <std::size_t N> std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& names, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == text)
            return i;
    return std::nullopt;
}

bool tooDeep(std::string_view text)
{
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
            if (++depth > deepestNesting)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

/// True for an object with exactly these keys in this order.
bool hasKeys(const Json& json, std::initializer_list<std::string_view> keys)
{
    if (!json.is_object() || json.size() != keys.size())
        return false;
    auto key = keys.begin();
    for (const auto& [name, value] : json.items())
        if (name != *key++)
            return false;
    return true;
}

/// True for an object with this key first and then only what the table noticed, in its order.
bool hasKeyAndTable(const Json& json, std::string_view key)
{
    if (!json.is_object() || json.empty() || json.begin().key() != key)
        return false;
    using Type = Json::value_t;
    constexpr std::array<std::pair<std::string_view, Type>, 3> further{
        {{"said", Type::array}, {"way", Type::string}, {"table", Type::object}}};
    auto next = further.begin();
    for (auto field = std::next(json.begin()); field != json.end(); ++field) {
        next = std::find_if(next, further.end(), [&](const auto& each) { return each.first == field.key(); });
        if (next == further.end() || next->second != field.value().type() || field.value().empty())
            return false;
        ++next;
    }
    return true;
}

/// A line that has its place in the chain.
struct CheckedLine {
    Json publicPart;
    Json hiddenPart;
    std::string publicText;
    std::string hiddenText;
    Head head{};
};

/// Reads the outer form of a line, without its newline. Every byte of it has to be as it is written, so that nothing can hide in a line.
/// Faults have no place.
std::expected<CheckedLine, Fault> readLine(std::string_view bytes, std::uint64_t sequence, const Head& previous)
{
    const auto bad = [](std::string code, std::vector<std::string> arguments = {}) {
        return std::unexpected(Fault{std::move(code), {}, std::move(arguments)});
    };
    // A zero byte would end the text for the parser.
    if (bytes.find('\0') != std::string_view::npos || tooDeep(bytes))
        return bad("record-not-json");
    Json json = Json::parse(bytes, nullptr, false);
    if (json.is_discarded())
        return bad("record-not-json");
    // Of a program that does not exist yet only its name is understood.
    if (sequence == 0 && json.is_object() && json.contains("public") && json["public"].is_object() && json["public"].contains("format"))
        if (const Json& format = json["public"]["format"]; format.is_string() && format.get_ref<const std::string&>() != recordFormat &&
                                                           format.get_ref<const std::string&>() != oldRecordFormat)
            return bad("record-format", {format.get<std::string>()});
    if (!hasKeys(json, {"seq", "public", "hidden", "commitment", "head"}) || json.dump() != bytes)
        return bad("record-shape");
    Head head{};
    if (!json["seq"].is_number_unsigned() || !json["public"].is_object() || !(json["hidden"].is_object() || json["hidden"].is_null()) ||
        !json["commitment"].is_null() || !json["head"].is_string() || !readHex(json["head"].get_ref<const std::string&>(), head))
        return bad("record-shape");
    if (const auto number = json["seq"].get<std::uint64_t>(); number != sequence)
        return bad("record-sequence", {std::to_string(sequence), std::to_string(number)});
    CheckedLine line{std::move(json["public"]), std::move(json["hidden"]), {}, {}, {}};
    line.publicText = line.publicPart.dump();
    line.hiddenText = line.hiddenPart.dump();
    line.head = nextHead(previous, sequence, line.publicText, line.hiddenText, "null");
    if (line.head != head)
        return bad("record-head");
    return line;
}

/// Reads the two parts of the first line; the answer names the field that is wrong.
std::expected<RecordHeader, std::string> readHeader(const Json& open, const Json& hidden, const Catalogue& cardFile)
{
    constexpr std::array<std::string_view, 9> fields{"format",   "game",    "started",  "board",  "cards",
                                                     "printing", "rulings", "handling", "players"};
    // Only if they say something; version 0.1 had none of them.
    constexpr std::array<std::string_view, 2> further{"round", "counts"};
    std::size_t next = 0;
    std::size_t nextFurther = 0;
    for (const auto& [name, value] : open.items()) {
        if (next < fields.size()) {
            if (name != fields[next])
                return std::unexpected(std::string(fields[next]));
            ++next;
        } else {
            const auto found = std::find(further.begin() + static_cast<std::ptrdiff_t>(nextFurther), further.end(), name);
            if (found == further.end())
                return std::unexpected(name);
            nextFurther = static_cast<std::size_t>(found - further.begin()) + 1;
        }
        if (name != "rulings" && name != "players" && name != "counts" && !value.is_string())
            return std::unexpected(name);
    }
    if (next != fields.size())
        return std::unexpected(std::string(fields[next]));

    RecordHeader header;
    header.tableTold = open["format"].get_ref<const std::string&>() == recordFormat;
    header.gameId = open["game"].get<std::string>();
    std::array<std::uint8_t, 16> gameId{};
    if (!readHex(header.gameId, gameId))
        return std::unexpected("game");
    header.started = open["started"].get<std::string>();
    header.board = open["board"].get<std::string>();
    header.cards = open["cards"].get<std::string>();
    const auto printing = indexIn(printingNames, open["printing"].get_ref<const std::string&>());
    if (!printing)
        return std::unexpected("printing");
    header.printing = static_cast<Printing>(*printing);
    const auto handling = indexIn(handlingNames, open["handling"].get_ref<const std::string&>());
    if (!handling)
        return std::unexpected("handling");
    header.handling = static_cast<CardHandling>(*handling);

    if (!open["rulings"].is_object())
        return std::unexpected("rulings");
    std::optional<Ruling> last;
    for (const auto& [field, name] : open["rulings"].items()) {
        const std::optional<Ruling> ruling = rulingFromField(field);
        if (!ruling || (last && *ruling <= *last) || !name.is_string())
            return std::unexpected("rulings/" + field);
        last = ruling;
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(*ruling)];
        const auto index = indexIn(info.readings, name.get_ref<const std::string&>());
        if (!index || !setReading(header.rulings, *ruling, static_cast<std::uint8_t>(*index)))
            return std::unexpected("rulings/" + field);
    }

    const Json& players = open["players"];
    if (!hasKeys(players, {hunterIds[0], hunterIds[1], hunterIds[2], hunterIds[3]}))
        return std::unexpected("players");
    for (std::size_t i = 0; i < hunterCount; ++i) {
        const Json& name = players[std::string(hunterIds[i])];
        if (!name.is_string())
            return std::unexpected("players/" + std::string(hunterIds[i]));
        header.players[i] = name.get<std::string>();
    }

    if (open.contains("round")) {
        if (open["round"].get_ref<const std::string&>() != roundKept)
            return std::unexpected("round");
        header.clockKept = true;
    }
    if (open.contains("counts")) {
        const auto counts = readCounts(cardFile, open["counts"]);
        // Numbers that the card file has as well, and notes, would be room to hide something in.
        if (!counts || open["counts"].empty() || countsJson(cardFile, *counts).dump() != open["counts"].dump())
            return std::unexpected("counts");
        header.counts = *counts;
    }

    if (!hasKeys(hidden, {"seed"}) || !hidden["seed"].is_string() || !readHex(hidden["seed"].get_ref<const std::string&>(), header.seed))
        return std::unexpected("seed");
    return header;
}

struct HeaderLine {
    RecordHeader header;
    Head head{};
};

std::expected<HeaderLine, Fault> checkHeaderLine(std::string_view bytes, const Catalogue& cardFile)
{
    const std::string place = "line 1";
    const auto line = readLine(bytes, 0, firstHead);
    if (!line)
        return std::unexpected(Fault{line.error().code, place, line.error().arguments});
    const auto header = readHeader(line->publicPart, line->hiddenPart, cardFile);
    if (!header)
        return std::unexpected(Fault{"record-header", place, {header.error()}});
    return HeaderLine{*header, line->head};
}

} // namespace

std::string headerText(const RecordHeader& header, const Catalogue& cardFile)
{
    Json open = Json::object();
    open["format"] = header.tableTold ? recordFormat : oldRecordFormat;
    open["game"] = header.gameId;
    open["started"] = header.started;
    open["board"] = header.board;
    open["cards"] = header.cards;
    open["printing"] = printingNames[static_cast<std::size_t>(header.printing)];
    Json& rulings = open["rulings"] = Json::object();
    for (const RulingInfo& info : rulingTable())
        rulings[std::string(info.field)] = info.readings[reading(header.rulings, info.ruling)];
    open["handling"] = handlingNames[static_cast<std::size_t>(header.handling)];
    Json& players = open["players"] = Json::object();
    for (std::size_t i = 0; i < hunterCount; ++i)
        players[std::string(hunterIds[i])] = header.players[i];
    if (header.clockKept)
        open["round"] = roundKept;
    if (header.counts)
        open["counts"] = countsJson(cardFile, *header.counts);
    return open.dump();
}

std::string seedText(const RecordHeader& header)
{
    return R"({"seed":")" + hexText(header.seed) + "\"}";
}

std::expected<RecordHeader, Fault> readHeaderLine(std::string_view bytes, const Catalogue& cardFile)
{
    const auto line = checkHeaderLine(bytes, cardFile);
    if (!line)
        return std::unexpected(line.error());
    return line->header;
}

namespace {

/// The public part of a line, after which comes what the table noticed.
std::string openText(const Record& record, Json open, const std::optional<PublicStep>& step)
{
    if (record.header().tableTold && step) {
        const bool first = record.lines() == 1; // a reader of public parts alone knows nothing yet
        open.update(stepJson(record.ruleset(), first ? nullptr : &record.publicLog().back().view, *step));
    }
    return open.dump();
}

} // namespace

std::string roundText(const Record& record, const std::optional<PublicStep>& step)
{
    return openText(record, {{"round", record.state().round}}, step);
}

WayText wayText(const Record& record, std::size_t cursor, const std::optional<PublicStep>& step)
{
    const Json over = {{"over", RecordReader::overName(record, cursor)}};
    if (record.header().tableTold)
        return {openText(record, {{"to", cursor}}, step), over.dump()};
    return {Json{{"to", cursor}, {"over", over["over"]}}.dump(), "null"};
}

std::expected<std::string, Fault> actionText(const Ruleset& ruleset, const Action& action)
{
    const std::string text = writeAction(ruleset, action);
    const std::expected<Action, Faults> readBack = readAction(ruleset, std::string_view(text));
    if (!readBack || *readBack != action)
        return std::unexpected(Fault{"record-action-form", {}, {}});
    return R"({"action":)" + text + "}";
}

Record RecordReader::begin(std::unique_ptr<Device> device, const RecordHeader& header, Ruleset ruleset)
{
    Record record;
    record.header_ = header;
    record.device_ = std::move(device);
    ruleset.rulings = header.rulings; // the header is what the game will be read back with
    if (header.counts)
        ruleset.cards = std::make_shared<const Catalogue>(withCounts(*ruleset.cards, *header.counts));
    GameState start = newGame(ruleset, header.handling, header.seed, header.clockKept);
    extend(record.log_, ruleset, start);
    record.snapshots_.push_back({std::move(ruleset), std::move(start)});
    return record;
}

std::optional<Finding> RecordReader::find(const Record& record)
{
    std::vector<Action> actions;
    actions.reserve(record.cursor_);
    for (std::size_t i = 0; i < record.cursor_; ++i)
        actions.push_back(record.entries_[i].action);
    const Record::Snapshot& start = record.snapshots_.front();
    return auditRecord(start.ruleset, start.state, actions);
}

void RecordReader::take(Record& record, const Action& action, GameState after, std::optional<PublicStep> step)
{
    const auto kept = static_cast<std::ptrdiff_t>(record.cursor_);
    record.entries_.erase(record.entries_.begin() + kept, record.entries_.end());
    record.snapshots_.erase(record.snapshots_.begin() + kept + 1, record.snapshots_.end());
    record.entries_.push_back({record.nextSequence_, action, record.state().round});
    const std::size_t noticed = record.snapshots_.back().noticed + (step ? 1 : 0);
    record.snapshots_.push_back({amended(record.ruleset(), action), std::move(after), noticed});
    ++record.cursor_;
    if (step)
        record.log_.push_back(*std::move(step));
}

std::optional<PublicStep> RecordReader::noticedOfWay(const Record& record, std::size_t cursor)
{
    const auto& snapshots = record.snapshots_;
    if (snapshots[cursor].noticed == snapshots[record.cursor_].noticed)
        return std::nullopt;
    PublicStep step{{}, publicView(snapshots[cursor].ruleset, snapshots[cursor].state), PublicStep::Way::Back};
    if (cursor > record.cursor_) {
        step.way = PublicStep::Way::Again;
        for (std::size_t n = record.cursor_ + 1; n <= cursor; ++n)
            step.said.insert(step.said.end(), snapshots[n].state.happened.begin(), snapshots[n].state.happened.end());
    }
    return step;
}

void RecordReader::go(Record& record, std::size_t cursor, std::optional<PublicStep> step)
{
    record.cursor_ = cursor;
    if (step)
        record.log_.push_back(*std::move(step));
}

std::string_view RecordReader::overName(const Record& record, std::size_t cursor)
{
    if (cursor + 1 == record.cursor_)
        return actionName(record.entries_[cursor].action);
    if (cursor == record.cursor_ + 1)
        return actionName(record.entries_[cursor - 1].action);
    return jumpName;
}

void RecordReader::count(Record& record, const Head& head)
{
    ++record.nextSequence_;
    record.head_ = head;
}

Fault RecordReader::fault(std::string code, std::vector<std::string> arguments) const
{
    return {std::move(code), "line " + std::to_string(record_.nextSequence_ + 1), std::move(arguments)};
}

/// Takes one line after the first; on a fault the record is as it was before.
std::optional<Fault> RecordReader::takeLine(std::string_view bytes)
{
    const auto line = readLine(bytes, record_.nextSequence_, record_.head_);
    if (!line)
        return fault(line.error().code, line.error().arguments);
    std::optional<Fault> wrong;
    const Json& open = line->publicPart;
    const Json& hidden = line->hiddenPart;
    const bool told = record_.header_.tableTold;
    const auto isUnsigned = [&open](const char* key) { return open[key].is_number_unsigned(); };
    if ((told ? hasKeyAndTable(open, "round") : hasKeys(open, {"round"})) && isUnsigned("round") && hasKeys(hidden, {"action"}))
        wrong = takeAction(open["round"].get<std::uint64_t>(), hidden["action"].dump());
    else if (told && hasKeyAndTable(open, "to") && isUnsigned("to") && hasKeys(hidden, {"over"}) && hidden["over"].is_string())
        wrong = takeWay(open["to"].get<std::uint64_t>(), hidden["over"].get_ref<const std::string&>());
    else if (!told && hasKeys(open, {"to", "over"}) && isUnsigned("to") && open["over"].is_string() && hidden.is_null())
        wrong = takeWay(open["to"].get<std::uint64_t>(), open["over"].get_ref<const std::string&>());
    else
        wrong = fault("record-shape");
    if (!wrong)
        count(record_, line->head);
    return wrong;
}

std::optional<Fault> RecordReader::takeAction(std::uint64_t round, const std::string& text)
{
    const Ruleset& ruleset = record_.ruleset();
    const std::expected<Action, Faults> action = readAction(ruleset, std::string_view(text));
    if (!action)
        return fault("record-action", action.error().empty() ? std::vector<std::string>{"", ""}
                                                             : std::vector{action.error().front().code, action.error().front().place});
    // Fields that readers skip, or another way to write the same, would be room to hide something in.
    if (writeAction(ruleset, *action) != text)
        return fault("record-action-form");
    const GameState& state = record_.state();
    if (round != state.round)
        return fault("record-round", {std::to_string(state.round), std::to_string(round)});
    if (const auto* claim = std::get_if<ClaimError>(&*action); claim != nullptr && claim->found != find(record_))
        return fault("record-finding");
    std::expected<GameState, Violation> after = apply(ruleset, state, *action);
    if (!after)
        return fault("record-refused", {std::string(after.error().rule)});
    auto step = noticed(record_.log_, amended(ruleset, *action), *after);
    take(record_, *action, std::move(*after), std::move(step));
    return std::nullopt;
}

std::optional<Fault> RecordReader::takeWay(std::uint64_t to, std::string_view over)
{
    if (to > record_.entries_.size() || to == record_.cursor_)
        return fault("record-cursor", {std::to_string(to), std::to_string(record_.entries_.size())});
    if (const std::string_view expected = overName(record_, to); over != expected)
        return fault("record-over", {std::string(expected), std::string(over)});
    go(record_, to, noticedOfWay(record_, to));
    return std::nullopt;
}

std::expected<Record::Opened, Fault> RecordReader::open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                        std::shared_ptr<const Catalogue> cards)
{
    const std::expected<std::string, Fault> content = device->read();
    if (!content)
        return std::unexpected(content.error());
    if (content->empty())
        return std::unexpected(Fault{"record-empty", "line 1", {}});
    if (content->size() > largestRecord)
        return std::unexpected(Fault{"record-too-large", "line 1", {std::to_string(largestRecord / (1024 * 1024))}});

    std::string_view rest = *content;
    bool torn = false;
    // The next line without its newline; `torn` says that there is none after it.
    const auto nextLine = [&rest, &torn] {
        const std::size_t end = rest.find('\n');
        torn = end == std::string_view::npos;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(torn ? rest.size() : end + 1);
        return line;
    };

    const auto first = checkHeaderLine(nextLine(), *cards);
    if (!first)
        return std::unexpected(first.error());
    const auto board = boards(first->header.board);
    if (!board)
        return std::unexpected(Fault{"record-board", "line 1", {first->header.board}});
    Record::Opened opened{begin(std::move(device), first->header, {*board, std::move(cards), first->header.rulings}), {}};
    Record& record = opened.record;
    count(record, first->head);

    RecordReader reader(record);
    const auto damaged = [&opened](std::uint64_t line, Fault fault) {
        opened.record.readOnly_ = true;
        opened.notices.push_back({OpeningNotice::What::DamagedReadOnly, line, std::move(fault)});
    };
    while (!rest.empty()) {
        const std::string_view line = nextLine();
        const std::uint64_t number = record.nextSequence_ + 1;
        const std::optional<Fault> wrong = reader.takeLine(line);
        if (!wrong)
            continue;
        // Whole and in its place in the chain, so it is no rest of a write that was cut short, whatever else is wrong with it.
        const bool whole = readLine(line, record.nextSequence_, record.head_).has_value();
        if (!torn || whole) {
            damaged(number, *wrong);
            return opened;
        }
        const std::size_t kept = content->size() - line.size();
        if (const auto cut = record.device_->truncate(kept); !cut)
            damaged(number, cut.error());
        else
            opened.notices.push_back(
                {OpeningNotice::What::TornLineCut, number, reader.fault("record-torn", {std::to_string(line.size())})});
        return opened;
    }
    // Only the newline is missing: the line was written, so it counts.
    if (torn)
        if (const auto ended = record.device_->append("\n"); !ended)
            damaged(record.nextSequence_, ended.error());
    return opened;
}

} // namespace demeter
