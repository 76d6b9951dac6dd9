// What the hunters enter at the table of the second edition (core/journal/table_entries.h).
#pragma once

#include "core/fury2e/record/recorded.h"
#include "core/fury2e/record/whole_hunt.h"
#include "core/fury2e/view/table_turn.h"
#include "core/journal/table_entries.h"

namespace demeter::fury2e {

/// Something of Dracula's that the table sees by it for the first time, and that no correction makes it forget.
bool revealsHidden(const Happening& happening);

struct EnteredByHunters {
    using Game = Recorded;
    static TableTurn turn(const Ruleset& ruleset, const GameState& state) { return tableTurn(ruleset, state); }
    /// What hunters do in their turn, their cards and what they answer is the table's, as far as the table is asked (`PublicView::asked`).
    static std::optional<Violation> refused(const Ruleset& ruleset, const GameState& state, const Action& entry);
    /// Whatever Dracula has to answer he is asked, unless everybody knows the answer (`unasked`).
    /// Whoever moves next ends the turn under way.
    static std::optional<Action> before(const Ruleset& ruleset, const GameState& state, const Action& entry)
    {
        return beginsNextTurn(ruleset, state, entry) ? std::optional<Action>(HuntersAct{}) : std::nullopt;
    }
    static Violation mustGoFirst() { return {"2E-TURN-1", Refusal::DraculaFirst, {}}; }
    static std::optional<Action> after(const GameState&) { return std::nullopt; }
    static std::optional<Action> unasked(const Ruleset& ruleset, const GameState& state) { return onlyAnswer(ruleset, state); }
    /// Who is next stays where he is, and then does nothing (2E-HUNT-6, 2E-HUNT-10); not beyond this round.
    static std::optional<Action> pass(const Ruleset& ruleset, const GameState& first, const GameState& now, const TableTurn& turn);
    static constexpr std::size_t mostPasses = 2 * hunterCount;
    static bool revealsHidden(const Happening& happening) { return fury2e::revealsHidden(happening); }
    static bool isNoNews(const PublicStep& step) { return isChanceAlone(step); }
};

using TableEntries = BasicTableEntries<EnteredByHunters>;

} // namespace demeter::fury2e
