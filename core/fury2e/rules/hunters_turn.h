// What the chapters about the hunters share. Not for use outside of core/fury2e/rules.
#pragma once

#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

/// Nothing stands against it, or what does can be overruled by the table and is.
inline Refused weigh(Refused objection, bool overruled)
{
    if (overruled)
        return objection ? std::nullopt : Refused(Violation{"2E-GEN-2", Refusal::NothingToOverrule, {}});
    return objection;
}
/// The overrule is in the record and public.
inline void announceOverruled(GameState& state, Hunter hunter, bool overruled, const Refused& objection)
{
    if (overruled && objection)
        announce(state, Happening::What::HunterOverruled, {hunter}, std::string(objection->rule));
}
/// 2E-GEN-3: his turn would begin before that of somebody who comes first. Chapters ask for it last: see `onceAccepted`.
Refused whyAhead(const GameState&, Hunter);

/// 2E-HUNT-1: their turn begins; it ends by `finishTurn`.
void beginTurn(GameState&, HunterSet, HunterStage);
/// The turn under way is over, and with the last one the round. Those who are `fogged` have met Fog in it, which holds them on (2E-ENC-5).
void finishTurn(const Ruleset&, GameState&, HunterSet fogged);
/// If it is theirs the turn ends as soon as what is being done is over; if it is not, their search does (2E-HUNT-19).
void endTurnOf(GameState&, HunterSet, HunterSet fogged = {});
/// Puts a figure there, with what is known of a trip at sea. Announced.
void putHunter(const Ruleset&, GameState&, Hunter, LocationId, std::optional<LocationId> cameFrom = {});
/// 2E-DEV-2: they land, or go between east and west by land.
bool crossesCustoms(const Board&, LocationId from, LocationId to);
/// 2E-ITEM-6: where a Fast Horse takes them, on one road or two.
LocationSet horseDestinations(const Ruleset&, const GameState&, LocationId from);
/// Roads from there that the Roadblock leaves open (2E-DEV-12).
LocationSet openRoads(const Ruleset&, const GameState&, LocationId);
/// Where Dracula can move a hunter by Bats (2E-ENC-3, 2E-OPEN-38).
LocationSet batsDestinations(const Ruleset&, const GameState&, LocationId);
/// Whether such a token binds one of them where he is, before him or before another of his group (2E-ENC-3, 2E-ENC-5, 2E-HOSP-1).
std::optional<Hunter> heldBy(const Ruleset&, const GameState&, HunterSet, Encounter);
/// Such tokens hold them no longer; those that lie before one of them go to the reserve. Announced.
void dropBefore(GameState&, HunterSet, Encounter);
/// They are still where they were.
inline HunterSet stillThere(const GameState& state, HunterSet hunters, LocationId location)
{
    return hunters & huntersIn(state, location);
}

/// The effect of an Encounter that they have met, as the table has told it (2E-ENC-1 to 2E-ENC-18). `due` is the `Encounter` that was due.
void resolveEncounter(const Ruleset&, GameState&, const Due& due, const AnswerEncounter&);
/// Why the table's answer does not fit.
Refused whyNotAnswer(const Ruleset&, const GameState&, const Due&, const AnswerEncounter&);
/// Answers that fit, as examples.
std::vector<Response> exampleAnswers(const Ruleset&, const GameState&, const Due&);
/// The token has been met and stays where it is: this search does not come to it again (2E-HUNT-8).
void metAndStays(GameState&, LyingToken);
/// The Encounter is over: its token goes to the reserve from where it lies.
void encounterOver(GameState&, const Due&);

inline std::optional<LocationId> placeOfHunter(const GameState& state, std::optional<Hunter> hunter)
{
    return hunter ? state.hunters[static_cast<std::size_t>(*hunter)] : std::nullopt;
}
/// Whether this hunter's movement is still to come.
bool canMoveNow(const GameState&, Hunter);
/// A place that sea moves reach, and where the last of them came from.
struct SeaStop {
    LocationId place{}, before{};
    int moves = 0;
};
/// 2E-HEV-6: up to four sea moves in one turn.
std::optional<SeaStop> bySeaMoves(const Ruleset&, const GameState&, Hunter, LocationId to);
/// Every card that the Event shows, as far as it lies covered. `played` is what was due as `Refuse`.
std::vector<CardPlace> shownBy(const Ruleset&, const GameState&, const Due& played);
/// What the Event does when nobody has cancelled it.
void takeEffect(const Ruleset&, GameState&, const Due& played);

} // namespace demeter::fury2e
