// Which icon stands for what of the second edition: names for iconPixmap.
#pragma once

#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/time_of_day.h"

#include <QString>

#include <string_view>

namespace demeter::fury2e {

QString powerIcon(Power power);
QString encounterIcon(Encounter encounter);
QString tacticIcon(DraculaTactic tactic);
QString tacticIcon(AgentTactic tactic);
QString timeIcon(TimeOfDay time);
/// Of any card, token or hunter by its id in `resources/book/fury2e/cards.json`.
QString cardIcon(std::string_view id);

} // namespace demeter::fury2e
