// What a card does, in the few words that fit under its name where it is chosen. Whole sentences are `Sentences::effect` and those beside
// it.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/action.h"

#include <QString>

namespace demeter::fury3e {

/// What an Encounter card does to a hunter.
QString encounterWords(const Catalogue& cards, EncounterKind kind);
/// What playing this card does.
QString eventWords(const PlayEvent& play);
/// What the card does in a combat by day, or by night; `dracula`: he himself fights.
QString combatWords(CombatCard card, bool night, bool dracula);
/// What a hunters' card does there: its damage, who leaves, and which of Dracula's cards it cancels.
QString combatWords(const Catalogue& cards, HunterCard card, const Sentences& sentences);

} // namespace demeter::fury3e
