// What the rules forbid a hunter and the table may allow all the same: moves, other actions, and cards are judged alike. For the chapters
// alone.
#pragma once

#include "core/fury3e/rules/chapters.h"

#include <string>

namespace demeter::fury3e {

// Why the rules forbid it; nothing about the order in which hunters act.
Refused tableMayAllow(const Ruleset&, const GameState&, const MoveHunter&);
Refused tableMayAllow(const Ruleset&, const GameState&, const HunterActs&);
Refused tableMayAllow(const Ruleset&, const GameState&, const HunterPlays&);

// Whose doing it is; nothing for a card of which it is not said, or not known.
inline std::optional<Hunter> actorOf(const Ruleset&, const MoveHunter& action)
{
    return action.hunter;
}
inline std::optional<Hunter> actorOf(const Ruleset&, const HunterActs& action)
{
    return action.hunter;
}
std::optional<Hunter> actorOf(const Ruleset&, const HunterPlays& action);

// Whether it is his action (TIME-10).
inline bool isHisAction(const Ruleset&, const GameState&, const MoveHunter&)
{
    return true;
}
inline bool isHisAction(const Ruleset&, const GameState&, const HunterActs&)
{
    return true;
}
bool isHisAction(const Ruleset&, const GameState&, const HunterPlays&);

/// The order comes last: only what nothing else forbids is refused for it, which is what `applyRecorded` relies on, and an overrule in an
/// older record is announced with the same rule as ever.
template <typename Step> Refused whyNot(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    if (Refused refused = tableMayAllow(ruleset, state, action))
        return refused;
    const auto doer = actorOf(ruleset, action);
    if (!doer || !isHisAction(ruleset, state, action))
        return std::nullopt;
    if (const auto ahead = hunterAhead(state, *doer))
        return Violation{"TIME-10", Refusal::HunterOutOfOrder, {*doer, *ahead}};
    return std::nullopt;
}

/// The table lets him do something else than act before his turn, and what would come before his action does not.
template <typename Step> bool allowedByOverrule(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    return action.overruled && tableMayAllow(ruleset, state, action).has_value();
}

/// A step that the rules allow needs no overruling; one that they forbid is refused unless it is overruled.
template <typename Step> Refused checkWithOverrule(const Ruleset& ruleset, const GameState& state, const Step& action)
{
    Refused refused = whyNot(ruleset, state, action);
    if (!action.overruled)
        return refused;
    if (!refused)
        return Violation{"GOLD-2", Refusal::NothingToOverrule, {}};
    return std::nullopt;
}

/// The overrule is in the record and public.
template <typename Step> void announceOverrule(const Ruleset& ruleset, GameState& state, const Step& action)
{
    if (!action.overruled)
        return;
    const Refused refused = whyNot(ruleset, state, action);
    if (const auto doer = actorOf(ruleset, action); refused && doer)
        state.happened.push_back({Happening::What::HunterOverruled, {*doer}, std::string(refused->rule)});
}

// hunters.cpp: what actions of every kind have in common.

/// Hunters' Event cards are held to their moment, their price and their hunter's action, and open moves (CARD-ACTIONS).
inline bool cardsKept(const Ruleset& ruleset)
{
    return ruleset.rulings.cardsKept == NoYes::Yes;
}
/// The Event card by which this hunter goes first: what he has played has opened a move, or the move that is being corrected was one.
std::optional<HunterEvent> openedFor(const GameState&, Hunter);
/// TIME-10, DEL-1: why he cannot take an action of this kind, wherever he is.
Refused noAction(const Ruleset&, const GameState&, Hunter, Deed);
/// Speedy Telegraph: it is asked where Bats take another hunter, because his action comes first as a rule, and this one acts before him.
bool beforeBats(const GameState&, Hunter);
/// REV-10 for a hunter who acts before his turn, or once more: Dracula moves him in place of it.
bool carriedByBats(const Ruleset&, const GameState&, Hunter);
/// He begins an action of this kind.
void noteDeed(const Ruleset&, GameState&, Hunter, Deed);

} // namespace demeter::fury3e
