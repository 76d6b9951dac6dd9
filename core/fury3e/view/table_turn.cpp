#include "core/fury3e/view/table_turn.h"

#include "core/fury3e/rules/rules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;

/// FOG-3: whether Dracula meets a hunter there may still be hidden, so this is asked wherever he could.
bool hunterInFog(const GameState& state)
{
    return std::ranges::any_of(state.tokens.fog, [&](const auto& fog) { return !huntersIn(state, fog.first).empty(); });
}

Wait waitFor(Due::What what)
{
    switch (what) {
    case Due::What::FogFight:
        return Wait::Time;
    case Due::What::BatsMove:
        return Wait::Bats;
    case Due::What::Arrival:
        return Wait::Arrival;
    case Due::What::Ambush:
        return Wait::Ambush;
    case Due::What::SearchReply:
    case Due::What::SearchOrder:
        return Wait::Search;
    case Due::What::Combat:
    case Due::What::EnragedReply:
    case Due::What::LucysReply:
    case Due::What::UsePlotting:
    case Due::What::TakeCombat:
    case Due::What::ClawsVictim:
    case Due::What::HunterEffects:
    case Due::What::BatWhere:
    case Due::What::SwapCard:
        return Wait::Combat;
    case Due::What::EventsDrawn:
    case Due::What::DiscardEvents:
    case Due::What::PressReply:
        return Wait::Card;
    default:
        return Wait::Effect;
    }
}

/// The moves and deeds of one hunter among all that is legal.
HunterOptions optionsOf(Hunter hunter, const std::vector<Action>& legal)
{
    HunterOptions options;
    options.hunter = hunter;
    for (const Action& action : legal) {
        if (const auto* move = std::get_if<MoveHunter>(&action); move != nullptr && move->hunter == hunter) {
            const auto known = std::ranges::find(options.destinations, move->to, &HunterOptions::Destination::place);
            if (known == options.destinations.end())
                options.destinations.push_back({move->to, move->travel});
            else if (move->travel < known->travel)
                known->travel = move->travel;
        } else if (const auto* acts = std::get_if<HunterActs>(&action); acts != nullptr && acts->hunter == hunter) {
            switch (acts->what) {
            case HunterActs::What::Search:
                options.search = true;
                break;
            case HunterActs::What::Rest:
                options.rest = true;
                break;
            case HunterActs::What::Supply:
                (acts->draculaEvent ? options.draculaCard : options.supply) = true;
                break;
            case HunterActs::What::Pass:
                options.pass = true;
                break;
            }
        }
    }
    std::ranges::sort(options.destinations, {}, &HunterOptions::Destination::place);
    return options;
}

void addOptions(TableTurn& turn, Hunter hunter, const std::vector<Action>& legal)
{
    HunterOptions options = optionsOf(hunter, legal);
    if (!options.destinations.empty() || options.search || options.rest || options.pass || options.supply || options.draculaCard)
        turn.options.push_back(std::move(options));
}

TableTurn waiting(Wait wait, std::optional<Hunter> about = {})
{
    return {.who = Who::Dracula, .wait = wait, .about = about};
}

/// Whose turn it is, without what the hunters can do.
TableTurn whoseTurn(const Ruleset& ruleset, const GameState& state)
{
    if (state.step == Step::Over)
        return {};
    if (state.step == Step::PlaceHunters || state.step == Step::ChooseStart)
        return waiting(Wait::Setup);
    if (!state.clockKept || drawsDue(ruleset, state) > 0)
        return waiting(Wait::Phase);
    // Within his phase nothing tells what he is at.
    const bool huntersTime = state.step == Step::Dawn || state.step == Step::Day || state.step == Step::Dusk || state.step == Step::Night;
    if (!huntersTime)
        return waiting(Wait::Phase);
    if (!state.due.empty()) {
        const Due& due = state.due.back();
        const Wait wait = waitFor(due.what);
        const bool names = wait == Wait::Arrival || wait == Wait::Search || wait == Wait::Ambush || wait == Wait::Bats;
        return waiting(wait, names ? due.hunter : std::nullopt);
    }
    if (state.step == Step::Dawn || state.step == Step::Dusk)
        return hunterInFog(state) ? waiting(Wait::Time) : TableTurn{.who = Who::Time};
    return {.who = activeHunter(state) ? Who::Hunters : Who::Time};
}

/// The table's own: what it enters without Dracula.
bool ofTheTable(const TableTurn& turn, const Action& action)
{
    if (std::holds_alternative<GoOn>(action))
        return turn.who == Who::Time;
    if (const auto* move = std::get_if<MoveHunter>(&action))
        return !move->overruled && (turn.who == Who::Hunters || turn.who == Who::Time);
    if (const auto* acts = std::get_if<HunterActs>(&action))
        return !acts->overruled && (turn.who == Who::Hunters || turn.who == Who::Time);
    return false;
}

} // namespace

TableTurn tableTurn(const Ruleset& ruleset, const GameState& state)
{
    const GameState seen = withoutPause(ruleset, state);
    TableTurn turn = whoseTurn(ruleset, seen);
    if (seen.step != Step::Day && seen.step != Step::Night)
        return turn;
    turn.acted = seen.now.acted;
    if (turn.who != Who::Hunters && turn.who != Who::Time)
        return turn;
    const auto active = activeHunter(seen);
    const std::vector<Action> legal = legalActions(ruleset, seen);
    if (active)
        addOptions(turn, *active, legal);
    HunterSet left;
    for (const Hunter hunter : allHunters) {
        if (hunter != active)
            addOptions(turn, hunter, legal);
        if (seen.hunters[static_cast<std::size_t>(hunter)].where != HunterPlace::Where::OffBoard && !seen.now.acted.contains(hunter))
            left.insert(hunter);
    }
    turn.last = active.has_value() && left.size() == 1;
    return turn;
}

std::optional<Violation> refusedAtTable(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    const GameState seen = withoutPause(ruleset, state);
    if (!ofTheTable(whoseTurn(ruleset, seen), action))
        return Violation{"TIME-1", Refusal::NotNow, {}};
    if (auto done = apply(ruleset, seen, action); !done)
        return std::move(done.error());
    return std::nullopt;
}

std::optional<Action> beforeEntry(const GameState& state)
{
    if (!state.due.empty() && state.due.back().what == Due::What::AtOnce)
        return GoOn{};
    return std::nullopt;
}

std::optional<Action> afterEntry(const GameState& state)
{
    if (state.due.empty())
        return std::nullopt;
    const Due::What what = state.due.back().what;
    if (what == Due::What::Arrival || what == Due::What::SearchReply)
        return GoOn{};
    return std::nullopt;
}

} // namespace demeter::fury3e
