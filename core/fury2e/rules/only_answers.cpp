// What nobody need be asked: there is one answer, and it tells the table nothing.
#include "core/fury2e/rules/hunters_turn.h"
#include "core/fury2e/rules/rules.h"

namespace demeter::fury2e {

namespace {

/// 2E-ENC-3: Bats move those whose turn it is, and neither a point of Resolve nor a companion has to be thought of before.
std::optional<Action> takenByBats(const Ruleset& ruleset, const GameState& state)
{
    if (state.step != Step::Hunters || !state.due.empty() || state.turn.stage == HunterStage::Acting)
        return std::nullopt;
    HunterSet group = state.turn.acting;
    if (const auto next = nextHunter(state))
        group = *next;
    const auto here = group.empty() ? std::nullopt : placeOfHunter(state, group.first());
    if (!here || !heldBy(ruleset, state, group, Encounter::Bats) || batsDestinations(ruleset, state, *here).empty())
        return std::nullopt;
    HunterSet companions = huntersIn(state, *here) - state.turn.acted - group;
    for (const Hunter hunter : allHunters)
        if (sheetOf(state, hunter).missesTurn)
            companions.erase(hunter);
    constexpr unsigned allUsed = (1U << resolveOptions) - 1;
    const bool spends = state.resolve > 0 && !state.turn.resolved.contains(group.first()) && state.turn.resolveUsed != allUsed;
    return companions.empty() && !spends ? std::optional<Action>(MoveHunters{group, *here, Travel::Road, false}) : std::nullopt;
}

std::optional<Action> known(const Ruleset& ruleset, const GameState& state)
{
    const Due* due = topDue(state);
    if (due == nullptr)
        return takenByBats(ruleset, state);
    switch (due->what) {
    case Due::What::Refuse: // how many Events he holds lies open (2E-INFO-3)
    case Due::What::AgentAgain:
        return state.eventHand.empty() ? std::optional<Action>(GoOn{}) : std::nullopt;
    case Due::What::AtOnce: // 2E-DEV-31: he has to, and everybody sees it
        return PlayEvent{*due->event, 0, {}, {}};
    case Due::What::Victim: // bites lie open
        return due->hunters.size() == 1 ? std::optional<Action>(ChooseHunter{due->hunters.first()}) : std::nullopt;
    default: // what lies covered decides how many answers there are
        return std::nullopt;
    }
}

} // namespace

std::optional<Action> onlyAnswer(const Ruleset& ruleset, const GameState& state)
{
    if (state.step == Step::Over)
        return std::nullopt;
    auto answer = known(ruleset, state);
    return answer && !whyIllegal(ruleset, state, *answer) ? answer : std::nullopt;
}

} // namespace demeter::fury2e
