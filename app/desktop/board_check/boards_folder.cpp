#include "app/desktop/board_check/boards_folder.h"

#include "app/desktop/session/games_folder.h"
#include "app/text/resources.h"
#include "app/text/whole_file.h"
#include "core/map/board_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace demeter {

namespace {

constexpr auto largestBoard = static_cast<qint64>(largestBoardFile);

QString nameOf(const std::string& text)
{
    return QString::fromStdString(boardFileName(text));
}

std::string encoded(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

QList<KeptBoard> BoardsFolder::boards() const
{
    QList<KeptBoard> kept;
    if (path_.isEmpty())
        return kept;
    for (const QFileInfo& file : QDir(path_).entryInfoList({QStringLiteral("board-*.json")}, QDir::Files, QDir::Time)) {
        const auto text = readRegularFile(file.absoluteFilePath(), largestBoard);
        if (!text || nameOf(*text) != file.fileName())
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
    if (!only_.empty() && board->id() != only_)
        return std::unexpected(Faults{Fault{"board-of-other-game", {}, {}}});
    const QString name = nameOf(text);
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

std::expected<KeptBoard, Faults> BoardsFolder::rename(const QString& fileName, const QString& name) const
{
    const QString path = path_ + u'/' + fileName;
    const auto text = readRegularFile(path, largestBoard);
    if (!text)
        return std::unexpected(Faults{text.error()});
    auto renamed = keep(renamedBoard(*text, name.toStdString()));
    if (!renamed || renamed->fileName == fileName)
        return renamed;
    // It is as old as it was: a new game offers the one first that was kept last.
    const QDateTime kept = QFileInfo(path).lastModified();
    if (QFile file(path_ + u'/' + renamed->fileName); file.open(QIODevice::ReadWrite))
        file.setFileTime(kept, QFileDevice::FileModificationTime);
    if (!QFile::remove(path)) { // one of them too many: the old one stays
        QFile::remove(path_ + u'/' + renamed->fileName);
        return std::unexpected(Faults{Fault{"device-denied", path.toStdString(), {}}});
    }
    return renamed;
}

std::expected<QString, Fault> BoardsFolder::remove(const QString& fileName, const QDateTime& now) const
{
    const auto room = bin().makeRoom(now);
    if (!room)
        return std::unexpected(room.error());
    const QString to = *room + u'/' + fileName;
    if (const auto moved = moveFile(encoded(path_ + u'/' + fileName), encoded(to)); !moved) {
        bin().leaveRoom(*room);
        return std::unexpected(moved.error());
    }
    return to;
}

std::expected<KeptBoard, Faults> BoardsFolder::bringBack(const QString& deleted) const
{
    const auto text = readRegularFile(deleted, largestBoard);
    if (!text)
        return std::unexpected(Faults{text.error()});
    auto board = readBoard(*text);
    if (!board)
        return std::unexpected(std::move(board.error()));
    const QString name = QFileInfo(deleted).fileName();
    // The same board may have been kept again meanwhile: then this one is not needed.
    const auto moved = moveFile(encoded(deleted), encoded(path_ + u'/' + name));
    if (!moved && moved.error().code != "device-exists")
        return std::unexpected(Faults{moved.error()});
    if (!moved)
        QFile::remove(deleted);
    bin().leaveRoom(QFileInfo(deleted).absolutePath());
    return KeptBoard{name, std::make_shared<const Board>(std::move(*board)), confirmedOf(*text)};
}

void BoardsFolder::removeOld(const QDateTime& now) const
{
    if (!path_.isEmpty())
        bin().removeOld(now, {QStringLiteral(".json")});
}

std::expected<void, Fault> BoardsFolder::exportTo(const QString& fileName, const QString& file) const
{
    const auto text = readRegularFile(path_ + u'/' + fileName, largestBoard);
    if (!text)
        return std::unexpected(text.error());
    return write(file, *text);
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
    if (path_.isEmpty())
        return std::unexpected(Fault{"device-denied", path.toStdString(), {}});
    QDir().mkpath(QFileInfo(path).absolutePath());
    return writeWholeFile(path, QByteArray::fromStdString(text));
}

} // namespace demeter
