// What the hunters enter at the table of the third edition (core/journal/table_entries.h).
#pragma once

#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/whole_hunt.h"
#include "core/fury3e/view/table_turn.h"
#include "core/journal/table_entries.h"

namespace demeter::fury3e {

/// Something of Dracula's that the table sees by it for the first time, and that no correction makes it forget.
bool revealsHidden(const Happening& happening);

struct EnteredByHunters {
    using Game = Recorded;
    static TableTurn turn(const Ruleset& ruleset, const GameState& state) { return tableTurn(ruleset, state); }
    static std::optional<Violation> refused(const Ruleset& ruleset, const GameState& state, const Action& entry);
    /// What Dracula could have played in the pause that nobody knows of, he keeps.
    static std::optional<Action> before(const Ruleset& ruleset, const GameState& state, const Action& entry);
    /// TIME-5: a hunter who acts at dawn or dusk ends it; nobody has to say so before.
    static std::optional<Action> opens(const Ruleset& ruleset, const GameState& state, const Action& entry)
    {
        return opensTime(ruleset, state, entry);
    }
    /// He must play it; which card that is, the table is not told (INFO-7).
    static Violation mustGoFirst() { return {"TIME-1", Refusal::DraculaFirst, {}}; }
    static std::optional<Action> after(const GameState& state);
    /// The hunter whose action it is; nothing where he has to move (REV-8), where Dracula has to decide, and in another part of the round.
    static std::optional<Action> pass(const Ruleset& ruleset, const GameState& first, const GameState& now, const TableTurn& turn);
    static constexpr std::size_t mostPasses = hunterCount;
    static bool revealsHidden(const Happening& happening) { return fury3e::revealsHidden(happening); }
    static bool isNoNews(const PublicStep& step) { return isChanceAlone(step); }
};

using TableEntries = BasicTableEntries<EnteredByHunters>;

} // namespace demeter::fury3e
