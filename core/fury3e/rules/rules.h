// The one door to the rules: what is legal, and what an action does.
#pragma once

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/hunter_card_needs.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/game/violation.h"

#include <expected>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace demeter::fury3e {

/// The state before the first action (SETUP-1 to SETUP-8): decks shuffled from `seed`, hand dealt or waiting to be drawn.
/// `clockKept` false: the hunters' phase is entered by hand, as in records of version 0.1. `chanceEachRound`: more chance may come in.
GameState newGame(const Ruleset& ruleset, CardHandling handling, const Seed& seed, bool clockKept = false, bool chanceEachRound = false);

/// Carries out an action, or says which rule forbids it. Pure: the same input always gives the same answer.
/// `ClaimError` is taken at its word here; the record checks it first (`auditRecord`).
std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action);

/// The same for an action that stands in a record. Rules of the hunters' that the program once did not hold (their order, TIME-10; a card
/// that still lies before one of them, COMB-10) refuse none there, so that records from then open for ever and come to the same states.
std::expected<GameState, Violation> applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Why an action is illegal now; nothing if `apply` accepts it.
std::optional<Violation> whyIllegal(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Every choice of the rules that `apply` accepts now, and nothing else: all actions from `PlaceHunters` to `ClearLair` and from `GoOn` to
/// `ShowWreath`, but
/// - `PlaceHunters` only as one example per board (there are 60^4 of them), `SufferPenalty` only where it is due;
/// - `MoveHunter`, `HunterActs`, `HunterPlays`, `HunterFights` never overruled;
/// - `AnswerEncounter` with every sensible `cancelledBy`, `met` and `joining`, but only with the counts 0, 1 and 2, the same for every
///   hunter, and `ResolveHunters` only as the program reckons it;
/// - `HunterPlays` with one example each.
std::vector<Action> legalActions(const Ruleset& ruleset, const GameState& state);

/// What should be said before this legal action is carried out.
std::vector<Warning> warnings(const Ruleset& ruleset, const GameState& state, const Action& action);

/// Kinds of which more cards are known to be out of their deck than the box should hold, as the counts of this game have it: of the
/// Encounter cards where Dracula draws them from the box, of his Event cards whoever deals. No rule is broken by that; `add` puts the
/// moments of a game together.
struct CardsBeyondCount {
    std::set<EncounterKind> encounters;
    std::set<DraculaEvent> events;
    void add(const CardsBeyondCount& other)
    {
        encounters.insert(other.encounters.begin(), other.encounters.end());
        events.insert(other.events.begin(), other.events.end());
    }
    friend bool operator==(const CardsBeyondCount&, const CardsBeyondCount&) = default;
};
/// Those of this moment (HAND-1, EVT-3).
CardsBeyondCount beyondCount(const Ruleset& ruleset, const GameState& state);

/// The hunter whose action is due in `Step::Day` or `Step::Night` (COMP-1); nothing if nobody's is.
std::optional<Hunter> activeHunter(const GameState& state);
/// The hunter who has to act or pass before this one (TIME-10); nothing if it is this one's turn, he has had it, or the order is lifted.
std::optional<Hunter> hunterAhead(const GameState& state, Hunter hunter);

/// Why the rules forbid this move of a hunter's, which the table can overrule; nothing if they allow it (section 8, BLK-2, FOG-2, STORM-2).
/// `by` is an Item that takes him farther; what an Event card has opened is known from the state (GOLD-2).
std::optional<Violation> checkHunterMove(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId to, Travel travel,
                                         std::optional<HunterCard> by = {});
/// Where a hunter can start (SETUP-9).
LocationSet hunterStarts(const Board& board);
/// Where a hunter can go that way, as the rules allow it.
LocationSet hunterDestinations(const Ruleset& ruleset, const GameState& state, Hunter hunter, Travel travel,
                               std::optional<HunterCard> by = {});

/// What an arrival at this place would make Dracula reveal (REV-1 to REV-7); for his screen, before it is confirmed.
struct ArrivalPreview {
    std::optional<CardPlace> place;  ///< the hideout or lair whose Location card must be face up; nothing: nothing is there
    bool revealsLocation = false;    ///< it is face down now
    std::optional<Slot> revealsHide; ///< Hide, tied to it and face down, is revealed too (REV-6)
    bool clearsLair = false;         ///< the lair is empty (REV-7)
    std::vector<LyingCard> ambushes; ///< Encounter cards that may ambush there (AMB-1, AMB-5)
};
ArrivalPreview arrivalPreview(const Ruleset& ruleset, const GameState& state, Hunter hunter, LocationId place);

/// One example of each of the hunters' cards that `apply` accepts now, as in `legalActions`.
std::vector<HunterPlays> playableHunterCards(const Ruleset& ruleset, const GameState& state);
/// One example of each card that the table alone could allow now, overruled.
std::vector<HunterPlays> allowableHunterCards(const Ruleset& ruleset, const GameState& state);
/// What is said of a card, with what else it needs so that it can be played now; nothing if nothing makes it legal. `said.option` counts.
std::optional<HunterPlays> completedCard(const Ruleset& ruleset, const GameState& state, const HunterPlays& said);
/// Why this card cannot be played now, as well as it can be told before anything is said of it; nothing if it can.
std::optional<Violation> whyNotPlayed(const Ruleset& ruleset, const GameState& state, HunterEvent card);
/// What this card needs; of what has been said already, `ally`, `option`, `hunter` and `overruled` decide what else is to be said.
HunterCardNeeds needsOf(const Ruleset& ruleset, const GameState& state, const HunterPlays& said);

/// Damage that the hunters' cards of this combat round come to, and who leaves, before the table has confirmed it (COMB-8).
ResolveHunters reckonHunters(const Ruleset& ruleset, const GameState& state);

/// CHANCE-1: something is about to be drawn, and the table is asked for new chance first: `AddChance`, or `GoOn` without.
bool drawsWait(const GameState& state);
/// True while new chance is asked for: at any moment of a round, or when something waits to be drawn (CHANCE-1).
bool asksForChance(const Ruleset& ruleset, const GameState& state);

/// Where Escape as Bat can take Dracula now (BAT-1, BAT-4, BAT-7, OPEN-23, OPEN-30).
LocationSet batDestinations(const Ruleset& ruleset, const GameState& state);

/// Encounter cards that have to be drawn from the box before anything else happens (HAND-1, DARK-1); 0 if the app deals.
int drawsDue(const Ruleset& ruleset, const GameState& state);

/// Why this play is illegal in `Step::ChooseCard` or, before the slide, would be if nothing but `-` or `mature` came first; nothing if
/// legal. What the screens ask for every place of the map.
std::optional<Violation> checkPlay(const Ruleset& ruleset, const GameState& state, const Play& play);

/// The state as the table has to take it: without the pause in which Dracula may, or must, play a card that he has just drawn. That there
/// is such a pause would tell what he has drawn before he plays it (INFO-7).
GameState withoutPause(const Ruleset& ruleset, const GameState& state);
/// This dawn or dusk is over and Dracula has met nobody (TIME-6): whom he meets is hidden, and what hunters can do then is not (INV-8).
GameState afterDawnOrDusk(const Ruleset& ruleset, const GameState& state);

/// True if the penalty for having no legal card is due (ERR-2).
bool penaltyDue(const Ruleset& ruleset, const GameState& state);

/// The first error of a game that has not been paid for yet (by a claim that found it, or by a penalty that the table asked for itself),
/// seen with the ruleset in force now and with all entries as they were put right: a kept referee entry that is still illegal, or a step
/// that has become illegal. `actions` are all actions so far, `start` the state before them, `ruleset` the one in force at the start.
std::optional<Finding> auditRecord(const Ruleset& ruleset, const GameState& start, std::span<const Action> actions);

/// The correction that puts back what this one changes, for those who tell how it was before. Nothing for any other action, and for
/// Encounters, whose correction says itself where they were.
std::optional<Action> asItWas(const Ruleset& ruleset, const GameState& before, const Action& correction);

/// True if Dracula's figure stands on the board at his current location instead of beside slot 1 (CUR-4).
bool figureOnBoard(const Ruleset& ruleset, const GameState& state);

/// The first invariant of section 26 that does not hold, by id (`INV-4`), or nothing. For tests and fuzzing.
std::optional<std::string_view> brokenInvariant(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury3e
