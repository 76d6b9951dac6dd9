// Which icon stands for what of the game, on the map, on cards and on buttons: names for iconPixmap.
#pragma once

#include "app/table/place_icon.h"
#include "core/fury3e/cards/card_ids.h"
#include "core/fury3e/cards/catalogue.h"

#include <QString>

#include <string_view>

namespace demeter::fury3e {

QString powerIcon(Power power);
QString encounterIcon(const Catalogue& cards, EncounterKind kind);
QString combatIcon(CombatCard card);
/// Of any card, ability or hunter by its id in `resources/cards`.
QString cardIcon(const Catalogue& cards, std::string_view id);

} // namespace demeter::fury3e
