// What suits a short practice game of the second edition, from the rules and the state alone. Everything in it is legal, and nothing in it
// is needed: whatever else is played, the next answer is about how the game stands then.
#pragma once

#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"

#include <optional>

namespace demeter::fury2e {

/// A start from which Dracula can go where a hunter is two roads away; nothing if he has none to choose.
std::optional<LocationId> practiceStart(const Ruleset& ruleset, const GameState& state);
/// The city where Dracula can go with nothing but a Location card: first near a hunter; once an Encounter waits, away from them.
std::optional<LocationId> practiceMove(const Ruleset& ruleset, const GameState& state);
/// An Encounter of the hand that is soon over; nothing where none is to be placed.
std::optional<Encounter> practiceEncounter(const Ruleset& ruleset, const GameState& state);
/// An Encounter lies face down on the trail.
bool encounterLies(const GameState& state);
/// The move by road that brings the hunter whose turn begins to such an Encounter; nothing if none does.
std::optional<MoveHunters> practiceArrival(const Ruleset& ruleset, const GameState& state);
/// What the hunter whose turn it is does to come nearer, without meeting anything yet.
std::optional<Action> practiceTurn(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury2e
