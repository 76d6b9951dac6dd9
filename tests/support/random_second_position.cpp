#include "tests/support/random_second_position.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace demeter {
namespace {

using nlohmann::json;
using Strings = std::vector<std::string>;

/// Makes one position. Distributions of the standard library differ between platforms, so plain remainders are used.
class SecondMaker {
public:
    SecondMaker(std::mt19937_64& random, const json& board) : random_(random)
    {
        for (const json& location : board.at("locations")) {
            if (!location.value("location_card", true))
                continue;
            const std::string id = location.at("id");
            (location.at("kind") == "sea" ? seas_ : cities_).push_back(id);
            if (location.at("kind") == "castle")
                castle_ = id;
            for (const json& sea : location.value("port_on", json::array())) {
                anchors_[id].push_back(sea);
                anchors_[sea].push_back(id);
            }
        }
        for (const json& edge : board.at("roads")) {
            if (!isCity(edge[0]) || !isCity(edge[1])) // the hospital has no card
                continue;
            roads_[edge[0]].push_back(edge[1]);
            roads_[edge[1]].push_back(edge[0]);
        }
        for (const json& edge : board.at("sea_borders")) {
            borders_[edge[0]].push_back(edge[1]);
            borders_[edge[1]].push_back(edge[0]);
        }
    }

    json make()
    {
        json position{{"format", "demeter-position/2"}, {"game", "fury-2e"}, {"board", "fury-2e"}};
        position["time"] = 1 + static_cast<int>(below(6));
        position["blood"] = oneIn(2) ? 1 + static_cast<int>(below(3)) : 1 + static_cast<int>(below(15));
        json trail = json::array();
        if (oneIn(3))
            addTrip(trail);
        else
            addPowers(trail);
        while (trail.size() < 6 && (!hasLocation(trail) || !oneIn(7)))
            addCity(trail);
        position["trail"] = trail;
        addTripFacts(position);
        if (const json* bound = boundCity(trail); bound != nullptr && !oneIn(3))
            position["hideBond"] = *bound;
        addCatacombs(position);
        addTokens(position);
        if (oneIn(6))
            position["allies"]["hunters"] = "rufus-smith";
        return position;
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    const std::string& any(const Strings& list) { return list[below(list.size())]; }
    bool isCity(const std::string& id) const { return std::ranges::find(cities_, id) != cities_.end(); }
    bool isSea(const std::string& id) const { return std::ranges::find(seas_, id) != seas_.end(); }
    bool hasLocation(const json& trail) const
    {
        return std::ranges::any_of(trail, [](const json& space) { return space.contains("location"); });
    }
    std::string lastLocation(const json& trail) const
    {
        for (auto space = trail.rbegin(); space != trail.rend(); ++space)
            if (space->contains("location"))
                return space->at("location");
        return {};
    }
    /// A card of the list that lies nowhere yet; an empty text if there is none.
    std::string fresh(const Strings& list)
    {
        for (int tries = 0; tries < 12 && !list.empty(); ++tries)
            if (const std::string& id = any(list); used_.insert(id).second)
                return id;
        return {};
    }

    void addTrip(json& trail)
    {
        std::string zone = fresh(seas_);
        trail.push_back({{"location", zone}});
        const std::size_t longest = 1 + below(4);
        while (trail.size() < longest) {
            const std::string next = fresh(borders_[zone]);
            if (next.empty())
                break;
            trail.push_back({{"location", next}});
            zone = next;
        }
        oldest_ = zone;
        trip_ = trail.size();
        // Mostly the port that he sailed from lies right of it; else the trail was cleared at sea.
        if (const std::string port = oneIn(3) ? std::string() : fresh(anchors_[zone]); !port.empty()) {
            if (oneIn(5))
                powerAlone(trail);
            trail.push_back({{"location", port}});
        } else {
            ends_ = true;
            if (oneIn(3))
                powerAlone(trail);
        }
    }

    void powerAlone(json& trail)
    {
        const std::string power = oneIn(2) ? "dark-call" : "feed";
        if (powers_.insert(power).second)
            trail.push_back({{"powers", {power}}});
    }

    void addPowers(json& trail)
    {
        for (const char* power : {"feed", "dark-call", "hide"})
            if (oneIn(4) && powers_.insert(power).second) {
                json powers{power};
                if (std::string(power) == "hide" && oneIn(4) && powers_.insert("wolf-form").second)
                    powers.push_back("wolf-form");
                trail.push_back({{"powers", powers}});
            }
    }

    void addCity(json& trail)
    {
        if (ends_ && trail.size() >= trip_) { // whatever lies right of the trip would name its port
            if (trail.size() < 6)
                trail.push_back({{"location", fresh(anchors_[oldest_].empty() ? cities_ : anchors_[oldest_])}});
            if (trail.back().at("location") == "")
                trail.erase(trail.size() - 1);
            else
                ends_ = false;
            return;
        }
        const std::string from = lastLocation(trail);
        std::string city = from.empty() || isSea(from) || oneIn(8) ? fresh(cities_) : fresh(roads_[from]);
        if (city.empty())
            city = fresh(cities_);
        json space{{"location", city}};
        json powers = json::array();
        if (oneIn(6) && powers_.insert("wolf-form").second)
            powers.push_back("wolf-form");
        if (oneIn(6) && powers_.insert("double-back").second)
            powers.push_back("double-back");
        if (!powers.empty())
            space["powers"] = powers;
        trail.push_back(space);
    }

    void addTripFacts(json& position)
    {
        const json& trail = position.at("trail");
        if (trip_ == 0)
            return;
        std::size_t zones = 0, locations = 0;
        while (zones < trail.size() && trail[zones].contains("location") && isSea(trail[zones].at("location")))
            ++zones;
        for (const json& space : trail)
            locations += space.contains("location");
        json sea = json::object();
        int moves = static_cast<int>(zones) - 1;
        if (zones == trail.size()) {
            moves += static_cast<int>(below(3));
            sea["sailingMoves"] = moves;
        }
        const bool whole = moves == static_cast<int>(zones) - 1;
        if (locations == zones) {
            Strings ports;
            for (const std::string& city : cities_)
                if (!anchors_[city].empty())
                    ports.push_back(city);
            sea["portSailedFrom"] = any(whole ? anchors_[oldest_] : ports);
        }
        if (locations == 1 && moves > 0)
            sea["cameFrom"] = any(borders_[trail[0].at("location")]);
        if (!sea.empty())
            position["sea"] = sea;
    }

    /// Any city of the trail, if Hide lies there.
    const json* boundCity(const json& trail)
    {
        if (!powers_.contains("hide"))
            return nullptr;
        std::vector<const json*> cities;
        for (const json& space : trail)
            if (space.contains("location") && !isSea(space.at("location")))
                cities.push_back(&space.at("location"));
        return cities.empty() ? nullptr : cities[below(cities.size())];
    }

    void addCatacombs(json& position)
    {
        json catacombs = json::array();
        const std::string near = lastLocation(position.at("trail"));
        for (std::size_t count = below(4); count > 0; --count) {
            const std::string city = !isSea(near) && oneIn(2) ? fresh(roads_[near]) : fresh(cities_);
            if (!city.empty() && city != castle_ && isCity(city))
                catacombs.push_back({{"location", city}});
        }
        if (!catacombs.empty())
            position["catacombs"] = catacombs;
    }

    void addTokens(json& position)
    {
        json tokens = json::object();
        const std::string here = lastLocation(json::array({position.at("trail")[0]}));
        const auto place = [&] {
            return !here.empty() && !roads_[here].empty() && !oneIn(3) ? (oneIn(4) ? here : any(roads_[here])) : any(cities_);
        };
        std::set<std::string> hosts;
        for (std::size_t count = below(4); count > 0; --count)
            if (const std::string city = place(); isCity(city))
                hosts.insert(city);
        if (!hosts.empty())
            tokens["sacredHosts"] = hosts;
        if (oneIn(3))
            if (const std::string city = place();
                isCity(city) && city != castle_ && std::ranges::find(roads_[castle_], city) == roads_[castle_].end())
                tokens["consecratedGround"] = city;
        if (oneIn(3))
            tokens["storm"] = {{"zone", any(seas_)}};
        if (!tokens.empty())
            position["tokens"] = tokens;
    }

    std::mt19937_64& random_;
    Strings seas_, cities_;
    std::string castle_, oldest_;
    std::map<std::string, Strings> roads_, borders_, anchors_;
    std::set<std::string> used_, powers_;
    std::size_t trip_ = 0;
    bool ends_ = false;
};

} // namespace

json randomSecondPosition(std::mt19937_64& random, const json& board)
{
    return SecondMaker(random, board).make();
}

} // namespace demeter
