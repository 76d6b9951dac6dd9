// The little of SVG that this program's own drawings use, for systems without Qt Svg.
#pragma once

#include <QBrush>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <optional>
#include <vector>

class QPainter;

namespace demeter {

/// Groups, paths, circles, rectangles and numbers, with a fill, a stroke and a place each. What else is in a drawing it refuses as a whole:
/// nothing is left out silently.
class SmallSvg {
public:
    static std::optional<SmallSvg> read(const QByteArray& svg);

    /// Of its view box, in its own units.
    QSizeF size() const { return viewBox_.size(); }
    /// Over the whole of the box.
    void paint(QPainter& painter, const QRectF& box) const;

private:
    friend class SmallSvgReader;

    struct Piece {
        QPainterPath path;
        QString text; ///< instead of the path, from `origin` on
        QFont font;
        QPointF origin;
        Qt::Alignment anchor = Qt::AlignLeft;
        QBrush fill;
        QPen stroke;
        QTransform place;
    };

    QRectF viewBox_;
    std::vector<Piece> pieces_;
};

} // namespace demeter
