#include "core/fury3e/record/table_entries.h"

#include <algorithm>
#include <array>

namespace demeter::fury3e {

bool revealsHidden(const Happening& happening)
{
    using What = Happening::What;
    constexpr std::array reveals{What::LocationRevealed,  What::PenaltyRevealed, What::HideRevealed,
                                 What::EncounterRevealed, What::SlotPower,       What::HandShown};
    return std::ranges::find(reveals, happening.what) != reveals.end();
}

std::optional<Violation> EnteredByHunters::refused(const Ruleset& ruleset, const GameState& state, const Action& entry)
{
    return refusedAtTable(ruleset, state, entry);
}

std::optional<Action> EnteredByHunters::before(const Ruleset&, const GameState& state, const Action&)
{
    return beforeEntry(state);
}

std::optional<Action> EnteredByHunters::after(const GameState& state)
{
    return afterEntry(state);
}

std::optional<Action> EnteredByHunters::pass(const Ruleset&, const GameState& first, const GameState& now, const TableTurn& turn)
{
    // The dawn ends with the day's first action, the dusk with the night's.
    const auto acts = [](Step step) { return step == Step::Dawn ? Step::Day : step == Step::Dusk ? Step::Night : step; };
    if (acts(now.step) != acts(first.step))
        return std::nullopt;
    if (turn.who != TableTurn::Who::Hunters || turn.options.empty() || !turn.options.front().pass)
        return std::nullopt;
    return HunterActs{turn.options.front().hunter, HunterActs::What::Pass, false, false};
}

} // namespace demeter::fury3e
