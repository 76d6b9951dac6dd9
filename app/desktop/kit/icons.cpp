#include "app/desktop/kit/icons.h"

#include "app/desktop/kit/drawing.h"
#include "app/desktop/kit/theme.h"

#include <QDebug>
#include <QFile>
#include <QPainter>
#include <QPixmapCache>

#include <cmath>

namespace demeter {

QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio)
{
    const QString key = QStringLiteral("demeter-icon/%1/%2/%3/%4").arg(name).arg(color.rgba()).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;

    const int side = std::max(1, int(std::ceil(size * devicePixelRatio)));
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    initLookResources();
    QFile file(QStringLiteral(":/resources/icons/%1.svg").arg(name));
    if (file.open(QIODevice::ReadOnly)) {
        QByteArray svg = file.readAll();
        if (size < 16)
            svg.replace("stroke-width=\"1.75\"", "stroke-width=\"2.1\"");
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        Drawing(svg).paint(painter, QRectF(0, 0, side, side));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), color);
    } else {
        qWarning() << "no such icon:" << name;
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(const QString& name, const QColor& color, int size)
{
    QIcon icon;
    for (const qreal density : {1.0, 2.0})
        icon.addPixmap(iconPixmap(name, color, size, density));
    return icon;
}

} // namespace demeter
