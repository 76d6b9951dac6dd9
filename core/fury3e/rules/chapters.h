// What the chapters of the rules offer each other. Not for use outside core/rules; `rules.h` is the door.
//
// Every action has a `check` (nothing if it is legal now) and a `perform` (carries it out without asking). `perform` needs only what
// `possible` promises: the cards it moves are where they have to be. That is what lets a referee enter a step that broke a rule.
//
// Other names begin with one of these verbs where it is true of them:
//  - `resolve`: what something does happens now, up to what has to be asked, which becomes due;
//  - `advance`: something goes on by itself until somebody has to decide. What cannot be done is skipped, what leaves no choice happens,
//    what is over ends. To advance what waits for a decision, or is not under way, changes nothing;
//  - `ask`: something is asked, and is due until it is answered;
//  - `announce`: the table is told what happened.
#pragma once

#include "core/fury/chapters.h"
#include "core/fury3e/rules/movement_position.h"
#include "core/fury3e/rules/rules.h"

namespace demeter::fury3e {

using Refused = std::optional<Violation>;

// setup.cpp (SETUP)
DEMETER_ACTION(PlaceHunters)
DEMETER_ACTION(ChooseStart)

// slide.cpp (SLIDE, MAT)
DEMETER_ACTION(Slide)
DEMETER_ACTION(Mature)
DEMETER_ACTION(ResolveMatured)
/// SLIDE-1: everything one slot on; what leaves slot 6 is returned.
std::optional<Hideout> slideTrail(GameState& state);
/// The hideout whose matured effects are being chosen: the one in slot 6 before the slide, or the one that has just left it.
const Hideout* leavingHideout(const GameState& state);
/// After a matured effect: the maturing ends if nothing more can be chosen.
void advanceMaturing(const Ruleset&, GameState&);

// lairs.cpp (LAIR, LMOVE)
DEMETER_ACTION(MakeLair)
DEMETER_ACTION(ClearLair)
std::optional<LairSpace> lairAt(const GameState& state, LocationId location);

// play.cpp (CARD, MOVE, POW, DARK, FEED, HIDE, WOLF, MISD, CASTLE: what the chosen card does)
DEMETER_ACTION(Play)

// encounters.cpp (ENC, HAND, RUM)
DEMETER_ACTION(DrawEncounter)
DEMETER_ACTION(PlaceEncounter)
DEMETER_ACTION(PlaceRumor)
DEMETER_ACTION(EndPhase)
/// HAND-1: the app deals up to the hand size; `extra` cards more whatever the hand holds (DARK-1). They may wait for new chance.
void refillHand(const Ruleset&, GameState&, int extra = 0);
/// Takes one card of this kind out of the hand; false if there is none.
bool takeFromHand(GameState&, EncounterKind);
/// The placing of an Encounter card and a Rumor token: skipped without a card in hand (OPEN-50) or a place for the token. Ends the phase if
/// nothing is left.
void advancePlacing(const Ruleset&, GameState&);

// hideouts.cpp (HO, CUR)
/// HO-9: whether Encounter cards may lie there: on a city or Hide, never on a sea zone or another Power card alone.
bool takesEncounters(const Ruleset&, const Hideout&);
/// HO-6: encounters to the discard pile, the Rumor token to the reserve; cards are back in the deck by not lying anywhere.
void clearHideout(GameState&, std::optional<Hideout>&);
/// HIDE-2: ends the bond (or renews it: OPEN-27) if one of its two cards has left the trail.
void mendBond(const Ruleset&, GameState&);
/// Adds to what the last action tells the table.
void announce(GameState&, Happening::What, std::vector<Argument> = {});

// victory.cpp (DMG, INF, WIN, DESP)
void sufferDamage(const Ruleset&, GameState&, int amount, Happening::What = Happening::What::DamageSuffered);
void recoverDamage(GameState&, int amount);
void gainInfluence(const Ruleset&, GameState&, int amount);

// errors.cpp (ERR)
DEMETER_ACTION(SufferPenalty)
DEMETER_ACTION(RefereeEntry)
DEMETER_ACTION(ClaimError)
DEMETER_ACTION(PutRightRuling)
DEMETER_ACTION(PutRightEdge)
DEMETER_ACTION(PutRightEntry)
/// Whether a step can be carried out at all, legal or not: every card it needs is where it has to be (INV-1).
bool possible(const Ruleset&, const GameState&, const Action&);

// entries.cpp (what the table enters by hand)
DEMETER_ACTION(EnterHunter)
DEMETER_ACTION(EnterToken)
DEMETER_ACTION(EnterWeek)
DEMETER_ACTION(EnterDespair)

// --- The round -----------------------------------------------------------------------------------------------------------------------
//
// What is due lies on the stack `GameState::due`. Each chapter below answers for its own kinds of `Due` with three functions:
//  - `answersX`: every answer that is legal now (numbers that nobody can list only as examples);
//  - `checkX`: nothing if the answer is legal, else why not;
//  - `answerX`: carries it out. The due entry has been taken off the stack and is handed over; what still has to be asked is pushed again.
// `performX` carries out an entry marked (auto), which nobody answers, when it has come to the top; again taken off the stack.
// `due.cpp` finds the chapter by `Due::What` and offers the pieces together.

enum class Chapter : std::uint8_t { Clock, Hunters, Arrivals, Searches, Effects, Combat, Events, Questions, Chance };
Chapter chapterOf(Due::What what);
bool isAutomatic(Due::What what);

DEMETER_CHAPTER(Clock)     // clock.cpp (TIME, BLK-3, STORM-3, FOG-3, FOG-4)
DEMETER_CHAPTER(Hunters)   // hunters.cpp (DMG, BITE, DEL, DEF, HOSP, BATS)
DEMETER_CHAPTER(Arrivals)  // arrivals.cpp (REV, AMB)
DEMETER_CHAPTER(Searches)  // searches.cpp (SRCH)
DEMETER_CHAPTER(Effects)   // encounter_effects.cpp (ENC-7, FOG-1, VAMP-1)
DEMETER_CHAPTER(Combat)    // combat.cpp (COMB, VAMP, PRIDE, BAT, MIST)
DEMETER_CHAPTER(Events)    // events.cpp (EVT, ALLY, INFO-2)
DEMETER_CHAPTER(Questions) // questions.cpp (hunters' cards)
DEMETER_CHAPTER(Chance)    // chance.cpp

// due.cpp
/// The entry that is to be dealt with now, or nothing.
const Due* topDue(const GameState& state);
void push(GameState& state, Due due);
/// Every answer to what is due.
std::vector<Response> answersDue(const Ruleset&, const GameState&);
/// Refuses a response unless what is due allows it.
Refused checkResponse(const Ruleset&, const GameState&, const Response&);
void performResponse(const Ruleset&, GameState&, const Response&);
/// The whole game: automatic entries, hunters who only stand up, the end of a day.
void advance(const Ruleset&, GameState&);
/// An answer that is none: the refusal for a due entry of this kind.
Violation notAnAnswer();

// clock.cpp
DEMETER_ACTION(GoOn)
/// TIME-2 to TIME-9: the marker moves to dawn or dusk, with everything that happens at once.
void beginDawn(const Ruleset&, GameState&);
void beginDusk(const Ruleset&, GameState&);
/// After setup: where the first round begins (OPEN-1).
void beginFirstRound(const Ruleset&, GameState&);
/// After the Dracula phase: cards for its end, a second phase, or the next dawn.
void endDraculaPhase(const Ruleset&, GameState&);
/// With nothing due in `Day` or `Night`: the next hunter's turn, or the end of it. False if somebody has to decide.
bool nextHunter(const Ruleset&, GameState&);
/// DESP-1, RUM-1, OPEN-3.
void gainDespair(const Ruleset&, GameState&);

// harm.cpp (DMG, BITE, DEL, DEF)
/// DMG-1, DEF-1: the damage is noted and announced; if it would defeat him, `Due::Defeat` is due.
void damageHunter(const Ruleset&, GameState&, Hunter, int amount);
void healHunter(GameState&, Hunter, int amount);
/// BITE-1, BITE-3: asks first whether the bite is prevented (`Due::Bite`, answered in combat.cpp, which calls `bitten`).
void askBite(GameState&, Hunter);
/// The bite happens: a token, or a defeat where no space is free.
void bitten(const Ruleset&, GameState&, Hunter);
/// DEL-1. Announced; nothing happens to one who is delayed already or is not on the board.
void delayHunter(GameState&, Hunter);
/// DEF-2 to DEF-6: influence, and the hospital, by `Due::Hospital` if Dracula has to choose. He leaves the combat under way.
void defeatHunter(const Ruleset&, GameState&, Hunter);
/// DEF-3, DEF-5, DEF-6: cities of the nearest hospitals.
LocationSet nearestHospitals(const Ruleset&, const GameState&, Hunter);
/// A hunter with a Bite token, or Mina (BITE-3).
bool isBitten(const GameState&, Hunter);

// hunters.cpp
DEMETER_ACTION(MoveHunter)
DEMETER_ACTION(HunterActs)
/// A hunter comes to a place: puts his figure there and makes `Due::Arrival` due (not at sea). `by`: the Event card or Item that took him.
void arrive(const Ruleset&, GameState&, Hunter, LocationId to, Travel, std::optional<Argument> by = {});
bool fogIn(const GameState& state, LocationId city);
/// REV-10: where Bats can carry a hunter; nowhere while Fog holds him.
LocationSet batsDestinations(const Ruleset&, const GameState&, Hunter);
/// He has acted (TIME-10), and what was played for this action is over.
void endAction(const Ruleset&, GameState&, Hunter);
/// TIME-10: nobody has acted in this day or night.
void beginActions(GameState&);
/// Hunters on the board, in a location or a hospital.
HunterSet huntersOnBoard(const GameState&);

// arrivals.cpp
/// Whether the hunter of this due entry still is in its place.
bool isThere(const GameState&, const Due&);
/// Turns up the Location card of this place, with Hide if it is tied to it (REV-1, REV-6); announces what was face down. False if no such
/// card lies on the trail or in a lair.
bool reveal(const Ruleset&, GameState&, CardPlace);
/// The same for Hide alone.
void revealHide(GameState&);
/// Encounter cards that lie in this place or with a Hide tied to it (HO-8, AMB-5, SRCH-4).
std::vector<LyingCard> cardsThere(const GameState&, LocationId);
/// REV-7, OPEN-9: clears the lair of this location if it holds no Encounter card. False if there is none such.
bool clearEmptyLair(const Ruleset&, GameState&, LocationId);

/// A hunter's arrival: REV-1 to REV-7, and then the ambush (AMB-1).
void resolveArrival(const Ruleset&, GameState&, Hunter, LocationId);
/// The ambush on top of the stack stays there to be asked for again, or is over (AMB-4).
void advanceAmbush(const Ruleset&, GameState&);

// searches.cpp
/// A hunter searches where he is: asks for Seduction first, then turns everything up.
void beginSearch(const Ruleset&, GameState&, Hunter);
/// Seduction in answer to a search, whose `Due::SearchReply` has been taken off: everything is turned up, a vampire goes back to Dracula's
/// hand and bites the hunter, and the rest is resolved as usual.
void seduce(const Ruleset&, GameState&, Hunter, LocationId);
/// The search on top of the stack: on to the next card, or over.
void advanceSearch(const Ruleset&, GameState&);

// encounter_effects.cpp
/// Turns the card up and makes its effect due.
void beginEncounter(const Ruleset&, GameState&, Hunter, const LyingCard&, Occasion);
/// The part of a matured effect that slide.cpp leaves: tokens, areas, hunters (MAT-1). `hideout` is the one that matures.
void resolveMaturedEffect(const Ruleset&, GameState&, EncounterKind, const Hideout& hideout);
/// Bodyguards before a combat (MAT-2).
DEMETER_ACTION(UseBodyguards)
/// Takes the card off its hideout or lair to the discard pile, announced; OPEN-6 for its Rumor token.
void discardLying(const Ruleset&, GameState&, const LyingCard&);
/// Takes it off without saying where it goes; OPEN-6 for its Rumor token. What is due and names it or a like card there is kept right.
/// False if there is no such card.
bool takeLying(const Ruleset&, GameState&, LyingCard);
/// Fog on a city, as many as there are in the box; announced (FOG-1).
void placeFog(const Ruleset&, GameState&, LocationId, int tokens);

// combat.cpp
/// Dracula's Combat cards, once new chance has come in if that is waited for; a combat in which he can play none ends.
void dealCombatHand(const Ruleset&, GameState&);
/// COMB-1, VAMP-1. Nothing happens without hunters.
void beginCombat(const Ruleset&, GameState&, HunterSet, std::optional<LyingCard> vampire);
DEMETER_ACTION(ShowWreath)
/// A hunter leaves the combat under way; with the last one it ends (OPEN-34).
void leaveCombat(const Ruleset&, GameState&, Hunter);
/// Damage to Dracula or to the vampire in the combat (DMG-3).
void damageVampire(const Ruleset&, GameState&, int amount);
/// Ends the combat under way: its cards go back into the deck, and nothing of it is due any more.
void endCombat(const Ruleset&, GameState&);
/// The same without a word and without shuffling: the game is over.
void putCombatAway(GameState&);
/// True before the first card of a combat is chosen: the time of the hunters' cards for the start of a combat.
bool combatOpens(const GameState&);
/// Enraged in reply to `Due::EnragedReply`, which is settled by it.
void enrage(const Ruleset&, GameState&);
/// Heroic Leap: damage to the vampire, then to the hunter, and no combat.
void heroicLeap(const Ruleset&, GameState&, Hunter);
/// Lucy's Revenge lies before Lord Godalming from now on.
void layLucysRevenge(GameState&);
/// A hunter is about to be defeated by damage: what strikes the vampire at the same moment comes first (WIN-3).
void beforeDefeat(const Ruleset&, GameState&, Hunter);

// combat_escape.cpp
inline bool isEscape(CombatCard card)
{
    return card == CombatCard::EscapeAsBat || card == CombatCard::EscapeAsMist;
}
/// Cards that Dracula must have played before one of his escape cards is played, or it is cancelled (PRIDE-1, VAMP-5).
int cardsBeforeEscape(const Ruleset&, const GameState&);
/// Why Escape as Bat does not take Dracula there; nothing if it can (BAT-1).
Refused whyNotBat(const Ruleset&, const GameState&, LocationId);
/// BAT-2.
void moveAsBat(const Ruleset&, GameState&, LocationId);
/// OPEN-31: the Escape as Bat card of a hideout that is cleared or becomes a lair goes back.
void returnBat(GameState&, Hideout&);

// events.cpp
/// Events that Dracula may play now: in reply to what is due, or because it is their time.
std::vector<PlayEvent> playableEvents(const Ruleset&, const GameState&);
DEMETER_ACTION(PlayEvent)
/// Dracula draws so many of his Event cards (EVT-3): asks which.
void drawEvents(GameState&, int number, bool maybeFewer = false);
/// COMP-10: makes discarding due if the hand is over its limit, once nothing more is being drawn; no longer due if it is not.
void checkEventLimit(const Ruleset&, GameState&);
/// Puts the card on the discard pile (EVT-4), announced; whoever calls has taken it from where it was.
void discardEvent(GameState&, DraculaEvent);

// event_effects.cpp: what played cards ask for, and the ally
/// Dracula's ally, if he has one, leaves the game for the discard pile (ALLY-1); announced.
void discardAlly(GameState&);
/// What his ally does at the start of the Dracula phase; asked once a phase.
void startOfPhase(const Ruleset&, GameState&);
/// False Tip, which has come to the top, is cancelled by Good Luck (EVT-5): takes its entry off, and the hunter arrives as he meant to.
void cancelFalseTip(const Ruleset&, GameState&);
/// BLK-1, STORM-1: as many tokens as there are in the box; nothing is asked if none can be placed.
void askRoadblocks(const Ruleset&, GameState&, int number);
void askStorms(const Ruleset&, GameState&, int number);
/// Roads and railways without a Roadblock, sea zones without a Storm; none if the box holds no token any more.
std::vector<Roadblock> openRoads(const Ruleset&, const GameState&);
LocationSet calmSeas(const Ruleset&, const GameState&);
/// Of these slots those that Encounter cards of the hand could be put in now (HO-9), a bit for each.
std::uint8_t slotsForEncounters(const Ruleset&, const GameState&, std::initializer_list<std::uint8_t> slots);
/// Whom Vampiric Influence can meet: bitten hunters in a location (BITE-3); a hospital is none (ADJ-7).
HunterSet influencedHunters(const GameState&);
/// The part of the Events chapter that is about effects. `whyNot...` says why this is no answer, or nothing if it is of another kind.
std::vector<Response> answersEventEffect(const Ruleset&, const GameState&, const Due&);
Refused whyNotEventEffect(const GameState&, const Due&, const Response&);
void answerEventEffect(const Ruleset&, GameState&, const Due&, const Response&);

// questions.cpp
DEMETER_ACTION(HunterPlays)
/// One example of every hunters' card that could be entered now; `overruled`: that only the table could allow.
std::optional<HunterPlays> completed(const Ruleset&, const GameState&, const HunterPlays& said, bool anyOption);
std::vector<HunterPlays> exampleHunterPlays(const Ruleset&, const GameState&, bool overruled = false);
/// Cards that Sensationalist Press cancels.
bool pressCancels(HunterEvent);
/// Jonathan Harker as ally: what has just slid to slot 6 is turned up.
void afterSlide(const Ruleset&, GameState&);

// corrections.cpp
DEMETER_ACTION(PutRight)
/// What a number can be put to, and the rule that says so.
struct Range {
    std::string_view rule;
    int least = 0, most = 0;
};
Range rangeOf(const Ruleset&, const GameState&, Number);
/// The same road with the smaller id first.
Roadblock inOrder(Roadblock road);

/// True while a game is under way: set up, started and not over.
inline bool underWay(const GameState& state)
{
    return state.step != Step::PlaceHunters && state.step != Step::ChooseStart && state.step != Step::Over;
}
/// A refusal by a rule that the program once did not hold. Its chapter asks for it after everything else, so that nothing else speaks
/// against what is refused for it.
inline bool onceAccepted(const Violation& violation)
{
    return violation.what == Refusal::HunterOutOfOrder || violation.what == Refusal::CombatCardLies;
}
/// The refusal of an action whose step is not due (TIME-1).
inline Violation notNow()
{
    return {"TIME-1", Refusal::NotNow, {}};
}

// chance.cpp (what keeps the decks unknown)
DEMETER_CHANCE("INV-1", ruleset.rulings.chanceWhen == ChanceWhen::BeforeDraws)
/// Asks for new chance before the first draw of the round, if it is asked for then (CHANCE-1) and still to come: true, and nothing may be
/// drawn yet. What is pushed afterwards lies below.
bool askForChanceFirst(const Ruleset&, GameState&);

// The rest answer what is due, whatever it is.
DEMETER_RESPONSE(ChooseHunter)
DEMETER_RESPONSE(ChooseHunters)
DEMETER_RESPONSE(ChoosePlace)
DEMETER_RESPONSE(ChooseRoad)
DEMETER_RESPONSE(ChooseLying)
DEMETER_RESPONSE(ChooseEncounter)
DEMETER_RESPONSE(AddEncounter)
DEMETER_RESPONSE(AnswerEncounter)
DEMETER_RESPONSE(Reply)
DEMETER_RESPONSE(DrawEvent)
DEMETER_RESPONSE(DiscardEvent)
DEMETER_RESPONSE(PlayCombat)
DEMETER_RESPONSE(HunterFights)
DEMETER_RESPONSE(ResolveHunters)

} // namespace demeter::fury3e
