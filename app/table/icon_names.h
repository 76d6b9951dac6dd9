// Which icon stands for what of the game, on the map, on cards and on buttons: names for iconPixmap.
#pragma once

#include "core/fury3e/cards/card_ids.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/map/board.h"

#include <QString>

namespace demeter {

using namespace fury3e;

QString placeIcon(const Board& board, LocationId place);
QString powerIcon(Power power);
QString encounterIcon(const Catalogue& cards, EncounterKind kind);
QString combatIcon(CombatCard card);

} // namespace demeter
