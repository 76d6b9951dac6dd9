// What the chapters of the rules offer each other. Not for use outside core/fury2e/rules; `rules.h` is the door.
//
// Every action has a `check` (nothing if it is legal now) and a `perform` (carries it out without asking).
#pragma once

#include "core/fury/chapters.h"
#include "core/fury2e/rules/rules.h"

#include <algorithm>

namespace demeter::fury2e {

using Refused = std::optional<Violation>;

/// 2E-TURN-1: another step is due.
inline Violation notNow()
{
    return {"2E-TURN-1", Refusal::NotNow, {}};
}
inline Violation notAnAnswer()
{
    return {"2E-TURN-1", Refusal::NotAnAnswer, {}};
}
/// Adds to what the last action tells the table.
inline void announce(GameState& state, Happening::What what, std::vector<Argument> arguments = {}, std::string rule = {})
{
    state.happened.push_back({what, std::move(arguments), std::move(rule)});
}

// setup.cpp (2E-SETUP)
DEMETER_ACTION(PlaceHunters)
DEMETER_ACTION(ChooseStart)

// time.cpp (2E-TIME, 2E-WIN)
/// Phase A (2E-TIME-1 to 2E-TIME-4).
void timePhase(const Ruleset&, GameState&);
/// The marker goes one space on; Small Hours to Dawn is a new day (2E-TIME-3, 2E-TIME-5).
void advanceTime(const Ruleset&, GameState&);
/// Announced; the sixth wins (2E-WIN-1, 2E-WIN-5). `number` may be negative.
void gainVampires(GameState&, int number);
/// Announced; with the last one the hunters win (2E-WIN-3). `atLeast` is what he keeps in any case.
void loseBlood(GameState&, int number, int atLeast = 0);
void recoverBlood(GameState&, int number);
/// 2E-WIN: the game is over, and nothing is due any more.
void win(GameState&, Winner);

// trail.cpp (2E-TRAIL, 2E-TOKEN-12)
/// Takes a card off the trail and closes the gap, with the Blood tokens (2E-TRAIL-12, 2E-SEA-6). Its Encounter is still on it. Hide that is
/// bound to it stays for the caller: see `hideFollows`.
TrailCard takeCard(GameState&, std::size_t index);
/// Lays a card in space 1; all others slide (2E-TRAIL-1). What leaves space 6 is returned.
std::optional<TrailCard> slideIn(GameState&, TrailCard);
/// The location goes where cards go by themselves: into the deck, or beside the board if a token lies in its city (2E-TOKEN-12).
void returnLocation(GameState&, LocationId);
/// 2E-HIDE-6: if the bound location no longer lies on the trail, Hide is shown and leaves; its Encounter goes to the reserve.
void hideFollows(GameState&);
/// 2E-MAT-9 to 2E-MAT-11.
void clearTrail(const Ruleset&, GameState&, std::size_t left);
/// Turns up the card there, with what the rulings say of Hide (2E-OPEN-53). False if it lay open, or nothing lies there. Announced.
bool reveal(const Ruleset&, GameState&, CardPlace);
/// Turns Hide up; false if it lay open or is not on the trail. Announced.
bool revealHide(GameState&);
/// Whether the card would lie face up when Dracula comes there: a hunter, or the Castle (2E-MOVE-6, 2E-CASTLE-1).
bool liesOpen(const Ruleset&, const GameState&, LocationId);

// reserve.cpp (2E-ACT-7, 2E-DARK-2)
/// Puts the reserve into an order that only the seed tells.
void mixReserve(GameState&);
/// An Encounter goes back, unseen; the reserve is mixed (2E-DARK-3).
void returnEncounter(GameState&, Encounter);
void returnEncounters(GameState&, const std::vector<PlacedEncounter>&);
/// The program deals; so many become due where they come from the box, or wait for new chance. As many as there are (2E-ACT-8).
void drawEncounters(const Ruleset&, GameState&, int number);
/// 2E-ACT-7.
void refillHand(const Ruleset&, GameState&);
/// What waited for new chance is drawn.
void drawWhatIsDue(GameState&);
bool takeFromHand(GameState&, Encounter);
DEMETER_ACTION(DrawEncounter)

// dracula_turn.cpp (2E-TURN, 2E-CAT, 2E-ACT, 2E-MAT)
/// After the hunters: a new round, and what comes before its time phase (2E-TURN-3).
void beginDraculasTurn(const Ruleset&, GameState&);
/// The round goes on, with chance or without: what comes before the time phase, or in the first one the hunters.
void beginRound(const Ruleset&, GameState&);
/// After the movement phase: combat, an Encounter, or straight on to activating (2E-ACT-1 to 2E-ACT-4).
void beginAction(const Ruleset&, GameState&);
/// After combat or Encounter: what was pushed off, else the refill and the hunters (2E-ACT-6, 2E-ACT-7).
void beginActivating(const Ruleset&, GameState&);
/// 2E-MAT-7: after a forced move in the hunters' turns, what was pushed off may be activated at once.
void askActivating(GameState&);
/// What was pushed off goes to the reserve, unseen (2E-MAT-2).
void putPushedOffBack(GameState&);
void endDraculasTurn(const Ruleset&, GameState&);
DEMETER_ACTION(GoOn)
DEMETER_ACTION(ClearCatacomb)
DEMETER_ACTION(PlaceEncounter)

// play.cpp (2E-MOVE, 2E-SEA, 2E-POW, 2E-HIDE, 2E-DBACK, 2E-WOLF: why a card is refused, and what it does)
DEMETER_ACTION(Play)
/// Every legal play; with every free space of the Catacombs, and either of two Encounters kept.
std::vector<Play> legalPlays(const Ruleset&, const GameState&);
/// Why this could not be played now, whatever has been declared; nothing if it could.
Refused whyNotPlay(const Ruleset&, const GameState&, const Play&);
/// A card from outside comes into space 1 by an effect, open (2E-HEV-22) or with an Encounter (2E-DEV-5): slide, faces, tokens, pushed off
/// as in a movement. If what leaves could go to the Catacombs, that is asked first (2E-CAT-5).
void layByEffect(const Ruleset&, GameState&, LocationId, bool faceUp);
void layCard(const Ruleset&, GameState&, LocationId, bool faceUp, std::optional<CatacombSpace> catacomb);
/// 2E-CAT-5 to 2E-CAT-8, 2E-CAT-11, 2E-TOKEN-3: why the card that this play pushes off cannot go to the Catacombs.
Refused whyNotToCatacombs(const Ruleset&, const GameState&, const Play&);
/// 2E-CASTLE-2.
void arriveAtCastle(const Ruleset&, GameState&);

// errors.cpp (2E-ERR)
DEMETER_ACTION(SufferPenalty)
/// 2E-ERR-2, 2E-ERR-3.
void sufferPenalty(const Ruleset&, GameState&);

// holy_tokens.cpp (2E-TOKEN)
void placeHost(const Ruleset&, GameState&, LocationId, std::optional<LocationId> from);
void removeHost(const Ruleset&, GameState&, LocationId);
/// `hidden` stays covered (2E-DEV-14).
void placeGround(const Ruleset&, GameState&, LocationId, std::optional<CardPlace> hidden = {});
/// 2E-TOKEN-8: the Encounters in the city of the Ground are discarded, its card is turned up.
void clearGround(const Ruleset&, GameState&, std::optional<CardPlace> hidden = {});
/// 2E-CASTLE-6.
bool groundMayLie(const Ruleset&, LocationId);
/// 2E-HOSP-4, also by Holy Water (2E-ITEM-2).
void rollForBite(const Ruleset&, GameState&, Hunter, int roll);
DEMETER_ACTION(PlayItem)

// hunters.cpp (2E-HUNT-1 to 2E-HUNT-4, 2E-HUNT-10 to 2E-HUNT-19, 2E-BITE, 2E-DEF, 2E-HOSP, 2E-RSV)
DEMETER_ACTION(MoveHunters)
DEMETER_ACTION(HuntersAct)
DEMETER_ACTION(SpendResolve)
DEMETER_ACTION(RollForBite)
/// After Dracula's turn: the hunters, those first who miss it (2E-DEF-3).
void beginHunters(const Ruleset&, GameState&);
/// The turn under way ends; with the last one Dracula's begins.
void endHunterTurn(const Ruleset&, GameState&);
/// Announced; at 0 he is defeated (2E-DEF-1).
void hurt(const Ruleset&, GameState&, Hunter, int health);
void heal(GameState&, Hunter, int health);
/// 2E-BITE-1.
void bite(const Ruleset&, GameState&, Hunter);
/// Each of them, unless that ends the game.
void biteEach(const Ruleset&, GameState&, HunterSet);
/// 2E-DEF-2 to 2E-DEF-4.
void defeat(const Ruleset&, GameState&, Hunter);
/// An effect carries them there, and they search as a rule (2E-HUNT-19).
void carry(const Ruleset&, GameState&, HunterSet, LocationId, bool searches = true);
/// 2E-RSV-4, 2E-HEV-20: he loses Health and is there, if he can still stand.
void senseOfEmergency(const Ruleset&, GameState&, Hunter, LocationId);
/// Where they can go by this way (2E-HUNT-2, 2E-HUNT-3); `Rail` any city at most three railway spaces away.
LocationSet hunterDestinations(const Ruleset&, const GameState&, Hunter, Travel);
/// The place without a Location card (2E-HOSP-2).
std::optional<LocationId> hospital(const Board&);

// searches.cpp (2E-HUNT-5 to 2E-HUNT-9, 2E-ENC)
/// They search where they are: reveal, Encounters, and Dracula himself (2E-HUNT-5 to 2E-HUNT-12). Nothing at sea.
void search(const Ruleset&, GameState&, HunterSet, LocationId);
/// An Encounter meets them; `token` where it lies. Its effect becomes due.
void meet(const Ruleset&, GameState&, HunterSet, LocationId, Encounter, std::optional<LyingToken> token);
/// Takes a token off its card.
Encounter takeToken(GameState&, LyingToken);
/// The Agent who has just been fought was killed, or is fought again after all; what follows his combat knows it (2E-COMB-17, 2E-OPEN-35,
/// 2E-DEV-11).
void agentKilled(GameState&, bool killed = true);
/// Whether a New Vampire is being met by night, so that Seduction can be played (2E-DEV-13).
bool canSeduce(const GameState&);
/// Seduction stands: each is to be bitten, the token goes to Dracula's hand (2E-ENC-22).
void seduce(GameState&);

// combat.cpp (2E-COMB), escape_as_bat.cpp (2E-BAT)
void beginCombat(const Ruleset&, GameState&, HunterSet, std::optional<Encounter> agent, bool came, bool lair = false);
/// Ends the combat under way; what follows it is due.
void endCombat(const Ruleset&, GameState&);
DEMETER_ACTION(CombatCard)
/// A hunters' Event that was played in a combat stands: what was due as `Refuse` (2E-HEV-1, 2E-HEV-5, 2E-HEV-10).
void combatCardStands(const Ruleset&, GameState&, const Due& refuse);
/// 2E-COMB-14.
int bloodAfterKilled(int blood);
/// 2E-BAT-2.
LocationSet batDestinations(const Ruleset&, const GameState&);
/// 2E-BAT-3 to 2E-BAT-7.
void escapeAsBat(const Ruleset&, GameState&, LocationId);

// draculas_events.cpp (2E-DEV, 2E-ALLY)
DEMETER_ACTION(PlayEvent)
/// Dracula draws so many of his Events; with `maybeFewer` it can be said that there were fewer.
void drawEvents(GameState&, int number, bool maybeFewer = false);
/// 2E-DEV-33, 2E-ALLY-2: makes discarding due over the limit, no longer due if it is not.
void checkEventLimit(GameState&);
/// Quincey P. Morris, before the time phase.
void askAlly(const Ruleset&, GameState&);
/// 2E-DEV-34: a card of the hunters' stands that was to cancel one of Dracula's Events. True if one waited for it, which is cancelled now.
bool cancelStands(const Ruleset&, GameState&);
/// 2E-ALLY-2: Dracula's ally leaves.
void dismissAlly(GameState&);
/// Events of the hand, or one that must be played at once, that could be played now.
std::vector<PlayEvent> playableEvents(const Ruleset&, const GameState&);

// hunters_events.cpp (2E-HEV)
DEMETER_ACTION(HunterPlays)
/// The card is played: Dracula is asked whether he cancels it, then it has its effect.
void playHunterCard(GameState&, const HunterPlays&);
/// One example of every hunters' card that could be entered now.
std::vector<HunterPlays> exampleHunterPlays(const Ruleset&, const GameState&);
/// Why this Event cannot answer a hunters' card that is due as `Refuse` (2E-DEV-3, 2E-DEV-6, 2E-DEV-14); nothing if it can.
Refused whyNotRefuse(const Ruleset&, const GameState&, const PlayEvent&);
/// That Event stands: the hunters' card has no effect, or a location stays hidden.
void refuseCard(const Ruleset&, GameState&, DraculaEvent, std::optional<LocationId> hidden);
/// 2E-RSV-2, 2E-RSV-3.
void newspaperReports(const Ruleset&, GameState&);
/// 2E-HEV-13: Jonathan Harker turns up what lies in space 6.
void afterSlide(const Ruleset&, GameState&);

// corrections.cpp, corrections_while_asked.cpp
/// Whether what is due in `before` could no longer be dealt with in `after`, the same with something put right.
bool disturbs(const Ruleset&, const GameState& before, const GameState& after);
/// What never lies face down (2E-TRAIL-3).
bool alwaysOpen(const Board&, const std::optional<LocationId>&, PowerSet powers = {});
/// The least and the most that a number can be put to.
std::pair<int, int> rangeOf(Number);
/// How many Encounters of the hand are already due to be put back.
int encountersToPutBack(const GameState&);
DEMETER_ACTION(PutRight)
DEMETER_ACTION(PutRightRuling)

// chance.cpp (what keeps the reserve unknown)
DEMETER_CHANCE("2E-INV-1", ruleset.rulings.chosen(Ruling::ChanceWhen))

/// A refusal by a rule that the program once did not hold, or held as another reading has it. Its chapter asks for it after everything
/// else, so that nothing else speaks against what is refused for it.
inline bool onceAccepted(const Violation& violation)
{
    const bool nothingNow = violation.what == Refusal::NothingToOverrule && violation.rule == "2E-HUNT-10";
    return nothingNow || violation.what == Refusal::HunterOutOfOrder;
}

// --- What is due -------------------------------------------------------------------------------------------------------------------------
//
// What is due lies on the stack `GameState::due`. Each chapter below answers for its own kinds of `Due` with three functions:
//  - `answersX`: every answer that is legal now (numbers and dice only as examples);
//  - `checkX`: nothing if the answer is legal, else why not;
//  - `answerX`: carries it out. The due entry has been taken off the stack and is handed over; what still has to be asked is pushed again.
// `performX` carries out an entry marked (auto), which nobody answers, when it has come to the top; again taken off the stack.
// `due.cpp` finds the chapter by `Due::What`.

enum class Chapter : std::uint8_t { Turn, Searches, Combat, Events, Questions };
Chapter chapterOf(Due::What what);
bool isAutomatic(Due::What what);
/// What is due next is carried out now: nobody decides about it, and it does not stand behind a draw that waits (2E-CHANCE-1).
bool goesByItself(const GameState& state);

DEMETER_CHAPTER(Turn)      // dracula_turn.cpp: AddEncounter to EndOfTurn
DEMETER_CHAPTER(Searches)  // searches.cpp: EncounterOrder to MoveOn
DEMETER_CHAPTER(Combat)    // combat.cpp: Combat, AgentAgain, BatWhere, CombatOver
DEMETER_CHAPTER(Events)    // draculas_events.cpp: EventsDrawn to Cancel
DEMETER_CHAPTER(Questions) // hunters_events.cpp: Refuse, LandAtOnce

// due.cpp
/// The entry that is to be dealt with now, or nothing.
const Due* topDue(const GameState& state);
void push(GameState& state, Due due);
std::vector<Response> answersDue(const Ruleset&, const GameState&);
Refused checkResponse(const Ruleset&, const GameState&, const Response&);
void performResponse(const Ruleset&, GameState&, const Response&);
/// Carries out automatic entries until somebody has to decide.
void advance(const Ruleset&, GameState&);

DEMETER_RESPONSE(ActivateEncounter)
DEMETER_RESPONSE(Declare)
DEMETER_RESPONSE(ChooseHunter)
DEMETER_RESPONSE(ChoosePlace)
DEMETER_RESPONSE(ChooseRoad)
DEMETER_RESPONSE(ChooseEncounters)
DEMETER_RESPONSE(ChooseLying)
DEMETER_RESPONSE(PlayOnHunter)
DEMETER_RESPONSE(AnswerEncounter)
DEMETER_RESPONSE(Reply)
DEMETER_RESPONSE(DrawEvent)
DEMETER_RESPONSE(DiscardEvent)
DEMETER_RESPONSE(PlayTactic)
DEMETER_RESPONSE(EnterResult)

} // namespace demeter::fury2e
