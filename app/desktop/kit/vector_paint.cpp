#include "app/desktop/kit/vector_paint.h"

#include "app/desktop/kit/drawing.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/theme.h"

#include <QFile>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QTextLayout>

namespace demeter {

bool drawsVectors(const QPainter& painter)
{
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::SVG;
}

void paintText(QPainter& painter, const QRectF& box, int flags, const QString& text)
{
    if (!drawsVectors(painter)) {
        painter.drawText(box, flags, text);
        return;
    }
    const QFont font = painter.font();
    QTextLayout layout(text, font);
    layout.beginLayout();
    qreal tall = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth((flags & Qt::TextWordWrap) != 0 ? box.width() : 1e6);
        tall += line.height();
    }
    layout.endLayout();
    qreal top = box.top() + ((flags & Qt::AlignVCenter) != 0  ? (box.height() - tall) / 2
                             : (flags & Qt::AlignBottom) != 0 ? box.height() - tall
                                                              : 0);
    for (int n = 0; n < layout.lineCount(); ++n) {
        const QTextLine line = layout.lineAt(n);
        const QString words = text.mid(line.textStart(), line.textLength()).trimmed();
        const qreal wide = QFontMetricsF(font).horizontalAdvance(words);
        const qreal left = (flags & Qt::AlignRight) != 0     ? box.right() - wide
                           : (flags & Qt::AlignHCenter) != 0 ? box.center().x() - wide / 2
                                                             : box.left();
        painter.fillPath(outlineOf(words, font, wide).translated(left, top + line.ascent()), painter.pen().color());
        top += line.height();
    }
}

void paintIconIn(QPainter& painter, const QRectF& box, const QString& name, const QColor& color)
{
    if (!drawsVectors(painter)) {
        painter.drawPixmap(box.topLeft(), iconPixmap(name, color, qRound(box.width()), painter.device()->devicePixelRatioF()));
        return;
    }
    initLookResources();
    QFile file(QStringLiteral(":/resources/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return;
    Drawing(file.readAll().replace("#000", color.name().toLatin1())).paint(painter, box);
}

QPainterPath outlineOf(const QString& line, const QFont& font, qreal width)
{
    QFont large = font;
    large.setPixelSize(1000);
    large.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(QPointF(), large, line);
    const qreal wide = QFontMetricsF(large).horizontalAdvance(line);
    return QTransform::fromScale(wide > 0 ? width / wide : 1, font.pixelSize() / 1000.0).map(path);
}

} // namespace demeter
