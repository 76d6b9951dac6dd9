// What the second edition's rulebook leaves open, in words.
#pragma once

#include "app/desktop/setup/rulings_sheet.h"
#include "app/text/second_edition_sentences.h"
#include "core/fury2e/game/rulings.h"

#include <vector>

namespace demeter::fury2e {

/// In the order of `Ruling`, with the readings in force.
std::vector<RulingLine> rulingLines(const SecondEditionSentences& sentences, const Rulings& rulings);
/// What stands beside a reading that is not the chosen one.
QString usualReadingWords();

} // namespace demeter::fury2e
