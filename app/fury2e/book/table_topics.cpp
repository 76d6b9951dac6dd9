#include "app/fury2e/book/table_topics.h"

namespace demeter::fury2e {

TopicId topicOfAsk(PublicQuestion::What what)
{
    using What = PublicQuestion::What;
    switch (what) {
    case What::Nothing:
        return {QStringLiteral("winning")};
    case What::Start:
        return {QStringLiteral("setup")};
    case What::Turn:
    case What::Act:
        return {QStringLiteral("hunters-turn")};
    case What::Encounter:
        return {QStringLiteral("encounters")};
    case What::Shows: // what an Event of Dracula's does to one of them
        return {QStringLiteral("draculas-events")};
    case What::Suffer: // Great Strength, Good Luck
    case What::Cancel:
        return {QStringLiteral("hunters-events")};
    case What::CombatCards:
    case What::CombatLaid:
        return {QStringLiteral("combat")};
    case What::CombatResult:
        return {QStringLiteral("results")};
    case What::Dracula:
    case What::RoundBegins:
    case What::DrawsWait:
        break;
    }
    return {QStringLiteral("round")};
}

TopicId topicOfTurn(const TableTurn& turn, const PublicQuestion& asked)
{
    switch (turn.who) {
    case TableTurn::Who::Nobody:
        return {QStringLiteral("winning")};
    case TableTurn::Who::Hunters:
        return topicOfAsk(asked.what);
    case TableTurn::Who::Dracula:
        switch (turn.wait) {
        case TableTurn::Wait::Setup:
            return {QStringLiteral("setup")};
        case TableTurn::Wait::Turn:
            return {QStringLiteral("round")};
        case TableTurn::Wait::Order:
            return {QStringLiteral("search")};
        case TableTurn::Wait::Bats:
            return {QStringLiteral("encounters")};
        case TableTurn::Wait::Combat:
            return {QStringLiteral("combat")};
        case TableTurn::Wait::Card:
        case TableTurn::Wait::Drawn:
            return {QStringLiteral("draculas-events")};
        case TableTurn::Wait::Effect:
            return {QStringLiteral("encounters")};
        }
    }
    return {QStringLiteral("round")};
}

const Topic* topicOfRefusal(const Book& book, const Violation& violation)
{
    return violation.rule.empty() ? nullptr : book.topicOfRule(violation.rule);
}

} // namespace demeter::fury2e
