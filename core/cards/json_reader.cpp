#include "core/cards/json_reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace demeter {

namespace {

/// Builds the value itself, because the library's own builder drops doubled keys and searches every object for each key.
class Builder {
public:
    explicit Builder(std::string_view text) : text_(text) {}

    Json root;
    Faults faults;

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const Json::string_t&) { return add(value); }
    bool string(Json::string_t& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; } // no such thing in text

    bool start_object(std::size_t) { return open(Json::object()); }
    bool key(Json::string_t& name)
    {
        Level& level = levels_.back();
        level.segment = name;
        if (!level.keys.insert(name).second)
            faults.push_back({"json-key-doubled", here(), {name}});
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }

    template <typename Exception> bool parse_error(std::size_t position, const std::string&, const Exception& exception)
    {
        // The library tells what is wrong only by number and text; 406 is a number that no floating point type can hold.
        std::string code = "json-syntax";
        if (exception.id == 406)
            code = "json-number";
        else if (std::string_view(exception.what()).find("ill-formed UTF-8") != std::string_view::npos)
            code = "json-utf8";
        faults.push_back({std::move(code), lineAndColumn(position), {}});
        return false;
    }

    std::string lineAndColumn(std::size_t position) const
    {
        // `position` counts what has been read, the offending character included.
        const std::string_view before = text_.substr(0, std::min(position == 0 ? 0 : position - 1, text_.size()));
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        // Characters, not bytes, as an editor counts them.
        const auto column = 1 + std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart), before.end(),
                                              [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
        return "line " + std::to_string(line) + ", column " + std::to_string(column);
    }

private:
    struct Level {
        Json* value; ///< stays valid while the level is open: only the innermost value grows
        std::string segment;
        std::set<std::string> keys;
    };

    std::string here() const
    {
        std::string place;
        for (const Level& level : levels_) {
            // A value that is open is already in its list; the one that comes next is not.
            const bool innermost = &level == &levels_.back();
            place = level.value->is_array() ? placeAt(place, level.value->size() - (innermost ? 0 : 1)) : placeAt(place, level.segment);
        }
        return place;
    }

    /// Puts a value where the next one belongs and returns where it is.
    Json* put(Json&& value)
    {
        if (levels_.empty()) {
            root = std::move(value);
            return &root;
        }
        Level& level = levels_.back();
        if (level.value->is_array()) {
            level.value->push_back(std::move(value));
            return &level.value->back();
        }
        // Straight into the list behind the object: `keys` already knows which names are doubled.
        std::vector<std::pair<const std::string, Json>>& fields = level.value->get_ref<Json::object_t&>();
        return &fields.emplace_back(level.segment, std::move(value)).second;
    }

    template <typename Value> bool add(Value&& value)
    {
        put(Json(std::forward<Value>(value)));
        return true;
    }

    bool open(Json&& empty)
    {
        if (levels_.size() >= deepestJson) {
            faults.push_back({"json-too-deep", here(), {std::to_string(deepestJson)}});
            return false;
        }
        Json* value = put(std::move(empty));
        levels_.push_back({value, {}, {}});
        return true;
    }

    bool close()
    {
        levels_.pop_back();
        return true;
    }

    std::string_view text_;
    std::vector<Level> levels_;
};

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// Longer texts are no mistyped ids, and comparing them takes time with the square of the length.
constexpr std::size_t longestCompared = 64;

} // namespace

std::expected<Json, Faults> parseJson(std::string_view text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return std::unexpected(Faults{{"json-empty", "line 1, column 1", {}}});
    Builder builder(text);
    // The library takes a zero byte for the end of the text, and whatever follows would be passed over in silence.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return std::unexpected(Faults{{"json-syntax", builder.lineAndColumn(zero + 1), {}}});
    const bool whole = Json::sax_parse(text, &builder);
    if (!whole || !builder.faults.empty())
        return std::unexpected(std::move(builder.faults));
    return std::move(builder.root);
}

std::string placeAt(const std::string& place, std::string_view key)
{
    std::string deeper = place + '/';
    for (const char c : key) {
        if (c == '~')
            deeper += "~0";
        else if (c == '/')
            deeper += "~1";
        else
            deeper += c;
    }
    return deeper;
}

std::string placeAt(const std::string& place, std::size_t index)
{
    return place + '/' + std::to_string(index);
}

std::string nearestOf(std::string_view text, const std::vector<std::string_view>& candidates)
{
    if (text.size() > longestCompared)
        return {};
    std::size_t best = text.size() / 3 + 1;
    std::string nearest;
    for (const std::string_view candidate : candidates)
        if (const std::size_t distance = editDistance(text, candidate); distance < best) {
            best = distance;
            nearest = candidate;
        }
    return nearest;
}

ObjectReader::ObjectReader(const Json& value, std::string place, Faults& faults) : place_(std::move(place)), faults_(faults)
{
    if (value.is_object())
        object_ = &value;
    else
        faults_.push_back({"not-object", place_, {}});
}

const Json* ObjectReader::optional(std::string_view field)
{
    known_.push_back(field);
    if (object_ == nullptr)
        return nullptr;
    const auto found = object_->find(field);
    return found == object_->end() ? nullptr : &*found;
}

const Json* ObjectReader::required(std::string_view field)
{
    const Json* value = optional(field);
    if (value == nullptr && object_ != nullptr)
        faults_.push_back({"field-missing", place_, {std::string(field)}});
    return value;
}

void ObjectReader::refuseUnknown()
{
    if (object_ == nullptr)
        return;
    for (const auto& [name, value] : object_->items())
        if (!name.starts_with("x-") && std::find(known_.begin(), known_.end(), name) == known_.end())
            faults_.push_back({"field-unknown", placeOf(name), {name}});
}

std::optional<std::int64_t> readInteger(const Json& value, const std::string& place, std::int64_t smallest, std::int64_t largest,
                                        Faults& faults)
{
    if (!value.is_number()) {
        faults.push_back({"not-number", place, {}});
        return std::nullopt;
    }
    bool inside = false;
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        inside = largest >= 0 && number <= static_cast<std::uint64_t>(largest) &&
                 (smallest <= 0 || number >= static_cast<std::uint64_t>(smallest));
    } else if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        inside = number >= smallest && number <= largest;
    } else {
        // A whole number with too many digits comes as a floating point number. Comparing, never converting, is safe for any of them.
        const double number = value.get<double>();
        if (std::trunc(number) != number || (number >= static_cast<double>(smallest) && number <= static_cast<double>(largest))) {
            faults.push_back({"number-not-whole", place, {dumpJson(value)}});
            return std::nullopt;
        }
    }
    if (!inside) {
        faults.push_back({"number-out-of-range", place, {dumpJson(value), std::to_string(smallest), std::to_string(largest)}});
        return std::nullopt;
    }
    return value.get<std::int64_t>();
}

std::optional<bool> readBoolean(const Json& value, const std::string& place, Faults& faults)
{
    if (value.is_boolean())
        return value.get<bool>();
    faults.push_back({"not-boolean", place, {}});
    return std::nullopt;
}

std::optional<std::string> readText(const Json& value, const std::string& place, Faults& faults)
{
    if (!value.is_string()) {
        faults.push_back({"not-text", place, {}});
        return std::nullopt;
    }
    auto text = value.get<std::string>();
    if (text.empty()) {
        faults.push_back({"text-empty", place, {}});
        return std::nullopt;
    }
    return text;
}

bool isList(const Json& value, const std::string& place, Faults& faults)
{
    if (!value.is_array())
        faults.push_back({"not-list", place, {}});
    return value.is_array();
}

std::optional<LocationId> readLocation(const Json& value, const std::string& place, const Board& board, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto location = board.find(*id);
    if (!location)
        faults.push_back({"unknown-location", place, {*id, board.id(), board.nearestId(*id).value_or("")}});
    return location;
}

std::optional<Power> readPower(const Json& value, const std::string& place, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto power = powerFromId(*id);
    if (!power)
        faults.push_back({"unknown-power", place, {*id, nearestOf(*id, {powerIds.begin(), powerIds.end()})}});
    return power;
}

std::optional<EncounterKind> readEncounter(const Json& value, const std::string& place, const Catalogue& cards, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto kind = cards.find(*id);
    if (!kind)
        faults.push_back({"unknown-encounter", place, {*id, cards.nearestId(*id).value_or("")}});
    return kind;
}

std::string idOf(const Board& board, LocationId location)
{
    return indexOf(location) < board.locations().size() ? board[location].id : std::string();
}

std::string idOf(const Catalogue& cards, EncounterKind kind)
{
    return indexOf(kind) < cards.encounters.size() ? cards[kind].id : std::string();
}

std::string_view idOf(Power power)
{
    const auto index = static_cast<std::size_t>(power);
    return index < powerCount ? powerIds[index] : std::string_view();
}

std::string dumpJson(const Json& json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace demeter
