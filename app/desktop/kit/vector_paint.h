// Words and icons in a drawing that is to be kept, at any size and without this program's fonts.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace demeter {

/// True if what is painted goes into an SVG: there nothing may be a picture of so many pixels, words are outlines, and nothing is clipped.
bool drawsVectors(const QPainter& painter);

/// As `drawText`, with the painter's font and pen.
void paintText(QPainter& painter, const QRectF& box, int flags, const QString& text);

/// The icon in one colour, over the whole of the box.
void paintIconIn(QPainter& painter, const QRectF& box, const QString& name, const QColor& color);

/// The outline of a line of words whose base line begins at the origin. Qt's outlines of small letters differ by a hair from one time to
/// the next, with what has been drawn before; those of large ones made small do not, so that the same table is the same picture.
QPainterPath outlineOf(const QString& line, const QFont& font, qreal width);

} // namespace demeter
