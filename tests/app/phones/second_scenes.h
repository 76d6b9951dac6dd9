// Tables of the second edition as phones are told of them.
#pragma once

#include "app/fury2e/table/public_hunt.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/core/fury2e/rules/hunting_table.h"

#include <string>
#include <vector>

namespace demeter::fury2e {

inline SeenGame seenOf(const Ruleset& rules, const GameState& state, const PublicLog& log)
{
    return test::seenUpTo<SeenGame>(rules, state, log);
}

/// A table with the log of what was done on it, as far as it was done by `act`.
class LoggedTable {
public:
    explicit LoggedTable(const std::string& position) : table(position) {}

    SeenGame seen()
    {
        if (log_.empty())
            note({});
        return seenOf(table.ruleset, table.state, log_);
    }
    bool act(const Action& action)
    {
        if (log_.empty())
            note({});
        if (!table.act(action))
            return false;
        note(table.state.happened);
        return true;
    }

    test::HuntingTable table;

private:
    void note(const std::vector<Happening>& said)
    {
        if (auto step = noticedStep(log_.empty() ? nullptr : &log_.back(), said, publicView(table.ruleset, table.state)))
            log_.push_back(*std::move(step));
    }
    PublicLog log_;
};

/// Much lies there; Mina Harker has had her turn, out of the order, and Lord Godalming's begins.
inline LoggedTable muchLiesThere()
{
    LoggedTable made(R"({"time":"midnight","blood":9,"trail":[{"powers":["dark-call"]},{"location":"bari","encounter":"bats"},
        {"location":"adriatic-sea"},{"location":"venice","encounter":"rats","faceUp":true},{"powers":["feed"]}],"bloodTokens":[3],
        "catacombs":[null,{"location":"geneva","encounters":["thief","wolves"]}],"tracks":{"vampires":3,"resolve":2},
        "hunters":{"lord-godalming":"vienna","dr-seward":"vienna"},"tokens":{"sacredHosts":["rome"]}})");
    made.table.sheet(test::secondSeward).health = 5;
    made.table.sheet(test::secondMina).bites = 1;
    const HunterSet mina(test::secondMina);
    if (!made.act(MoveHunters{mina, test::secondPlace("plymouth"), Travel::Road, true}) || !made.act(HuntersAct{}))
        qFatal("she cannot stay");
    return made;
}

/// Two hunters fight against Dracula, and the table says what the first round came to.
inline LoggedTable aCombat()
{
    LoggedTable made(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris"}})");
    HunterSet group(test::secondGodalming);
    group.insert(test::secondSeward);
    const bool fights = made.act(MoveHunters{group, test::secondPlace("paris"), Travel::Road, false}) && made.act(GoOn{}) &&
                        made.act(PlayTactic{DraculaTactic::Claws, test::secondSeward}) && made.act(GoOn{});
    if (!fights)
        qFatal("there is no combat");
    return made;
}

} // namespace demeter::fury2e
