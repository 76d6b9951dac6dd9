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

} // namespace

bool carriesNews(const Happening& happening)
{
    if (happening.what == Happening::What::SharesPromised) // what is given is told
        return false;
    return happening.what != Happening::What::HunterActed ||
           std::ranges::find(happening.arguments, Argument(static_cast<int>(HuntersAct::What::Nothing))) == happening.arguments.end();
}

bool carriesNews(const PublicLog& log, std::size_t index)
{
    const PublicStep& step = log[index];
    return step.way != PublicStep::Way::Onwards ||
           std::ranges::any_of(step.said, [](const Happening& happening) { return carriesNews(happening); });
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
