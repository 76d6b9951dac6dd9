// A game that is over, in words.
#pragma once

#include "app/text/sentences.h"
#include "core/fury3e/view/hunt.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>

namespace demeter {

using namespace fury3e;

/// A number of the hunt, with what it counts and one thing more about it.
struct HuntRow {
    QString number, word, more;
    QString icon{}; ///< in place of the number, where there is none
    friend bool operator==(const HuntRow&, const HuntRow&) = default;
};
/// Who has won; no full stop behind it.
QString huntTitle(const Hunt& hunt);
/// Why, in a sentence.
QString huntReason(const Hunt& hunt, const Sentences& sentences);
/// Six numbers of the hunt as the table has followed it, the weightiest first.
QList<HuntRow> huntRows(const Hunt& hunt, const Sentences& sentences);
/// The same of the hunt as it was.
QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences);

/// A beat of the hunt while it is shown again.
struct BeatWords {
    QString round, way, seen; ///< when, where Dracula went, and whether the table knew
    QStringList told;         ///< what the table was told then, sentence by sentence
    friend bool operator==(const BeatWords&, const BeatWords&) = default;
};
BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences);

} // namespace demeter
