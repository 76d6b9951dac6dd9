// Section 25: the penalty (2E-ERR).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

bool isAsked(const GameState& state, Due::What what)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == what;
}

/// The penalty answers what is due, because Dracula cannot (2E-HEV-22).
bool cannotLand(const GameState& state)
{
    return isAsked(state, Due::What::LandAtOnce);
}

/// The penalty takes away what is asked: nothing that an error has pushed off is activated (2E-ERR-4).
bool takesPushedOff(const Ruleset& ruleset, const GameState& state)
{
    return isAsked(state, Due::What::Activate) && ruleset.rulings.chosen(Ruling::PenaltyTakesPushedOff);
}

} // namespace

Refused check(const Ruleset& ruleset, const GameState& state, const SufferPenalty& penalty)
{
    if (state.step < Step::Hunters)
        return notNow();
    if (cannotLand(state))
        return checkResponse(ruleset, state, penalty);
    if (!state.due.empty() && !takesPushedOff(ruleset, state))
        return notAnAnswer();
    return std::nullopt; // 2E-ERR-1, 2E-ERR-8: the table says so
}

void perform(const Ruleset& ruleset, GameState& state, const SufferPenalty& penalty)
{
    if (cannotLand(state)) {
        performResponse(ruleset, state, penalty);
        return;
    }
    const bool playedStays = state.trail.front().location.has_value();
    const bool stuck = state.step == Step::Movement && legalPlays(ruleset, state).empty(); // 2E-ERR-6
    if (takesPushedOff(ruleset, state))
        state.due.pop_back();
    if (!stuck && ruleset.rulings.chosen(Ruling::PenaltyTakesPushedOff)) // 2E-ERR-4
        putPushedOffBack(state);
    sufferPenalty(ruleset, state);
    if (state.step == Step::PlaceEncounter && !playedStays) // Hide, on which it would have been laid, is gone
        beginActivating(ruleset, state);
    if (state.step != Step::Movement)
        return;
    // 2E-ERR-7: he may move now; 2E-ERR-9: if he still cannot, the turn goes on.
    if ((stuck && !ruleset.rulings.chosen(Ruling::NoMovePenaltyEndsTurn)) || legalPlays(ruleset, state).empty()) {
        state.turn.movements = 0;
        push(state, {.what = Due::What::BeginAction, .flag = true});
    }
}

void sufferPenalty(const Ruleset& ruleset, GameState& state)
{
    const auto current = currentLocation(state);
    clearTrail(ruleset, state, 1); // 2E-ERR-2
    state.trail.front().faceUp = true;
    announce(state, Happening::What::PenaltyShown, {*current});
    if (state.trail.front().encounter && !ruleset.rulings.chosen(Ruling::PenaltyKeepsEncounter)) {
        returnEncounter(state, state.trail.front().encounter->kind);
        state.trail.front().encounter.reset();
    }
    loseBlood(state, state.blood - bloodAfterKilled(state.blood), 1); // 2E-ERR-3
}

} // namespace demeter::fury2e
