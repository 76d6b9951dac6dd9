// Files of games in a folder, as a table that plays for years has them.
#pragma once

#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <map>

namespace demeter::test {

/// The bytes of a whole invented game with these players; it is played once.
inline QByteArray playedGame(const std::string& name, const std::array<std::string, 4>& players)
{
    static std::map<std::pair<std::string, std::array<std::string, 4>>, QByteArray> known;
    QByteArray& bytes = known[{name, players}];
    if (bytes.isEmpty()) {
        const auto written = std::make_shared<std::string>();
        goldenGame(name, std::make_unique<MemoryDevice>(written), players);
        bytes = QByteArray::fromStdString(*written);
    }
    return bytes;
}

/// How the game stood after so many lines.
inline QByteArray firstLines(const QByteArray& bytes, int lines)
{
    qsizetype end = 0;
    for (int n = 0; n < lines; ++n)
        end = bytes.indexOf('\n', end) + 1;
    return bytes.first(end);
}

/// Another file of the folder, last written to at that time.
inline QString putFile(const QString& folder, const QString& name, const QByteArray& bytes,
                       const QDateTime& written = {{2026, 11, 2}, {20, 15}, QTimeZone::utc()})
{
    QDir().mkpath(folder);
    QFile file(folder + u'/' + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() ||
        !file.setFileTime(written, QFileDevice::FileModificationTime))
        return {};
    return file.fileName();
}

} // namespace demeter::test
