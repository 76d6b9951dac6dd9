#include "core/fury3e/view/hunt.h"

#include "core/fury3e/game/game_state.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <variant>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

/// The steps that stand: without those that were taken back, and without the corrections themselves.
std::vector<const PublicStep*> standing(const PublicLog& log)
{
    std::vector<const PublicStep*> steps;
    for (const PublicStep& step : log) {
        if (step.way != PublicStep::Way::Back) {
            steps.push_back(&step);
            continue;
        }
        while (steps.size() > 1) {
            steps.pop_back();
            if (steps.back()->view == step.view)
                break;
        }
    }
    return steps;
}

template <typename T> std::optional<T> named(const Happening& happening)
{
    for (const Argument& each : happening.arguments)
        if (const T* value = std::get_if<T>(&each))
            return *value;
    return std::nullopt;
}

std::optional<LocationId> cityOf(const PublicView& view, HunterSet hunters)
{
    std::optional<LocationId> found;
    hunters.forEach([&](Hunter each) {
        const HunterPlace& place = view.hunters[static_cast<std::size_t>(each)];
        if (!found && place.where == HunterPlace::Where::Location)
            found = place.location;
    });
    return found;
}

Hunt::End endOf(const Ruleset& ruleset, const std::vector<const PublicStep*>& steps)
{
    using Why = Hunt::End::Why;
    const auto last = std::ranges::find_if(steps, [](const PublicStep* step) { return step->view.winner != Winner::None; });
    if (last == steps.end())
        return {};
    const PublicStep& step = **last;
    const PublicView& before = last == steps.begin() ? step.view : (*std::prev(last))->view;
    Hunt::End end{step.view.winner == Winner::Dracula ? Why::Influence : Why::Damage};
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

void countRounds(Hunt& hunt, const std::vector<const PublicStep*>& steps)
{
    // By round: whether his figure stood on the board at any time, and where last.
    std::vector<std::optional<LocationId>> first(hunt.rounds + 1U), last(hunt.rounds + 1U);
    for (const PublicStep* step : steps)
        if (step->view.figure && step->view.round <= hunt.rounds) {
            if (!first[step->view.round])
                first[step->view.round] = step->view.figure;
            last[step->view.round] = step->view.figure;
        }
    std::optional<LocationId> stood;
    Hunt::Unseen run;
    for (std::size_t round = 1; round <= hunt.rounds; ++round) {
        if (first[round]) {
            run.until = first[round];
            if (run.rounds > hunt.longest.rounds)
                hunt.longest = run;
            stood = last[round];
            run = {};
            continue;
        }
        ++hunt.unseen;
        if (run.rounds++ == 0)
            run.after = stood;
    }
    if (run.rounds > hunt.longest.rounds)
        hunt.longest = run;
}

int placesOf(const std::vector<Hunt::Stop>& route)
{
    std::set<LocationId> places;
    for (const Hunt::Stop& stop : route)
        places.insert(stop.place);
    return static_cast<int>(places.size());
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
    const auto last = std::ranges::find_if(steps, [](const PublicStep* step) { return step->view.winner != Winner::None; });
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

/// How many roads or sea ways lead from one place to the other.
int stepsBetween(const Board& board, LocationId from, LocationId to)
{
    LocationSet reached(from);
    for (int steps = 0;; ++steps) {
        if (reached.contains(to))
            return steps;
        LocationSet next = reached;
        reached.forEach([&](LocationId here) { next |= board.adjacent(here); });
        if (next == reached)
            return -1;
        reached = next;
    }
}

/// The hunters near Dracula at a moment of the day or the night when the table does not see him.
std::vector<WholeHunt::Close> nearest(const Board& board, const PublicView& view, LocationId here)
{
    using By = WholeHunt::Close::By;
    std::vector<WholeHunt::Close> found;
    if (view.figure || (view.phase != PublicPhase::Day && view.phase != PublicPhase::Night))
        return found;
    for (const Hunter hunter : allHunters) {
        const HunterPlace& place = view.hunters[static_cast<std::size_t>(hunter)];
        if (place.where != HunterPlace::Where::Location)
            continue;
        const int steps = stepsBetween(board, place.location, here);
        const By by = board.byRoad(here).contains(place.location)      ? By::Road
                      : board.bySea(here).contains(place.location)     ? By::Sea
                      : board.byRailway(here).contains(place.location) ? By::Railway
                                                                       : By::None;
        if (steps > 0)
            found.push_back({steps, hunter, place.location, view.round, by});
    }
    return found;
}

/// What is called is new: where Dracula stays and the same hunter does, it has been said.
void callOnce(std::vector<WholeHunt::Beat>& beats)
{
    std::optional<WholeHunt::Close> before;
    for (std::size_t n = 0; n < beats.size(); ++n) {
        const std::optional<WholeHunt::Close> now = beats[n].near;
        if (n > 0 && !beats[n].moved && now && before && now->hunter == before->hunter && now->place == before->place)
            beats[n].near.reset();
        before = now;
    }
}

} // namespace

Hunt seenHunt(const Ruleset& ruleset, const PublicLog& log)
{
    Hunt hunt;
    const std::vector<const PublicStep*> steps = standing(log);
    if (steps.empty())
        return hunt;
    const PublicView& end = steps.back()->view;
    hunt.winner = end.winner;
    hunt.end = endOf(ruleset, steps);
    const Deciding deciding = decidingCard(steps, hunt.end);
    hunt.decided = deciding.card;
    hunt.decidedBy = deciding.by;
    hunt.rounds = end.round;
    hunt.week = end.week;
    hunt.day = end.day;
    hunt.influence = end.influence;
    hunt.most = ruleset.cards->winInfluence;
    const PublicView* before = nullptr;
    for (const PublicStep* step : steps) {
        const PublicView& view = step->view;
        const auto cameTo = [&](LocationId place) {
            if (hunt.route.empty() || hunt.route.back().place != place)
                hunt.route.push_back({place, view.round});
        };
        for (const Happening& each : step->said) {
            if (each.what == What::CombatBegins)
                ++hunt.combats;
            if (each.what == What::DamageSuffered && before != nullptr && (before->combat || view.combat)) {
                const int damage = named<int>(each).value_or(0);
                hunt.damage += damage;
                if (const auto hunter = fighting(before->combat ? *before : view))
                    hunt.damageBy[static_cast<std::size_t>(*hunter)] += damage;
            }
            if (each.what == What::HunterBitten)
                ++hunt.bites;
            if (each.what == What::HunterDefeated)
                if (const auto hunter = named<Hunter>(each))
                    hunt.defeats.push_back({*hunter, view.round});
            if (each.what == What::LocationRevealed)
                if (const auto place = named<LocationId>(each))
                    cameTo(*place);
        }
        if (view.figure && (before == nullptr || before->figure != view.figure)) {
            ++hunt.seen;
            cameTo(*view.figure);
        }
        before = &view;
    }
    countRounds(hunt, steps);
    hunt.places = placesOf(hunt.route);
    return hunt;
}

WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<const GameState*>& states)
{
    WholeHunt hunt;
    hunt.seen = seenHunt(ruleset, log);
    const GameState* before = nullptr;
    std::optional<LocationId> trace; // where the table knew him
    std::vector<Told> told;
    std::vector<int> closestOf; // by beat: how many steps the nearest hunter was away; 0: nobody
    for (const GameState* state : states) {
        // His phase may have ended with his move: then it is the round after it by now.
        const bool ofHis = before != nullptr && isInDraculaPhase(before->step);
        const std::uint16_t round = ofHis ? before->round : state->round;
        before = state;
        const PublicView view = publicView(ruleset, *state);
        told.push_back({view.phase, view.round, &state->happened});
        const auto shown = std::ranges::find(state->happened, What::LocationRevealed, &Happening::what);
        if (shown != state->happened.end())
            if (const auto place = named<LocationId>(*shown))
                trace = place;
        if (view.figure)
            trace = view.figure;
        const auto here = currentLocation(*state);
        if (!here)
            continue;
        const bool moved = hunt.route.empty() || hunt.route.back().place != *here;
        const auto beat = [&](bool comes, int in) {
            hunt.beats.push_back({.place = *here, .moved = comes, .round = static_cast<std::uint16_t>(in)});
        };
        if (moved) {
            hunt.route.push_back({*here, round});
            beat(!hunt.beats.empty(), round);
        }
        if (hunt.beats.back().round + 1 < state->round)
            beat(false, state->round - 1); // a Dracula phase has ended where it began
        if (hunt.beats.back().round < state->round && state->round == hunt.seen.rounds)
            beat(false, state->round);
        const bool seen = view.figure.has_value();
        WholeHunt::Beat& now = hunt.beats.back();
        if (seen && !now.seen)
            now.seen = state->round;
        now.hunters = state->hunters;
        now.trace = trace;
        closestOf.resize(hunt.beats.size());
        for (const WholeHunt::Close& close : nearest(*ruleset.board, view, *here)) {
            if (!hunt.closest || close.steps < hunt.closest->steps)
                hunt.closest = close;
            int& least = closestOf.back();
            least = least == 0 ? close.steps : std::min(least, close.steps);
            if (close.by != WholeHunt::Close::By::None && (!now.near || close.by < now.near->by))
                now.near = close;
        }
    }
    if (hunt.closest)
        hunt.timesClosest = static_cast<int>(std::ranges::count(closestOf, hunt.closest->steps));
    callOnce(hunt.beats);
    hunt.places = placesOf(hunt.route);
    tellBeats(hunt, told);
    return hunt;
}

} // namespace demeter::fury3e
