#include "app/desktop/session/deleted_folder.h"

#include "core/journal/system_fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace demeter {

namespace {

/// Without colons, which some disks do not take.
constexpr QLatin1String roomForm("yyyy-MM-dd hh.mm.ss");

/// Invalid if the folder is not one of ours. Never a time of here: in spring an hour of those is missing.
QDateTime timeOf(const QString& room)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{4}-\\d\\d-\\d\\d) (\\d\\d\\.\\d\\d\\.\\d\\d)( \\(\\d+\\))?$"));
    const auto parts = form.match(room);
    const QDate day = QDate::fromString(parts.captured(1), QStringLiteral("yyyy-MM-dd"));
    const QTime time = QTime::fromString(parts.captured(2), QStringLiteral("hh.mm.ss"));
    return day.isValid() && time.isValid() ? QDateTime(day, time, QTimeZone::utc()) : QDateTime();
}

} // namespace

std::expected<QString, Fault> DeletedFolder::makeRoom(const QDateTime& now) const
{
    const QString first = path_ + u'/' + now.toUTC().toString(roomForm);
    QString room = first;
    for (int n = 2; QFileInfo::exists(room); ++n)
        room = QStringLiteral("%1 (%2)").arg(first).arg(n);
    std::error_code error;
    std::filesystem::create_directories(QFile::encodeName(room).toStdString(), error);
    if (error == std::errc::not_a_directory || error == std::errc::file_exists) // somebody's file has that name
        return std::unexpected(Fault{"device-exists", path_.toStdString(), {}});
    if (error)
        return std::unexpected(systemFault(path_.toStdString(), fileError(error)));
    return room;
}

void DeletedFolder::leaveRoom(const QString& room) const
{
    QDir().rmdir(room);
    QDir().rmdir(path_);
}

QList<DeletedFolder::Room> DeletedFolder::rooms() const
{
    QList<Room> rooms;
    for (const QFileInfo& folder :
         QDir(path_).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name | QDir::Reversed))
        if (const QDateTime at = timeOf(folder.fileName()); at.isValid())
            rooms.push_back({folder.absoluteFilePath(), at});
    return rooms;
}

void DeletedFolder::removeOld(const QDateTime& now, const QStringList& ends) const
{
    for (const auto& [path, at] : rooms()) {
        if (at.addDays(keptDays) > now) // not by the calendar: a list names the day where it is read
            continue;
        for (const QFileInfo& file : QDir(path).entryInfoList(QDir::Files | QDir::System))
            if (std::ranges::any_of(ends, [&](const QString& end) { return file.fileName().endsWith(end); }))
                QFile::remove(file.absoluteFilePath());
        leaveRoom(path);
    }
}

} // namespace demeter
