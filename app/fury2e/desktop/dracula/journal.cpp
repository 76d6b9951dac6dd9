#include "app/fury2e/desktop/dracula/journal.h"

#include <type_traits>

namespace demeter::fury2e {

namespace {

template <typename One, typename... List> constexpr bool isAnyOf = (std::is_same_v<One, List> || ...);

} // namespace

Journal::Doer SecondEditionJournal::doer(std::size_t entry) const
{
    return std::visit(
        []<typename One>(const One&) {
            // Whoever is asked replies and goes on.
            if constexpr (isAnyOf<One, GoOn, Reply, ChooseLying, PutRight, PutRightRuling, EnterResult>)
                return Doer::Either;
            else if constexpr (isAnyOf<One, PlaceHunters, AnswerEncounter, MoveHunters, HuntersAct, SpendResolve, HunterPlays, PlayItem,
                                       RollForBite, CombatCard>)
                return Doer::Hunters;
            else
                return Doer::Dracula;
        },
        actionOf(entry));
}

std::optional<Hunter> SecondEditionJournal::hunter(std::size_t entry) const
{
    return std::visit(
        []<typename One>(const One& one) -> std::optional<Hunter> {
            if constexpr (isAnyOf<One, SpendResolve, PlayItem, RollForBite, CombatCard>)
                return one.hunter;
            else if constexpr (isAnyOf<One, MoveHunters>)
                return one.hunters.size() == 1 ? std::optional(one.hunters.first()) : std::nullopt;
            else
                return std::nullopt;
        },
        actionOf(entry));
}

bool SecondEditionJournal::isVisibleInLog(std::size_t entry) const
{
    return !happened(entry).empty() || !std::holds_alternative<GoOn>(actionOf(entry));
}

QString SecondEditionJournal::news(std::size_t entry) const
{
    return controller_.sentences().toldOf(actionOf(entry), happened(entry)).join(u' ');
}

} // namespace demeter::fury2e
