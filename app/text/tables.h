// The tables in translations: lines with tabs between the cells, the first line with the titles of the columns.
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

namespace demeter {

/// Calls `visit(cells, column)` for each line after the first; `column` finds a column by its title.
template <typename Visit> void readTable(const QString& path, Visit&& visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return;
    const QStringList titles = lines.front().split(QLatin1Char('\t'));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QStringList cells = lines[i].split(QLatin1Char('\t'));
        visit([&](const QString& title) { return cells.value(titles.indexOf(title)); });
    }
}

} // namespace demeter
