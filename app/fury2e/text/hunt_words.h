// A game of the second edition that is over, in words.
#pragma once

#include "app/fury2e/text/sentences.h"
#include "app/text/hunt_told.h"
#include "core/fury2e/view/hunt.h"

#include <QList>
#include <QString>

#include <cstddef>

namespace demeter::fury2e {

/// Why it has ended, in a sentence.
QString huntReason(const Hunt& hunt, const SecondEditionSentences& sentences);
/// Numbers of the hunt as the table has followed it, the weightiest first.
QList<HuntRow> huntRows(const Hunt& hunt, const SecondEditionSentences& sentences);
/// The same of the hunt as it was.
QList<HuntRow> huntRows(const WholeHunt& hunt, const SecondEditionSentences& sentences);
/// A beat of the hunt while it is shown again, as the page of a revealed game tells it: what happened in the sentences of the log.
BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
