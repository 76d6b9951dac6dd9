#include "tests/support/slow_second_edition.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

namespace demeter::slow {
namespace {

using nlohmann::json;
using Strings = std::set<std::string>;
using Joined = std::set<std::pair<std::string, std::string>>;

/// The map as its file says it.
struct SecondMap {
    Strings seas, cards;
    std::string castle;
    Joined roads, borders, anchors; // each in both directions
};

SecondMap secondMap(const json& board)
{
    SecondMap map;
    const auto join = [](Joined& into, const std::string& a, const std::string& b) {
        into.emplace(a, b);
        into.emplace(b, a);
    };
    for (const json& location : board.at("locations")) {
        const std::string id = location.at("id");
        if (location.at("kind") == "sea")
            map.seas.insert(id);
        if (location.at("kind") == "castle")
            map.castle = id;
        if (location.value("location_card", true))
            map.cards.insert(id);
        for (const json& sea : location.value("port_on", json::array()))
            join(map.anchors, id, sea);
    }
    for (const json& edge : board.at("roads"))
        join(map.roads, edge[0], edge[1]);
    for (const json& edge : board.at("sea_borders"))
        join(map.borders, edge[0], edge[1]);
    return map;
}

/// A space of the trail: a location or none, and the powers with it.
struct Space {
    std::string location;
    Strings powers;
};

struct SecondTable {
    std::vector<Space> trail; // the newest first
    Strings catacombs;
    std::string bond, ground, storm;
    Strings tokenCities;
    int blood = 15;
    bool night = false, rufus = false;
    int sailed = 0; // moves from zone to zone
    std::string port, from;
};

/// The place where he is.
std::string here(const SecondTable& table)
{
    for (const Space& space : table.trail)
        if (!space.location.empty())
            return space.location;
    return {};
}

SecondTable secondTable(const json& position, const SecondMap& map)
{
    SecondTable table;
    for (const json& space : position.at("trail")) {
        if (space.is_null())
            continue;
        Space read{space.value("location", std::string()), {}};
        for (const json& power : space.value("powers", json::array()))
            read.powers.insert(power.get<std::string>());
        table.trail.push_back(read);
    }
    for (const json& card : position.value("catacombs", json::array()))
        table.catacombs.insert(card.at("location").get<std::string>());
    const json tokens = position.value("tokens", json::object());
    for (const json& city : tokens.value("sacredHosts", json::array()))
        table.tokenCities.insert(city.get<std::string>());
    table.ground = tokens.value("consecratedGround", std::string());
    if (!table.ground.empty())
        table.tokenCities.insert(table.ground);
    if (tokens.contains("storm"))
        table.storm = tokens.at("storm").at("zone");
    table.blood = position.value("blood", 15);
    const json time = position.value("time", json("dawn"));
    table.night = time.is_number() ? time.get<int>() > 3 : time == "twilight" || time == "midnight" || time == "small-hours";
    table.rufus = position.value("allies", json::object()).value("hunters", std::string()) == "rufus-smith";
    for (std::size_t n = 0; n < table.trail.size(); ++n)
        if (table.trail[n].powers.contains("hide")) {
            table.bond = position.value("hideBond", std::string());
            for (std::size_t right = n + 1; right < table.trail.size() && table.bond.empty(); ++right)
                table.bond = table.trail[right].location;
        }
    if (map.seas.contains(here(table))) {
        const json sea = position.value("sea", json::object());
        std::size_t zones = 0;
        while (zones < table.trail.size() && map.seas.contains(table.trail[zones].location))
            ++zones;
        Strings order;
        std::vector<std::string> others; // locations behind the first one
        for (std::size_t n = 1; n < table.trail.size(); ++n)
            if (!table.trail[n].location.empty())
                others.push_back(table.trail[n].location);
        table.sailed = zones < table.trail.size() ? static_cast<int>(zones) - 1 : sea.value("sailingMoves", 0);
        table.port = sea.value("portSailedFrom", std::string());
        if (others.size() >= zones)
            table.port = others[zones - 1];
        table.from = !others.empty() ? others.front() : sea.value("cameFrom", table.sailed == 0 ? table.port : std::string());
    }
    return table;
}

/// One thing that can be played.
struct SecondPlay {
    std::string location;
    Strings powers;
    std::string text() const
    {
        std::string line;
        for (const char* power : {"wolf-form", "dark-call", "double-back", "feed", "hide"})
            if (powers.contains(power))
                line += (line.empty() ? "" : "+") + std::string(power);
        return location.empty() ? line : line + (line.empty() ? "" : "+") + location;
    }
};

bool hasOnTrail(const SecondTable& table, const std::string& location)
{
    return std::ranges::any_of(table.trail, [&](const Space& space) { return space.location == location; });
}

bool powerFree(const SecondTable& table, const std::string& power)
{
    return std::ranges::none_of(table.trail, [&](const Space& space) { return space.powers.contains(power); });
}

/// One or two roads, neither passing nor reaching a city with a token or a place without a card.
bool wolfReaches(const SecondTable& table, const SecondMap& map, const std::string& to)
{
    const auto clear = [&](const std::string& city) { return map.cards.contains(city) && !table.tokenCities.contains(city); };
    const std::string from = here(table);
    if (to == from || !clear(to))
        return false;
    if (map.roads.contains({from, to}))
        return true;
    return std::ranges::any_of(map.cards, [&](const std::string& between) {
        return clear(between) && map.roads.contains({from, between}) && map.roads.contains({between, to});
    });
}

std::vector<SecondPlay> secondPlays(const SecondTable& table, const SecondMap& map)
{
    std::vector<SecondPlay> plays;
    const std::string from = here(table);
    const bool atSea = map.seas.contains(from), mustLeave = from == table.ground;
    const auto inDeck = [&](const std::string& location) {
        return map.cards.contains(location) && !hasOnTrail(table, location) && !table.catacombs.contains(location) &&
               !table.tokenCities.contains(location);
    };
    const auto lies = [&](const std::string& location) { return hasOnTrail(table, location) || table.catacombs.contains(location); };
    const bool sailsFree = !table.rufus && table.sailed % 2 == 0;
    for (const std::string& to : map.cards) {
        const bool sea = map.seas.contains(to);
        if (inDeck(to) && to != from) {
            if (!atSea && !sea && map.roads.contains({from, to}))
                plays.push_back({to, {}});
            if (!atSea && sea && map.anchors.contains({from, to}) && table.blood >= 2 && to != table.storm)
                plays.push_back({to, {}});
            if (atSea && !sea && map.anchors.contains({from, to}) && to != table.port)
                plays.push_back({to, {}});
            if (atSea && sea && map.borders.contains({from, to}) && (sailsFree || table.blood >= 2) && to != table.storm &&
                to != table.from)
                plays.push_back({to, {}});
        }
        if (atSea || to == from)
            continue;
        if (powerFree(table, "double-back") && lies(to)) {
            if (!sea && map.roads.contains({from, to}) && !table.tokenCities.contains(to))
                plays.push_back({to, {"double-back"}});
            if (sea && map.anchors.contains({from, to}) && to != table.storm && table.blood >= 2)
                plays.push_back({to, {"double-back"}});
        }
        if (table.night && table.blood >= 2 && powerFree(table, "wolf-form") && !sea && wolfReaches(table, map, to)) {
            if (inDeck(to))
                plays.push_back({to, {"wolf-form"}});
            if (lies(to) && powerFree(table, "double-back"))
                plays.push_back({to, {"wolf-form", "double-back"}});
        }
    }
    if (atSea || mustLeave)
        return plays;
    if (table.night && table.blood >= 3 && powerFree(table, "dark-call"))
        plays.push_back({{}, {"dark-call"}});
    if (table.night && powerFree(table, "feed"))
        plays.push_back({{}, {"feed"}});
    if (powerFree(table, "hide"))
        plays.push_back({{}, {"hide"}});
    if (powerFree(table, "hide") && table.night && table.blood >= 2 && powerFree(table, "wolf-form"))
        plays.push_back({{}, {"hide", "wolf-form"}});
    return plays;
}

bool mayGoToCatacombs(const SecondTable& table, const SecondMap& map, const SecondPlay& play)
{
    const bool back = play.powers.contains("double-back");
    if (table.trail.size() < 6 || (back && hasOnTrail(table, play.location)))
        return false;
    const std::string leaving = table.trail[5].location;
    if (leaving.empty() || map.seas.contains(leaving) || leaving == map.castle || table.tokenCities.contains(leaving))
        return false;
    return table.catacombs.size() - (back ? 1 : 0) < 3;
}

SecondTable carriedOut(SecondTable table, const SecondMap& map, const SecondPlay& play, bool catacombs)
{
    const std::string from = here(table);
    const bool fromSea = map.seas.contains(from), toSea = map.seas.contains(play.location);
    Space played{play.location, play.powers};
    std::optional<Space> left;
    if (play.powers.contains("double-back") && hasOnTrail(table, play.location)) {
        const auto taken = std::ranges::find(table.trail, play.location, &Space::location);
        played.powers.insert(taken->powers.begin(), taken->powers.end());
        table.trail.erase(taken);
    } else {
        table.catacombs.erase(play.location);
        if (table.trail.size() == 6) {
            left = table.trail.back();
            table.trail.pop_back();
        }
    }
    table.trail.insert(table.trail.begin(), played);
    if (left && catacombs)
        table.catacombs.insert(left->location);
    if (left && left->powers.contains("hide"))
        table.bond.clear();
    if (!table.bond.empty() && !hasOnTrail(table, table.bond)) {
        std::erase_if(table.trail, [](const Space& space) { return space.powers.contains("hide"); });
        table.bond.clear();
    }
    if (play.powers.contains("hide"))
        table.bond = from;

    if (toSea && (!fromSea || table.rufus || table.sailed % 2 == 1))
        table.blood -= 1;
    if (play.powers.contains("wolf-form"))
        table.blood -= 1;
    if (play.powers.contains("dark-call"))
        table.blood -= 2;
    if (play.powers.contains("feed"))
        table.blood += 1;
    if (play.location == map.castle)
        table.blood += 2;
    table.blood = std::min(table.blood, 15);
    if (toSea) {
        table.sailed = fromSea ? table.sailed + 1 : 0;
        if (!fromSea)
            table.port = from;
        table.from = from;
    } else if (!play.location.empty()) {
        table.sailed = 0;
        table.port.clear();
        table.from.clear();
    }
    return table;
}

std::uint64_t countDown(const SecondTable& table, const SecondMap& map, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t sum = 0;
    for (const SecondPlay& play : secondPlays(table, map))
        for (const bool catacombs : {false, true})
            if (!catacombs || mayGoToCatacombs(table, map, play))
                sum += countDown(carriedOut(table, map, play, catacombs), map, depth - 1);
    return sum;
}

} // namespace

std::set<std::string> secondChoices(const json& position, const json& board)
{
    const SecondMap map = secondMap(board);
    const SecondTable table = secondTable(position, map);
    std::set<std::string> texts;
    for (const SecondPlay& play : secondPlays(table, map)) {
        texts.insert(play.text());
        if (mayGoToCatacombs(table, map, play))
            texts.insert(play.text() + ";catacombs");
    }
    return texts;
}

std::uint64_t secondPerft(const json& position, const json& board, int depth)
{
    const SecondMap map = secondMap(board);
    return countDown(secondTable(position, map), map, depth);
}

} // namespace demeter::slow
