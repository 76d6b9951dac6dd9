#include "tests/support/random_position.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace demeter {
namespace {

using nlohmann::json;

/// Makes one position. Distributions of the standard library differ between platforms, so plain remainders are used.
class Maker {
public:
    Maker(std::mt19937_64& random, const json& board) : random_(random), board_(board)
    {
        for (const json& location : board.at("locations")) {
            if (!location.value("location_card", true))
                continue;
            const std::string id = location.at("id");
            (location.at("kind") == "sea" ? seas_ : cities_).push_back(id);
            if (location.contains("port_on"))
                for (const json& sea : location.at("port_on"))
                    join(id, sea);
        }
        for (const char* field : {"roads", "sea_borders"})
            for (const json& edge : board.at(field))
                join(edge[0], edge[1]);
        for (const char* kind : {"aristocratic-vampire", "bats", "desecrated-soil", "hoax", "rats", "reckless-vampire", "saboteur", "spy",
                                 "szgany-bodyguards", "szgany-mob", "unnatural-fog", "wolves"})
            deck_.insert(deck_.end(), 2, kind);
        deck_.insert(deck_.end(), 4, "new-vampire");
        std::ranges::for_each(deck_, [&](std::string& card) { std::swap(card, deck_[below(deck_.size())]); });
    }

    json make()
    {
        json position{{"format", "demeter-position/1"}, {"board", board_.at("id")}};
        if (const std::size_t printing = below(6); printing < 3)
            position["printing"] = std::vector<const char*>{"es", "pl", "ru"}[printing];
        position["trail"] = trail();
        addBond(position);
        addLairs(position);
        addTokens(position);
        addHunters(position);
        addRest(position);
        return position;
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    const std::string& any(const std::vector<std::string>& list) { return list[below(list.size())]; }
    bool isSea(const std::string& location) const { return std::ranges::find(seas_, location) != seas_.end(); }

    void join(const std::string& a, const std::string& b)
    {
        near_[a].push_back(b);
        near_[b].push_back(a);
    }

    /// A location whose card is still in the deck: mostly a neighbour of `from`, so that the trail looks like a journey.
    std::string freshLocation(const std::string& from)
    {
        for (int tries = 0; tries < 8 && !from.empty(); ++tries)
            if (const std::string& to = any(near_[from]); !oneIn(6) && used_.insert(to).second)
                return to;
        while (true) {
            const std::string& to = oneIn(5) ? any(seas_) : any(cities_);
            if (used_.insert(to).second)
                return to;
        }
    }

    json encounters(std::size_t most, std::size_t least = 0)
    {
        json list = json::array();
        for (std::size_t count = least + below(most - least + 1); count > 0 && deck_.size() > 6; --count) {
            const std::string card = deck_.back();
            deck_.pop_back();
            if (oneIn(4)) {
                json shown{{"card", card}, {"faceUp", true}};
                if (card == "new-vampire" || card == "reckless-vampire")
                    shown["damage"] = below(2);
                list.push_back(shown);
            } else {
                list.push_back(card);
            }
        }
        return list;
    }

    void addCards(json& hideout, std::size_t most, std::size_t least = 0)
    {
        if (json list = encounters(most, least); !list.empty())
            hideout["encounters"] = list;
        if (rumors_ < 3 && hideout.contains("encounters") && oneIn(6)) {
            hideout["rumor"] = true;
            ++rumors_;
        }
        if (oneIn(5))
            hideout["faceUp"] = true;
    }

    json locationHideout(const std::string& from)
    {
        const std::string location = freshLocation(from);
        json hideout{{"location", location}};
        if (isSea(location))
            return hideout;
        if (powers_.contains("wolf-form") && oneIn(8)) {
            powers_.erase("wolf-form");
            hideout["powers"] = {"wolf-form"};
        } else if (oneIn(20)) {
            hideout["escapeAsBat"] = true;
        }
        addCards(hideout, 2);
        return hideout;
    }

    json powerHideout()
    {
        const std::vector<std::string> left(powers_.begin(), powers_.end());
        std::string power = any(left);
        if (power == "wolf-form" && !powers_.contains("hide"))
            return nullptr; // Wolf Form never lies alone
        if (power == "wolf-form")
            power = "hide";
        json hideout{{"powers", {power}}};
        powers_.erase(power);
        if (power == "hide") {
            if (powers_.contains("wolf-form") && oneIn(4)) {
                powers_.erase("wolf-form");
                hideout["powers"].push_back("wolf-form");
            }
            addCards(hideout, 1);
        }
        return hideout;
    }

    json trail()
    {
        json spaces = json::array();
        for (std::size_t slot = 0; slot < 6; ++slot)
            spaces.push_back(nullptr);
        const std::size_t length = oneIn(2) ? 6 : 1 + below(6);
        // INV-3: the current location lies in slots 1 to 4, and one slot further only in a rare case.
        const std::size_t back = oneIn(3) ? below(4) : oneIn(3) ? below(2) : oneIn(20) ? 4 : 0;
        const std::size_t currentSlot = std::min(length - 1, back);
        std::string last;
        for (std::size_t slot = 0; slot < length; ++slot) {
            if (slot == currentSlot) {
                spaces[slot] = locationHideout({});
                current_ = last = spaces[slot].at("location");
            } else if (slot < currentSlot) {
                if (!powers_.empty() && !oneIn(8))
                    spaces[slot] = powerHideout();
            } else if (oneIn(8)) {
                continue;
            } else if (oneIn(4) && !powers_.empty()) {
                spaces[slot] = powerHideout();
            } else {
                spaces[slot] = locationHideout(last);
                last = spaces[slot].at("location");
            }
        }
        return spaces;
    }

    void addBond(json& position)
    {
        const json& spaces = position.at("trail");
        for (std::size_t hide = 0; hide < 6; ++hide) {
            if (spaces[hide].is_null() || !spaces[hide].contains("powers") ||
                std::ranges::find(spaces[hide].at("powers"), json("hide")) == spaces[hide].at("powers").end())
                continue;
            std::string nearest;
            for (std::size_t right = hide + 1; right < 6 && nearest.empty(); ++right)
                if (!spaces[right].is_null())
                    nearest = spaces[right].value("location", std::string());
            if (nearest.empty() || isSea(nearest) || oneIn(4))
                position["hideBond"] = nullptr;
            else if (oneIn(2))
                position["hideBond"] = nearest;
        }
    }

    void addLairs(json& position)
    {
        json lairs = json::array();
        const std::size_t spaces = below(4);
        for (int tries = 0; tries < 12 && lairs.size() < spaces; ++tries) {
            // Lairs within reach are the interesting ones.
            std::string location = oneIn(2) ? any(near_[current_]) : any(cities_);
            if (isSea(location) || !used_.insert(location).second)
                continue;
            json lair{{"location", location}};
            addCards(lair, 2, 1);
            if (lair.contains("encounters"))
                lairs.push_back(lair);
            else
                used_.erase(location);
        }
        if (!lairs.empty() || oneIn(2))
            position["lairs"] = lairs;
    }

    void addTokens(json& position)
    {
        std::set<std::string> taken;
        const auto cityNear = [&]() -> std::string {
            std::string city = current_;
            for (std::size_t walk = below(4); walk > 0; --walk)
                city = any(near_[city]);
            return isSea(city) || !taken.insert(city).second ? std::string() : city;
        };
        json tokens = json::object();
        for (const auto& [kind, most] : std::map<std::string, std::size_t>{{"consecratedGround", 1}, {"heavenlyHosts", 3}}) {
            json list = json::array();
            for (std::size_t count = oneIn(2) ? below(most + 1) : 0; count > 0; --count)
                if (const std::string city = cityNear(); !city.empty())
                    list.push_back(city);
            if (!list.empty())
                tokens[kind] = list;
        }
        if (oneIn(5))
            tokens["fog"] = {{any(cities_), 1 + below(2)}};
        if (oneIn(5))
            tokens["storms"] = json::array({any(seas_)});
        if (oneIn(5)) {
            const json& road = board_.at("roads")[below(board_.at("roads").size())];
            tokens["roadblocks"] = json::array({{{"on", "road"}, {"between", road}}});
        }
        if (!tokens.empty())
            position["tokens"] = tokens;
    }

    void addHunters(json& position)
    {
        json hunters = json::object();
        for (const char* hunter : {"lord-godalming", "dr-seward", "van-helsing", "mina-harker"})
            if (oneIn(2))
                hunters[hunter] = oneIn(2) ? any(near_[current_]) : any(cities_);
        if (!hunters.empty())
            position["hunters"] = hunters;
    }

    void addRest(json& position)
    {
        json hand = json::array();
        for (int card = 0; card < 5 && !deck_.empty(); ++card) {
            hand.push_back(deck_.back());
            deck_.pop_back();
        }
        position["dracula"] = {{"damage", below(15)}, {"encounterHand", hand}, {"rumorTokens", oneIn(3) ? 1 : 0}};
        const std::size_t week = 1 + below(4);
        position["clock"] = {{"week", week}, {"day", any({"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"})}};
        position["despair"] = week - 1;
        position["influence"] = below(13);
    }

    std::mt19937_64& random_;
    const json& board_;
    std::vector<std::string> cities_, seas_, deck_;
    std::map<std::string, std::vector<std::string>> near_;
    std::set<std::string> used_;
    std::set<std::string> powers_{"dark-call", "feed", "hide", "misdirect", "wolf-form"};
    std::string current_;
    std::size_t rumors_ = 0;
};

} // namespace

json randomPosition(std::mt19937_64& random, const json& board)
{
    return Maker(random, board).make();
}

} // namespace demeter
