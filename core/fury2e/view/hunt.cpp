#include "core/fury2e/view/hunt.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace demeter::fury2e {

namespace {

using Told = Happening::What;
using fury::named;

bool withDracula(const PublicView& view)
{
    return view.combat && !view.combat->agent;
}

/// The last one of its kind; null if there is none.
const Happening* lastOf(const PublicStep& step, Told what)
{
    const auto found = std::find_if(step.said.rbegin(), step.said.rend(), [what](const Happening& each) { return each.what == what; });
    return found == step.said.rend() ? nullptr : &*found;
}

/// The last power that was played with a card, as far as it lies open.
std::optional<Power> powerOf(const Happening& played)
{
    std::optional<Power> power;
    for (const Argument& each : played.arguments)
        if (const auto* one = std::get_if<Power>(&each))
            power = *one;
    return power;
}

/// His card lies on the trail, and even its back tells a sea (2E-COMP-13).
bool isAtSea(const Board& board, const PublicView& view)
{
    const auto here = std::ranges::find_if(view.trail, [](const PublicCard& card) { return card.back || card.location; });
    return here != view.trail.end() && (here->location ? board.isSea(*here->location) : here->back == CardBack::Sea);
}

Hunt::End endOf(const Board& board, const PublicStep& step, const PublicView& before)
{
    using Why = Hunt::End::Why;
    if (step.view.winner == Winner::Hunters) {
        if (withDracula(before)) {
            const HunterSet hunters = before.combat->hunters;
            const auto place = fury::placeOf(before.hunters, hunters);
            return {Why::Combat, hunters, place ? place : before.figure, {}};
        }
        if (lastOf(step, Told::PenaltyShown) != nullptr)
            return {Why::Penalty, {}, {}, {}};
        const Happening* played = lastOf(step, Told::CardPlayed);
        if (const auto power = played != nullptr ? powerOf(*played) : std::nullopt)
            return {Why::Power, {}, {}, power};
        return {played != nullptr && isAtSea(board, step.view) ? Why::Sea : Why::Blood, {}, {}, {}};
    }
    const Happening* defeated = lastOf(step, Told::HunterDefeated);
    if (const auto hunter = defeated != nullptr ? named<Hunter>(*defeated) : std::nullopt)
        return {lastOf(step, Told::HunterBitten) != nullptr ? Why::Bite : Why::Defeat, *hunter, fury::placeOf(before.hunters, *hunter), {}};
    return {lastOf(step, Told::EncounterActivated) != nullptr ? Why::Vampire : Why::Dawn, {}, {}, {}};
}

std::optional<Hunt::Card> decidingCard(const PublicStep& step, const PublicView& before, Hunt::End::Why why)
{
    using Why = Hunt::End::Why;
    if (const Happening* activated = lastOf(step, Told::EncounterActivated); activated != nullptr && why == Why::Vampire)
        if (const auto encounter = named<Encounter>(*activated))
            return *encounter;
    if ((why == Why::Combat || why == Why::Bite || why == Why::Defeat) && withDracula(before) && before.combat->tactic)
        return *before.combat->tactic;
    return std::nullopt;
}

Hunt::Cost causeOf(const Board& board, const PublicStep& step, const PublicView* before)
{
    if ((before != nullptr && withDracula(*before)) || withDracula(step.view))
        return Hunt::Cost::Combat;
    const Happening* played = lastOf(step, Told::CardPlayed);
    if (played == nullptr)
        return Hunt::Cost::Other;
    return isAtSea(board, step.view) ? Hunt::Cost::Sea : powerOf(*played) ? Hunt::Cost::Power : Hunt::Cost::Other;
}

} // namespace

Hunt seenHunt(const Board& board, const PublicLog& log)
{
    Hunt hunt;
    const std::vector<const PublicStep*> steps = fury::standing(log);
    if (steps.empty())
        return hunt;
    const PublicView& end = steps.back()->view;
    hunt.winner = end.winner;
    hunt.blood = end.blood;
    hunt.vampires = end.vampires;
    if (const auto last = fury::endingStep(steps); last != steps.end()) {
        const PublicView& before = last == steps.begin() ? (*last)->view : (*std::prev(last))->view;
        hunt.end = endOf(board, **last, before);
        hunt.decided = decidingCard(**last, before, hunt.end.why);
    }
    const PublicView* before = nullptr;
    for (const PublicStep* step : steps) {
        for (const Happening& each : step->said) {
            hunt.combats += each.what == Told::CombatBegins && !named<Encounter>(each);
            hunt.activated += each.what == Told::EncounterActivated;
            hunt.days += each.what == Told::TimeMoved && named<TimeOfDay>(each) == TimeOfDay::Dawn;
            if (each.what == Told::BloodLost)
                hunt.bloodBy[static_cast<std::size_t>(causeOf(board, *step, before))] += named<int>(each).value_or(0);
        }
        before = &step->view;
    }
    fury::followSteps(hunt, steps);
    return hunt;
}

} // namespace demeter::fury2e
