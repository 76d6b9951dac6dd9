#include "core/fury2e/record/table_entries.h"

#include "core/fury2e/rules/rules.h"

#include <algorithm>
#include <array>
#include <variant>

namespace demeter::fury2e {

namespace {

using Asked = PublicQuestion::What;

template <typename... Kinds> bool isOneOf(const Action& action)
{
    return (std::holds_alternative<Kinds>(action) || ...);
}

bool answersAtTable(Asked asked, const Action& entry)
{
    switch (asked) {
    case Asked::Nothing:
    case Asked::Dracula:
        return false;
    case Asked::Start:
        return isOneOf<PlaceHunters>(entry);
    case Asked::Turn:
    case Asked::Act: // at sea and after a card they may go on in either way: the rules say which
        return isOneOf<MoveHunters, HuntersAct, SpendResolve, HunterPlays, PlayItem, RollForBite>(entry);
    case Asked::Encounter:
        return isOneOf<AnswerEncounter, HunterPlays>(entry);
    case Asked::Shows:
    case Asked::Cancel:
        return isOneOf<Reply>(entry);
    case Asked::CombatCards: // that nobody plays one any more Dracula says, who may have one himself (2E-COMB-2)
        return isOneOf<CombatCard>(entry);
    case Asked::CombatLaid:
        return isOneOf<GoOn>(entry);
    case Asked::CombatResult:
        return isOneOf<EnterResult>(entry);
    }
    return false;
}

} // namespace

bool bringsToLight(const Happening& happening)
{
    using What = Happening::What;
    constexpr std::array reveals{What::LocationRevealed,   What::HideRevealed, What::PowerRevealed, What::EncounterRevealed,
                                 What::EncounterActivated, What::PenaltyShown, What::HandShown,     What::TacticShown};
    return std::ranges::find(reveals, happening.what) != reveals.end();
}

std::optional<Violation> EnteredByHunters::refused(const Ruleset& ruleset, const GameState& state, const Action& entry)
{
    if (!answersAtTable(publicView(ruleset, state).asked.what, entry))
        return mustGoFirst();
    if (auto done = apply(ruleset, state, entry); !done)
        return std::move(done.error());
    return std::nullopt;
}

std::optional<Action> EnteredByHunters::pass(const Ruleset& ruleset, const GameState& first, const GameState& now)
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
