// Which icon stands for what of the second edition: names for iconPixmap.
#pragma once

#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/time_of_day.h"

#include <QString>

namespace demeter::fury2e {

QString powerIcon(Power power);
QString encounterIcon(Encounter encounter);
QString tacticIcon(DraculaTactic tactic);
QString tacticIcon(AgentTactic tactic);
QString timeIcon(TimeOfDay time);

} // namespace demeter::fury2e
