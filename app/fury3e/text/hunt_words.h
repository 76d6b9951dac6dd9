// A game that is over, in words.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "app/text/hunt_told.h"
#include "core/fury3e/view/hunt.h"

#include <QList>
#include <QString>

#include <cstddef>

namespace demeter::fury3e {

/// Who has won; no full stop behind it.
QString huntTitle(const Hunt& hunt);
/// Why, in a sentence.
QString huntReason(const Hunt& hunt, const Sentences& sentences);
/// Six numbers of the hunt as the table has followed it, the weightiest first.
QList<HuntRow> huntRows(const Hunt& hunt, const Sentences& sentences);
/// The same of the hunt as it was.
QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences);

/// A beat of the hunt while it is shown again, as the page of a revealed game tells it.
BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences);

} // namespace demeter::fury3e
