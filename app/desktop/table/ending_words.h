// What drawing and laying out the end of a game share.
#pragma once

#include <QFont>
#include <QString>

namespace demeter {

/// Words at the upper left of their box, in as many lines as it takes.
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// False if a word is wider: it would be cut.
bool hasRoom(const QFont& font, const QString& text, int width);

} // namespace demeter
