// The hunters' words as they count for a deal.
#pragma once

#include <QString>

namespace demeter {

/// Small letters and digits with single spaces between the words, as many as `areWords` (core/journal/proof.h) lets pass. Everything else
/// counts as a space, letters of a second alphabet too.
QString countedWords(const QString& typed);

} // namespace demeter
