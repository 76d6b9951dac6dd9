#include "core/fury2e/record/table_entries.h"

#include <algorithm>
#include <array>

namespace demeter::fury2e {

namespace {

using Asked = PublicQuestion::What;

} // namespace

bool revealsHidden(const Happening& happening)
{
    using What = Happening::What;
    constexpr std::array reveals{What::LocationRevealed,   What::HideRevealed, What::PowerRevealed, What::EncounterRevealed,
                                 What::EncounterActivated, What::PenaltyShown, What::HandShown,     What::TacticShown};
    return std::ranges::find(reveals, happening.what) != reveals.end();
}

std::optional<Violation> EnteredByHunters::refused(const Ruleset& ruleset, const GameState& state, const Action& entry)
{
    return refusedAtTable(ruleset, state, entry);
}

std::optional<Action> EnteredByHunters::pass(const Ruleset& ruleset, const GameState& first, const GameState& now, const TableTurn&)
{
    if (now.round != first.round)
        return std::nullopt;
    const Asked asked = publicView(ruleset, now).asked.what;
    std::optional<Action> pass;
    if (asked == Asked::Act) {
        pass = HuntersAct{};
    } else if (asked == Asked::Turn) {
        HunterSet next = now.turn.acting;
        if (next.empty())
            next = (HunterSet::all() - now.turn.acted).first();
        if (const auto place = now.hunters[static_cast<std::size_t>(next.first())])
            pass = MoveHunters{next, *place, Travel::Road, false};
    }
    return pass && !refused(ruleset, now, *pass) ? pass : std::nullopt;
}

} // namespace demeter::fury2e
