// Section 5 and the end of the game: the clock, the tracks, Blood (2E-TIME, 2E-WIN).
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

void timePhase(const Ruleset& ruleset, GameState& state)
{
    if (const auto current = currentLocation(state); current && ruleset.board->isSea(*current)) { // 2E-TIME-1
        announce(state, Happening::What::TimeStoodStill);
        return;
    }
    if (state.dawnWaits) { // 2E-OPEN-3
        state.dawnWaits = false;
        announce(state, Happening::What::TimeMoved, {state.time});
        return;
    }
    advanceTime(ruleset, state);
}

void advanceTime(const Ruleset&, GameState& state)
{
    state.time = static_cast<TimeOfDay>((static_cast<std::size_t>(state.time) + 1) % timesOfDay);
    announce(state, Happening::What::TimeMoved, {state.time});
    if (state.time != TimeOfDay::Dawn)
        return;
    gainVampires(state, 1); // 2E-TIME-3
    if (state.step == Step::Over || state.resolve >= mostResolve)
        return;
    ++state.resolve;
    announce(state, Happening::What::ResolveGained, {1});
}

void gainVampires(GameState& state, int number)
{
    const int after = std::clamp(state.vampires + number, 0, mostVampires); // 2E-WIN-5
    if (after == state.vampires)
        return;
    announce(state, Happening::What::VampiresGained, {after - state.vampires});
    state.vampires = static_cast<std::uint8_t>(after);
    if (after == mostVampires)
        win(state, Winner::Dracula);
}

void loseBlood(GameState& state, int number, int atLeast)
{
    const int after = std::max(state.blood - number, atLeast);
    if (after >= state.blood)
        return;
    announce(state, Happening::What::BloodLost, {state.blood - after});
    state.blood = static_cast<std::uint8_t>(after);
    if (after == 0)
        win(state, Winner::Hunters);
}

void recoverBlood(GameState& state, int number)
{
    const int after = std::min(state.blood + number, mostBlood); // 2E-COMP-10
    if (after <= state.blood)
        return;
    announce(state, Happening::What::BloodRecovered, {after - state.blood});
    state.blood = static_cast<std::uint8_t>(after);
}

void win(GameState& state, Winner winner)
{
    if (state.step == Step::Over)
        return;
    state.step = Step::Over;
    state.winner = winner;
    for (const Due& due : state.due) // one that was met without lying anywhere (2E-ENC-1)
        if ((due.what == Due::What::Encounter || due.what == Due::What::AfterEncounter) && due.encounter && !due.token)
            returnEncounter(state, *due.encounter);
    state.due.clear();
    state.combat.reset();
    announce(state, winner == Winner::Dracula ? Happening::What::DraculaWins : Happening::What::HuntersWin);
}

} // namespace demeter::fury2e
