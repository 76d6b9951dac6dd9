#include "app/fury2e/book/topics.h"

namespace demeter::fury2e {

TopicId topicOfStep(Step step)
{
    switch (step) {
    case Step::PlaceHunters:
    case Step::ChooseStart:
        return {QStringLiteral("setup")};
    case Step::RoundBegins:
    case Step::StartOfTurn:
        return {QStringLiteral("round")};
    case Step::Hunters:
        return {QStringLiteral("hunters-turn")};
    case Step::Catacombs:
        return {QStringLiteral("catacombs")};
    case Step::Movement:
        return {QStringLiteral("movement")};
    case Step::PlaceEncounter:
        return {QStringLiteral("action-phase")};
    case Step::Over:
        return {QStringLiteral("winning")};
    }
    return {QStringLiteral("round")};
}

TopicId topicOfDue(const Due& due)
{
    using What = Due::What;
    switch (due.what) {
    case What::AddEncounter:
    case What::ToCatacombs:
        return {QStringLiteral("catacombs")};
    case What::Activate:
    case What::ClearTrail:
        return {QStringLiteral("mature")};
    case What::BeginAction:
    case What::EndOfAction:
    case What::EndOfTurn:
        return {QStringLiteral("action-phase")};
    case What::EncounterOrder:
    case What::AfterSearch:
        return {QStringLiteral("search")};
    case What::PutBack:
    case What::AmbushVictim:
    case What::Encounter:
    case What::AfterEncounter:
    case What::BatsMove:
        return {QStringLiteral("encounters")};
    case What::Rested:
        return {QStringLiteral("hunters-turn")};
    case What::Combat:
    case What::CombatOver:
        return {QStringLiteral("combat")};
    case What::BatWhere:
        return {QStringLiteral("escape-bat")};
    case What::Replaced:
        return {QStringLiteral("allies")};
    case What::Suffer:
    case What::Declare:
    case What::Refuse:
    case What::LandAtOnce:
        return {QStringLiteral("hunters-events")};
    case What::MoveOn:
    case What::AgentAgain:
    case What::EventsDrawn:
    case What::AtOnce:
    case What::DiscardEvents:
    case What::Victim:
    case What::Shows:
    case What::EvasionWhere:
    case What::RoadblockWhere:
    case What::Cancel:
        return {QStringLiteral("draculas-events")};
    }
    return {QStringLiteral("round")};
}

TopicId topicOfState(const GameState& state)
{
    if (state.step == Step::Over || state.due.empty())
        return topicOfStep(state.step);
    return topicOfDue(state.due.back());
}

} // namespace demeter::fury2e
