#include "app/fury3e/book/turn_topics.h"

#include "core/fury3e/rules/rules.h"

namespace demeter::fury3e {

TopicId topicOfStep(Step step)
{
    switch (step) {
    case Step::PlaceHunters:
    case Step::ChooseStart:
        return {QStringLiteral("advanced-setup")};
    case Step::BeforeSlide:
        return {QStringLiteral("trail")};
    case Step::ResolveMatured:
        return {QStringLiteral("mature")};
    case Step::ChooseCard:
        return {QStringLiteral("dracula-phase")};
    case Step::PlaceEncounter:
        return {QStringLiteral("encounter-cards")};
    case Step::PlaceRumor:
        return {QStringLiteral("rumor-tokens")};
    case Step::Over:
        return {QStringLiteral("winning")};
    case Step::Dawn:
    case Step::Dusk:
        return {QStringLiteral("dawn-and-dusk")};
    case Step::Day:
    case Step::Night:
        return {QStringLiteral("hunter-actions")};
    case Step::EndOfPhase:
        return {QStringLiteral("event-cards")};
    }
    return {QStringLiteral("round-summary")};
}

TopicId topicOfOccasion(Occasion occasion)
{
    switch (occasion) {
    case Occasion::Ambush:
        return {QStringLiteral("ambush")};
    case Occasion::Search:
        return {QStringLiteral("search")};
    case Occasion::Matured:
    case Occasion::Bodyguards: // they lie before Dracula because they have matured
        return {QStringLiteral("mature")};
    }
    return {QStringLiteral("encounter-cards")};
}

TopicId topicOfPower(Power power)
{
    switch (power) {
    case Power::DarkCall:
        return {QStringLiteral("dark-call")};
    case Power::Misdirect:
        return {QStringLiteral("misdirect")};
    case Power::Feed:
        return {QStringLiteral("feed")};
    case Power::Hide:
        return {QStringLiteral("hide")};
    case Power::WolfForm:
        return {QStringLiteral("wolf-form")};
    }
    return {QStringLiteral("power-cards")};
}

TopicId topicOfDue(const Due& due)
{
    using What = Due::What;
    switch (due.what) {
    case What::EndOfAction:
        return {QStringLiteral("hunter-actions")};
    case What::EndOfDawn:
        return {QStringLiteral("consecrated-ground")};
    case What::EndOfPhase:
    case What::EndOfDusk:
        return {QStringLiteral("dawn-and-dusk")};
    case What::RemoveRoadblock:
    case What::PlaceRoadblocks:
        return {QStringLiteral("roadblock-tokens")};
    case What::RemoveStorm:
    case What::PlaceStorms:
        return {QStringLiteral("storm-tokens")};
    case What::FogFight:
        return {QStringLiteral("fog-tokens")};
    case What::BatsMove:
        return {QStringLiteral("bats-token")};
    case What::Defeat:
        return {QStringLiteral("defeated")};
    case What::Hospital:
        return {QStringLiteral("hospitals")};
    case What::Arrival:
        return {QStringLiteral("reveal")};
    case What::Ambush:
        return {QStringLiteral("ambush")};
    case What::SearchReply:
    case What::SearchOrder:
        return {QStringLiteral("search")};
    case What::SeducedBy:
    case What::Bite:
        return {QStringLiteral("bitten")};
    case What::Encounter:
    case What::AfterEncounter:
        return topicOfOccasion(due.occasion);
    case What::MaturedCity:
    case What::MaturedHunter:
    case What::MaturedCities:
    case What::KeepEvent:
        return {QStringLiteral("mature")};
    case What::DiscardHand:
    case What::AddEncounters:
    case What::GiveUpEncounter:
    case What::Chance:
        return {QStringLiteral("encounter-cards")};
    case What::Combat:
    case What::TakeCombat:
    case What::ClawsVictim:
    case What::HunterEffects:
    case What::CombatStep:
    case What::SwapCard:
        return {QStringLiteral("combat-rounds")};
    case What::EnragedReply:
    case What::LucysReply:
    case What::UsePlotting:
        return {QStringLiteral("cancel")};
    case What::BatWhere:
        return {QStringLiteral("escape-as-bat")};
    case What::LongNightCard:
    case What::EventsDrawn:
    case What::AtOnce:
    case What::DiscardEvents:
    case What::Victim:
    case What::Shows:
    case What::Customs:
    case What::MoveOn:
    case What::PressReply:
        return {QStringLiteral("event-cards")};
    case What::SwapEncounter:
    case What::TopEvent:
        return {QStringLiteral("allies")};
    }
    return {QStringLiteral("encounter-cards")};
}

TopicId topicOfStep(const Ruleset& ruleset, const GameState& state)
{
    if (state.step == Step::Over)
        return topicOfStep(state.step);
    if (drawsDue(ruleset, state) > 0)
        return {QStringLiteral("encounter-cards")};
    if (!state.due.empty())
        return topicOfDue(state.due.back());
    if (penaltyDue(ruleset, state))
        return {QStringLiteral("errors-of-dracula")};
    // Where nothing leaves the trail, the slide decides nothing, and the guide asks at once for what follows it.
    if (state.step == Step::BeforeSlide && state.clockKept && !state.trail.back())
        if (const auto slid = apply(ruleset, state, Slide{}))
            return topicOfStep(ruleset, *slid);
    return topicOfStep(state.step);
}

} // namespace demeter::fury3e
