// What is due, and who answers for it.
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

Chapter chapterOf(Due::What what)
{
    using enum Due::What;
    switch (what) {
    case EndOfDawn:
    case EndOfDusk:
    case RemoveRoadblock:
    case RemoveStorm:
    case FogFight:
        return Chapter::Clock;
    case EndOfAction:
    case BatsMove:
    case Defeat:
    case Hospital:
    case LongNightCard:
        return Chapter::Hunters;
    case Arrival:
    case Ambush:
        return Chapter::Arrivals;
    case SearchReply:
    case SearchOrder:
    case SeducedBy:
        return Chapter::Searches;
    case Encounter:
    case DiscardHand:
    case MaturedCity:
    case MaturedHunter:
    case MaturedCities:
    case AfterEncounter:
        return Chapter::Effects;
    case Combat:
    case EnragedReply:
    case LucysReply:
    case UsePlotting:
    case TakeCombat:
    case ClawsVictim:
    case Bite:
    case HunterEffects:
    case BatWhere:
    case CombatStep:
    case SwapCard:
        return Chapter::Combat;
    case EventsDrawn:
    case AtOnce:
    case DiscardEvents:
    case PlaceRoadblocks:
    case PlaceStorms:
    case AddEncounters:
    case Victim:
    case Shows:
    case Customs:
    case MoveOn:
    case SwapEncounter:
    case TopEvent:
    case KeepEvent:
        return Chapter::Events;
    case PressReply:
    case GiveUpEncounter:
        return Chapter::Questions;
    case Chance:
        return Chapter::Chance;
    case EndOfPhase:
        return Chapter::Clock;
    }
    return Chapter::Clock;
}

bool isAutomatic(Due::What what)
{
    using enum Due::What;
    return what == EndOfDawn || what == EndOfDusk || what == EndOfAction || what == MaturedCities || what == AfterEncounter ||
           what == CombatStep || what == EndOfPhase;
}

namespace {

/// Calls the function of the chapter that a due entry belongs to.
#define DEMETER_DISPATCH(function, what, ...)                                                                                              \
    switch (chapterOf(what)) {                                                                                                             \
    case Chapter::Clock:                                                                                                                   \
        return function##Clock(__VA_ARGS__);                                                                                               \
    case Chapter::Hunters:                                                                                                                 \
        return function##Hunters(__VA_ARGS__);                                                                                             \
    case Chapter::Arrivals:                                                                                                                \
        return function##Arrivals(__VA_ARGS__);                                                                                            \
    case Chapter::Searches:                                                                                                                \
        return function##Searches(__VA_ARGS__);                                                                                            \
    case Chapter::Effects:                                                                                                                 \
        return function##Effects(__VA_ARGS__);                                                                                             \
    case Chapter::Combat:                                                                                                                  \
        return function##Combat(__VA_ARGS__);                                                                                              \
    case Chapter::Events:                                                                                                                  \
        return function##Events(__VA_ARGS__);                                                                                              \
    case Chapter::Questions:                                                                                                               \
        return function##Questions(__VA_ARGS__);                                                                                           \
    case Chapter::Chance:                                                                                                                  \
        return function##Chance(__VA_ARGS__);                                                                                              \
    }

void dispatchAnswer(const Ruleset& ruleset, GameState& state, const Due& due, const Response& response)
{
    DEMETER_DISPATCH(answer, due.what, ruleset, state, due, response)
}

void dispatchPerform(const Ruleset& ruleset, GameState& state, const Due& due){DEMETER_DISPATCH(perform, due.what, ruleset, state, due)}

Refused dispatchCheck(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    DEMETER_DISPATCH(check, due.what, ruleset, state, due, response)
    return notAnAnswer();
}

} // namespace

std::vector<Response> answersDue(const Ruleset& ruleset, const GameState& state)
{
    const Due* due = topDue(state);
    if (due == nullptr)
        return {};
    DEMETER_DISPATCH(answers, due->what, ruleset, state, *due)
    return {};
}

const Due* topDue(const GameState& state)
{
    return state.due.empty() ? nullptr : &state.due.back();
}

void push(GameState& state, Due due)
{
    state.due.insert(state.due.end() - (drawsWait(state) ? 1 : 0), std::move(due));
}

Violation notAnAnswer()
{
    return {"TIME-1", Refusal::NotAnAnswer, {}};
}

Refused checkResponse(const Ruleset& ruleset, const GameState& state, const Response& response)
{
    const Due* due = topDue(state);
    if (due == nullptr)
        return notNow();
    return dispatchCheck(ruleset, state, *due, response);
}

void performResponse(const Ruleset& ruleset, GameState& state, const Response& response)
{
    if (state.due.empty())
        return;
    const Due due = std::move(state.due.back());
    state.due.pop_back();
    dispatchAnswer(ruleset, state, due, response);
}

void advance(const Ruleset& ruleset, GameState& state)
{
    for (;;) {
        if (state.step == Step::Over) { // WIN-1, WIN-2: nothing is due any more
            state.due.clear();
            putCombatAway(state);
            return;
        }
        if (!state.due.empty()) {
            if (!isAutomatic(state.due.back().what))
                return;
            const Due due = std::move(state.due.back());
            state.due.pop_back();
            dispatchPerform(ruleset, state, due);
        } else if (!nextHunter(ruleset, state)) {
            return;
        }
    }
}

} // namespace demeter::fury3e
