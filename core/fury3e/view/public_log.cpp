#include "core/fury3e/view/public_log.h"

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace demeter::fury3e {

bool carriesNews(const Happening& happening)
{
    // Chance comes in by itself; that somebody did not give what he had promised is another matter.
    if (happening.what == Happening::What::SharesPromised || happening.what == Happening::What::WordsSaid)
        return false;
    if (happening.what == Happening::What::SharesGiven)
        return happening.arguments.size() == 2 && happening.arguments[0] != happening.arguments[1];
    if (happening.what != Happening::What::HunterActed)
        return true;
    return std::ranges::any_of(happening.arguments, [](const Argument& each) {
        const int* what = std::get_if<int>(&each);
        return what != nullptr && *what != static_cast<int>(HunterActs::What::Pass);
    });
}

bool carriesNews(const PublicLog& log, std::size_t index)
{
    const PublicStep& step = log[index];
    switch (step.way) {
    case PublicStep::Way::Onwards:
        return std::ranges::any_of(step.said, [](const Happening& happening) { return carriesNews(happening); });
    case PublicStep::Way::Back: {
        const std::vector<Happening> undone = takenBack(log, index);
        const auto foundNothing = [](const Happening& one) { return one.what == Happening::What::NoError; };
        return undone.empty() || !std::ranges::all_of(undone, foundNothing) || step.view != log[index - 1].view;
    }
    case PublicStep::Way::Again:
        break;
    }
    return true;
}

std::vector<Happening> namedTakenBack(const PublicLog& log, std::size_t back)
{
    std::vector<Happening> undone = takenBack(log, back);
    std::erase_if(undone, [](const Happening& one) {
        return !carriesNews(one) || tellsOfChance(one) || one.what == Happening::What::NoError || one.what == Happening::What::ErrorFound;
    });
    return undone;
}

bool isChanceAlone(const PublicStep& step)
{
    return isOnly(step, tellsOfChance<Happening>);
}

bool says(const PublicStep& step, Happening::What what)
{
    return std::ranges::find(step.said, what, &Happening::what) != step.said.end();
}

namespace {

using What = Happening::What;

/// FOG-3: where fog could hide whom Dracula meets, the end of dawn and dusk is his.
bool hunterInFog(const PublicView& view)
{
    return std::ranges::any_of(view.hunters, [&](const HunterPlace& place) {
        return place.where == HunterPlace::Where::Location &&
               std::ranges::any_of(view.tokens.fog, [&](const auto& fog) { return fog.first == place.location; });
    });
}

/// That a hunter comes somewhere is Dracula's doing where Bats carry him (REV-10), or an Event of his chooses the place (EVT-1). Between
/// that Event and the move anything can be entered or put right; what a hunter does, and the time, are later than both.
bool isCarried(const PublicLog& log, std::span<const std::size_t> before, const PublicStep& step)
{
    const auto names = [](const Happening& one, const Argument& each) {
        return std::ranges::find(one.arguments, each) != one.arguments.end();
    };
    const auto carries = [&](const Happening& one) {
        return (one.what == What::EventPlayed && (names(one, DraculaEvent::FalseTip) || names(one, DraculaEvent::WildHorses))) ||
               (one.what == What::HunterChosen && names(one, DraculaEvent::VampiricInfluence));
    };
    const auto ends = [](const Happening& one) {
        return one.what == What::HunterMoved || one.what == What::HunterActed || one.what == What::HunterCardPlayed ||
               one.what == What::TimeMoved;
    };
    if (std::ranges::any_of(
            step.said, [&](const Happening& one) { return carries(one) || (one.what == What::TokenRemoved && names(one, Token::Bats)); }))
        return true;
    for (const std::size_t n : before | std::views::reverse)
        for (const Happening& one : log[n].said | std::views::reverse)
            if (carries(one) || ends(one))
                return carries(one);
    return false;
}

/// How the third edition's log tells whose doing a step was.
struct NewsRules {
    static bool isDraculas(const PublicView& view) { return view.phase == PublicPhase::DraculaPhase; }
    static bool carriesNews(const PublicLog& log, std::size_t index) { return fury3e::carriesNews(log, index); }
    static bool goneOn(const PublicLog& log, std::span<const std::size_t> before, const PublicStep& step)
    {
        const PublicStep& last = log[before.back()];
        for (const What deed : {What::HunterActed, What::HunterOverruled, What::HunterCardPlayed, What::CombatCardPlayed})
            if (says(step, deed))
                return true;
        if (says(step, What::HunterMoved))
            return !isCarried(log, before, step);
        // TIME-5: they have read it, and dawn or dusk goes on. Where more is said with it, it may be Dracula's answer that has ended it,
        // such as which token goes (TIME-7).
        const auto goesOnAlone = [](const Happening& one) {
            const bool host = std::ranges::find(one.arguments, Argument(Token::HeavenlyHost)) != one.arguments.end(); // TIME-8
            return one.what == What::TimeMoved || one.what == What::CombatBegins || (one.what == What::TokenRemoved && host);
        };
        const PublicPhase phase = last.view.phase;
        return (phase == PublicPhase::Dawn || phase == PublicPhase::Dusk) && !last.view.combat && !hunterInFog(last.view) &&
               (step.view.phase != phase || step.view.combat) && std::ranges::all_of(step.said, goesOnAlone);
    }
};

} // namespace

fury::StandingNews standingNews(const PublicLog& log)
{
    return fury::standingNews<NewsRules>(log);
}

std::optional<PublicStep> publicStepOf(const PublicStep* last, const Ruleset& ruleset, const GameState& state)
{
    return noticedStep(last, state.happened, publicView(ruleset, state));
}

bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state)
{
    auto step = publicStepOf(log.empty() ? nullptr : &log.back(), ruleset, state);
    if (!step)
        return false;
    log.push_back(*std::move(step));
    return true;
}

} // namespace demeter::fury3e
