// Texts from files, on their way to where people read them.
#pragma once

#include <QString>

namespace demeter {

/// The text on one line, with U+FFFD for everything in it that is not seen but could steer a terminal or show what follows in another
/// order: control characters, ends of lines and paragraphs, format characters such as those that turn the direction of writing, and half
/// pairs.
QString plainLine(const QString& text);
/// JSON on one line, in which the same characters stand as escapes: it says what it said.
QString plainJson(const QString& json);
/// What was typed or pasted, on one line: ends of lines become spaces, other control characters nothing.
QString typedLine(const QString& text);

} // namespace demeter
