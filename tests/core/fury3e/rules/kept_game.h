// A game with its actions, for tests of claims.
#pragma once

#include "core/fury3e/rules/rules.h"
#include "tests/support/table.h"

#include <string>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// A game whose actions are kept, so that a claim can be made the way the record makes it.
struct KeptGame : Table {
    Ruleset startRules;
    GameState start;
    std::vector<Action> actions;

    explicit KeptGame(const std::string& board = "test-map-m") : Table(board) {}
    void begin()
    {
        startRules = rules;
        start = state;
    }
    /// From the very first action on, with the hunters at H and G.
    void beginWithSetup()
    {
        state = newGame(rules, CardHandling::Dealt, {});
        begin();
        act(PlaceHunters{{at("h"), at("h"), at("g"), at("g")}});
    }
    bool act(const Action& action)
    {
        if (!take(action))
            return false;
        actions.push_back(action);
        return true;
    }
    template <typename... Actions> bool act(const Action& first, const Action& second, const Actions&... more)
    {
        int number = 0;
        const auto done = [&](const Action& action) { return ++number > 0 && act(action); };
        return ((done(first) && done(second)) && ... && done(more)) || tellRefusal(number);
    }
    bool claim() { return act(ClaimError{auditRecord(startRules, start, actions)}); }
    /// One whole phase: slide (maturing what leaves), play, first card of the hand, no Rumor token.
    bool phase(const Action& play)
    {
        if (!act(state.trail[5] ? Action(Mature{}) : Action(Slide{})) || !act(play))
            return false;
        return finish();
    }
    bool finish()
    {
        if (state.step == Step::PlaceEncounter && !act(PlaceEncounter{state.encounterHand[0]}))
            return false;
        return state.step != Step::PlaceRumor || act(EndPhase{});
    }
    /// The rule that the claim just made has found; empty if it found none.
    std::string found() const { return state.happened.empty() ? std::string() : state.happened[0].rule; }
};

} // namespace demeter::test
