// What suits a short practice game of the third edition, from the rules and the state alone: where hunters and Dracula may stand so that an
// arrival comes about soon, and how the hunters move towards it. Everything in it is legal, and nothing in it is needed: whatever else is
// played, the next answer is about how the game stands then.
#pragma once

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <optional>
#include <vector>

namespace demeter::fury3e {

/// A start from which Dracula can go where a hunter is two roads away; nothing if he has none to choose.
std::optional<LocationId> practiceStart(const Ruleset& ruleset, const GameState& state);
/// The city where Dracula can go in his movement step, with nothing but a Location card: first near a hunter; once an Encounter card waits,
/// away from them. Nothing if there is none.
std::optional<LocationId> practiceMove(const Ruleset& ruleset, const GameState& state);
/// An Encounter card of the hand that says something to everybody when it ambushes; nothing where none is to be placed.
std::optional<EncounterKind> practiceEncounter(const Ruleset& ruleset, const GameState& state);

/// Face-down hideouts in which an Encounter card waits and Dracula does not.
LocationSet waitingHideouts(const GameState& state);
/// The move by road that brings the hunter whose turn it is to such a hideout; nothing if none does.
std::optional<MoveHunter> practiceArrival(const Ruleset& ruleset, const GameState& state);
/// What the hunter whose turn it is does to come nearer, without meeting anything yet; passing where nothing is better.
std::optional<Action> practiceTurn(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury3e
