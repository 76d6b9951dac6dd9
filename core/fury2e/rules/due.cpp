// What is due, and which chapter answers for it.
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

Chapter chapterOf(Due::What what)
{
    using enum Due::What;
    if (what <= EndOfTurn)
        return Chapter::Turn;
    if (what <= MoveOn)
        return Chapter::Searches;
    if (what <= CombatOver)
        return Chapter::Combat;
    return what <= Cancel ? Chapter::Events : Chapter::Questions;
}

bool isAutomatic(Due::What what)
{
    using enum Due::What;
    return (what >= ClearTrail && what <= EndOfTurn) || what == AfterEncounter || what == AfterSearch || what == Rested ||
           what == CombatOver;
}

namespace {

/// What a chapter offers.
struct Offered {
    std::vector<Response> (*answers)(const Ruleset&, const GameState&, const Due&);
    Refused (*check)(const Ruleset&, const GameState&, const Due&, const Response&);
    void (*answer)(const Ruleset&, GameState&, Due, const Response&);
    void (*perform)(const Ruleset&, GameState&, Due);
};
/// In the order of `Chapter`.
constexpr std::array<Offered, 5> offered{{{answersTurn, checkTurn, answerTurn, performTurn},
                                          {answersSearches, checkSearches, answerSearches, performSearches},
                                          {answersCombat, checkCombat, answerCombat, performCombat},
                                          {answersEvents, checkEvents, answerEvents, performEvents},
                                          {answersQuestions, checkQuestions, answerQuestions, performQuestions}}};

const Offered& of(const Due& due)
{
    return offered[static_cast<std::size_t>(chapterOf(due.what))];
}

Due taken(GameState& state)
{
    Due due = std::move(state.due.back());
    state.due.pop_back();
    return due;
}

} // namespace

const Due* topDue(const GameState& state)
{
    return state.due.empty() ? nullptr : &state.due.back();
}

void push(GameState& state, Due due)
{
    state.due.push_back(std::move(due));
}

std::vector<Response> answersDue(const Ruleset& ruleset, const GameState& state)
{
    const Due* due = topDue(state);
    return due == nullptr ? std::vector<Response>() : of(*due).answers(ruleset, state, *due);
}

Refused checkResponse(const Ruleset& ruleset, const GameState& state, const Response& response)
{
    const Due* due = topDue(state);
    return due == nullptr ? notNow() : of(*due).check(ruleset, state, *due, response);
}

void performResponse(const Ruleset& ruleset, GameState& state, const Response& response)
{
    Due due = taken(state);
    const Offered& chapter = of(due);
    chapter.answer(ruleset, state, std::move(due), response);
}

bool goesByItself(const GameState& state)
{
    return !state.due.empty() && isAutomatic(state.due.back().what) &&
           !(state.due.back().what == Due::What::AfterEncounter && drawsWait(state));
}

void advance(const Ruleset& ruleset, GameState& state)
{
    while (state.step != Step::Over && goesByItself(state)) {
        Due due = taken(state);
        const Offered& chapter = of(due);
        chapter.perform(ruleset, state, std::move(due));
    }
}

} // namespace demeter::fury2e
