// The one door to the rules: what is legal, and what an action does.
#pragma once

#include "core/game/action.h"
#include "core/game/game_state.h"
#include "core/game/ruleset.h"
#include "core/game/violation.h"

#include <expected>
#include <optional>
#include <span>
#include <vector>

namespace demeter {

/// The state before the first action (SETUP-1 to SETUP-8): decks shuffled from `seed`, hand dealt or waiting to be drawn.
GameState newGame(const Ruleset& ruleset, CardHandling handling, const Seed& seed);

/// Carries out an action, or says which rule forbids it. Pure: the same input always gives the same answer.
/// `ClaimError` is taken at its word here; the record checks it first (`auditRecord`).
std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Every choice of the rules that `apply` accepts now, and nothing else: all actions from `PlaceHunters` to `ClearLair`, but
/// `PlaceHunters` itself only as one example per board (there are 60^4 of them) and `SufferPenalty` only where it is due.
std::vector<Action> legalActions(const Ruleset& ruleset, const GameState& state);

/// What should be said before this legal action is carried out.
std::vector<Warning> warnings(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Encounter cards that have to be drawn from the box before anything else happens (HAND-1, DARK-1); 0 if the app deals.
int drawsDue(const Ruleset& ruleset, const GameState& state);

/// Why this play is illegal in `Step::ChooseCard` or, before the slide, would be if nothing but `-` or `mature` came first; nothing if
/// legal. What the screens ask for every place of the map.
std::optional<Violation> checkPlay(const Ruleset& ruleset, const GameState& state, const Play& play);

/// True if the penalty for having no legal card is due (ERR-2).
bool penaltyDue(const Ruleset& ruleset, const GameState& state);

/// The first error of a game that has not been paid for yet (by a claim that found it, or by a penalty that the table asked for itself),
/// seen with the ruleset in force now and with all entries as they were put right: a kept referee entry that is still illegal, or a step
/// that has become illegal. `actions` are all actions so far, `start` the state before them, `ruleset` the one in force at the start.
std::optional<Finding> auditRecord(const Ruleset& ruleset, const GameState& start, std::span<const Action> actions);

/// True if Dracula's figure stands on the board at his current location instead of beside slot 1 (CUR-4).
bool figureOnBoard(const Ruleset& ruleset, const GameState& state);

/// The first invariant of section 26 that does not hold, by id (`INV-4`), or nothing. For tests and fuzzing.
std::optional<std::string_view> brokenInvariant(const Ruleset& ruleset, const GameState& state);

} // namespace demeter
