// What `verify` says of a revealed game, in sentences and for machines.
#pragma once

#include "app/cli/game_commands.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace demeter {

/// Lines of cells, between which tabs are written.
using Rows = QList<QStringList>;

/// One for each round.
Rows roundRows(const CheckedReveal& checked);
/// What was changed behind codes that the table had been shown.
Rows goneBackRows(const CheckedReveal& checked);
/// What does not hold, and what may be wrong with a code that does not fit.
Rows objectionRows(const CheckedReveal& checked, const std::vector<NotedCode>& noted);
/// On what terms the game was played, and what nobody can check.
Rows playedWithRows(const PlayedWith& playedWith);
/// What all of it comes to.
QString verdictSentence(const CheckedReveal& checked);

/// All of it as one JSON object.
std::string verdictJson(const CheckedReveal& checked, const std::vector<NotedCode>& noted);

} // namespace demeter
