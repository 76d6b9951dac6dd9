// The rules of the second edition: what is legal, and what it does.
#pragma once

#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/game/violation.h"

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

namespace demeter::fury2e {

/// A game before anything has been done: all Encounters in the reserve, mixed with `seed` (2E-SETUP-1 to 2E-SETUP-3). `chanceEachRound`:
/// more chance may come in round by round.
GameState newGame(const Ruleset& ruleset, TokenHandling handling, const Seed& seed, bool chanceEachRound = false);

/// The state after an action, or why it is illegal now.
std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action);

/// The same for one that a record holds: what the program did not refuse when it was written has happened (`onceAccepted`).
std::expected<GameState, Violation> applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Why an action is illegal now; nothing if `apply` accepts it.
std::optional<Violation> whyIllegal(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Every action that `apply` accepts now and that can be listed: numbers, dice and what is put right only as examples.
std::vector<Action> legalActions(const Ruleset& ruleset, const GameState& state);

/// What is asked now has this one answer, and that it is not asked tells the table nothing: it depends on what lies open alone, or
/// everybody sees it done at once. It is entered like any other answer, so that records say what has happened.
std::optional<Action> onlyAnswer(const Ruleset& ruleset, const GameState& state);

/// The correction that puts back what this one changes, for those who tell how it was before. Nothing for any other action, and for
/// Encounters, whose correction says itself where they were.
std::optional<Action> asItWas(const Ruleset& ruleset, const GameState& before, const Action& correction);

/// 2E-CHANCE-1: Dracula is about to draw, and the table is asked for new chance first: `AddChance`, or `GoOn` without.
bool drawsWait(const GameState& state);
/// True while new chance is asked for.
bool asksForChance(const Ruleset& ruleset, const GameState& state);
/// 2E-GEN-3: the hunter whose turn begins next; nobody while one is under way. Who misses a turn is passed over.
std::optional<Hunter> nextHunter(const GameState& state);

/// 2E-HUNT-3, 2E-OPEN-30: cities that a train reaches in three spaces alone and not without Western Europe, where two are the most. The
/// hunters are warned, never stopped.
LocationSet pastWesternMaximum(const Ruleset& ruleset, const GameState& state, Hunter hunter);

/// What is added to the rolls of a combat round, as far as the table's cards and sheets do not say more (2E-COMB-9).
struct CombatModifiers {
    int hunters = 0, dracula = 0;
    friend bool operator==(const CombatModifiers&, const CombatModifiers&) = default;
};
/// Of the round under way; nothing without a combat.
CombatModifiers combatModifiers(const Ruleset& ruleset, const GameState& state);
/// 2E-COMB-20: Blood that Dracula loses when this card of the combat under way is turned up.
int bloodFor(const GameState& state, DraculaTactic tactic);

/// The first invariant of section 31 of the specification that does not hold, by id (`2E-INV-4`), or nothing.
std::optional<std::string_view> brokenInvariant(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury2e
