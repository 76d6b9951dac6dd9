// The hub of a game's table, and phones that are nothing but what it has told them.
#pragma once

#include "app/phones/table_hub.h"
#include "app/table/running_game.h"
#include "core/base/json_reader.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace demeter::test {

/// A game as its table follows it up to the last step of this log, which is the newest.
template <typename SeenGame, typename Ruleset, typename State, typename Log>
SeenGame seenUpTo(const Ruleset& rules, const State& state, const Log& log)
{
    SeenGame seen;
    seen.id = "00112233445566778899aabbccddeeff";
    seen.name = QStringLiteral("A hunt");
    seen.ruleset = rules;
    seen.log = log;
    seen.turn = tableTurn(rules, state);
    seen.newsBegins = seen.entryBegins = log.size() - 1;
    return seen;
}

/// How many of these steps carry news.
template <typename Log> std::size_t newsOf(const Log& log)
{
    std::size_t news = 0;
    for (std::size_t n = 0; n < log.size(); ++n)
        news += carriesNews(log, n) ? 1 : 0;
    return news;
}

/// Why an entry is refused.
template <typename Public> struct RefusedEntry {
    typename Public::Refusal why{};
    std::optional<typename Public::Action> allowed{};
    bool isHeld = false;
};

/// A running game that stands as it is told to stand, and keeps what is entered.
template <typename Public> class ToldTable : public RunningGame {
public:
    using Action = typename Public::Action;
    using Refused = std::optional<RefusedEntry<Public>>;

    std::string_view bookFolder() const override { return Public::bookName; }
    Done enter(const Entry& entry) override
    {
        entered.push_back(*entry.action.as<Action>());
        if (onEnter)
            onEnter();
        return doneOr(refusal);
    }
    Done letOthersPass() override
    {
        ++othersPassed;
        return doneOr(refusal);
    }
    Done takeBack() override
    {
        ++takenBack;
        return doneOr(refusal);
    }
    Done canReach(LocationId place) const override { return doneOr(onWhyNot ? onWhyNot(place) : refusal); }
    void addChance(const ChanceAction&) override {}
    void stand(typename Public::Seen seen)
    {
        seen_ = std::move(seen);
        step();
    }

    std::vector<Action> entered;
    int othersPassed = 0, takenBack = 0;
    std::function<void()> onEnter;
    std::function<Refused(LocationId)> onWhyNot;
    Refused refusal;

protected:
    std::shared_ptr<const PublicGame> look(const PublicGame* before) const override
    {
        return seen_ && !seen_->log.empty() ? std::make_shared<const Public>(*seen_, before) : nullptr;
    }
    std::size_t codesDue() const override { return 0; }

private:
    static Done doneOr(const Refused& refused)
    {
        if (!refused)
            return {};
        NotDone notDone{GameValue(refused->why), {}, refused->isHeld};
        if (refused->allowed)
            notDone.allowed = Entry{GameValue(*refused->allowed)};
        return std::unexpected(std::move(notDone));
    }
    std::optional<typename Public::Seen> seen_;
};

/// A hub, what it has sent to each phone, and what it wants entered.
template <typename Public> class HubOfPhones : public ToldTable<Public> {
public:
    explicit HubOfPhones(std::function<void(const ChanceAction&)> chance = {})
        : hub(*this, {[this](phones::ClientId client, const phones::Message& text) { sent[client].push_back(Json::parse(*text)); },
                      [this](phones::ClientId client) { closed.insert(client); }, std::move(chance),
                      [this](std::shared_ptr<const std::string> page) {
                          given.push_back(*page);
                          return "/game/" + std::to_string(given.size());
                      }})
    {
    }

    /// Everybody is told how it stands now.
    void show(typename Public::Seen seen)
    {
        this->stand(std::move(seen));
        hub.update();
    }
    void say(phones::ClientId client, const Json& said) { hub.arrived(client, said.dump()); }
    /// A phone that shows the table.
    void join(phones::ClientId client, const char* language = "en", const std::vector<std::string>& hunters = {})
    {
        hub.joined(client);
        say(client, Json{{"do", "hello"}, {"language", language}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}});
        if (!hunters.empty())
            say(client, Json{{"do", "play"}, {"hunters", hunters}});
    }
    /// The last message of its kind; null if there is none.
    Json last(phones::ClientId client, const char* is) const
    {
        const auto found = sent.find(client);
        if (found != sent.end())
            for (auto each = found->second.rbegin(); each != found->second.rend(); ++each)
                if ((*each)["is"] == is)
                    return *each;
        return nullptr;
    }
    std::size_t count(phones::ClientId client, const char* is) const
    {
        const auto found = sent.find(client);
        return found == sent.end()
                   ? 0
                   : static_cast<std::size_t>(std::ranges::count_if(found->second, [&](const Json& each) { return each["is"] == is; }));
    }
    void press(phones::ClientId client, const std::string& button)
    {
        const Json question = last(client, "question");
        say(client, Json{{"do", "press"}, {"step", question["step"]}, {"question", question["question"]}, {"button", button}});
    }
    void tap(phones::ClientId client, const std::string& place)
    {
        const Json question = last(client, "question");
        say(client, Json{{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", place}});
    }
    /// The key of a button by its name; empty if there is none.
    std::string keyOf(phones::ClientId client, const std::string& name) const
    {
        const Json question = last(client, "question");
        for (const char* row : {"buttons", "tail"})
            for (const Json& button : question[row])
                if (button["name"].get<std::string>() == name)
                    return button["key"].get<std::string>();
        return {};
    }

    std::map<phones::ClientId, std::vector<Json>> sent;
    std::set<phones::ClientId> closed;
    std::vector<std::string> given; ///< documents that phones can ask for
    phones::TableHub hub;
};

} // namespace demeter::test
