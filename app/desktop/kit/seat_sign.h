// The shapes by which seats, and who plays there, are told apart: at the table, on buttons, on the map.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "core/base/seat.h"

namespace demeter {

/// Its shape, filled with steel, with its dark letter and an edge in the colour of the ground; or, of who is done, an outline.
void paintSeat(QPainter& painter, const QRectF& box, Seat seat, const Settings& settings, QStringView ground, bool outlined = false);
/// The same for a button.
ChoiceButton::Sign seatSign(Seat seat);

} // namespace demeter
