// Reads a board file and finds everything that is wrong with it.
#include "core/base/sha256.h"
#include "core/map/board.h"
#include "core/map/location_json.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace demeter {

namespace {

/// Looking for the nearest id takes time, and nobody reads more of them.
constexpr std::size_t mostSuggestions = 1000;

// A point outside of this box is a typing slip: no board goes further than Europe and the seas around it.
constexpr std::array<std::array<int, 2>, 2> lonlatBox{{{-30, 45}, {30, 65}}};

constexpr std::array<std::string_view, 3> statuses{"two independent sources agree", "one source", "inferred, check against your board"};
constexpr std::array<std::string_view, 2> scopes{"listed items", "whole section"};
constexpr std::array<std::string_view, 11> sections{"locations", "sizes",     "regions",      "roads", "ports", "sea_borders",
                                                    "rails",     "hospitals", "card_numbers", "names", "lonlat"};
/// In the order of `LocationKind`.
constexpr std::array<std::string_view, 5> kinds{"small-city", "large-city", "castle", "sea", "hospital"};

template <typename List, typename Entry> bool isOneOf(const List& list, const Entry& entry)
{
    return std::find(list.begin(), list.end(), entry) != list.end();
}

/// The text without the white space around it, of any kind that Unicode has.
std::string_view trimmed(std::string_view text)
{
    static constexpr std::array<std::string_view, 27> spaces{" ",      "\t",     "\n",     "\v",     "\f",     "\r",     "\u0085",
                                                             "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
                                                             "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u200B",
                                                             "\u2028", "\u2029", "\u202F", "\u205F", "\u3000", "\uFEFF"};
    for (std::size_t before = text.size() + 1; text.size() < before;) {
        before = text.size();
        for (const std::string_view space : spaces) {
            if (text.starts_with(space))
                text.remove_prefix(space.size());
            if (text.ends_with(space))
                text.remove_suffix(space.size());
        }
    }
    return text;
}

bool isPairOf(const Json& json, bool (Json::*isType)() const noexcept)
{
    return json.is_array() && json.size() == 2 && (json[0].*isType)() && (json[1].*isType)();
}

} // namespace

/// Reads one board. Every section is read whatever was wrong with the one before; the board is used only if there was no fault.
class BoardReader {
public:
    std::expected<Board, Faults> read(std::string_view text)
    {
        auto json = parseJsonText(text);
        if (!json)
            return std::unexpected(std::move(json.error()));
        faults_ = std::move(json->doubledKeys);
        readDocument(json->root);
        if (faults_.empty()) {
            board_.fileHash_ = sha256Text(text);
            return std::move(board_);
        }
        sortByPlace(json->root, faults_);
        return std::unexpected(std::move(faults_));
    }

private:
    /// What else is known about an entry of `board_.locations_`.
    struct Place {
        std::string pointer;
        bool knowsKind;
        const Json* ports; ///< the list `port_on`, or null
    };
    /// The edges of one list so far.
    struct EdgeList {
        std::map<Edge, std::string> places; ///< of their pairs
        std::optional<Edge> last;           ///< that stood in its right place
    };
    using Kinds = std::initializer_list<LocationKind>;

    void fault(std::string_view code, std::string place, std::vector<std::string> arguments = {})
    {
        faults_.push_back({std::string(code), std::move(place), std::move(arguments)});
    }

    const std::string& idOf(LocationId location) const { return board_[location].id; }

    bool isKind(LocationId location, Kinds allowed) const
    {
        // A kind that could not be read is a fault of its own and no ground for another one.
        return !places_[indexOf(location)].knowsKind || isOneOf(allowed, board_[location].kind);
    }

    void readDocument(const Json& root)
    {
        ObjectReader file(root, "", faults_);
        if (!file.valid())
            return;
        board_.id_ = file.id("id").value_or("");
        board_.name_ = properText(file, "name").value_or("");
        if (const Json* note = file.optional("source_note"); note != nullptr && !note->is_string())
            fault("not-text", file.placeOf("source_note"));
        readLocations(file);
        using enum LocationKind;
        readEdges(file, "roads", "road-at-sea", {SmallCity, LargeCity, Castle, Hospital}, board_.roads_);
        readEdges(file, "sea_borders", "sea-border-on-land", {Sea}, board_.seaBorders_);
        readRails(file);
        readHospitals(file);
        if (const Json* numbers = file.optional("card_numbers"))
            readCardNumbers(*numbers);
        if (const Json* confidence = file.required("confidence"))
            readConfidence(*confidence);
        file.refuseUnknown();
        board_.index();
        checkWhole();
    }

    /// A text that is shown: neither empty nor with space around it.
    std::optional<std::string> properText(ObjectReader& fields, std::string_view name)
    {
        auto text = fields.text(name);
        if (!text || trimmed(*text) == *text)
            return text;
        if (trimmed(*text).empty())
            fault("text-empty", fields.placeOf(name));
        else
            fault("text-untrimmed", fields.placeOf(name), {*text});
        return std::nullopt;
    }

    /// One of a few texts.
    std::string oneOf(ObjectReader& fields, std::string_view name, std::span<const std::string_view> allowed, std::string_view refusal)
    {
        const auto text = fields.text(name);
        if (text && !isOneOf(allowed, *text))
            fault(refusal, fields.placeOf(name), {*text});
        return text.value_or("");
    }

    // Locations.

    void readLocations(ObjectReader& file)
    {
        const Json* list = file.list("locations");
        graphIsWhole_ = list != nullptr;
        if (list == nullptr)
            return;
        const std::string place = file.placeOf("locations");
        if (list->empty())
            fault("locations-none", place);
        knowsPlaces_ = list->size() <= maxLocations;
        if (!knowsPlaces_)
            fault("locations-too-many", place, {std::to_string(list->size()), std::to_string(maxLocations)});
        for (std::size_t i = 0; i < list->size(); ++i)
            readLocation((*list)[i], placeAt(place, i));
        for (std::size_t i = 0; i < places_.size(); ++i)
            readPorts(static_cast<LocationId>(i)); // now that all ids are known
    }

    void readLocation(const Json& json, const std::string& place)
    {
        ObjectReader fields(json, place, faults_);
        Location location;
        const auto id = fields.id("id");
        location.id = id.value_or("");
        readNames(fields, location);
        const auto kind = readKind(fields);
        location.kind = kind.value_or(LocationKind::SmallCity);
        readRegion(fields, kind, location);
        const Json* ports = fields.list("port_on");
        readLonlat(fields, location);
        readCard(fields, kind, location);
        fields.refuseUnknown();
        const bool isNew = id && !byId_.contains(*id);
        if (id && !isNew)
            fault("id-doubled", fields.placeOf("id"), {*id});
        const bool isKept = isNew && places_.size() < maxLocations;
        if (!isKept || !kind || ports == nullptr)
            graphIsWhole_ = false;
        if (!isKept)
            return;
        checkUnique(location, place);
        byId_.emplace(*id, static_cast<LocationId>(places_.size()));
        board_.locations_.push_back(std::move(location));
        places_.push_back({place, kind.has_value(), ports});
    }

    std::optional<LocationKind> readKind(ObjectReader& fields)
    {
        const auto* found = std::ranges::find(kinds, oneOf(fields, "kind", kinds, "kind-unknown"));
        return found == kinds.end() ? std::nullopt : std::optional(static_cast<LocationKind>(found - kinds.begin()));
    }

    void readNames(ObjectReader& fields, Location& location)
    {
        const Json* names = fields.required("name");
        if (names == nullptr)
            return;
        ObjectReader inner(*names, fields.placeOf("name"), faults_);
        for (std::size_t i = 0; i < languageCount; ++i)
            location.names[i] = properText(inner, languageCodes[i]).value_or("");
        inner.refuseUnknown();
    }

    /// Every city has a region, a sea has none.
    void readRegion(ObjectReader& fields, std::optional<LocationKind> kind, Location& location)
    {
        const Json* region = fields.required("region");
        if (region == nullptr || !kind)
            return;
        const std::string place = fields.placeOf("region");
        const bool isMissing = region->is_null() || *region == "";
        if (kind == LocationKind::Sea && !region->is_null())
            fault("region-at-sea", place, {location.id});
        else if (kind != LocationKind::Sea && isMissing)
            fault("region-missing", place, {location.id});
        else if (!isMissing)
            location.region = readId(*region, place, faults_).value_or("");
    }

    void readLonlat(ObjectReader& fields, Location& location)
    {
        const Json* lonlat = fields.required("lonlat");
        if (lonlat == nullptr)
            return;
        const std::string place = fields.placeOf("lonlat");
        if (!isPairOf(*lonlat, &Json::is_number)) {
            fault("lonlat-malformed", place);
            return;
        }
        location.longitude = (*lonlat)[0].get<double>();
        location.latitude = (*lonlat)[1].get<double>();
        for (std::size_t i = 0; i < 2; ++i)
            if (const auto [low, high] = lonlatBox[i]; (*lonlat)[i] < low || (*lonlat)[i] > high)
                fault("lonlat-out-of-range", placeAt(place, i), {dumpJson((*lonlat)[i]), std::to_string(low), std::to_string(high)});
    }

    /// Only a hospital place has no Location card.
    void readCard(ObjectReader& fields, std::optional<LocationKind> kind, Location& location)
    {
        location.hasCard = fields.boolean("location_card").value_or(kind != LocationKind::Hospital);
        if (kind && location.hasCard == (kind == LocationKind::Hospital))
            fault(location.hasCard ? "location-card-on-hospital" : "location-card-missing", fields.placeOf("location_card"), {location.id});
    }

    /// No name twice in a language, and one castle.
    void checkUnique(const Location& location, const std::string& place)
    {
        for (std::size_t i = 0; i < languageCount; ++i) {
            const std::string& name = location.names[i];
            const auto [other, isNew] = byName_[i].emplace(name, location.id);
            if (!isNew && !name.empty())
                fault("name-doubled", placeAt(placeAt(place, "name"), languageCodes[i]), {name, other->second});
        }
        if (location.kind == LocationKind::Castle && !castle_.empty())
            fault("castle-doubled", placeAt(place, "kind"), {location.id, castle_});
        else if (location.kind == LocationKind::Castle)
            castle_ = location.id;
    }

    /// A city's anchors, each in a sea.
    void readPorts(LocationId city)
    {
        const auto& [pointer, knowsKind, ports] = places_[indexOf(city)];
        if (ports == nullptr)
            return;
        const std::string place = placeAt(pointer, "port_on");
        if (!ports->empty() && !isKind(city, {LocationKind::SmallCity, LocationKind::LargeCity}))
            fault("port-not-city", place, {idOf(city)});
        std::map<LocationId, std::string> listed; // with their places
        std::string before;
        for (std::size_t i = 0; i < ports->size(); ++i) {
            const std::string seaPlace = placeAt(place, i);
            const auto id = readText((*ports)[i], seaPlace, faults_);
            const auto sea = id ? known(*id, seaPlace) : std::nullopt;
            if (!sea || !isKind(*sea, {LocationKind::Sea})) {
                graphIsWhole_ = false;
                if (sea)
                    fault("port-not-on-sea", seaPlace, {idOf(city), *id});
            } else if (const auto [other, isNew] = listed.emplace(*sea, seaPlace); !isNew) {
                fault("edge-doubled", seaPlace, {idOf(city), *id, other->second});
            } else {
                if (*id < before)
                    fault("list-unsorted", seaPlace, {*id, before});
                before = *id;
                board_.locations_[indexOf(city)].portOn.push_back(*sea);
            }
        }
    }

    // Edges.

    /// A list of pairs that join locations of the allowed kinds.
    void readEdges(ObjectReader& file, std::string_view name, std::string_view refusal, Kinds allowed, std::vector<Edge>& into)
    {
        const Json* list = file.list(name);
        graphIsWhole_ = graphIsWhole_ && list != nullptr;
        EdgeList edges;
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
            if (const auto edge = readEdge((*list)[i], placeAt(file.placeOf(name), i), edges, refusal, allowed))
                into.push_back(*edge);
    }

    /// Railways join cities.
    void readRails(ObjectReader& file)
    {
        const Json* list = file.list("rails");
        EdgeList edges;
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            ObjectReader fields((*list)[i], placeAt(file.placeOf("rails"), i), faults_);
            const Json* between = fields.required("between");
            const Json* line = fields.required("line");
            fields.refuseUnknown();
            const RailLine colour = line != nullptr ? readLine(*line, fields.placeOf("line")) : RailLine::None;
            if (between == nullptr)
                continue;
            if (const auto edge = readEdge(*between, fields.placeOf("between"), edges, "rail-not-city",
                                           {LocationKind::SmallCity, LocationKind::LargeCity}))
                board_.rails_.push_back({edge->first, edge->second, colour});
        }
    }

    RailLine readLine(const Json& json, const std::string& place)
    {
        const auto colour = json.is_null() ? std::nullopt : readText(json, place, faults_);
        if (colour && colour != "white" && colour != "yellow")
            fault("rail-line-unknown", place, {*colour});
        return colour == "white" ? RailLine::White : colour == "yellow" ? RailLine::Yellow : RailLine::None;
    }

    /// The location with this id; an unknown one is reported, with the id that was probably meant.
    std::optional<LocationId> known(const std::string& id, const std::string& place)
    {
        if (const auto found = byId_.find(id); found != byId_.end())
            return found->second;
        if (!knowsPlaces_)
            return std::nullopt; // everything would be unknown; what is wrong with `locations` says it all
        const auto nearest = suggestions_++ < mostSuggestions ? board_.nearestId(id) : std::nullopt;
        fault("unknown-location", place, nearest ? std::vector{id, *nearest} : std::vector{id});
        return std::nullopt;
    }

    /// The two ends of an edge, smaller id first whatever the order in the file, or nothing if they are no two locations.
    std::optional<Edge> readPair(const Json& json, const std::string& place)
    {
        if (!isPairOf(json, &Json::is_string)) {
            fault("not-pair", place);
            return std::nullopt;
        }
        const auto first = json[0].get<std::string>();
        const auto second = json[1].get<std::string>();
        const auto a = known(first, place);
        if (first == second) {
            if (a)
                fault("edge-self", place, {first});
            return std::nullopt;
        }
        const auto b = known(second, place);
        if (!a || !b)
            return std::nullopt;
        return first < second ? Edge{*a, *b} : Edge{*b, *a};
    }

    /// True if the smaller id comes first in the file as well.
    bool checkOrder(const Json& json, const std::string& place, const Edge& edge)
    {
        const bool inOrder = json[0] == idOf(edge.first);
        if (!inOrder)
            fault("edge-order", place, {idOf(edge.second), idOf(edge.first)});
        return inOrder;
    }

    /// One pair of a list of edges, with its place in the list and its ends checked; nothing if it cannot be read or was there before.
    std::optional<Edge> readEdge(const Json& json, const std::string& place, EdgeList& edges, std::string_view refusal, Kinds allowed)
    {
        const auto edge = readPair(json, place);
        if (!edge) {
            graphIsWhole_ = false;
            return std::nullopt;
        }
        if (const auto [other, isNew] = edges.places.emplace(*edge, place); !isNew) {
            fault("edge-doubled", place, {json[0].get<std::string>(), json[1].get<std::string>(), other->second});
            return std::nullopt;
        }
        if (checkOrder(json, place, *edge)) {
            const auto ids = [this](const Edge& each) { return std::tie(idOf(each.first), idOf(each.second)); };
            const auto text = [this](const Edge& each) { return idOf(each.first) + " - " + idOf(each.second); };
            if (edges.last && ids(*edge) < ids(*edges.last))
                fault("list-unsorted", place, {text(*edge), text(*edges.last)});
            edges.last = edge;
        }
        for (const LocationId end : {edge->first, edge->second}) {
            if (isKind(end, allowed))
                continue;
            fault(refusal, place, {idOf(end)});
            graphIsWhole_ = false;
        }
        return edge;
    }

    // What stands on the map or is said about it.

    /// Where the hospitals are, each linked to a large city or a place of its own (second edition).
    void readHospitals(ObjectReader& file)
    {
        const Json* list = file.list("hospitals");
        if (list != nullptr && list->empty())
            fault("hospitals-none", file.placeOf("hospitals"));
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            ObjectReader fields((*list)[i], placeAt(file.placeOf("hospitals"), i), faults_);
            const auto id = fields.text("at");
            fields.refuseUnknown();
            const auto at = id ? known(*id, fields.placeOf("at")) : std::nullopt;
            if (!at)
                continue;
            if (isOneOf(board_.hospitals_, *at))
                fault("hospital-doubled", fields.placeOf("at"), {*id});
            else if (!isKind(*at, {LocationKind::LargeCity, LocationKind::Hospital}))
                fault("hospital-not-large-city", fields.placeOf("at"), {*id});
            else
                board_.hospitals_.push_back(*at);
        }
    }

    /// The land locations are numbered from 1 without a gap. The numbers are checked only; no screen shows them.
    void readCardNumbers(const Json& json)
    {
        ObjectReader numbers(json, "/card_numbers", faults_);
        if (!numbers.valid() || !knowsPlaces_)
            return;
        std::size_t count = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const std::string& id = board_.locations_[i].id;
            const bool isLand = isKind(static_cast<LocationId>(i), land);
            count += isLand ? 1 : 0;
            if (isLand && places_[i].knowsKind && !json.contains(id))
                fault("field-missing", numbers.placeOf(id), {id});
        }
        std::map<std::uint64_t, std::string> users;
        for (const auto& [id, number] : json.items()) {
            const std::string place = numbers.placeOf(id);
            const auto location = id.starts_with("x-") && !byId_.contains(id) ? std::nullopt : known(id, place);
            if (!location)
                continue;
            if (!isKind(*location, land))
                fault("card-number-not-land", place, {id});
            else if (!number.is_number_unsigned() || number < 1 || number > count)
                fault("card-number-wrong", place, {id, std::to_string(count)});
            else if (const auto [other, isNew] = users.emplace(number.get<std::uint64_t>(), id);
                     !isNew && other->second != id) // else a doubled key
                fault("card-number-doubled", place, {std::to_string(other->first), other->second});
        }
    }

    void readConfidence(const Json& json)
    {
        ObjectReader confidence(json, "/confidence", faults_);
        if (!confidence.valid())
            return;
        for (const auto& [name, section] : json.items()) {
            if (isOneOf(sections, name))
                readSection(name, section, confidence.placeOf(name));
            else if (!name.starts_with("x-"))
                fault("confidence-section-unknown", confidence.placeOf(name), {name});
        }
    }

    void readSection(const std::string& name, const Json& json, const std::string& place)
    {
        ObjectReader fields(json, place, faults_);
        Confidence& section = board_.confidence_.emplace_back();
        section.section = name;
        section.status = oneOf(fields, "status", statuses, "confidence-status-unknown");
        section.scope = oneOf(fields, "scope", scopes, "confidence-scope-unknown");
        if (section.status == statuses[2] && section.scope == scopes[0])
            fault("confidence-inferred-in-part", fields.placeOf("scope"));
        section.why = properText(fields, "why").value_or("");
        const Json* items = fields.optional("items");
        fields.refuseUnknown();
        if (items == nullptr || !isList(*items, fields.placeOf("items"), faults_))
            return;
        for (std::size_t i = 0; i < items->size(); ++i)
            readItem((*items)[i], placeAt(fields.placeOf("items"), i), section);
    }

    /// A location's id or an edge.
    void readItem(const Json& json, const std::string& place, Confidence& section)
    {
        if (json.is_string()) {
            if (const auto location = known(json.get<std::string>(), place))
                section.items.push_back({idOf(*location)});
        } else if (const auto edge = readPair(json, place); edge && checkOrder(json, place, *edge)) {
            section.items.push_back({idOf(edge->first), idOf(edge->second)});
        }
    }

    /// All that can be reached from a location by road or sea.
    LocationSet partOf(LocationId start) const
    {
        LocationSet part(start);
        for (LocationSet added = part; !added.empty();) {
            LocationSet next;
            added.forEach([&](LocationId location) { next |= board_.adjacent(location); });
            added = next - part;
            part |= added;
        }
        return part;
    }

    /// What only the whole map shows. A map with an unreadable edge is not judged: the fault would be a mere consequence.
    void checkWhole()
    {
        if (!graphIsWhole_)
            return;
        LocationSet seen, largestPart;
        board_.all().forEach([&](LocationId start) {
            const LocationSet part = seen.contains(start) ? LocationSet() : partOf(start);
            seen |= part;
            if (part.size() > largestPart.size())
                largestPart = part;
        });
        board_.all().forEach([&](LocationId location) {
            const std::string& place = places_[indexOf(location)].pointer;
            if (board_.isSea(location) && (board_.bySea(location) - board_.seas()).empty())
                fault("sea-without-port", place, {idOf(location)});
            if (board_.isSea(location) && (board_.bySea(location) & board_.seas()).empty())
                fault("sea-without-border", place, {idOf(location)});
            if (!largestPart.contains(location))
                fault("location-cut-off", place, {idOf(location)});
        });
    }

    static constexpr Kinds land{LocationKind::SmallCity, LocationKind::LargeCity, LocationKind::Castle};

    Faults faults_;
    Board board_;
    std::vector<Place> places_; ///< in step with the board's locations
    std::unordered_map<std::string, LocationId> byId_;
    std::array<std::unordered_map<std::string, std::string>, languageCount> byName_; ///< the id of the first one with a name
    /// The id of the first castle.
    std::string castle_;
    /// There is a list of locations to look an id up in.
    bool knowsPlaces_ = false;
    /// Every location and edge could be read, so what is missing really is missing.
    bool graphIsWhole_ = true;
    std::size_t suggestions_ = 0;
};

std::expected<Board, Faults> readBoard(std::string_view json)
{
    return BoardReader().read(json);
}

} // namespace demeter
