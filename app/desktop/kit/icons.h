// The icon set, tinted at run time.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace demeter {

/// The icon `resources/icons/<name>.svg` in one colour, `size` logical pixels wide and high. Cached.
/// Strokes are a little heavier under 16 px. An unknown name gives an empty picture and a warning in the log.
QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio = 1.0);

/// The same as an icon for buttons; sharp on screens of up to twice the density.
QIcon icon(const QString& name, const QColor& color, int size = 24);

} // namespace demeter
