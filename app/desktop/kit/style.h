// One style sheet for the standard widgets, made from the theme's tokens.
#pragma once

#include "app/desktop/kit/theme.h"

#include <QPalette>
#include <QString>

namespace demeter {

/// Colours and edges of labels, fields, lists and bars. Fonts are set by the widgets themselves, so that the text size can change.
/// A widget says what it is with the dynamic property `role`: `panel`, `bar`, `raised`, `mute`, `off`, `gold`, `blood`.
QString styleSheet(const Theme& theme);

/// The same for what the style sheet does not reach, such as native dialogs.
QPalette palette(const Theme& theme);

} // namespace demeter
