#include "core/fury2e/view/public_log.h"

#include "core/fury2e/game/action.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

/// How the second edition's log tells whose doing a step was: who is asked lies open.
struct NewsRules {
    static bool isDraculas(const PublicView& view) { return view.phase == PublicPhase::Dracula; }
    static bool carriesNews(const PublicLog& log, std::size_t index) { return fury2e::carriesNews(log, index); }
    static bool goneOn(const PublicLog& log, std::span<const std::size_t> before, const PublicStep& step)
    {
        using What = PublicQuestion::What;
        switch (log[before.back()].view.asked.what) {
        case What::Nothing:
        case What::Dracula:
        case What::RoundBegins:
        case What::DrawsWait: // what is said there is said to all
            return false;
        default: { // Dracula can play an Event in between, and what is put right or comes in by chance is nobody's turn
            using Told = Happening::What;
            const auto isOthers = [](const Happening& one) {
                return one.what == Told::EventPlayed || one.what == Told::RulingChanged || one.what == Told::PutRight || tellsOfChance(one);
            };
            return step.said.empty() || !isOthers(step.said.front());
        }
        }
    }
};

/// What a correction has changed of what the table sees.
std::vector<Argument> changed(const PublicView& before, const PublicView& after)
{
    const auto number = [](Number which, int was, int is) { return std::vector<Argument>{static_cast<int>(which), was, is}; };
    if (before.blood != after.blood)
        return number(Number::Blood, before.blood, after.blood);
    if (before.vampires != after.vampires)
        return number(Number::Vampires, before.vampires, after.vampires);
    if (before.resolve != after.resolve)
        return number(Number::Resolve, before.resolve, after.resolve);
    if (before.time != after.time)
        return {after.time};
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        if (before.hunters[n] == after.hunters[n] && before.sheets[n] == after.sheets[n])
            continue;
        std::vector<Argument> of{hunter};
        if (after.hunters[n] && before.hunters[n] != after.hunters[n])
            of.emplace_back(*after.hunters[n]);
        if (before.sheets[n].health != after.sheets[n].health)
            of.insert(of.end(), {int(before.sheets[n].health), int(after.sheets[n].health)});
        return of;
    }
    return {};
}

/// Where whose turn it is has just searched, if the card of it lies open.
std::optional<LocationId> searchedOpen(const PublicView& view)
{
    if (view.asked.what != PublicQuestion::What::Act)
        return std::nullopt;
    const auto place = view.hunters[static_cast<std::size_t>(view.asked.hunters.first())];
    const auto lies = [&](const auto& card) { return place && card.location == place; };
    const bool open =
        std::ranges::any_of(view.trail, lies) || std::ranges::any_of(view.catacombs, [&](const auto& card) { return card && lies(*card); });
    return open ? place : std::nullopt;
}

} // namespace

bool carriesNews(const Happening& happening)
{
    if (happening.what == Happening::What::SharesPromised) // what is given is told
        return false;
    return happening.what != Happening::What::HunterActed ||
           std::ranges::find(happening.arguments, Argument(static_cast<int>(HuntersAct::What::Nothing))) == happening.arguments.end();
}

std::vector<Happening> newsOf(const PublicLog& log, std::size_t index)
{
    using What = Happening::What;
    const PublicStep& step = log[index];
    std::vector<Happening> told = step.said;
    if (index > 0) {
        const PublicView& before = log[index - 1].view;
        const bool turnBegins = before.asked == PublicQuestion{PublicQuestion::What::Turn};
        if (const auto place = turnBegins && told.empty() ? searchedOpen(step.view) : std::nullopt)
            told.push_back({What::NothingRevealed, {step.view.asked.hunters.first(), *place}});
        for (Happening& each : told)
            if (each.what == What::PutRight)
                each.arguments = changed(before, step.view);
            else if (turnBegins && each.what == What::HunterActed && !carriesNews(each))
                each = {What::TrainRefused, {each.arguments.front()}};
    }
    std::erase_if(told, [](const Happening& each) { return !carriesNews(each); });
    return told;
}

bool carriesNews(const PublicLog& log, std::size_t index)
{
    return log[index].way != PublicStep::Way::Onwards || !newsOf(log, index).empty();
}

std::vector<Happening> namedTakenBack(const PublicLog& log, std::size_t back)
{
    std::vector<Happening> undone = takenBack(log, back);
    std::erase_if(undone, [](const Happening& one) { return !carriesNews(one) || tellsOfChance(one); });
    return undone;
}

fury::StandingNews standingNews(const PublicLog& log)
{
    return fury::standingNews<NewsRules>(log);
}

} // namespace demeter::fury2e
