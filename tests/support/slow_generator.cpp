#include "tests/support/slow_generator.h"

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

namespace demeter::slow {
namespace {

using nlohmann::json;
using Strings = std::set<std::string>;

/// The map as its file says it: who is joined to whom, in words.
struct Map {
    Strings seas;
    std::string castle;
    std::set<std::pair<std::string, std::string>> roads;   // both directions
    std::set<std::pair<std::string, std::string>> borders; // sea and sea, both directions
    std::set<std::pair<std::string, std::string>> anchors; // city and sea
    std::vector<std::string> cards;                        // every location with a card
};

Map mapOf(const json& board)
{
    Map map;
    for (const json& location : board.at("locations")) {
        const std::string id = location.at("id");
        if (location.at("kind") == "sea")
            map.seas.insert(id);
        if (location.at("kind") == "castle")
            map.castle = id;
        if (location.value("location_card", true))
            map.cards.push_back(id);
        if (location.contains("port_on"))
            for (const json& sea : location.at("port_on"))
                map.anchors.emplace(id, sea.get<std::string>());
    }
    const auto bothWays = [&](const char* field, std::set<std::pair<std::string, std::string>>& joined) {
        for (const json& edge : board.at(field)) {
            const std::string a = edge[0], b = edge[1];
            joined.emplace(a, b);
            joined.emplace(b, a);
        }
    };
    bothWays("roads", map.roads);
    bothWays("sea_borders", map.borders);
    return map;
}

struct Place {
    std::string location; // empty: none
    Strings powers;
    bool empty() const { return location.empty() && powers.empty(); }
};

/// What decides the movement step. Slot n is `trail[n]`; `trail[0]` is not used and `trail[7]` holds what has left slot 6.
struct Table {
    std::vector<Place> trail = std::vector<Place>(8);
    std::vector<std::string> lairs; // three spaces, empty text: free
    std::string bond;               // empty: none
    Strings tokenCities;
    std::string printing;
    bool anyWithMisdirect = false; // OPEN-25
};

Table tableOf(const json& position, const std::string& printing)
{
    Table table;
    table.printing = printing;
    std::size_t slot = 0;
    for (const json& hideout : position.at("trail")) {
        ++slot;
        if (hideout.is_null())
            continue;
        table.trail[slot].location = hideout.value("location", std::string());
        if (hideout.contains("powers"))
            for (const json& power : hideout.at("powers"))
                table.trail[slot].powers.insert(power.get<std::string>());
    }
    if (position.contains("lairs"))
        for (const json& lair : position.at("lairs"))
            table.lairs.push_back(lair.at("location"));
    table.lairs.resize(3);
    if (position.contains("hideBond")) {
        if (position.at("hideBond").is_string())
            table.bond = position.at("hideBond");
    } else {
        for (std::size_t hide = 1; hide <= 6; ++hide)
            if (table.trail[hide].powers.contains("hide"))
                for (std::size_t right = hide + 1; right <= 6 && table.bond.empty(); ++right)
                    table.bond = table.trail[right].location;
    }
    if (position.contains("tokens"))
        for (const char* kind : {"consecratedGround", "heavenlyHosts"})
            if (position.at("tokens").contains(kind))
                for (const json& city : position.at("tokens").at(kind))
                    table.tokenCities.insert(city.get<std::string>());
    return table;
}

bool isCity(const Map& map, const std::string& location)
{
    return !map.seas.contains(location);
}

bool locationOnTrail(const Table& table, const std::string& location)
{
    return std::ranges::any_of(table.trail, [&](const Place& place) { return place.location == location; });
}

bool inLair(const Table& table, const std::string& location)
{
    return std::ranges::find(table.lairs, location) != table.lairs.end();
}

bool locationInDeck(const Table& table, const std::string& location)
{
    return !locationOnTrail(table, location) && !inLair(table, location);
}

bool powerInDeck(const Table& table, const std::string& power)
{
    return std::ranges::none_of(table.trail, [&](const Place& place) { return place.powers.contains(power); });
}

std::string current(const Table& table)
{
    for (std::size_t slot = 1; slot <= 6; ++slot)
        if (!table.trail[slot].location.empty())
            return table.trail[slot].location;
    return {};
}

/// Rows 1 and 2 of the table: a plain move from `from` to `to`.
bool plainMove(const Map& map, const Table& table, const std::string& from, const std::string& to)
{
    if (isCity(map, to)) {
        if (!locationInDeck(table, to) && !inLair(table, to))
            return false;
        if (table.tokenCities.contains(to))
            return false;
        return map.roads.contains({from, to}) || map.anchors.contains({to, from});
    }
    if (!locationInDeck(table, to))
        return false;
    return map.anchors.contains({from, to}) || map.borders.contains({from, to});
}

/// Row 6: cities that a wolf reaches, walking one step at a time and never onto a token city.
Strings wolfWalk(const Map& map, const Table& table, const std::string& from)
{
    Strings reached;
    if (table.printing == "es" && table.tokenCities.contains(from)) // PR-34: every road that touches the city is closed
        return reached;
    const bool atSea = !isCity(map, from);
    Strings edge{from};
    for (int step = 0; step < 2; ++step) {
        Strings next;
        for (const std::string& here : edge)
            for (const std::string& there : map.cards) {
                if (!isCity(map, there) || table.tokenCities.contains(there))
                    continue;
                const bool lands = atSea && step == 0;
                if (lands ? map.anchors.contains({there, here}) : map.roads.contains({here, there}))
                    next.insert(there);
            }
        reached.insert(next.begin(), next.end());
        edge = next;
    }
    reached.erase(from);
    return reached;
}

/// Hide stays where it is, but its bond ends when the bonded card is gone (HIDE-2), and with Hide itself.
void mendBond(Table& table)
{
    if (!table.bond.empty() && (!locationOnTrail(table, table.bond) || powerInDeck(table, "hide")))
        table.bond.clear();
}

struct Branch {
    std::string text;
    Table after;
};

/// What can be done with the hideout that leaves slot 6, each with the table after it.
std::vector<Branch> slides(const Map& map, const Table& before)
{
    Table slid = before;
    for (std::size_t slot = 7; slot >= 2; --slot)
        slid.trail[slot] = slid.trail[slot - 1];
    slid.trail[1] = {};
    const Place leaving = slid.trail[7];
    slid.trail[7] = {};
    mendBond(slid);
    if (leaving.empty())
        return {{"-", slid}};

    std::vector<Branch> branches{{"mature", slid}};
    if (leaving.location.empty() || !isCity(map, leaving.location)) // LAIR-4, OPEN-8
        return branches;
    const auto free = std::ranges::find(slid.lairs, std::string());
    if (free != slid.lairs.end()) {
        Table with = slid;
        with.lairs[static_cast<std::size_t>(free - slid.lairs.begin())] = leaving.location;
        branches.push_back({"lair", with});
        return branches;
    }
    for (std::size_t space = 0; space < 3; ++space) {
        Table with = slid;
        with.lairs[space] = leaving.location;
        branches.push_back({"lair:clear=" + slid.lairs[space], with});
    }
    return branches;
}

Table withLocation(Table table, const std::string& location)
{
    std::ranges::replace(table.lairs, location, std::string());
    table.trail[1].location = location;
    return table;
}

Table withPower(Table table, const std::string& power)
{
    table.trail[1].powers.insert(power);
    return table;
}

/// Rows 1 to 7 of the table, for a table after the slide on which Dracula is at `c`.
std::vector<Branch> onePlay(const Map& map, const Table& slid, const std::string& c)
{
    std::vector<Branch> branches;
    for (const std::string& to : map.cards)
        if (plainMove(map, slid, c, to))
            branches.push_back({to, withLocation(slid, to)});

    const bool mayStay = isCity(map, c) && !slid.tokenCities.contains(c);
    for (const char* power : {"dark-call", "feed"})
        if (mayStay && powerInDeck(slid, power))
            branches.push_back({power, withPower(slid, power)});
    Table hidden = withPower(slid, "hide");
    hidden.bond = c;
    if (mayStay && powerInDeck(slid, "hide"))
        branches.push_back({"hide", hidden});

    if (powerInDeck(slid, "wolf-form")) {
        for (const std::string& to : wolfWalk(map, slid, c))
            if (locationInDeck(slid, to) || inLair(slid, to))
                branches.push_back({"wolf-form+" + to, withPower(withLocation(slid, to), "wolf-form")});
        if (mayStay && powerInDeck(slid, "hide"))
            branches.push_back({"wolf-form+hide", withPower(hidden, "wolf-form")});
    }
    return branches;
}

/// All rows of the table, for a table after the slide.
std::vector<Branch> plays(const Map& map, const Table& slid)
{
    const std::string c = current(slid);
    if (c.empty())
        return {};
    std::vector<Branch> branches = onePlay(map, slid, c);

    if (powerInDeck(slid, "misdirect"))
        for (std::size_t slot = 2; slot <= 6; ++slot) {
            const Place& target = slid.trail[slot];
            if (target.location.empty() || !target.powers.empty() || target.location == map.castle || target.location == slid.bond)
                continue;
            const bool mayTakeCurrent = slid.printing == "es" || slid.printing == "pl"; // PR-16
            if (target.location == c && !mayTakeCurrent)
                continue;
            Table cleared = slid;
            cleared.trail[slot] = {};
            cleared.trail[slot].powers.insert("misdirect");
            const std::string misdirect = "misdirect@" + std::to_string(slot) + "+";
            if (slid.anyWithMisdirect) { // any card may follow; without his own card on the trail he needs another one (INV-3)
                for (const Branch& next : onePlay(map, cleared, c))
                    if (target.location != c || !next.after.trail[1].location.empty())
                        branches.push_back({misdirect + next.text, next.after});
                continue;
            }
            for (const std::string& to : map.cards)
                if (plainMove(map, cleared, c, to))
                    branches.push_back({misdirect + to, withLocation(cleared, to)});
        }
    return branches;
}

std::vector<Branch> steps(const Map& map, const Table& before)
{
    std::vector<Branch> branches;
    for (const Branch& slide : slides(map, before))
        for (Branch& play : plays(map, slide.after))
            branches.push_back({slide.text + ";" + play.text, std::move(play.after)});
    return branches;
}

std::uint64_t count(const Map& map, const Table& table, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t sum = 0;
    for (const Branch& branch : steps(map, table))
        sum += depth == 1 ? 1 : count(map, branch.after, depth - 1);
    return sum;
}

} // namespace

std::set<std::string> choices(const json& position, const json& board, const std::string& printing, bool anyWithMisdirect)
{
    Table table = tableOf(position, printing);
    table.anyWithMisdirect = anyWithMisdirect;
    std::set<std::string> texts;
    for (const Branch& branch : steps(mapOf(board), table))
        texts.insert(branch.text);
    return texts;
}

std::uint64_t slowPerft(const json& position, const json& board, const std::string& printing, int depth, bool anyWithMisdirect)
{
    Table table = tableOf(position, printing);
    table.anyWithMisdirect = anyWithMisdirect;
    return count(mapOf(board), table, depth);
}

std::map<std::string, std::uint64_t> slowDivide(const json& position, const json& board, const std::string& printing, int depth)
{
    std::map<std::string, std::uint64_t> counts;
    const Map map = mapOf(board);
    for (const Branch& branch : steps(map, tableOf(position, printing)))
        counts[branch.text] += count(map, branch.after, depth - 1);
    return counts;
}

} // namespace demeter::slow
