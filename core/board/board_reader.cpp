// Reads a board file and finds everything that is wrong with it.
#include "core/board/board.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace demeter {

namespace {

// Limits, so that no input, however odd, costs more than it is worth.
constexpr std::size_t deepest = 64;
constexpr std::size_t mostDoubledKeys = 100;
constexpr std::size_t mostSuggestions = 1000;

// A point outside of this box is a typing slip: no board goes further than Europe and the seas around it.
constexpr std::array<std::array<double, 2>, 2> lonlatBox{{{-30, 45}, {30, 65}}};

constexpr std::array<std::string_view, 3> statuses{"two independent sources agree", "one source", "inferred, check against your board"};
constexpr std::array<std::string_view, 2> scopes{"listed items", "whole section"};
constexpr std::array<std::string_view, 11> sections{"locations", "sizes",     "regions",      "roads", "ports", "sea_borders",
                                                    "rails",     "hospitals", "card_numbers", "names", "lonlat"};
constexpr std::array<std::pair<std::string_view, LocationKind>, 5> kindNames{{{"small-city", LocationKind::SmallCity},
                                                                              {"large-city", LocationKind::LargeCity},
                                                                              {"castle", LocationKind::Castle},
                                                                              {"sea", LocationKind::Sea},
                                                                              {"hospital", LocationKind::Hospital}}};

template <typename List> bool isOneOf(const List& list, std::string_view text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// One JSON value. nlohmann's own tree forgets the order of the file and doubled keys, both of which the faults need.
struct Node {
    enum class Type : std::uint8_t { Null, Boolean, Number, Text, List, Object };
    Type type = Type::Null;
    bool boolean = false;
    bool whole = false; ///< a number without fraction or exponent
    double number = 0;
    std::size_t order = 0; ///< position among all values of the file
    std::string key;       ///< of a member of an object
    std::string text;
    std::vector<Node> children;

    bool isObject() const { return type == Type::Object; }
    bool isList() const { return type == Type::List; }
    bool isText() const { return type == Type::Text; }
    const Node* member(std::string_view name) const
    {
        const auto found = std::ranges::find(children, name, &Node::key);
        return isObject() && found != children.end() ? &*found : nullptr;
    }
};

/// The place below `place` with this key, as a JSON pointer (RFC 6901).
std::string below(const std::string& place, std::string_view key)
{
    std::string pointer = place + '/';
    for (const char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

std::string below(const std::string& place, std::size_t index)
{
    return place + '/' + std::to_string(index);
}

/// `line 3, column 7` for a byte of the text; columns count characters, as editors do.
std::string lineAndColumn(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t lineStart = before.rfind('\n') + 1; // 0 if there is none
    const auto isCharacter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto column = 1 + std::ranges::count_if(before.substr(lineStart), isCharacter);
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// The first byte that is not part of well-formed UTF-8.
std::optional<std::size_t> firstBadUtf8(std::string_view text)
{
    const auto byteAt = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    for (std::size_t i = 0; i < text.size();) {
        const unsigned lead = byteAt(i);
        const std::size_t length = lead < 0x80 ? 1 : lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 4;
        if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4)
            return i;
        for (std::size_t k = 1; k < length; ++k)
            if ((byteAt(i + k) & 0xC0U) != 0x80U)
                return i;
        // Too long forms, surrogates and code points past the last one show in the second byte.
        const unsigned second = byteAt(i + 1);
        if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) || (lead == 0xF0 && second < 0x90) ||
            (lead == 0xF4 && second > 0x8F))
            return i;
        i += length;
    }
    return std::nullopt;
}

/// Where the nesting first gets too deep, in a text that is JSON up to there.
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
        else if (!inText && (c == '[' || c == '{') && ++depth > deepest)
            return i;
        else if (!inText && (c == ']' || c == '}'))
            --depth;
    }
    return text.size();
}

/// Length in bytes of one white space character (of any that Unicode has) at the front or at the back of the text, else 0.
std::size_t spaceLength(std::string_view text, bool atFront)
{
    static constexpr std::array<std::string_view, 27> spaces{" ",      "\t",     "\n",     "\v",     "\f",     "\r",     "\u0085",
                                                             "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
                                                             "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u200B",
                                                             "\u2028", "\u2029", "\u202F", "\u205F", "\u3000", "\uFEFF"};
    for (const std::string_view space : spaces)
        if (atFront ? text.starts_with(space) : text.ends_with(space))
            return space.size();
    return 0;
}

std::string_view trimmed(std::string_view text)
{
    while (const std::size_t length = spaceLength(text, true))
        text.remove_prefix(length);
    while (const std::size_t length = spaceLength(text, false))
        text.remove_suffix(length);
    return text;
}

bool isKebabCase(std::string_view text)
{
    const auto isAllowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && std::ranges::all_of(text, isAllowed) && !text.starts_with('-') && !text.ends_with('-') &&
           text.find("--") == std::string_view::npos;
}

std::string numberText(double number)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}

/// Builds the tree while nlohmann parses. As a SAX handler it gets errors as calls, so no exception is thrown.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    Node root;
    bool tooDeep = false;
    bool numberTooLarge = false;
    std::size_t errorOffset = 0;
    struct DoubledKey {
        std::size_t order;
        std::string place, key;
    };
    std::vector<DoubledKey> doubledKeys;

    bool null() override { return add({}); }
    bool boolean(bool value) override
    {
        Node node;
        node.type = Node::Type::Boolean;
        node.boolean = value;
        return add(std::move(node));
    }
    bool number_integer(number_integer_t value) override { return addNumber(static_cast<double>(value), true); }
    bool number_unsigned(number_unsigned_t value) override { return addNumber(static_cast<double>(value), true); }
    bool number_float(number_float_t value, const string_t& /*source*/) override { return addNumber(value, false); }
    bool string(string_t& value) override
    {
        Node node;
        node.type = Node::Type::Text;
        node.text = std::move(value);
        return add(std::move(node));
    }
    bool binary(binary_t& /*value*/) override { return false; } // JSON has none
    bool start_object(std::size_t /*size*/) override { return open(Node::Type::Object); }
    bool start_array(std::size_t /*size*/) override { return open(Node::Type::List); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override
    {
        Level& level = levels_.back();
        level.nextKey = value;
        if (!level.keys.insert(value).second && doubledKeys.size() < mostDoubledKeys)
            doubledKeys.push_back({order_, below(place(), value), value});
        return true;
    }
    bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::json::exception& error) override
    {
        errorOffset = position == 0 ? 0 : position - 1;
        numberTooLarge = error.id == 406;
        return false;
    }

private:
    struct Level {
        Node node;
        std::string nextKey;
        std::unordered_set<std::string> keys;
    };

    bool addNumber(double value, bool whole)
    {
        Node node;
        node.type = Node::Type::Number;
        node.number = value;
        node.whole = whole;
        return add(std::move(node));
    }
    bool add(Node node)
    {
        node.order = order_++;
        put(std::move(node));
        return true;
    }
    void put(Node node)
    {
        if (levels_.empty()) {
            root = std::move(node);
            return;
        }
        Level& level = levels_.back();
        node.key = std::move(level.nextKey);
        level.node.children.push_back(std::move(node));
    }
    bool open(Node::Type type)
    {
        if (levels_.size() == deepest) {
            tooDeep = true;
            return false;
        }
        Level& level = levels_.emplace_back();
        level.node.type = type;
        level.node.order = order_++;
        return true;
    }
    bool close()
    {
        Node node = std::move(levels_.back().node);
        levels_.pop_back();
        put(std::move(node));
        return true;
    }
    /// The place of the object or list that is being read.
    std::string place() const
    {
        std::string pointer;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            const Level& level = levels_[i];
            pointer = level.node.isList() ? below(pointer, level.node.children.size()) : below(pointer, level.nextKey);
        }
        return pointer;
    }

    std::vector<Level> levels_;
    std::size_t order_ = 0;
};

} // namespace

/// Reads one board. Everything is checked on the tree with plain indices; the board's own lists, whose ids have only
/// seven bits, are filled last and only if there was no fault.
class BoardReader {
public:
    std::expected<Board, Faults> read(std::string_view text);

private:
    /// What the checks know about an entry of `locations` whose id can be read and is new.
    struct Place {
        const Node* node;
        std::string pointer;
        std::optional<LocationKind> kind; ///< nothing if it could not be read
        std::vector<std::size_t> seas;    ///< of `port_on`
    };
    using Pair = std::pair<std::size_t, std::size_t>;
    struct RailPair {
        Pair between;
        RailLine line;
    };

    void add(std::size_t order, std::string_view code, std::string place, std::vector<std::string> arguments = {})
    {
        found_.push_back({order, {std::string(code), std::move(place), std::move(arguments)}});
    }
    void checkFields(const Node& object, const std::string& place, std::initializer_list<std::string_view> required,
                     std::initializer_list<std::string_view> optional = {});
    const Node* typed(const Node& object, const std::string& place, std::string_view name, Node::Type type, std::string_view code);
    const Node* list(const Node& object, const std::string& place, std::string_view name)
    {
        return typed(object, place, name, Node::Type::List, "not-list");
    }
    const Node* text(const Node& object, const std::string& place, std::string_view name)
    {
        return typed(object, place, name, Node::Type::Text, "not-text");
    }
    const Node* properText(const Node& object, const std::string& place, std::string_view name);
    const Node* kebabText(const Node& object, const std::string& place, std::string_view name);

    void readDocument(const Node& root);
    void readLocations(const Node& root);
    void readLocation(const Node& node, const std::string& place);
    void readKind(const Node& node, const std::string& place, Place& entry);
    void readRegion(const Node& node, const std::string& place, const std::string& id, const Place& entry, Location& location);
    void readNames(const Node& node, const std::string& place, Location& location);
    void readLonlat(const Node& node, const std::string& place, Location& location);
    void readCard(const Node& node, const std::string& place, const std::string& id, const Place& entry, Location& location);
    void checkNamesOnce();
    void readPorts(std::size_t index);
    std::optional<std::size_t> known(const Node& node, const std::string& place, const std::string& id);
    std::optional<Pair> readPair(const Node& node, const std::string& place);
    template <typename Take> void readEdges(const Node& root, std::string_view name, std::string_view pairField, Take&& take);
    void checkEnds(const Node& node, const std::string& place, const Pair& pair, std::string_view code,
                   std::initializer_list<LocationKind> allowed);
    void readRail(const Node& entry, const std::string& place, std::optional<Pair> pair);
    void readHospitals(const Node& root);
    void readCardNumbers(const Node& root);
    void readConfidence(const Node& root);
    void readSection(const Node& node, const std::string& place);
    void checkWhole();
    std::vector<std::size_t> parts() const;
    void fill();

    const std::string& idOf(std::size_t index) const { return board_.locations_[index].id; }
    bool isKind(std::size_t index, std::initializer_list<LocationKind> kinds) const
    {
        // A kind that could not be read is a fault of its own and no ground for another one.
        return !places_[index].kind || std::ranges::find(kinds, *places_[index].kind) != kinds.end();
    }

    struct Found {
        std::size_t order;
        Fault fault;
    };
    std::vector<Found> found_;
    Board board_; ///< its locations stand in step with `places_`
    std::vector<Place> places_;
    std::unordered_map<std::string, std::size_t> byId_;
    std::vector<Pair> roads_, seaBorders_;
    std::vector<RailPair> rails_;
    std::vector<std::size_t> hospitals_;
    bool knowsPlaces_ = false; ///< there is a list of locations to look an id up in
    bool graphIsWhole_ = true; ///< every location and edge could be read, so what is missing really is missing
    std::size_t suggestions_ = 0;
};

std::expected<Board, Faults> BoardReader::read(std::string_view text)
{
    const auto unreadable = [text](std::string_view code, std::size_t offset, std::vector<std::string> arguments = {}) {
        return std::unexpected(Faults{{std::string(code), lineAndColumn(text, offset), std::move(arguments)}});
    };
    constexpr std::string_view byteOrderMark = "\uFEFF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return unreadable("json-empty", 0);
    if (const auto bad = firstBadUtf8(text))
        return unreadable("json-utf8", *bad);
    // The parser takes a zero byte for the end of the text and would not look at what follows.
    const std::size_t end = std::min(text.find('\0'), text.size());
    TreeBuilder tree;
    if (!nlohmann::json::sax_parse(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), &tree)) {
        if (tree.tooDeep)
            return unreadable("json-too-deep", firstTooDeep(text), {std::to_string(deepest)});
        return unreadable(tree.numberTooLarge ? "json-number" : "json-syntax", tree.errorOffset);
    }
    if (end < text.size())
        return unreadable("json-syntax", end);

    for (TreeBuilder::DoubledKey& doubled : tree.doubledKeys)
        add(doubled.order, "json-key-doubled", std::move(doubled.place), {std::move(doubled.key)});
    readDocument(tree.root);
    if (found_.empty()) {
        fill();
        return std::move(board_);
    }
    std::ranges::stable_sort(found_, {}, &Found::order);
    Faults faults;
    for (Found& found : found_)
        faults.push_back(std::move(found.fault));
    return std::unexpected(std::move(faults));
}

/// Reports the members that are missing and those that nobody knows; names that begin with `x-` are left alone.
void BoardReader::checkFields(const Node& object, const std::string& place, std::initializer_list<std::string_view> required,
                              std::initializer_list<std::string_view> optional)
{
    for (const Node& child : object.children)
        if (!child.key.starts_with("x-") && !isOneOf(required, child.key) && !isOneOf(optional, child.key))
            add(child.order, "field-unknown", below(place, child.key), {child.key});
    for (const std::string_view name : required)
        if (object.member(name) == nullptr)
            add(object.order, "field-missing", below(place, name), {std::string(name)});
}

/// The member if it is there and of this type; a wrong type is reported. `checkFields` has reported a missing one.
const Node* BoardReader::typed(const Node& object, const std::string& place, std::string_view name, Node::Type type, std::string_view code)
{
    const Node* node = object.member(name);
    if (node == nullptr || node->type == type)
        return node;
    add(node->order, code, below(place, name));
    return nullptr;
}

/// A text that is shown: neither empty nor with space around it.
const Node* BoardReader::properText(const Node& object, const std::string& place, std::string_view name)
{
    const Node* node = text(object, place, name);
    if (node == nullptr)
        return nullptr;
    const std::string_view core = trimmed(node->text);
    if (core.empty())
        add(node->order, "text-empty", below(place, name));
    else if (core != node->text)
        add(node->order, "text-untrimmed", below(place, name), {node->text});
    else
        return node;
    return nullptr;
}

const Node* BoardReader::kebabText(const Node& object, const std::string& place, std::string_view name)
{
    const Node* node = text(object, place, name);
    if (node != nullptr && !isKebabCase(node->text))
        add(node->order, "id-not-kebab-case", below(place, name), {node->text});
    return node;
}

void BoardReader::readDocument(const Node& root)
{
    if (!root.isObject()) {
        add(root.order, "not-object", "");
        return;
    }
    checkFields(root, "", {"id", "name", "locations", "roads", "sea_borders", "rails", "hospitals", "confidence"},
                {"source_note", "card_numbers"});
    if (const Node* id = kebabText(root, "", "id"))
        board_.id_ = id->text;
    if (const Node* name = properText(root, "", "name"))
        board_.name_ = name->text;
    text(root, "", "source_note");

    readLocations(root);
    using enum LocationKind;
    readEdges(root, "roads", "", [this](const Node& node, const std::string& place, std::optional<Pair> pair) {
        if (!pair)
            return;
        checkEnds(node, place, *pair, "road-at-sea", {SmallCity, LargeCity, Castle, Hospital});
        roads_.push_back(*pair);
    });
    readEdges(root, "sea_borders", "", [this](const Node& node, const std::string& place, std::optional<Pair> pair) {
        if (!pair)
            return;
        checkEnds(node, place, *pair, "sea-border-on-land", {Sea});
        seaBorders_.push_back(*pair);
    });
    readEdges(root, "rails", "between",
              [this](const Node& node, const std::string& place, std::optional<Pair> pair) { readRail(node, place, pair); });
    readHospitals(root);
    readCardNumbers(root);
    readConfidence(root);
    checkWhole();
}

void BoardReader::readLocations(const Node& root)
{
    const Node* locations = list(root, "", "locations");
    if (locations == nullptr) {
        graphIsWhole_ = false;
        return;
    }
    if (locations->children.empty())
        add(locations->order, "locations-none", "/locations");
    if (locations->children.size() > maxLocations)
        add(locations->order, "locations-too-many", "/locations",
            {std::to_string(locations->children.size()), std::to_string(maxLocations)});
    knowsPlaces_ = true;
    for (std::size_t i = 0; i < locations->children.size(); ++i)
        readLocation(locations->children[i], below("/locations", i));

    checkNamesOnce();
    const Place* castle = nullptr;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        readPorts(i); // now that all ids are known
        if (places_[i].kind != LocationKind::Castle)
            continue;
        if (castle != nullptr)
            add(places_[i].node->order, "castle-doubled", below(places_[i].pointer, "kind"),
                {idOf(i), idOf(static_cast<std::size_t>(castle - places_.data()))});
        else
            castle = &places_[i];
    }
}

void BoardReader::readLocation(const Node& node, const std::string& place)
{
    if (!node.isObject()) {
        add(node.order, "not-object", place);
        graphIsWhole_ = false;
        return;
    }
    checkFields(node, place, {"id", "name", "kind", "region", "port_on", "lonlat", "location_card"});
    Location location;
    Place entry{&node, place, std::nullopt, {}};
    const Node* id = kebabText(node, place, "id");
    if (id != nullptr)
        location.id = id->text;
    readKind(node, place, entry);
    readNames(node, place, location);
    readRegion(node, place, location.id, entry, location);
    readLonlat(node, place, location);
    readCard(node, place, location.id, entry, location);
    if (entry.kind)
        location.kind = *entry.kind;
    if (id == nullptr || !entry.kind)
        graphIsWhole_ = false;
    if (id == nullptr)
        return;
    if (!byId_.emplace(location.id, places_.size()).second) {
        add(id->order, "id-doubled", below(place, "id"), {location.id});
        graphIsWhole_ = false;
        return;
    }
    board_.locations_.push_back(std::move(location));
    places_.push_back(std::move(entry));
}

void BoardReader::readKind(const Node& node, const std::string& place, Place& entry)
{
    const Node* kind = text(node, place, "kind");
    if (kind == nullptr)
        return;
    const auto found = std::ranges::find(kindNames, kind->text, &std::pair<std::string_view, LocationKind>::first);
    if (found == kindNames.end())
        add(kind->order, "kind-unknown", below(place, "kind"), {kind->text});
    else
        entry.kind = found->second;
}

void BoardReader::readNames(const Node& node, const std::string& place, Location& location)
{
    const Node* names = typed(node, place, "name", Node::Type::Object, "not-object");
    if (names == nullptr)
        return;
    const std::string namePlace = below(place, "name");
    checkFields(*names, namePlace, {"en", "es", "pl", "ru", "it"});
    for (std::size_t i = 0; i < languageCount; ++i)
        if (const Node* name = properText(*names, namePlace, languageCodes[i]))
            location.names[i] = name->text;
}

/// COMP-17: every city has a region, a sea has none.
void BoardReader::readRegion(const Node& node, const std::string& place, const std::string& id, const Place& entry, Location& location)
{
    const Node* region = node.member("region");
    if (region == nullptr || !entry.kind)
        return;
    const std::string regionPlace = below(place, "region");
    const bool isNull = region->type == Node::Type::Null;
    if (entry.kind == LocationKind::Sea) {
        if (!isNull)
            add(region->order, "region-at-sea", regionPlace, {id});
    } else if (isNull || (region->isText() && region->text.empty())) {
        add(region->order, "region-missing", regionPlace, {id});
    } else if (const Node* name = kebabText(node, place, "region")) {
        location.region = name->text;
    }
}

void BoardReader::readLonlat(const Node& node, const std::string& place, Location& location)
{
    const Node* lonlat = node.member("lonlat");
    if (lonlat == nullptr)
        return;
    const std::string lonlatPlace = below(place, "lonlat");
    const auto isNumber = [](const Node& child) { return child.type == Node::Type::Number; };
    if (!lonlat->isList() || lonlat->children.size() != 2 || !std::ranges::all_of(lonlat->children, isNumber)) {
        add(lonlat->order, "lonlat-malformed", lonlatPlace);
        return;
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const double number = lonlat->children[i].number;
        const auto [low, high] = lonlatBox[i];
        if (!(number >= low && number <= high))
            add(lonlat->children[i].order, "lonlat-out-of-range", below(lonlatPlace, i),
                {numberText(number), numberText(low), numberText(high)});
    }
    location.longitude = lonlat->children[0].number;
    location.latitude = lonlat->children[1].number;
}

void BoardReader::readCard(const Node& node, const std::string& place, const std::string& id, const Place& entry, Location& location)
{
    const Node* card = typed(node, place, "location_card", Node::Type::Boolean, "not-boolean");
    if (card == nullptr || !entry.kind)
        return;
    const bool isHospital = entry.kind == LocationKind::Hospital;
    if (card->boolean && isHospital)
        add(card->order, "location-card-on-hospital", below(place, "location_card"), {id});
    if (!card->boolean && !isHospital)
        add(card->order, "location-card-missing", below(place, "location_card"), {id});
    location.hasCard = card->boolean;
}

void BoardReader::checkNamesOnce()
{
    for (std::size_t language = 0; language < languageCount; ++language) {
        std::unordered_map<std::string_view, std::size_t> first;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const std::string& name = board_.locations_[i].names[language];
            if (name.empty())
                continue;
            const auto [other, isNew] = first.emplace(name, i);
            if (!isNew)
                add(places_[i].node->member("name")->member(languageCodes[language])->order, "name-doubled",
                    below(below(places_[i].pointer, "name"), languageCodes[language]), {name, idOf(other->second)});
        }
    }
}

/// ADJ-3, ADJ-4: a city's anchors, each in a sea.
void BoardReader::readPorts(std::size_t index)
{
    Place& entry = places_[index];
    const Node* seas = list(*entry.node, entry.pointer, "port_on");
    if (seas == nullptr) {
        graphIsWhole_ = false;
        return;
    }
    const std::string place = below(entry.pointer, "port_on");
    if (!seas->children.empty() && !isKind(index, {LocationKind::SmallCity, LocationKind::LargeCity}))
        add(seas->order, "port-not-city", place, {idOf(index)});
    std::unordered_map<std::size_t, std::size_t> listed; // sea, and where it stands in the list
    const std::string* before = nullptr;
    for (std::size_t i = 0; i < seas->children.size(); ++i) {
        const Node& child = seas->children[i];
        const std::string childPlace = below(place, i);
        if (!child.isText())
            add(child.order, "not-text", childPlace);
        const auto sea = child.isText() ? known(child, childPlace, child.text) : std::nullopt;
        if (!sea) {
            graphIsWhole_ = false;
            continue;
        }
        if (!isKind(*sea, {LocationKind::Sea})) {
            add(child.order, "port-not-on-sea", childPlace, {idOf(index), child.text});
            graphIsWhole_ = false;
            continue;
        }
        if (const auto [other, isNew] = listed.emplace(*sea, i); !isNew) {
            add(child.order, "edge-doubled", childPlace, {idOf(index), child.text, below(place, other->second)});
            continue;
        }
        if (before != nullptr && child.text < *before)
            add(child.order, "list-unsorted", childPlace, {child.text, *before});
        before = &child.text;
        entry.seas.push_back(*sea);
    }
}

/// The index of the location with this id; an unknown one is reported, with the id that was probably meant.
std::optional<std::size_t> BoardReader::known(const Node& node, const std::string& place, const std::string& id)
{
    if (const auto found = byId_.find(id); found != byId_.end())
        return found->second;
    if (!knowsPlaces_)
        return std::nullopt; // everything would be unknown; that `locations` is missing says it all
    std::vector<std::string> arguments{id};
    if (places_.size() <= maxLocations && suggestions_++ < mostSuggestions)
        if (auto nearest = board_.nearestId(id))
            arguments.push_back(std::move(*nearest));
    add(node.order, "unknown-location", place, std::move(arguments));
    return std::nullopt;
}

/// The two ends of an edge, smaller id first whatever the order in the file, or nothing if they are no two locations.
std::optional<BoardReader::Pair> BoardReader::readPair(const Node& node, const std::string& place)
{
    if (!node.isList() || node.children.size() != 2 || !std::ranges::all_of(node.children, &Node::isText)) {
        add(node.order, "not-pair", place);
        return std::nullopt;
    }
    const std::string& first = node.children[0].text;
    const std::string& second = node.children[1].text;
    const auto a = known(node, place, first);
    if (first == second) {
        if (a)
            add(node.order, "edge-self", place, {first});
        return std::nullopt;
    }
    const auto b = known(node, place, second);
    if (!a || !b)
        return std::nullopt;
    return first < second ? Pair{*a, *b} : Pair{*b, *a};
}

/// Reads a list of edges, each a pair by itself or, if `pairField` is not empty, in that field of an object. Calls
/// `take(entry, place, ends)` for every entry; there are no ends if they cannot be read or the edge was there before.
template <typename Take> void BoardReader::readEdges(const Node& root, std::string_view name, std::string_view pairField, Take&& take)
{
    const Node* edges = list(root, "", name);
    if (edges == nullptr) {
        graphIsWhole_ = false;
        return;
    }
    std::map<Pair, std::string> listed; // edge, and the place of its pair
    std::optional<Pair> before;
    const auto less = [this](const Pair& x, const Pair& y) {
        return x.first != y.first ? idOf(x.first) < idOf(y.first) : idOf(x.second) < idOf(y.second);
    };
    const auto both = [this](const Pair& pair) { return idOf(pair.first) + " - " + idOf(pair.second); };
    for (std::size_t i = 0; i < edges->children.size(); ++i) {
        const Node& entry = edges->children[i];
        const std::string place = below(below("", name), i);
        if (!pairField.empty() && !entry.isObject()) {
            add(entry.order, "not-object", place);
            graphIsWhole_ = false;
            continue;
        }
        const Node* node = pairField.empty() ? &entry : entry.member(pairField);
        if (node == nullptr) { // what is missing is reported by `take`
            graphIsWhole_ = false;
            take(entry, place, std::nullopt);
            continue;
        }
        const std::string pairPlace = pairField.empty() ? place : below(place, pairField);
        auto pair = readPair(*node, pairPlace);
        if (!pair) {
            graphIsWhole_ = false;
        } else if (const auto [other, isNew] = listed.emplace(*pair, pairPlace); !isNew) {
            add(node->order, "edge-doubled", pairPlace, {node->children[0].text, node->children[1].text, other->second});
            pair.reset();
        } else if (node->children[0].text != idOf(pair->first)) {
            add(node->order, "edge-order", pairPlace, {node->children[0].text, node->children[1].text});
        } else {
            if (before && less(*pair, *before))
                add(node->order, "list-unsorted", pairPlace, {both(*pair), both(*before)});
            before = pair;
        }
        take(entry, place, pair);
    }
}

/// Reports every end of an edge that is not of an allowed kind.
void BoardReader::checkEnds(const Node& node, const std::string& place, const Pair& pair, std::string_view code,
                            std::initializer_list<LocationKind> allowed)
{
    for (const std::size_t end : {pair.first, pair.second}) {
        if (isKind(end, allowed))
            continue;
        add(node.order, code, place, {idOf(end)});
        graphIsWhole_ = false;
    }
}

void BoardReader::readRail(const Node& entry, const std::string& place, std::optional<Pair> pair)
{
    checkFields(entry, place, {"between", "line"});
    if (pair)
        checkEnds(*entry.member("between"), below(place, "between"), *pair, "rail-not-city",
                  {LocationKind::SmallCity, LocationKind::LargeCity});
    const Node* line = entry.member("line");
    RailLine colour = RailLine::None;
    if (line == nullptr)
        return;
    if (line->type != Node::Type::Null && !line->isText())
        add(line->order, "not-text", below(place, "line"));
    else if (line->isText() && line->text == "white")
        colour = RailLine::White;
    else if (line->isText() && line->text == "yellow")
        colour = RailLine::Yellow;
    else if (line->isText())
        add(line->order, "rail-line-unknown", below(place, "line"), {line->text});
    if (pair)
        rails_.push_back({*pair, colour});
}

/// COMP-14: where the hospitals are, each linked to a large city or a place of its own (second edition).
void BoardReader::readHospitals(const Node& root)
{
    const Node* hospitals = list(root, "", "hospitals");
    if (hospitals == nullptr)
        return;
    if (hospitals->children.empty())
        add(hospitals->order, "hospitals-none", "/hospitals");
    std::unordered_set<std::size_t> listed;
    for (std::size_t i = 0; i < hospitals->children.size(); ++i) {
        const Node& node = hospitals->children[i];
        const std::string place = below("/hospitals", i);
        if (!node.isObject()) {
            add(node.order, "not-object", place);
            continue;
        }
        checkFields(node, place, {"at"});
        const Node* at = text(node, place, "at");
        const std::string atPlace = below(place, "at");
        const auto where = at != nullptr ? known(*at, atPlace, at->text) : std::nullopt;
        if (!where)
            continue;
        if (!listed.insert(*where).second)
            add(at->order, "hospital-doubled", atPlace, {at->text});
        else if (!isKind(*where, {LocationKind::LargeCity, LocationKind::Hospital}))
            add(at->order, "hospital-not-large-city", atPlace, {at->text});
        hospitals_.push_back(*where);
    }
}

/// The land locations are numbered from 1 without a gap. The numbers are checked only; no screen shows them.
void BoardReader::readCardNumbers(const Node& root)
{
    const Node* numbers = typed(root, "", "card_numbers", Node::Type::Object, "not-object");
    if (numbers == nullptr || !knowsPlaces_)
        return;
    const auto isLand = [this](std::size_t index) {
        return isKind(index, {LocationKind::SmallCity, LocationKind::LargeCity, LocationKind::Castle});
    };
    std::unordered_set<std::string_view> numbered;
    for (const Node& child : numbers->children)
        numbered.insert(child.key);
    std::size_t count = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!isLand(i))
            continue;
        ++count;
        if (places_[i].kind && !numbered.contains(idOf(i)))
            add(numbers->order, "field-missing", below("/card_numbers", idOf(i)), {idOf(i)});
    }
    std::unordered_map<std::size_t, std::string_view> users;
    for (const Node& child : numbers->children) {
        if (child.key.starts_with("x-") && !byId_.contains(child.key))
            continue;
        const std::string place = below("/card_numbers", child.key);
        const auto index = known(child, place, child.key);
        if (!index)
            continue;
        if (!isLand(*index)) {
            add(child.order, "card-number-not-land", place, {child.key});
            continue;
        }
        const bool isNumber = child.type == Node::Type::Number && child.whole;
        if (!isNumber || child.number < 1 || child.number > static_cast<double>(count)) {
            add(child.order, "card-number-wrong", place, {child.key, std::to_string(count)});
            continue;
        }
        const auto number = static_cast<std::size_t>(child.number);
        // A doubled key is reported as such already.
        if (const auto [other, isNew] = users.emplace(number, child.key); !isNew && other->second != child.key)
            add(child.order, "card-number-doubled", place, {std::to_string(number), std::string(other->second)});
    }
}

void BoardReader::readConfidence(const Node& root)
{
    const Node* confidence = typed(root, "", "confidence", Node::Type::Object, "not-object");
    if (confidence == nullptr)
        return;
    for (const Node& child : confidence->children) {
        if (child.key.starts_with("x-"))
            continue;
        const std::string place = below("/confidence", child.key);
        if (!isOneOf(sections, child.key))
            add(child.order, "confidence-section-unknown", place, {child.key});
        else if (!child.isObject())
            add(child.order, "not-object", place);
        else
            readSection(child, place);
    }
}

void BoardReader::readSection(const Node& node, const std::string& place)
{
    checkFields(node, place, {"status", "scope", "why"}, {"items"});
    Confidence& section = board_.confidence_.emplace_back();
    section.section = node.key;
    const auto oneOf = [&](std::string_view name, const auto& allowed, std::string_view code) -> std::string {
        const Node* value = text(node, place, name);
        if (value == nullptr)
            return {};
        if (!isOneOf(allowed, value->text))
            add(value->order, code, below(place, name), {value->text});
        return value->text;
    };
    section.status = oneOf("status", statuses, "confidence-status-unknown");
    section.scope = oneOf("scope", scopes, "confidence-scope-unknown");
    if (section.status == statuses[2] && section.scope == scopes[0])
        add(node.member("scope")->order, "confidence-inferred-in-part", below(place, "scope"));
    if (const Node* why = properText(node, place, "why"))
        section.why = why->text;
    const Node* items = list(node, place, "items");
    if (items == nullptr)
        return;
    const std::string itemsPlace = below(place, "items");
    for (std::size_t i = 0; i < items->children.size(); ++i) {
        const Node& item = items->children[i];
        const std::string itemPlace = below(itemsPlace, i);
        if (item.isText()) {
            known(item, itemPlace, item.text);
            section.items.push_back({item.text});
        } else if (const auto pair = readPair(item, itemPlace)) {
            if (item.children[0].text != idOf(pair->first))
                add(item.order, "edge-order", itemPlace, {item.children[0].text, item.children[1].text});
            section.items.push_back({item.children[0].text, item.children[1].text});
        }
    }
}

/// For every location the smallest index in its part of the map, where roads, sea borders and anchors join.
std::vector<std::size_t> BoardReader::parts() const
{
    std::vector<std::size_t> root(places_.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto find = [&root](std::size_t i) {
        while (root[i] != i)
            i = root[i] = root[root[i]];
        return i;
    };
    const auto join = [&](std::size_t a, std::size_t b) {
        const auto [low, high] = std::minmax({find(a), find(b)});
        root[high] = low;
    };
    for (const auto& [a, b] : roads_)
        join(a, b);
    for (const auto& [a, b] : seaBorders_)
        join(a, b);
    for (std::size_t i = 0; i < places_.size(); ++i)
        for (const std::size_t sea : places_[i].seas)
            join(i, sea);
    for (std::size_t i = 0; i < root.size(); ++i)
        root[i] = find(i);
    return root;
}

/// What only the whole map shows. A map with an unreadable edge is not judged: the fault would be a mere consequence.
void BoardReader::checkWhole()
{
    if (!graphIsWhole_ || places_.empty())
        return;
    std::vector<bool> hasPort(places_.size()), hasBorder(places_.size());
    for (const Place& place : places_)
        for (const std::size_t sea : place.seas)
            hasPort[sea] = true;
    for (const auto& [a, b] : seaBorders_)
        hasBorder[a] = hasBorder[b] = true;
    const std::vector<std::size_t> part = parts();
    std::vector<std::size_t> size(places_.size());
    for (const std::size_t p : part)
        ++size[p];
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(size) - size.begin());
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const bool isSea = place.kind == LocationKind::Sea;
        if (isSea && !hasPort[i])
            add(place.node->order, "sea-without-port", place.pointer, {idOf(i)});
        if (isSea && !hasBorder[i])
            add(place.node->order, "sea-without-border", place.pointer, {idOf(i)});
        if (part[i] != largest)
            add(place.node->order, "location-cut-off", place.pointer, {idOf(i)});
    }
}

/// Fills the board in, all checks passed: there are at most `maxLocations` locations and the lists are sorted.
void BoardReader::fill()
{
    const auto id = [](std::size_t index) { return static_cast<LocationId>(index); };
    for (std::size_t i = 0; i < places_.size(); ++i)
        for (const std::size_t sea : places_[i].seas)
            board_.locations_[i].portOn.push_back(id(sea));
    for (const auto& [a, b] : roads_)
        board_.roads_.emplace_back(id(a), id(b));
    for (const auto& [a, b] : seaBorders_)
        board_.seaBorders_.emplace_back(id(a), id(b));
    for (const RailPair& rail : rails_)
        board_.rails_.push_back({id(rail.between.first), id(rail.between.second), rail.line});
    for (const std::size_t at : hospitals_)
        board_.hospitals_.push_back(id(at));
    board_.index();
}

std::expected<Board, Faults> readBoard(std::string_view json)
{
    return BoardReader().read(json);
}

} // namespace demeter
