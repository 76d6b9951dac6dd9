#include "core/fury2e/view/hunt.h"

#include "core/fury2e/game/game_state.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>
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
    if (lastOf(step, Told::PutRight) != nullptr) // a number, by the table
        return {step.view.winner == Winner::Hunters ? Why::Blood : Why::Vampire, {}, {}, {}};
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
    bool begins = false; // a combat with him
    for (const PublicStep* step : steps) {
        for (const Happening& each : step->said) {
            if (each.what == Told::CombatBegins)
                begins = !named<Encounter>(each);
            else if (each.what == Told::CombatResult) // of its first round: what a card prevents is none
                hunt.combats += std::exchange(begins, false) ? 1 : 0;
            hunt.activated += each.what == Told::EncounterActivated;
            hunt.days += each.what == Told::TimeMoved && named<TimeOfDay>(each) == TimeOfDay::Dawn;
            if (each.what == Told::BloodLost)
                hunt.bloodBy[static_cast<std::size_t>(causeOf(board, *step, before))] += named<int>(each).value_or(0);
        }
        before = &step->view;
    }
    fury::followSteps<true>(hunt, steps);
    return hunt;
}

namespace {

/// The table hears by it that a turn of Dracula's begins.
bool beginsHisTurn(const Happening& happening)
{
    return happening.what == Told::TimeMoved || happening.what == Told::TimeStoodStill;
}

/// How near the hunters are to Dracula when one of them may find him.
std::vector<fury::HuntClose> nearest(const Board& board, const PublicView& view, LocationId here)
{
    if (view.phase != PublicPhase::Hunters)
        return {};
    return fury::nearestTo(board, view.hunters, here, view.round);
}

/// What the table was told, beat by beat: from the beginning of a turn of his on it belongs to the beat that he is about to make.
class ToldBeats {
public:
    void begin(WholeHunt::Beat& beat, const std::vector<Happening>& said)
    {
        beat.said = std::exchange(waiting_, {});
        std::ranges::copy(said, std::back_inserter(beat.said));
        his_ = false;
    }
    void goOn(WholeHunt::Beat& beat, const std::vector<Happening>& said)
    {
        const auto next = std::ranges::find_if(said, beginsHisTurn);
        std::copy(said.begin(), next, std::back_inserter(his_ ? waiting_ : beat.said));
        std::copy(next, said.end(), std::back_inserter(waiting_));
        his_ = his_ || next != said.end();
    }
    /// The game has ended as his turn began.
    void end(WholeHunt::Beat& beat) const { std::ranges::copy(waiting_, std::back_inserter(beat.said)); }

private:
    std::vector<Happening> waiting_;
    bool his_ = false;
};

} // namespace

WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<HuntStep>& steps)
{
    WholeHunt hunt;
    hunt.seen = seenHunt(*ruleset.board, log);
    fury::HuntTrace along;
    ToldBeats told;
    for (const HuntStep& step : steps) {
        const std::vector<Happening>& said = step.after->happened;
        const PublicView view = publicView(ruleset, *step.after);
        const auto shown = std::ranges::find(said, Told::LocationRevealed, &Happening::what);
        along.know(view.figure, shown != said.end() ? named<LocationId>(*shown) : std::nullopt);
        const auto here = currentLocation(*step.after);
        if (!here)
            continue;
        const Play* play = std::get_if<Play>(step.action);
        const bool moved = hunt.route.empty() || hunt.route.back().place != *here;
        if (play != nullptr || moved) {
            const std::uint16_t round = step.before->round;
            WholeHunt::Beat beat{
                {*here, moved && !hunt.beats.empty(), round, {}, {}, {}}, {}, play != nullptr ? play->powers : PowerSet{}, {}};
            told.begin(beat, said);
            hunt.beats.push_back(std::move(beat));
            if (moved)
                hunt.route.push_back({*here, round, false});
        } else {
            told.goOn(hunt.beats.back(), said);
        }
        hunt.beats.back().hunters = view.hunters;
        hunt.route.back().seen |= view.figure.has_value();
        along.goOn(hunt.beats.back(), hunt.beats.size() - 1, view.figure, view.round, nearest(*ruleset.board, view, *here));
    }
    if (!hunt.beats.empty())
        told.end(hunt.beats.back());
    along.endInto(hunt);
    fury::dropRepeats(hunt.beats);
    return hunt;
}

} // namespace demeter::fury2e
