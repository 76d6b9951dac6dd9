#include "app/fury3e/book/table_topics.h"

namespace demeter::fury3e {

TopicId topicOfAsk(HunterAsk::What what)
{
    using What = HunterAsk::What;
    switch (what) {
    case What::Card:
    case What::OtherCard:
    case What::Result:
        return {QStringLiteral("combat-rounds")};
    case What::LucysRevenge:
        return {QStringLiteral("cancel")};
    case What::Bite:
        return {QStringLiteral("bitten")};
    case What::Defeat:
        return {QStringLiteral("defeated")};
    case What::Order:
        return {QStringLiteral("search")};
    case What::Encounter:
        return {QStringLiteral("encounter-cards")};
    case What::Shows:
    case What::Customs:
    case What::LongNight:
        return {QStringLiteral("event-cards")};
    }
    return {QStringLiteral("hunter-actions")};
}

TopicId topicOfWait(TableTurn::Wait wait)
{
    using Wait = TableTurn::Wait;
    switch (wait) {
    case Wait::Setup:
        return {QStringLiteral("advanced-setup")};
    case Wait::Phase:
        return {QStringLiteral("dracula-phase")};
    case Wait::Time:
        return {QStringLiteral("dawn-and-dusk")};
    case Wait::Arrival:
        return {QStringLiteral("reveal")};
    case Wait::Search:
        return {QStringLiteral("search")};
    case Wait::Ambush:
        return {QStringLiteral("ambush")};
    case Wait::Bats:
        return {QStringLiteral("bats-token")};
    case Wait::Combat:
        return {QStringLiteral("combat-rounds")};
    case Wait::Escape:
        return {QStringLiteral("escape-as-bat")};
    case Wait::Card:
        return {QStringLiteral("event-cards")};
    case Wait::Effect:
        return {QStringLiteral("encounter-cards")};
    }
    return {QStringLiteral("round-summary")};
}

TopicId topicOfTurn(const TableTurn& turn)
{
    using Who = TableTurn::Who;
    switch (turn.who) {
    case Who::Nobody:
        return {QStringLiteral("winning")};
    case Who::Hunters:
        return turn.ask ? topicOfAsk(turn.ask->what) : TopicId{QStringLiteral("hunter-actions")};
    case Who::Time:
        return {QStringLiteral("dawn-and-dusk")};
    case Who::Dracula:
        return topicOfWait(turn.wait);
    }
    return {QStringLiteral("round-summary")};
}

} // namespace demeter::fury3e
