#include "app/fury3e/desktop/dracula/journal.h"

#include "core/fury3e/view/public_log.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace demeter::fury3e {

namespace {

template <typename One, typename... List> constexpr bool isOneOf = (std::is_same_v<One, List> || ...);

} // namespace

Journal::Doer ThirdEditionJournal::doer(std::size_t entry) const
{
    return std::visit(
        []<typename One>(const One&) {
            // Whoever is asked replies, and chooses what lies there.
            if constexpr (isOneOf<One, GoOn, ClaimError, PutRight, PutRightRuling, PutRightEdge, PutRightEntry, EnterWeek, EnterDespair,
                                  Reply, ChooseLying>)
                return Doer::Either;
            else if constexpr (isOneOf<One, PlaceHunters, EnterHunter, EnterToken, MoveHunter, HunterActs, AnswerEncounter, HunterPlays,
                                       HunterFights, ResolveHunters, ShowWreath, PromiseShares, AddChance>)
                return Doer::Hunters;
            else
                return Doer::Dracula;
        },
        actionOf(entry));
}

std::optional<Hunter> ThirdEditionJournal::hunter(std::size_t entry) const
{
    return std::visit(
        []<typename One>(const One& one) -> std::optional<Hunter> {
            if constexpr (isOneOf<One, MoveHunter, HunterActs, EnterHunter>)
                return one.hunter;
            else
                return std::nullopt;
        },
        actionOf(entry));
}

bool ThirdEditionJournal::isVisibleInLog(std::size_t entry) const
{
    if (std::ranges::any_of(happened(entry), [](const Happening& happening) { return carriesNews(happening); }))
        return true;
    const Action& action = actionOf(entry);
    const auto* acts = std::get_if<HunterActs>(&action);
    return !std::holds_alternative<GoOn>(action) && !std::holds_alternative<EndPhase>(action) && !std::holds_alternative<Slide>(action) &&
           (acts == nullptr || acts->what != HunterActs::What::Pass);
}

QString ThirdEditionJournal::news(std::size_t entry) const
{
    std::vector<Happening> said;
    for (const Happening& happening : happened(entry))
        if (carriesNews(happening))
            said.push_back(happening);
    return controller_.sentences().told(said).join(u' ');
}

} // namespace demeter::fury3e
