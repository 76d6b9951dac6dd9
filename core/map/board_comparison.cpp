#include "core/map/board_comparison.h"

#include "core/base/json_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace demeter {

namespace {

constexpr std::string_view progressFormat = "demeter-board-check/1";
/// Sixty places take ten to fifteen minutes.
constexpr int secondsForPlace = 12;
constexpr std::array<std::string_view, 5> factNames{"road", "rail", "sea-way", "size", "region"};
/// What the comparison asks about; names and coordinates are not looked at.
constexpr std::array<std::string_view, 6> askedSections{"sizes", "regions", "roads", "ports", "sea_borders", "rails"};

std::optional<RailLine> lineOf(std::string_view value)
{
    return value == "white"    ? std::optional(RailLine::White)
           : value == "yellow" ? std::optional(RailLine::Yellow)
           : value == "plain"  ? std::optional(RailLine::None)
                               : std::nullopt;
}

std::string_view valueOfLine(RailLine line)
{
    return line == RailLine::White ? "white" : line == RailLine::Yellow ? "yellow" : "plain";
}

std::optional<RailLine> railBetween(const Board& board, LocationId a, LocationId b)
{
    for (const Rail& rail : board.rails())
        if ((rail.a == a && rail.b == b) || (rail.a == b && rail.b == a))
            return rail.line;
    return std::nullopt;
}

double distanceOf(const Location& a, const Location& b)
{
    const double east = (a.longitude - b.longitude) * 0.66; // a degree of longitude in the middle of Europe
    return std::hypot(east, a.latitude - b.latitude);
}

Json pairOf(const Board& board, LocationId a, LocationId b)
{
    return Json::array({board[a].id, board[b].id});
}

std::optional<LocationId> placeFrom(const Board& board, const Json& json)
{
    return json.is_string() ? board.find(json.get<std::string>()) : std::nullopt;
}

} // namespace

BoardComparison::BoardComparison(std::shared_ptr<const Board> source, std::string text)
    : source_(std::move(source)), text_(std::move(text)), board_(*source_)
{
    findOrder();
}

void BoardComparison::findOrder()
{
    for (const Confidence& section : source_->confidence())
        if (std::ranges::find(askedSections, section.section) != askedSections.end())
            for (const auto& item : section.items)
                for (const std::string& id : item)
                    if (const auto place = source_->find(id))
                        doubtful_.insert(*place);
    LocationSet left = source_->all();
    std::optional<LocationId> last;
    const LocationSet land = source_->cities();
    for (const LocationSet part : {doubtful_ & land, land - doubtful_, source_->seas()}) {
        for (LocationSet rest = part & left; !rest.empty();) {
            std::optional<LocationId> nearest;
            rest.forEach([&](LocationId each) {
                // The first is the one that lies furthest west.
                const auto far = [&](LocationId place) {
                    return last ? distanceOf((*source_)[*last], (*source_)[place]) : (*source_)[place].longitude;
                };
                if (!nearest || far(each) < far(*nearest))
                    nearest = each;
            });
            order_.push_back(*nearest);
            rest.erase(*nearest);
            last = nearest;
        }
        left = left - part;
    }
}

void BoardComparison::goTo(LocationId place)
{
    at_ = static_cast<std::size_t>(std::ranges::find(order_, place) - order_.begin()) % order_.size();
}

std::optional<LocationId> BoardComparison::next() const
{
    for (std::size_t step = 1; step < order_.size(); ++step)
        if (const LocationId each = order_[(at_ + step) % order_.size()]; !agreed_.contains(each))
            return each;
    return std::nullopt;
}

void BoardComparison::agree()
{
    agreed_.insert(place());
    skip();
}

void BoardComparison::skip()
{
    if (const auto following = next())
        goTo(*following);
}

int BoardComparison::minutesLeft() const
{
    const auto left = static_cast<int>(order_.size() - agreedCount());
    return (left * secondsForPlace + 59) / 60;
}

std::string BoardComparison::valueOn(const Board& board, BoardFact fact)
{
    switch (fact.what) {
    case BoardFact::What::Road:
    case BoardFact::What::SeaWay:
        return board.joined(fact.a, fact.b) ? "yes" : "no";
    case BoardFact::What::Rail: {
        const auto line = railBetween(board, fact.a, fact.b);
        return line ? std::string(valueOfLine(*line)) : "none";
    }
    case BoardFact::What::Size:
        return board[fact.a].kind == LocationKind::LargeCity ? "large-city" : "small-city";
    case BoardFact::What::Region:
        return board[fact.a].region;
    }
    return {};
}

Board BoardComparison::with(const Board& board, BoardFact fact, const std::string& value)
{
    switch (fact.what) {
    case BoardFact::What::Road:
    case BoardFact::What::SeaWay:
        return board.withEdge(fact.a, fact.b, value == "yes");
    case BoardFact::What::Rail:
        return board.withRail(fact.a, fact.b, lineOf(value));
    case BoardFact::What::Size:
        return board.withSize(fact.a, value == "large-city");
    case BoardFact::What::Region:
        return board.withRegion(fact.a, value);
    }
    return board;
}

/// The ends in the order of a board file; nothing if there can be no such thing.
std::optional<BoardFact> BoardComparison::normal(BoardFact fact) const
{
    using What = BoardFact::What;
    const Board& board = *source_;
    if (!board.all().contains(fact.a) || !board.all().contains(fact.b))
        return std::nullopt;
    const auto isCity = [&](LocationId id) {
        return board[id].kind == LocationKind::SmallCity || board[id].kind == LocationKind::LargeCity;
    };
    const int seas = (board.isSea(fact.a) ? 1 : 0) + (board.isSea(fact.b) ? 1 : 0);
    if (fact.what == What::Size || fact.what == What::Region) {
        const bool fits = fact.what == What::Size ? isCity(fact.a) : seas == 0;
        return fact.a == fact.b && fits ? std::optional(fact) : std::nullopt;
    }
    if (fact.a == fact.b)
        return std::nullopt;
    if (board[fact.b].id < board[fact.a].id)
        std::swap(fact.a, fact.b);
    const bool bothLand = seas == 0;
    const bool fits = fact.what == What::Road   ? bothLand
                      : fact.what == What::Rail ? isCity(fact.a) && isCity(fact.b)
                                                : seas == 2 || (seas == 1 && (isCity(fact.a) || isCity(fact.b)));
    return fits ? std::optional(fact) : std::nullopt;
}

bool BoardComparison::allows(BoardFact fact, const std::string& value) const
{
    switch (fact.what) {
    case BoardFact::What::Road:
    case BoardFact::What::SeaWay:
        return value == "yes" || value == "no";
    case BoardFact::What::Rail:
        return value == "none" || lineOf(value).has_value();
    case BoardFact::What::Size:
        return value == "large-city" || value == "small-city";
    case BoardFact::What::Region:
        return std::ranges::any_of(source_->locations(), [&](const Location& each) { return !value.empty() && each.region == value; });
    }
    return false;
}

bool BoardComparison::set(BoardFact fact, const std::string& value)
{
    const auto usual = normal(fact);
    if (!usual || !allows(*usual, value))
        return false;
    std::string before = valueOn(board_, *usual);
    if (before == value)
        return false;
    board_ = with(board_, *usual, value);
    changes_.push_back({*usual, std::move(before), value, place()});
    return true;
}

bool BoardComparison::toggleRoad(LocationId a, LocationId b)
{
    return set({BoardFact::What::Road, a, b}, board_.joined(a, b) ? "no" : "yes");
}

bool BoardComparison::toggleSeaWay(LocationId a, LocationId b)
{
    return set({BoardFact::What::SeaWay, a, b}, board_.joined(a, b) ? "no" : "yes");
}

bool BoardComparison::toggleRail(LocationId a, LocationId b, RailLine line)
{
    return set({BoardFact::What::Rail, a, b}, railBetween(board_, a, b) == line ? "none" : std::string(valueOfLine(line)));
}

bool BoardComparison::toggleSize(LocationId city)
{
    return set({BoardFact::What::Size, city, city}, board_[city].kind == LocationKind::LargeCity ? "small-city" : "large-city");
}

bool BoardComparison::setRegion(LocationId place, const std::string& region)
{
    return set({BoardFact::What::Region, place, place}, region);
}

void BoardComparison::undo()
{
    if (changes_.empty())
        return;
    const Change last = std::move(changes_.back());
    changes_.pop_back();
    board_ = with(board_, last.fact, last.before);
    goTo(last.at);
}

std::vector<BoardDifference> BoardComparison::differences() const
{
    std::map<BoardFact, std::string> now;
    for (const Change& change : changes_)
        now[change.fact] = change.value;
    std::vector<BoardDifference> found;
    for (const auto& [fact, value] : now)
        if (value != valueOn(*source_, fact))
            found.push_back({fact, value});
    return found;
}

std::string BoardComparison::boardJson(const std::string& name, const std::string& date) const
{
    auto json = parseJson(text_);
    if (!json || !json->is_object())
        return {};
    Json& file = *json;
    file["name"] = name;
    for (Json& entry : file["locations"]) {
        const auto id = placeFrom(*source_, entry["id"]);
        if (!id)
            continue;
        const Location& location = board_[*id];
        if (location.kind == LocationKind::SmallCity || location.kind == LocationKind::LargeCity)
            entry["kind"] = valueOn(board_, {BoardFact::What::Size, *id, *id});
        if (!location.region.empty())
            entry["region"] = location.region;
        entry["port_on"] = Json::array();
        for (const LocationId sea : location.portOn)
            entry["port_on"].push_back(board_[sea].id);
    }
    file["roads"] = Json::array();
    for (const auto& [a, b] : board_.roads())
        file["roads"].push_back(pairOf(board_, a, b));
    file["sea_borders"] = Json::array();
    for (const auto& [a, b] : board_.seaBorders())
        file["sea_borders"].push_back(pairOf(board_, a, b));
    file["rails"] = Json::array();
    for (const Rail& rail : board_.rails()) {
        Json line;
        if (rail.line != RailLine::None)
            line = valueOfLine(rail.line);
        file["rails"].push_back(Json{{"between", pairOf(board_, rail.a, rail.b)}, {"line", line}});
    }
    file["x-confirmed"] = Json{{"date", date}, {"agreed", agreedCount()}, {"places", order_.size()}};
    return dumpJson(file, 1) + '\n';
}

Faults BoardComparison::faults() const
{
    auto read = readBoard(boardJson(source_->name(), {}));
    return read ? Faults{} : std::move(read.error());
}

std::string BoardComparison::progressJson() const
{
    Json json{{"format", progressFormat}, {"board", source_->id()}, {"at", (*source_)[place()].id}};
    json["agreed"] = Json::array();
    agreed_.forEach([&](LocationId each) { json["agreed"].push_back((*source_)[each].id); });
    json["changes"] = Json::array();
    for (const Change& change : changes_)
        json["changes"].push_back(Json{{"what", factNames[static_cast<std::size_t>(change.fact.what)]},
                                       {"between", pairOf(*source_, change.fact.a, change.fact.b)},
                                       {"is", change.value},
                                       {"at", (*source_)[change.at].id}});
    return dumpJson(json, 1) + '\n';
}

bool BoardComparison::resume(std::string_view progress)
{
    const auto json = parseJson(progress);
    if (!json || !json->is_object() || json->value("format", Json()) != progressFormat || json->value("board", Json()) != source_->id())
        return false;
    BoardComparison read(source_, text_);
    const Json agreed = json->value("agreed", Json()), changes = json->value("changes", Json());
    if (!agreed.is_array() || !changes.is_array())
        return false;
    for (const Json& each : changes) {
        if (!each.is_object())
            return false;
        const Json what = each.value("what", Json()), between = each.value("between", Json()), is = each.value("is", Json());
        const auto* name = std::ranges::find(factNames, what.is_string() ? what.get<std::string>() : std::string());
        if (name == factNames.end() || !between.is_array() || between.size() != 2 || !is.is_string())
            return false;
        const auto a = placeFrom(*source_, between[0]), b = placeFrom(*source_, between[1]);
        const auto at = placeFrom(*source_, each.value("at", Json()));
        if (!a || !b || !at)
            return false;
        const BoardFact fact{static_cast<BoardFact::What>(name - factNames.begin()), *a, *b};
        if (!normal(fact) || !allows(fact, is.get<std::string>()))
            return false;
        read.goTo(*at);
        read.set(fact, is.get<std::string>()); // false where a newer program knows it by itself
    }
    for (const Json& each : agreed) {
        const auto place = placeFrom(*source_, each);
        if (!place)
            return false;
        read.agreed_.insert(*place);
    }
    const auto at = placeFrom(*source_, json->value("at", Json()));
    if (!at)
        return false;
    read.goTo(*at);
    *this = std::move(read);
    return true;
}

std::vector<RailLine> railLinesOf(const Board& board)
{
    std::vector<RailLine> lines;
    for (const RailLine line : {RailLine::White, RailLine::Yellow, RailLine::None})
        if (std::ranges::find(board.rails(), line, &Rail::line) != board.rails().end())
            lines.push_back(line);
    return lines;
}

std::vector<std::string> regionsOf(const Board& board)
{
    std::vector<std::string> regions;
    for (const Location& location : board.locations())
        if (!location.region.empty())
            regions.push_back(location.region);
    std::ranges::sort(regions);
    const auto same = std::ranges::unique(regions);
    regions.erase(same.begin(), same.end());
    return regions;
}

std::string renamedBoard(std::string_view boardJson, const std::string& name)
{
    auto json = parseJson(boardJson);
    if (!json || !json->is_object())
        return {};
    (*json)["name"] = name;
    return dumpJson(*json, 1) + '\n';
}

std::optional<BoardConfirmed> confirmedOf(std::string_view boardJson)
{
    const auto json = parseJson(boardJson);
    if (!json || !json->is_object())
        return std::nullopt;
    const Json confirmed = json->value("x-confirmed", Json());
    if (!confirmed.is_object())
        return std::nullopt;
    const Json date = confirmed.value("date", Json()), agreed = confirmed.value("agreed", Json()),
               places = confirmed.value("places", Json());
    if (!date.is_string() || !agreed.is_number_unsigned() || !places.is_number_unsigned() || agreed > places || places > maxLocations)
        return std::nullopt;
    return BoardConfirmed{date.get<std::string>(), agreed.get<std::size_t>(), places.get<std::size_t>()};
}

} // namespace demeter
