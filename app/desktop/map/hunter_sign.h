// The shapes by which the hunters are told apart, on the map and on buttons.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "core/fury/hunters.h"

namespace demeter {

/// His shape, filled with steel, with his dark letter and an edge in the colour of the ground; or, of who is done, an outline.
void paintHunter(QPainter& painter, const QRectF& box, fury::Hunter hunter, const Settings& settings, QStringView ground,
                 bool outlined = false);
/// The same for a button.
ChoiceButton::Sign hunterSign(fury::Hunter hunter);

} // namespace demeter
