// What the second edition's rulebook leaves open, in words.
#pragma once

#include "app/desktop/book/topic_page.h"
#include "app/desktop/setup/rulings_sheet.h"
#include "app/fury2e/desktop/game_controller.h"
#include "app/fury2e/text/sentences.h"
#include "core/fury2e/game/rulings.h"

#include <vector>

namespace demeter::fury2e {

/// In the order of `Ruling`, with the readings in force.
std::vector<RulingLine> rulingLines(const SecondEditionSentences& sentences, const Rulings& rulings);
/// The readings of the controller's game in the language of now, for the book; nothing as long as it has no game. The controller has to
/// live as long.
SayReading readingsOf(const GameController& controller);
/// What stands beside a reading that is not the chosen one.
QString usualReadingWords();

} // namespace demeter::fury2e
