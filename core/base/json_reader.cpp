#include "core/base/json_reader.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <unordered_map>

namespace demeter {

namespace {

/// No input, however odd, should cost more than it is worth.
constexpr std::size_t mostDoubledKeys = 100;

/// What an object is behind its search by name.
using Fields = std::vector<std::pair<const std::string, Json>>;

/// Builds the value itself, because the library's own builder drops doubled keys and searches every object for each key.
class Builder {
public:
    JsonText text;
    std::size_t errorOffset = 0;
    bool tooDeep = false;
    bool numberTooLarge = false;

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
        if (!level.keys.insert(name).second && text.doubledKeys.size() < mostDoubledKeys)
            text.doubledKeys.push_back({"json-key-doubled", here(), {name}});
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }

    template <typename Exception> bool parse_error(std::size_t position, const std::string&, const Exception& exception)
    {
        // `position` counts what has been read, the offending character included.
        errorOffset = position == 0 ? 0 : position - 1;
        numberTooLarge = exception.id == 406; // no floating point type can hold it
        return false;
    }

private:
    struct Level {
        Json* value; ///< stays valid while the level is open: only the innermost value grows
        std::string segment;
        std::set<std::string> keys;
    };

    /// The place of the key that is being read.
    std::string here() const
    {
        std::string place;
        for (const Level& level : levels_) // a value that is open is already in its list
            place = level.value->is_array() ? placeAt(place, level.value->size() - 1) : placeAt(place, level.segment);
        return place;
    }

    /// Puts a value where the next one belongs and returns where it is.
    Json* put(Json&& value)
    {
        if (levels_.empty()) {
            text.root = std::move(value);
            return &text.root;
        }
        Level& level = levels_.back();
        if (level.value->is_array()) {
            level.value->push_back(std::move(value));
            return &level.value->back();
        }
        // Straight into the list behind the object: `keys` already knows which names are doubled.
        Fields& fields = level.value->get_ref<Json::object_t&>();
        return &fields.emplace_back(level.segment, std::move(value)).second;
    }

    template <typename Value> bool add(Value&& value)
    {
        put(Json(std::forward<Value>(value)));
        return true;
    }

    bool open(Json&& empty)
    {
        tooDeep = levels_.size() == deepestJson;
        if (tooDeep)
            return false;
        Json* value = put(std::move(empty));
        levels_.push_back({value, {}, {}});
        return true;
    }

    bool close()
    {
        levels_.pop_back();
        return true;
    }

    std::vector<Level> levels_;
};

/// `line 3, column 7` for a byte of the text; columns count characters, as editors do.
std::string lineAndColumn(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    const auto isCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = 1 + std::ranges::count_if(before.substr(lineStart), isCharacter);
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// Where the nesting first gets too deep, in a text that is JSON up to there: the parser doesn't tell its callers.
std::size_t firstTooDeep(std::string_view text)
{
    std::size_t depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && (c == '[' || c == '{') && ++depth > deepestJson)
            return i;
        else if (!inText && (c == ']' || c == '}'))
            --depth;
    }
    return text.size();
}

/// Finds out where in the file a place is. Every object is looked through once only, because a file may have many faults.
class PlaceOrder {
public:
    explicit PlaceOrder(const Json& root) : root_(root) {}

    /// Which child it is on every level, as far down as the place goes: the order of these is that of the file.
    std::vector<std::size_t> operator()(std::string_view place)
    {
        std::vector<std::size_t> path;
        const Json* at = &root_;
        while (place.starts_with('/')) {
            place.remove_prefix(1);
            const std::string_view segment = place.substr(0, place.find('/'));
            place.remove_prefix(segment.size());
            const std::size_t index = at->is_object() ? fieldOf(*at, segment) : number(segment);
            if (!at->is_structured() || index >= at->size())
                break;
            path.push_back(index);
            at = at->is_object() ? &static_cast<const Fields&>(at->get_ref<const Json::object_t&>())[index].second : &(*at)[index];
        }
        return path;
    }

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t fieldOf(const Json& object, std::string_view segment)
    {
        auto& fields = fields_[&object];
        if (fields.empty()) {
            std::size_t index = 0;
            for (const auto& [name, value] : object.items())
                fields.emplace(placeAt({}, name).substr(1), index++);
        }
        const auto found = fields.find(std::string(segment));
        return found == fields.end() ? none : found->second;
    }

    static std::size_t number(std::string_view segment)
    {
        std::size_t index = none;
        std::from_chars(segment.data(), segment.data() + segment.size(), index);
        return index;
    }

    const Json& root_;
    std::unordered_map<const Json*, std::unordered_map<std::string, std::size_t>> fields_; ///< by name, written as in a place
};

bool isKebabCase(std::string_view text)
{
    const auto isAllowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return std::ranges::all_of(text, isAllowed) && !text.starts_with('-') && !text.ends_with('-') && !text.contains("--");
}

} // namespace

std::expected<JsonText, Faults> parseJsonText(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\uFEFF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    const auto unreadable = [text](std::string_view code, std::size_t offset, std::vector<std::string> arguments = {}) {
        return std::unexpected(Faults{{std::string(code), lineAndColumn(text, offset), std::move(arguments)}});
    };
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return unreadable("json-empty", 0);
    if (const auto bad = firstBadUtf8(text))
        return unreadable("json-utf8", *bad);
    // The library takes a zero byte for the end of the text, and whatever follows would be passed over in silence.
    const std::size_t end = std::min(text.find('\0'), text.size());
    Builder builder;
    if (!Json::sax_parse(text.substr(0, end), &builder)) {
        if (builder.tooDeep)
            return unreadable("json-too-deep", firstTooDeep(text), {std::to_string(deepestJson)});
        return unreadable(builder.numberTooLarge ? "json-number" : "json-syntax", builder.errorOffset);
    }
    if (end < text.size())
        return unreadable("json-syntax", end);
    return std::move(builder.text);
}

std::expected<Json, Faults> parseJson(std::string_view text)
{
    auto parsed = parseJsonText(text);
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    if (!parsed->doubledKeys.empty())
        return std::unexpected(std::move(parsed->doubledKeys));
    return std::move(parsed->root);
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

void sortByPlace(const Json& root, Faults& faults)
{
    PlaceOrder order(root);
    std::vector<std::pair<std::vector<std::size_t>, std::size_t>> keys; // with the number of the fault, so that equal ones stay
    for (std::size_t i = 0; i < faults.size(); ++i)
        keys.emplace_back(order(faults[i].place), i);
    std::ranges::sort(keys);
    Faults sorted;
    for (const auto& [path, i] : keys)
        sorted.push_back(std::move(faults[i]));
    faults = std::move(sorted);
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
        faults_.push_back({"field-missing", placeOf(field), {std::string(field)}});
    return value;
}

std::optional<std::string> ObjectReader::text(std::string_view field)
{
    const Json* value = required(field);
    return value != nullptr ? readText(*value, placeOf(field), faults_) : std::nullopt;
}

std::optional<std::string> ObjectReader::id(std::string_view field)
{
    const Json* value = required(field);
    return value != nullptr ? readId(*value, placeOf(field), faults_) : std::nullopt;
}

std::optional<bool> ObjectReader::boolean(std::string_view field)
{
    const Json* value = required(field);
    return value != nullptr ? readBoolean(*value, placeOf(field), faults_) : std::nullopt;
}

const Json* ObjectReader::list(std::string_view field)
{
    const Json* value = required(field);
    return value != nullptr && isList(*value, placeOf(field), faults_) ? value : nullptr;
}

void ObjectReader::refuseUnknown()
{
    if (object_ == nullptr)
        return;
    for (const auto& [name, value] : object_->items())
        if (!name.starts_with("x-") && std::ranges::find(known_, name) == known_.end())
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

std::optional<std::string> readId(const Json& value, const std::string& place, Faults& faults)
{
    auto id = readText(value, place, faults);
    if (id && !isKebabCase(*id))
        faults.push_back({"id-not-kebab-case", place, {*id}});
    return id;
}

bool isList(const Json& value, const std::string& place, Faults& faults)
{
    if (!value.is_array())
        faults.push_back({"not-list", place, {}});
    return value.is_array();
}

std::string dumpJson(const Json& json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace demeter
