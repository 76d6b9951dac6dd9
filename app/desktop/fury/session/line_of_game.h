// What a list of games says of a game of Fury of Dracula, in either edition.
#pragma once

#include "app/desktop/session/session.h"

#include <QByteArray>

namespace demeter {

/// Read from what the ends of its file say openly: who plays, when it began, the round, and who has won.
GameLine lineOfGame(const QByteArray& ends);
/// What this field of a line that the table noticed said last, without quotation marks; empty: nothing.
QByteArray lastSaid(const QByteArray& ends, const QByteArray& field);

} // namespace demeter
