#include "core/journal/record_reader.h"

#include "core/game/action_text.h"
#include "core/game/json_writer.h"
#include "core/journal/byte_text.h"
#include "core/journal/reveal.h"
#include "core/rules/rules.h"
#include "core/view/public_text.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> printingNames{"recommended", "es", "pl", "ru"};
/// In the order of `RecordHeader::Form`.
constexpr std::array<std::string_view, 3> formats{oldRecordFormat, toldRecordFormat, recordFormat};
constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
/// In the header, if the whole round is kept.
constexpr std::string_view roundKept = "kept";

const std::string firstLine = "line 1";

/// The index of a text in a list of names.
template <std::size_t N> std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& names, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == text)
            return i;
    return std::nullopt;
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

/// Compact JSON exactly as this program writes it; anything else gives `discarded`.
Json parseExactly(std::string_view text)
{
    // A zero byte would end the text for the parser.
    if (text.find('\0') != std::string_view::npos || nestedTooDeep(text))
        return Json(Json::value_t::discarded);
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_discarded() && json.dump() != text)
        return Json(Json::value_t::discarded);
    return json;
}

std::unexpected<Fault> bad(std::string code, std::vector<std::string> arguments = {})
{
    return std::unexpected(Fault{std::move(code), {}, std::move(arguments)});
}

/// Takes `text` off the end; false if it does not end so.
bool takeEnd(std::string_view& bytes, std::string_view text)
{
    if (!bytes.ends_with(text))
        return false;
    bytes.remove_suffix(text.size());
    return true;
}

/// Takes the last characters off.
std::string_view takeLast(std::string_view& bytes, std::size_t count)
{
    const std::string_view last = bytes.substr(bytes.size() - std::min(count, bytes.size()));
    bytes.remove_suffix(last.size());
    return last;
}

/// Of a program that does not exist yet only its name is understood.
std::optional<Fault> newerFormat(std::string_view firstBytes)
{
    if (nestedTooDeep(firstBytes))
        return std::nullopt;
    const Json line = Json::parse(firstBytes, nullptr, false);
    if (!line.is_object() || !line.contains("public") || !line["public"].is_object() || !line["public"].contains("format"))
        return std::nullopt;
    const Json& format = line["public"]["format"];
    if (!format.is_string() || indexIn(formats, format.get_ref<const std::string&>()))
        return std::nullopt;
    return Fault{"record-format", firstLine, {format.get<std::string>()}};
}

/// The game's id, from the public part of the first line.
std::expected<GameId, Fault> readGameId(std::string_view headerText)
{
    const Json open = parseExactly(headerText);
    if (!open.is_object())
        return std::unexpected(Fault{"record-shape", firstLine, {}});
    GameId game{};
    if (!open.contains("game") || !open["game"].is_string() || !readHex(open["game"].get_ref<const std::string&>(), game))
        return std::unexpected(Fault{"record-header", firstLine, {"game"}});
    return game;
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

/// Reads the two parts of the first line; the answer names the field that is wrong.
std::expected<RecordHeader, std::string> readHeader(const Json& open, const Json& hidden, const Catalogue& cardFile)
{
    constexpr std::array<std::string_view, 9> fields{"format",   "game",    "started",  "board",  "cards",
                                                     "printing", "rulings", "handling", "players"};
    // Only if they say something; version 0.1 had none of them.
    constexpr std::array<std::string_view, 4> further{"round", "counts", "promise", "words"};
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
    const auto form = indexIn(formats, open["format"].get_ref<const std::string&>());
    if (!form)
        return std::unexpected("format");
    header.form = static_cast<RecordHeader::Form>(*form);
    header.gameId = open["game"].get<std::string>();
    GameId game{};
    if (!readHex(header.gameId, game))
        return std::unexpected("game");
    header.started = open["started"].get<std::string>();
    header.board = open["board"].get<std::string>();
    header.cards = open["cards"].get<std::string>();
    for (const char* field : {"started", "board", "cards"})
        if (hasControlCharacter(open[field].get_ref<const std::string&>()))
            return std::unexpected(field);
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

    if (open.contains("promise") != open.contains("words"))
        return std::unexpected("promise");
    const auto readBytes = [&hidden](const char* key, std::span<std::uint8_t> bytes) {
        return hidden.size() == 1 && hidden.contains(key) && hidden[key].is_string() &&
               readHex(hidden[key].get_ref<const std::string&>(), bytes);
    };
    if (!open.contains("promise")) {
        if (!readBytes("seed", header.seed))
            return std::unexpected("seed");
        return header;
    }
    // What was never sealed was not promised either.
    if (header.form != RecordHeader::Form::Sealed || !areWords(open["words"].get_ref<const std::string&>()))
        return std::unexpected("words");
    header.deal.emplace();
    if (!readBytes("secret", header.deal->secret))
        return std::unexpected("secret");
    if (hexText(promiseOf(game, header.deal->secret)) != open["promise"].get_ref<const std::string&>())
        return std::unexpected("promise");
    header.deal->words = open["words"].get<std::string>();
    header.seed = fairSeed(game, header.deal->secret, header.deal->words);
    return header;
}

} // namespace

std::expected<OuterLine, Fault> readOuterLine(std::string_view bytes, std::uint64_t sequence, const Head& previous)
{
    std::string_view rest = bytes;
    Head head{};
    if (!takeEnd(rest, "\"}") || !readHex(takeLast(rest, 64), head) || !takeEnd(rest, R"(,"head":")"))
        return std::unexpected(outerFault(bytes));
    if (takeEnd(rest, R"(,"commitment":null)"))
        return readOpenLine(bytes, sequence, previous, head);
    Commitment commitment{};
    if (!takeEnd(rest, "\"") || !readHex(takeLast(rest, 64), commitment) || !takeEnd(rest, R"(","commitment":")"))
        return std::unexpected(outerFault(bytes));
    constexpr std::string_view beforeHidden = R"(,"hidden":")", beforeSequence = R"({"seq":)", beforeOpen = R"(,"public":)";
    const std::size_t quote = rest.rfind('"'); // base64 has none
    if (quote == std::string_view::npos)
        return std::unexpected(outerFault(bytes));
    const std::string_view hidden = rest.substr(quote + 1);
    rest = rest.substr(0, quote + 1);
    const std::size_t comma = rest.find(beforeOpen);
    if (!takeEnd(rest, beforeHidden) || !rest.starts_with(beforeSequence) || comma == std::string_view::npos ||
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
    auto open = unseal(key, place, line.hidden);
    if (open && commitmentOf(place.game, place.sequence, open->nonce, open->hidden) != line.commitment)
        return bad("record-commitment");
    return open;
}

bool hasControlCharacter(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7F)
            return true;
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0)
            return true;
    }
    return false;
}

std::expected<RecordHeader, Fault> readHeaderParts(std::string_view openText, std::string_view hiddenText, const Catalogue& cardFile)
{
    const Json open = parseExactly(openText);
    const Json hidden = parseExactly(hiddenText);
    if (!open.is_object() || !hidden.is_object())
        return std::unexpected(Fault{"record-shape", firstLine, {}});
    const auto header = readHeader(open, hidden, cardFile);
    if (!header)
        return std::unexpected(Fault{"record-header", firstLine, {header.error()}});
    return *header;
}

std::string headerText(const RecordHeader& header, const Catalogue& cardFile)
{
    Json open = Json::object();
    open["format"] = formats[static_cast<std::size_t>(header.form)];
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
    if (GameId game{}; header.deal && readHex(header.gameId, game)) {
        open["promise"] = hexText(promiseOf(game, header.deal->secret));
        open["words"] = header.deal->words;
    }
    return open.dump();
}

std::string seedText(const RecordHeader& header)
{
    if (header.deal)
        return R"({"secret":")" + hexText(header.deal->secret) + "\"}";
    return R"({"seed":")" + hexText(header.seed) + "\"}";
}

namespace {

/// The public part of a line, after which comes what the table noticed.
std::string openText(const Record& record, bool toldBefore, Json open, const std::optional<PublicStep>& step)
{
    if (step) // a reader of public parts alone knows nothing until the first of them
        open.update(stepJson(record.ruleset(), toldBefore ? &record.publicLog().back().view : nullptr, *step));
    return open.dump();
}

Json atJson(const Ruleset& ruleset, const GameState& state)
{
    return locationJson(*ruleset.board, currentLocation(state));
}

} // namespace

std::string RecordReader::roundText(const Record& record, const std::optional<PublicStep>& step)
{
    return openText(record, record.told_, {{"round", record.state().round}}, step);
}

WayText RecordReader::wayText(const Record& record, std::size_t cursor, const std::optional<PublicStep>& step)
{
    const Record::Snapshot& then = record.snapshots_[cursor];
    return {roundText(record, step),
            Json{{"to", cursor}, {"over", overName(record, cursor)}, {"at", atJson(then.ruleset, then.state)}}.dump()};
}

std::expected<std::string, Fault> actionText(const Ruleset& ruleset, const Action& action, const Ruleset& rulesAfter,
                                             const GameState& after)
{
    const std::string text = writeAction(ruleset, action);
    const std::expected<Action, Faults> readBack = readAction(ruleset, std::string_view(text));
    if (!readBack || *readBack != action)
        return std::unexpected(Fault{"record-action-form", {}, {}});
    return R"({"action":)" + text + R"(,"at":)" + atJson(rulesAfter, after).dump() + "}";
}

Record RecordReader::begin(std::unique_ptr<Device> device, const RecordHeader& header, Ruleset ruleset)
{
    Record record;
    record.header_ = header;
    (void)readHex(header.gameId, record.game_); // whoever gives the header has checked it
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
    // Cards that Dracula drew and that need no decision at once: each is owed a line that says nothing, so that the number of lines does
    // not tell them from those that do.
    const auto drawn = static_cast<std::size_t>(std::ranges::count(after.happened, Happening::What::EventsTaken, &Happening::what));
    const std::size_t before = pausesIn(record.state()), now = pausesIn(after);
    if (drawn > 0 && now < before + drawn)
        record.owed_ += before + drawn - now;
    const auto kept = static_cast<std::ptrdiff_t>(record.cursor_);
    record.entries_.erase(record.entries_.begin() + kept, record.entries_.end());
    record.snapshots_.erase(record.snapshots_.begin() + kept + 1, record.snapshots_.end());
    record.entries_.push_back({record.nextSequence_, action, record.state().round});
    const std::size_t noticed = record.snapshots_.back().noticed + (step ? 1 : 0);
    record.snapshots_.push_back({amended(record.ruleset(), action), std::move(after), noticed});
    ++record.cursor_;
    tell(record, std::move(step));
}

void RecordReader::tell(Record& record, std::optional<PublicStep> step)
{
    record.witnessRound_ = step ? witnessDue(record.log_.back().view, *step) : std::nullopt;
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
    tell(record, std::move(step));
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
    if (record.witnessRound_)
        record.witnesses_.push_back({*record.witnessRound_, record.nextSequence_, head});
    record.witnessRound_.reset();
    ++record.nextSequence_;
    record.head_ = head;
}

std::expected<const SealKey*, Fault> RecordReader::key(Record& record, bool reading)
{
    if (!record.key_) {
        if (!record.keys_)
            return std::unexpected(Fault{"key-locked", {}, {}});
        auto found = reading ? record.keys_->existingKeyOf(record.game_) : record.keys_->keyOf(record.game_);
        if (!found)
            return std::unexpected(found.error());
        record.key_ = std::move(*found);
    }
    return &*record.key_;
}

std::expected<ChainLine, Fault> RecordReader::sealedLine(Record& record, std::string_view open, std::string_view hidden)
{
    const auto sealKey = key(record, false);
    if (!sealKey)
        return std::unexpected(sealKey.error());
    const std::uint64_t sequence = record.nextSequence_;
    Nonce nonce = randomNonce();
    const Commitment commitment = commitmentOf(record.game_, sequence, nonce, hidden);
    // What is corrected may be long and stays hidden, though its reason is public: the length follows from what everybody reads.
    const bool corrects = open.find(R"("what":"put-right")") != std::string_view::npos;
    const std::string sealed = seal(**sealKey, {record.game_, sequence, record.head_}, nonce, hidden, corrects ? open.size() + 800 : 0);
    sodium_memzero(nonce.data(), nonce.size());
    const Head head = sealedHead(record.head_, sequence, open, commitment);
    return ChainLine{lineBytes(sequence, open, '"' + sealed + '"', '"' + hexText(commitment) + '"', head), head};
}

Fault RecordReader::fault(std::string code, std::vector<std::string> arguments) const
{
    return {std::move(code), "line " + std::to_string(record_.nextSequence_ + 1), std::move(arguments)};
}

/// Takes one line after the first; on a fault the record is as it was before.
std::optional<Fault> RecordReader::takeLine(std::string_view bytes)
{
    const auto line = readOuterLine(bytes, record_.nextSequence_, record_.head_);
    if (!line)
        return fault(line.error().code, line.error().arguments);
    LineText text{std::string(line->open), {}, line->commitment.has_value()};
    if (text.sealed) {
        const auto sealKey = key(record_, true);
        if (!sealKey)
            return sealKey.error();
        auto open = openSealed(*line, **sealKey, {record_.game_, record_.nextSequence_, record_.head_});
        if (!open)
            return fault(open.error().code);
        text.hidden = std::move(open->hidden);
        sodium_memzero(open->nonce.data(), open->nonce.size());
    } else {
        text.hidden = std::string(line->hidden);
    }
    std::optional<Fault> wrong = takeText(text);
    if (!wrong)
        count(record_, line->head);
    return wrong;
}

std::optional<Fault> RecordReader::takeParts(Record& record, const LineText& line, bool strict)
{
    return RecordReader(record, strict).takeText(line);
}

std::optional<Fault> RecordReader::takeText(const LineText& line)
{
    if (record_.sealed_ && !line.sealed)
        return fault("record-open-line");
    const Json open = parseExactly(line.open);
    const Json hidden = parseExactly(line.hidden);
    if (open.is_discarded() || hidden.is_discarded())
        return fault("record-shape");
    const bool told = line.sealed || record_.header_.form != RecordHeader::Form::Plain;
    const auto isUnsigned = [](const Json& part, const char* key) { return part[key].is_number_unsigned(); };
    const bool inRound = (told ? hasKeyAndTable(open, "round") : hasKeys(open, {"round"})) && isUnsigned(open, "round");
    std::optional<Fault> wrong;
    if (line.sealed) {
        // Every hidden part ends with the place where Dracula stands.
        const bool isAction = hasKeys(hidden, {"action", "at"}), isPass = hasKeys(hidden, {"pass", "at"});
        const bool isWay = hasKeys(hidden, {"to", "over", "at"}) && isUnsigned(hidden, "to") && hidden["over"].is_string();
        if (!inRound || !(isAction || isWay || (isPass && hidden["pass"] == true)) || !(hidden["at"].is_string() || hidden["at"].is_null()))
            return fault("record-shape");
        const std::string at = hidden["at"].dump();
        const auto round = open["round"].get<std::uint64_t>();
        wrong = isAction ? takeAction(line, round, hidden["action"].dump(), at)
                : isWay  ? takeWay(line, round, hidden["to"].get<std::uint64_t>(), hidden["over"].get_ref<const std::string&>(), at)
                         : takePass(line, round, at);
    } else if (inRound && hasKeys(hidden, {"action"})) {
        wrong = takeAction(line, open["round"].get<std::uint64_t>(), hidden["action"].dump(), {});
    } else if (told && hasKeyAndTable(open, "to") && isUnsigned(open, "to") && hasKeys(hidden, {"over"}) && hidden["over"].is_string()) {
        wrong = takeWay(line, record_.state().round, open["to"].get<std::uint64_t>(), hidden["over"].get_ref<const std::string&>(), {});
    } else if (!told && hasKeys(open, {"to", "over"}) && isUnsigned(open, "to") && open["over"].is_string() && hidden.is_null()) {
        wrong = takeWay(line, record_.state().round, open["to"].get<std::uint64_t>(), open["over"].get_ref<const std::string&>(), {});
    } else {
        wrong = fault("record-shape");
    }
    if (!wrong) {
        record_.told_ = record_.told_ || open.contains("table");
        record_.sealed_ = line.sealed;
    }
    return wrong;
}

std::optional<Fault> RecordReader::wrongAt(const Ruleset& ruleset, const GameState& state, const LineText& line,
                                           const std::string& at) const
{
    if (!line.sealed)
        return std::nullopt;
    if (const std::string expected = atJson(ruleset, state).dump(); at != expected) {
        const auto place = [](const std::string& text) {
            const Json json = Json::parse(text);
            return json.is_string() ? json.get<std::string>() : std::string("-");
        };
        return fault("record-at", {place(expected), place(at)});
    }
    return std::nullopt;
}

std::optional<Fault> RecordReader::takeAction(const LineText& line, std::uint64_t round, const std::string& text, const std::string& at)
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
    const Ruleset rulesAfter = amended(ruleset, *action);
    auto step = noticed(record_.log_, rulesAfter, *after);
    if (strict_ && line.sealed && roundText(record_, step) != line.open)
        return fault("record-table");
    if (auto wrong = wrongAt(rulesAfter, *after, line, at))
        return wrong;
    take(record_, *action, std::move(*after), std::move(step));
    return std::nullopt;
}

std::optional<Fault> RecordReader::takeWay(const LineText& line, std::uint64_t round, std::uint64_t to, std::string_view over,
                                           const std::string& at)
{
    if (round != record_.state().round)
        return fault("record-round", {std::to_string(record_.state().round), std::to_string(round)});
    if (to > record_.entries_.size() || to == record_.cursor_)
        return fault("record-cursor", {std::to_string(to), std::to_string(record_.entries_.size())});
    if (const std::string_view expected = overName(record_, to); over != expected)
        return fault("record-over", {std::string(expected), std::string(over)});
    auto step = noticedOfWay(record_, to);
    if (strict_ && line.sealed && roundText(record_, step) != line.open)
        return fault("record-table");
    if (auto wrong = wrongAt(record_.snapshots_[to].ruleset, record_.snapshots_[to].state, line, at))
        return wrong;
    go(record_, to, std::move(step));
    return std::nullopt;
}

std::optional<Fault> RecordReader::takePass(const LineText& line, std::uint64_t round, const std::string& at)
{
    if (round != record_.state().round)
        return fault("record-round", {std::to_string(record_.state().round), std::to_string(round)});
    if (record_.owed_ == 0)
        return fault("record-pass");
    if (strict_ && roundText(record_, std::nullopt) != line.open)
        return fault("record-table");
    if (auto wrong = wrongAt(record_.ruleset(), record_.state(), line, at))
        return wrong;
    --record_.owed_;
    return std::nullopt;
}

std::string RecordReader::passText(const Record& record)
{
    return Json{{"pass", true}, {"at", atJson(record.ruleset(), record.state())}}.dump();
}

std::size_t RecordReader::pausesIn(const GameState& state)
{
    return static_cast<std::size_t>(std::ranges::count(state.due, Due::What::AtOnce, &Due::what));
}

std::expected<Record::Opened, Fault> RecordReader::open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                        std::shared_ptr<const Catalogue> cards, std::shared_ptr<KeyRing> keys)
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

    const std::string_view firstBytes = nextLine();
    const auto first = readOuterLine(firstBytes, 0, firstHead);
    if (const auto newer = newerFormat(firstBytes))
        return std::unexpected(*newer);
    if (!first)
        return std::unexpected(Fault{first.error().code, firstLine, first.error().arguments});
    const auto outer = readGameId(first->open);
    if (!outer)
        return std::unexpected(outer.error());
    std::string hidden(first->hidden);
    std::optional<SealKey> sealKey;
    if (first->commitment) {
        if (!keys)
            return std::unexpected(Fault{"key-locked", {}, {}});
        auto found = keys->existingKeyOf(*outer);
        if (!found)
            return std::unexpected(found.error());
        auto opened = openSealed(*first, *found, {*outer, 0, firstHead});
        if (!opened) // every game of this ring opens with it, so it is not the line that is wrong
            return std::unexpected(Fault{opened.error().code == "seal-broken" ? "key-foreign" : opened.error().code, firstLine, {}});
        hidden = std::move(opened->hidden);
        sodium_memzero(opened->nonce.data(), opened->nonce.size());
        sealKey = std::move(*found);
    }
    const auto header = readHeaderParts(first->open, hidden, *cards);
    if (!header)
        return std::unexpected(header.error());
    if ((header->form == RecordHeader::Form::Sealed) != first->commitment.has_value())
        return std::unexpected(Fault{"record-shape", firstLine, {}});
    const auto board = boards(header->board);
    if (!board)
        return std::unexpected(Fault{"record-board", firstLine, {header->board}});
    Record::Opened opened{begin(std::move(device), *header, {*board, std::move(cards), header->rulings}), {}};
    Record& record = opened.record;
    record.keys_ = std::move(keys);
    record.key_ = std::move(sealKey);
    record.sealed_ = first->commitment.has_value();
    count(record, first->head);

    RecordReader reader(record, false);
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
        // The key is missing, not the line.
        if (wrong->code.starts_with("key-"))
            return std::unexpected(*wrong);
        // Whole and in its place in the chain, so it is no rest of a write that was cut short, whatever else is wrong with it. Nor is
        // something that goes on behind a whole line.
        const std::string_view upToEnd = line.substr(0, line.rfind('}') + 1);
        const bool whole = readOuterLine(upToEnd, record.nextSequence_, record.head_).has_value();
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
