#include "core/fury3e/view/hunt.h"

#include "core/fury3e/game/game_state.h"

#include <algorithm>
#include <iterator>
#include <variant>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

using fury::named;

fury::HunterPlaces placesOn(const PublicView& view)
{
    fury::HunterPlaces places;
    for (std::size_t n = 0; n < hunterCount; ++n)
        if (view.hunters[n].where == HunterPlace::Where::Location)
            places[n] = view.hunters[n].location;
    return places;
}

std::optional<LocationId> cityOf(const PublicView& view, HunterSet hunters)
{
    return fury::placeOf(placesOn(view), hunters);
}

Hunt::End endOf(const Ruleset& ruleset, const std::vector<const PublicStep*>& steps)
{
    using Why = Hunt::End::Why;
    const auto last = fury::endingStep(steps);
    if (last == steps.end())
        return {};
    const PublicStep& step = **last;
    const PublicView& before = last == steps.begin() ? step.view : (*std::prev(last))->view;
    Hunt::End end{step.view.winner == Winner::Dracula ? Why::Influence : Why::Damage};
    if (std::ranges::find(step.said, What::PutRight, &Happening::what) != step.said.end()) // a number, by the table
        return end;
    if (step.view.winner == Winner::Hunters) {
        if (before.combat && !before.combat->vampire) {
            end = {Why::Combat, before.combat->hunters, cityOf(before, before.combat->hunters)};
            if (!end.place)
                end.place = before.figure;
        }
        for (const Happening& each : step.said) // what it costs is suffered with it
            if (each.what == What::PowerPlayed && end.why == Why::Damage)
                end.power = named<Power>(each);
        return end;
    }
    for (const Happening& each : step.said) {
        if (const auto hunter = named<Hunter>(each); hunter && each.what == What::HunterDefeated)
            end = {Why::Defeat, HunterSet(*hunter), cityOf(before, HunterSet(*hunter))};
        if (each.what == What::EncounterResolved && end.why != Why::Defeat)
            end.why = Why::Matured;
        if (each.what == What::LocationRevealed && end.why != Why::Defeat)
            end.place = named<LocationId>(each);
    }
    if (end.why == Why::Influence && before.combat) {
        end = {Why::Fangs, before.combat->hunters, cityOf(before, before.combat->hunters)};
    } else if (end.why == Why::Influence) {
        end.place.reset();
        if (step.view.despair >= ruleset.cards->despairTokens)
            end.why = Why::Despair;
    }
    return end;
}

/// The hunter whose card counts in this combat with Dracula.
std::optional<Hunter> fighting(const PublicView& view)
{
    if (!view.combat || view.combat->vampire)
        return std::nullopt;
    if (view.combat->engaged)
        return view.combat->engaged;
    if (view.combat->hunters.size() == 1) // then nobody asks who it is
        return view.combat->hunters.first();
    return std::nullopt;
}

struct Deciding {
    std::optional<Hunt::Card> card{};
    std::optional<Hunter> by{};
};

Deciding decidingCard(const std::vector<const PublicStep*>& steps, const Hunt::End& end)
{
    using Why = Hunt::End::Why;
    const auto last = fury::endingStep(steps);
    if (last == steps.end() || last == steps.begin())
        return {};
    const PublicStep& step = **last;
    const PublicView& before = (*std::prev(last))->view;
    if (end.why == Why::Combat) {
        for (const PublicView* view : {&step.view, &before})
            if (const auto hunter = fighting(*view))
                if (const auto card = view->combat->cards[static_cast<std::size_t>(*hunter)])
                    return {*card, hunter};
    } else if (end.why == Why::Defeat && before.combat && !before.combat->vampire) {
        const PublicView& view = step.view.combat ? step.view : before;
        if (!view.combat->played.empty())
            return {view.combat->played.back()};
    } else if (end.why == Why::Matured) {
        for (const Happening& each : step.said)
            if (const auto card = named<EncounterKind>(each); card && each.what == What::EncounterResolved)
                return {*card};
    }
    return {};
}

/// What was told when the game stood like this.
struct Told {
    PublicPhase phase{};
    std::uint16_t round = 0;
    const std::vector<Happening>* said = nullptr;
};

/// What was told in a Dracula phase belongs to the beat that it made, and what was told by day or night to the one before; but the last
/// round, in which the game ends, is a beat by day already.
void tellBeats(WholeHunt& hunt, const std::vector<Told>& steps)
{
    for (const auto& [phase, in, said] : steps) {
        const bool his = phase == PublicPhase::DraculaPhase || phase == PublicPhase::Setup;
        const auto tell = [&](const Happening& each, int round) {
            const auto later = std::ranges::find_if(hunt.beats, [round](const WholeHunt::Beat& beat) { return beat.round > round; });
            if (later != hunt.beats.begin() && carriesNews(each))
                std::prev(later)->said.push_back(each);
        };
        const bool last = !his && in == hunt.seen.rounds; // has a beat of its own
        const auto dawn = std::ranges::find(*said, What::TimeMoved, &Happening::what);
        const auto begins = last && (phase == PublicPhase::Dawn || phase == PublicPhase::Day) && dawn != said->end() ? dawn : said->begin();
        for (auto each = said->begin(); each != said->end(); ++each)
            tell(*each, in - (his || (last && each >= begins) ? 0 : 1));
    }
}

bool isInDraculaPhase(Step step)
{
    switch (step) {
    case Step::BeforeSlide:
    case Step::ResolveMatured:
    case Step::ChooseCard:
    case Step::PlaceEncounter:
    case Step::PlaceRumor:
    case Step::EndOfPhase:
        return true;
    default:
        return false;
    }
}

/// How near the hunters are to Dracula at a moment of the day or the night.
std::vector<WholeHunt::Close> nearest(const Board& board, const PublicView& view, LocationId here)
{
    if (view.phase != PublicPhase::Day && view.phase != PublicPhase::Night)
        return {};
    return fury::nearestTo(board, placesOn(view), here, view.round);
}

} // namespace

Hunt seenHunt(const Ruleset& ruleset, const PublicLog& log)
{
    Hunt hunt;
    const std::vector<const PublicStep*> steps = fury::standing(log);
    if (steps.empty())
        return hunt;
    const PublicView& end = steps.back()->view;
    hunt.winner = end.winner;
    hunt.end = endOf(ruleset, steps);
    const Deciding deciding = decidingCard(steps, hunt.end);
    hunt.decided = deciding.card;
    hunt.decidedBy = deciding.by;
    hunt.week = end.week;
    hunt.day = end.day;
    hunt.influence = end.influence;
    hunt.most = ruleset.cards->winInfluence;
    const PublicView* before = nullptr;
    for (const PublicStep* step : steps) {
        const PublicView& view = step->view;
        for (const Happening& each : step->said) {
            if (each.what == What::CombatBegins)
                ++hunt.combats;
            if (each.what == What::DamageSuffered && before != nullptr && (before->combat || view.combat)) {
                const int damage = named<int>(each).value_or(0);
                hunt.damage += damage;
                if (const auto hunter = fighting(before->combat ? *before : view))
                    hunt.damageBy[static_cast<std::size_t>(*hunter)] += damage;
            }
        }
        before = &view;
    }
    fury::followSteps<false>(hunt, steps);
    return hunt;
}

WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<const GameState*>& states)
{
    WholeHunt hunt;
    hunt.seen = seenHunt(ruleset, log);
    const GameState* before = nullptr;
    fury::HuntTrace along;
    std::vector<Told> told;
    for (const GameState* state : states) {
        // His phase may have ended with his move: then it is the round after it by now.
        const bool ofHis = before != nullptr && isInDraculaPhase(before->step);
        const std::uint16_t round = ofHis ? before->round : state->round;
        before = state;
        const PublicView view = publicView(ruleset, *state);
        told.push_back({view.phase, view.round, &state->happened});
        const auto shown = std::ranges::find(state->happened, What::LocationRevealed, &Happening::what);
        along.know(view.figure, shown != state->happened.end() ? named<LocationId>(*shown) : std::nullopt);
        const auto here = currentLocation(*state);
        if (!here)
            continue;
        const bool moved = hunt.route.empty() || hunt.route.back().place != *here;
        const auto beat = [&](bool comes, int in) {
            hunt.beats.push_back({{*here, comes, static_cast<std::uint16_t>(in), {}, {}, {}}, {}, {}});
        };
        if (moved) {
            hunt.route.push_back({*here, round, false});
            beat(!hunt.beats.empty(), round);
        }
        if (hunt.beats.back().round + 1 < state->round)
            beat(false, state->round - 1); // a Dracula phase has ended where it began
        if (hunt.beats.back().round < state->round && state->round == hunt.seen.rounds)
            beat(false, state->round);
        hunt.beats.back().hunters = state->hunters;
        hunt.route.back().seen |= view.figure.has_value();
        along.goOn(hunt.beats.back(), hunt.beats.size() - 1, view.figure, state->round, nearest(*ruleset.board, view, *here));
    }
    along.endInto(hunt);
    fury::dropRepeats(hunt.beats);
    tellBeats(hunt, told);
    return hunt;
}

} // namespace demeter::fury3e
