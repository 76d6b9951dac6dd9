// What is otherwise on this table's board, in words that can be sent to somebody.
#pragma once

#include "app/text/sentences.h"
#include "core/map/board_comparison.h"

#include <QString>
#include <QStringList>

namespace demeter {

using namespace fury3e;

/// One line for each, in the order of the differences.
QStringList differenceWords(const BoardComparison& comparison, const Sentences& sentences);
/// All of them with what they are about and how much has been looked at: a short text to be pasted.
QString foundWords(const BoardComparison& comparison, const Sentences& sentences);

} // namespace demeter
