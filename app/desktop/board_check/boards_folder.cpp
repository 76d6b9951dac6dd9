#include "app/desktop/board_check/boards_folder.h"

#include "app/text/resources.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace demeter {

namespace {

/// A board has sixty places; ten times that is no board.
constexpr qint64 largestBoard = qint64{1} << 20;

} // namespace

QList<KeptBoard> BoardsFolder::boards() const
{
    QList<KeptBoard> kept;
    if (path_.isEmpty())
        return kept;
    for (const QFileInfo& file : QDir(path_).entryInfoList({QStringLiteral("board-*.json")}, QDir::Files, QDir::Time)) {
        const auto text = readRegularFile(file.absoluteFilePath(), largestBoard);
        if (!text || boardFileName(*text) != file.fileName())
            continue;
        if (auto board = readBoard(*text))
            kept.push_back({file.fileName(), std::make_shared<const Board>(std::move(*board)), confirmedOf(*text)});
    }
    return kept;
}

std::expected<KeptBoard, Faults> BoardsFolder::keep(const std::string& text) const
{
    auto board = readBoard(text);
    if (!board)
        return std::unexpected(std::move(board.error()));
    const QString name = boardFileName(text);
    if (const auto written = write(path_ + u'/' + name, text); !written)
        return std::unexpected(Faults{written.error()});
    return KeptBoard{name, std::make_shared<const Board>(std::move(*board)), confirmedOf(text)};
}

std::expected<KeptBoard, Faults> BoardsFolder::import(const QString& file) const
{
    const auto text = readRegularFile(file, largestBoard);
    if (!text)
        return std::unexpected(Faults{text.error()});
    return keep(*text);
}

std::expected<void, Fault> BoardsFolder::exportTo(const QString& fileName, const QString& file) const
{
    const auto text = readRegularFile(path_ + u'/' + fileName, largestBoard);
    if (!text)
        return std::unexpected(text.error());
    return write(file, *text);
}

std::expected<void, Fault> BoardsFolder::putBeside(const QString& fileName, const QString& folder) const
{
    return exportTo(fileName, folder + u'/' + fileName);
}

std::string BoardsFolder::progress() const
{
    return path_.isEmpty() ? std::string() : readRegularFile(progressFile(), largestBoard).value_or(std::string());
}

std::expected<void, Fault> BoardsFolder::keepProgress(const std::string& progress) const
{
    return write(progressFile(), progress);
}

void BoardsFolder::forgetProgress() const
{
    if (!path_.isEmpty())
        QFile::remove(progressFile());
}

std::expected<void, Fault> BoardsFolder::write(const QString& path, const std::string& text) const
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (path_.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0 || !file.commit())
        return std::unexpected(Fault{"device-denied", path.toStdString(), {}});
    return {};
}

} // namespace demeter
