// What the chapters of the rules offer each other. Not for use outside core/rules; `rules.h` is the door.
//
// Every action has a `check` (nothing if it is legal now) and a `perform` (carries it out without asking). `perform` needs only what
// `possible` promises: the cards it moves are where they have to be. That is what lets a referee enter a step that broke a rule.
#pragma once

#include "core/rules/movement_position.h"
#include "core/rules/rules.h"

namespace demeter {

using Refused = std::optional<Violation>;

// setup.cpp (SETUP)
Refused check(const Ruleset&, const GameState&, const PlaceHunters&);
void perform(const Ruleset&, GameState&, const PlaceHunters&);
Refused check(const Ruleset&, const GameState&, const ChooseStart&);
void perform(const Ruleset&, GameState&, const ChooseStart&);

// slide.cpp (SLIDE, MAT)
Refused check(const Ruleset&, const GameState&, const Slide&);
void perform(const Ruleset&, GameState&, const Slide&);
Refused check(const Ruleset&, const GameState&, const Mature&);
void perform(const Ruleset&, GameState&, const Mature&);
Refused check(const Ruleset&, const GameState&, const ResolveMatured&);
void perform(const Ruleset&, GameState&, const ResolveMatured&);
/// SLIDE-1: everything one slot on; what leaves slot 6 is returned.
std::optional<Hideout> slideTrail(GameState& state);
/// The hideout whose matured effects are being chosen: the one in slot 6 before the slide, or the one that has just left it.
const Hideout* leavingHideout(const GameState& state);

// lairs.cpp (LAIR, LMOVE)
Refused check(const Ruleset&, const GameState&, const MakeLair&);
void perform(const Ruleset&, GameState&, const MakeLair&);
Refused check(const Ruleset&, const GameState&, const ClearLair&);
void perform(const Ruleset&, GameState&, const ClearLair&);
std::optional<LairSpace> lairAt(const GameState& state, LocationId location);

// play.cpp (CARD, MOVE, POW, DARK, FEED, HIDE, WOLF, MISD, CASTLE: what the chosen card does)
Refused check(const Ruleset&, const GameState&, const Play&);
void perform(const Ruleset&, GameState&, const Play&);

// encounters.cpp (ENC, HAND, RUM)
Refused check(const Ruleset&, const GameState&, const DrawEncounter&);
void perform(const Ruleset&, GameState&, const DrawEncounter&);
Refused check(const Ruleset&, const GameState&, const PlaceEncounter&);
void perform(const Ruleset&, GameState&, const PlaceEncounter&);
Refused check(const Ruleset&, const GameState&, const PlaceRumor&);
void perform(const Ruleset&, GameState&, const PlaceRumor&);
Refused check(const Ruleset&, const GameState&, const EndPhase&);
void perform(const Ruleset&, GameState&, const EndPhase&);
/// HAND-1: the app deals up to the hand size; `extra` cards more whatever the hand holds (DARK-1).
void refillHand(const Ruleset&, GameState&, int extra = 0);
/// Takes one card of this kind out of the hand; false if there is none.
bool takeFromHand(GameState&, EncounterKind);
/// Skips what cannot be done: no card in hand to place (OPEN-50), no place for a Rumor token. Ends the phase if nothing is left.
void settle(const Ruleset&, GameState&);

// hideouts.cpp (HO, CUR)
/// HO-9: whether Encounter cards may lie there: on a city or Hide, never on a sea zone or another Power card alone.
bool takesEncounters(const Ruleset&, const Hideout&);
/// HO-6: encounters to the discard pile, the Rumor token to the reserve; cards are back in the deck by not lying anywhere.
void clearHideout(GameState&, std::optional<Hideout>&);
/// HIDE-2: ends the bond (or renews it: OPEN-27) if one of its two cards has left the trail.
void mendBond(const Ruleset&, GameState&);
void happen(GameState&, Happening::What, std::vector<Argument> = {});

// victory.cpp (DMG, INF, WIN, DESP)
void sufferDamage(const Ruleset&, GameState&, int amount, Happening::What = Happening::What::DamageSuffered);
void recoverDamage(GameState&, int amount);
void gainInfluence(const Ruleset&, GameState&, int amount);

// errors.cpp (ERR)
Refused check(const Ruleset&, const GameState&, const SufferPenalty&);
void perform(const Ruleset&, GameState&, const SufferPenalty&);
Refused check(const Ruleset&, const GameState&, const RefereeEntry&);
void perform(const Ruleset&, GameState&, const RefereeEntry&);
Refused check(const Ruleset&, const GameState&, const ClaimError&);
void perform(const Ruleset&, GameState&, const ClaimError&);
Refused check(const Ruleset&, const GameState&, const PutRightRuling&);
void perform(const Ruleset&, GameState&, const PutRightRuling&);
Refused check(const Ruleset&, const GameState&, const PutRightEdge&);
void perform(const Ruleset&, GameState&, const PutRightEdge&);
Refused check(const Ruleset&, const GameState&, const PutRightEntry&);
void perform(const Ruleset&, GameState&, const PutRightEntry&);
/// Whether a step can be carried out at all, legal or not: every card it needs is where it has to be (INV-1).
bool possible(const Ruleset&, const GameState&, const Action&);

// entries.cpp (what is entered by hand until the round is built)
Refused check(const Ruleset&, const GameState&, const EnterHunter&);
void perform(const Ruleset&, GameState&, const EnterHunter&);
Refused check(const Ruleset&, const GameState&, const EnterToken&);
void perform(const Ruleset&, GameState&, const EnterToken&);
Refused check(const Ruleset&, const GameState&, const EnterWeek&);
void perform(const Ruleset&, GameState&, const EnterWeek&);
Refused check(const Ruleset&, const GameState&, const EnterDespair&);
void perform(const Ruleset&, GameState&, const EnterDespair&);

/// True while a game is under way: set up, started and not over.
inline bool underWay(const GameState& state)
{
    return state.step != Step::PlaceHunters && state.step != Step::ChooseStart && state.step != Step::Over;
}
/// The refusal of an action whose step is not due (TIME-1).
inline Violation notNow()
{
    return {"TIME-1", Refusal::NotNow, {}};
}

} // namespace demeter
