// How the chapters of a rulebook declare what they offer each other about what is due. For the chapters of one game alone: the names in
// these macros are that game's.
#pragma once

/// An action of a chapter: why it cannot be taken now, and what it does.
#define DEMETER_ACTION(X)                                                                                                                  \
    Refused check(const Ruleset&, const GameState&, const X&);                                                                             \
    void perform(const Ruleset&, GameState&, const X&);

/// The four functions of a chapter whose kinds of `Due` it answers for.
#define DEMETER_CHAPTER(X)                                                                                                                 \
    std::vector<Response> answers##X(const Ruleset&, const GameState&, const Due&);                                                        \
    Refused check##X(const Ruleset&, const GameState&, const Due&, const Response&);                                                       \
    void answer##X(const Ruleset&, GameState&, Due, const Response&);                                                                      \
    void perform##X(const Ruleset&, GameState&, Due);

/// Chance that comes in round by round (core/base/chance_in_rounds.h): `rule` is named where it cannot be what it is said to be. `allNamed`
/// says by `ruleset` whether each promised share is given or kept back by name. What is shuffled anew the chapter says.
#define DEMETER_CHANCE(rule, allNamed)                                                                                                     \
    inline Refused check(const Ruleset&, const GameState& state, const PromiseShares& action)                                              \
    {                                                                                                                                      \
        return chanceRefused(state, action, notNow(), Violation{rule, Refusal::CannotHappen, {}});                                         \
    }                                                                                                                                      \
    inline void perform(const Ruleset&, GameState& state, const PromiseShares& action)                                                     \
    {                                                                                                                                      \
        addEntropy(state, action);                                                                                                         \
    }                                                                                                                                      \
    inline Refused check([[maybe_unused]] const Ruleset& ruleset, const GameState& state, const AddChance& action)                         \
    {                                                                                                                                      \
        return chanceRefused(state, action, allNamed, notNow(), Violation{rule, Refusal::CannotHappen, {}});                               \
    }                                                                                                                                      \
    void perform(const Ruleset&, GameState&, const AddChance&);

/// An action that answers what is due, whatever it is.
#define DEMETER_RESPONSE(T)                                                                                                                \
    inline Refused check(const Ruleset& ruleset, const GameState& state, const T& action)                                                  \
    {                                                                                                                                      \
        return checkResponse(ruleset, state, action);                                                                                      \
    }                                                                                                                                      \
    inline void perform(const Ruleset& ruleset, GameState& state, const T& action)                                                         \
    {                                                                                                                                      \
        performResponse(ruleset, state, action);                                                                                           \
    }
