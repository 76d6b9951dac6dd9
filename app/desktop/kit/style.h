// One style sheet for the standard widgets, made from the theme's tokens.
#pragma once

#include "app/desktop/kit/theme.h"

#include <QFont>
#include <QPalette>
#include <QString>

namespace demeter {

/// Colours and edges of labels, fields, lists and bars. Fonts are set by the widgets themselves, so that the text size can change.
/// A widget says what it is with the dynamic property `role`: `panel`, `bar`, `raised`, `mute`, `off`, `gold`, `blood`.
QString styleSheet(const Theme& theme);

/// EB Garamond for names and section headings: the regular cut made bolder, because the bold cut has no accents, no Polish letters and no
/// Cyrillic, and a name in two typefaces is hard to read.
QFont nameFont(int px);

/// The same for what the style sheet does not reach, such as native dialogs.
QPalette palette(const Theme& theme);

} // namespace demeter
