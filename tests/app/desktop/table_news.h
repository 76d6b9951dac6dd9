// What the table announces, as it stands there to be read: in its place and, where that has no room, over the map.
#pragma once

#include "app/desktop/map/map_view.h"
#include "app/desktop/table/news_strip.h"
#include "app/desktop/table/table_frame.h"

#include <QLabel>
#include <QRegularExpression>
#include <QStringList>
#include <QTextDocument>

namespace demeter::test {

/// What can be read there now, the older words first.
inline QString newsShown(const QWidget& table)
{
    QStringList words;
    for (const char* name : {"news-before", "announcement"})
        for (const QLabel* label : table.findChildren<QLabel*>(QLatin1String(name)))
            if (label->isVisible())
                words << label->accessibleName();
    return words.join(u' ');
}

/// What of these sentences is missing, cut or too small; of the strip, what it should not cover.
inline QStringList newsFaults(const QWidget& table, const QStringList& told)
{
    QStringList faults;
    const QString shown = newsShown(table);
    for (const QString& each : told)
        if (!shown.contains(each))
            faults << QStringLiteral("not there: ") + each;
    const int side = qMin(table.width(), table.height());
    for (const char* name : {"news-before", "announcement"})
        for (const QLabel* label : table.findChildren<QLabel*>(QLatin1String(name))) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            QTextDocument laidOut;
            laidOut.setDocumentMargin(0);
            laidOut.setDefaultFont(label->font());
            laidOut.setHtml(label->text());
            laidOut.setTextWidth(label->width());
            if (laidOut.size().height() > label->height() || laidOut.idealWidth() > label->width())
                faults << QStringLiteral("cut: ") + label->accessibleName();
            if (28 * label->font().pixelSize() < side)
                faults << QStringLiteral("too small: ") + label->accessibleName();
        }
    const auto* strip = table.findChild<NewsStrip*>();
    const auto* map = table.findChild<MapView*>();
    if (strip->isVisible() && !QRect(map->mapTo(&table, QPoint()), map->size()).contains(strip->geometry()))
        faults << QStringLiteral("the strip lies over more than the map");
    return faults;
}

} // namespace demeter::test
