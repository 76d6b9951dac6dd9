#include "app/fury3e/desktop/guide/question_topic.h"

#include "app/fury3e/book/refusal_topics.h"
#include "app/fury3e/book/turn_topics.h"

namespace demeter::fury3e {

TopicId topicOfQuestion(const Ruleset& ruleset, const GameState& state, const std::optional<SubQuestion>& inside)
{
    if (!inside || state.step == Step::Over)
        return topicOfStep(ruleset, state);
    using What = SubQuestion::What;
    switch (inside->what) {
    case What::LairClear:
    case What::LairEncounter:
        return {QStringLiteral("lairs")};
    case What::WolfWhere:
        return topicOfPower(Power::WolfForm);
    case What::MisdirectSlot:
    case What::MisdirectWhere:
        return topicOfPower(Power::Misdirect);
    case What::HunterStart:
        return topicOfStep(Step::PlaceHunters);
    case What::HunterPlace:
        return {QStringLiteral("hunter-actions")};
    case What::RoadEnd:
        return {QStringLiteral("roadblock-tokens")};
    case What::AddCard:
        return {QStringLiteral("encounter-cards")};
    case What::Fighting:
        return {QStringLiteral("fog-tokens")};
    case What::CardUse:
    case What::Table:
        if (inside->draft.card)
            return {QStringLiteral("events")};
        if (inside->draft.allowed)
            return {QStringLiteral("golden-rules")};
        break; // of what is asked at the table
    }
    return topicOfStep(ruleset, state);
}

} // namespace demeter::fury3e
