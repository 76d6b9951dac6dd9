// What the parts of the combat chapter share. Not for use outside combat.cpp and combat_round.cpp.
#pragma once

#include "core/fury3e/rules/chapters.h"

namespace demeter::fury3e::combat {

inline constexpr int lastCard = 6;    ///< COMB-9
inline constexpr int mostDamage = 99; ///< more than any card deals

inline const EncounterCard& vampireFacts(const Ruleset& ruleset, const Combat& combat)
{
    return (*ruleset.cards)[combat.vampire->kind];
}
inline std::optional<HunterCard>& cardOf(Combat& combat, Hunter hunter)
{
    return combat.cards[static_cast<std::size_t>(hunter)];
}
/// True if Dracula has any card to choose in the next round.
bool canPlay(const Ruleset&, const GameState&);
/// VAMP-2, PR-23: the encounter vampire of this combat has as much damage as it can bear.
bool vampireBeaten(const Ruleset&, const GameState&);
/// OPEN-34: ends a combat that lacks one of its two sides.
bool endIfOver(const Ruleset&, GameState&);
/// The stages of a combat round: on to the next one that has something to ask; from the last one to the moments of the round.
void advanceStage(GameState&);

} // namespace demeter::fury3e::combat
