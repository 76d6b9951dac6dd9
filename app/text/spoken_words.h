// The hunters' words as they count for a deal.
#pragma once

#include <QString>

namespace demeter {

/// The most characters that count.
inline constexpr int longestWords = 80;

/// Small letters and digits with single spaces between the words, as `areWords` wants them. Everything else counts as a space, letters of a
/// second alphabet too.
QString countedWords(const QString& typed);

} // namespace demeter
