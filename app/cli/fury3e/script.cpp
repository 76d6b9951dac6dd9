#include "app/cli/fury3e/script.h"

#include "core/base/json_reader.h"
#include "core/fury3e/text/action_text.h"
#include "core/journal/byte_text.h"

#include <QIODevice>

#include <algorithm>

namespace demeter {

using namespace fury3e;

namespace {

/// Far more than a position with everything in it.
constexpr qint64 longestLine = 1 << 20;

constexpr std::array<std::string_view, 2> handlings{"dealt", "drawn-from-box"};
constexpr std::array<std::string_view, 2> clocks{"by-hand", "kept"};
/// Whether chance may come in after the deal.
constexpr std::array<std::string_view, 2> chances{"at-the-start", "each-round"};
constexpr std::array<std::string_view, 4> printings{"recommended", "es", "pl", "ru"};

/// Puts the number of the line before the places, which are those of a text of one line.
Faults inLine(std::uint64_t number, Faults faults, const std::string& field = {})
{
    const std::string line = "line " + std::to_string(number);
    const std::string one = "line 1";
    for (Fault& fault : faults) {
        if (field.empty() && fault.place.starts_with(one) && (fault.place.size() == one.size() || fault.place[one.size()] == ','))
            fault.place.replace(0, one.size(), line);
        else if (fault.place.empty() || fault.place.starts_with('/'))
            fault.place = field.empty() && fault.place.empty() ? line : line + ", " + field + fault.place;
        else // a place in the board file of a position
            fault.place = line + ", " + field + ": " + fault.place;
    }
    return faults;
}

template <std::size_t N> std::string listed(const std::array<std::string_view, N>& names)
{
    std::string text;
    for (std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

template <typename Value, std::size_t N> std::optional<Value> byName(const std::array<std::string_view, N>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

/// Reads the field `name` of a new game with `read`, which gives nothing for a text that it does not know.
template <typename Value, typename Read>
void readField(ObjectReader& fields, std::string_view name, Faults& faults, Value& into, Read&& read, const Fault& unknown)
{
    const Json* json = fields.optional(name);
    if (json == nullptr)
        return;
    const std::string place = fields.placeOf(name);
    const auto text = readText(*json, place, faults);
    if (!text)
        return;
    if (const std::optional<Value> value = read(*text)) {
        into = *value;
        return;
    }
    Fault fault = unknown;
    fault.place = place;
    if (fault.code == "script-choice")
        fault.arguments.insert(fault.arguments.begin(), *text);
    faults.push_back(std::move(fault));
}

NewGame readNewGame(const Json& json, NewGame game, const Catalogue& cards, Faults& faults)
{
    ObjectReader fields(json, "/new-game", faults);
    if (!fields.valid())
        return game;
    readField(fields, "board", faults, game.board, [](const std::string& name) { return std::optional(name); }, {});
    readField(fields, "handling", faults, game.handling, handlingFromName, Fault{"script-choice", {}, {listed(handlings)}});
    readField(fields, "printing", faults, game.printing, printingFromName, Fault{"script-choice", {}, {listed(printings)}});
    readField(fields, "seed", faults, game.seed, seedFromHex, Fault{"script-seed", {}, {}});
    const auto clock = [](const std::string& name) { return byName<bool>(clocks, name); };
    readField(fields, "clock", faults, game.clockKept, clock, Fault{"script-choice", {}, {listed(clocks)}});
    readField(fields, "chance", faults, game.chanceEachRound, chanceFromName, Fault{"script-choice", {}, {listed(chances)}});
    if (const Json* counts = fields.optional("counts")) {
        auto read = readCounts(cards, *counts, fields.placeOf("counts"));
        if (read)
            game.counts = std::move(*read);
        else
            std::ranges::move(read.error(), std::back_inserter(faults));
    }
    fields.refuseUnknown();
    return game;
}

} // namespace

std::expected<std::optional<std::string>, Fault> ScriptLines::next()
{
    for (;;) {
        QByteArray bytes;
        if (device_ != nullptr) {
            bytes = device_->readLine(longestLine + 2);
            if (bytes.isEmpty())
                return std::nullopt;
        } else {
            if (text_->atEnd())
                return std::nullopt;
            bytes = text_->readLine().toUtf8();
        }
        ++number_;
        if (bytes.size() > longestLine)
            return std::unexpected(Fault{"script-line-too-long", "line " + std::to_string(number_), {std::to_string(longestLine)}});
        while (bytes.endsWith('\n') || bytes.endsWith('\r'))
            bytes.chop(1);
        if (!bytes.trimmed().isEmpty())
            return bytes.toStdString();
    }
}

std::optional<CardHandling> handlingFromName(const std::string& name)
{
    return byName<CardHandling>(handlings, name);
}

std::optional<bool> chanceFromName(const std::string& name)
{
    return byName<bool>(chances, name);
}

std::optional<Printing> printingFromName(const std::string& name)
{
    return byName<Printing>(printings, name);
}

std::optional<Seed> seedFromHex(const std::string& digits)
{
    Seed seed{};
    if (!readHex(QString::fromStdString(digits).toLower().toStdString(), seed))
        return std::nullopt;
    return seed;
}

std::expected<std::optional<ScriptStart>, Faults> readStart(std::string_view line, std::uint64_t number, const NewGame& defaults,
                                                            const BoardSource& boards, std::shared_ptr<const Catalogue> cards)
{
    const auto json = parseJson(line);
    // What is wrong with any other line is found once more by `readLine`.
    if (!json || !json->is_object() || (!json->contains("position") && !json->contains("new-game")))
        return std::nullopt;
    Faults faults;
    ObjectReader fields(*json, "", faults);
    const bool fromPosition = json->contains("position");
    const Json* start = fields.required(fromPosition ? "position" : "new-game");
    fields.refuseUnknown();
    NewGame game = defaults;
    if (start != nullptr && !fromPosition)
        game = readNewGame(*start, game, *cards, faults);
    if (!faults.empty())
        return std::unexpected(inLine(number, std::move(faults)));
    if (!fromPosition)
        return game;
    auto position = readPosition(dumpJson(*start), boards, std::move(cards));
    if (!position)
        return std::unexpected(inLine(number, std::move(position.error()), "/position"));
    return std::move(*position);
}

std::expected<ScriptLine, Faults> readLine(std::string_view line, std::uint64_t number, const Ruleset& ruleset)
{
    const auto json = parseJson(line);
    if (!json)
        return std::unexpected(inLine(number, json.error()));
    Faults faults;
    for (const char* word : {"undo", "redo", "go-to", "position", "new-game"}) {
        if (!json->is_object() || !json->contains(word))
            continue;
        const std::string_view name = word;
        ObjectReader fields(*json, "", faults);
        const Json& value = *fields.required(name);
        const std::string place = fields.placeOf(name);
        fields.refuseUnknown();
        std::size_t cursor = 0;
        if (name == "position" || name == "new-game") {
            faults.push_back({"script-late-start", place, {word}});
        } else if (name == "go-to") {
            if (const auto wanted = readInteger(value, place, 0, 1'000'000'000, faults))
                cursor = static_cast<std::size_t>(*wanted);
        } else if (!value.is_boolean() || !value.get<bool>()) {
            faults.push_back({"script-not-true", place, {}});
        }
        if (!faults.empty())
            return std::unexpected(inLine(number, std::move(faults)));
        if (name == "undo")
            return UndoLine{};
        if (name == "redo")
            return RedoLine{};
        return GoToLine{cursor};
    }
    auto action = readAction(ruleset, *json);
    if (!action)
        return std::unexpected(inLine(number, std::move(action.error())));
    return std::move(*action);
}

} // namespace demeter
