// Where what was deleted waits before it is removed for good, so that nothing is lost by a slip.
#pragma once

#include "core/base/fault.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <expected>
#include <utility>

namespace demeter {

/// A folder of folders: each is named by the time (UTC) at which something was deleted, and holds it.
class DeletedFolder {
public:
    static constexpr int keptDays = 30;

    explicit DeletedFolder(QString path) : path_(std::move(path)) {}

    const QString& path() const { return path_; }
    /// A new folder for what is deleted now. Faults are those of a device. Nothing is written, so there is one on a full disk too, as far
    /// as the system makes folders there.
    std::expected<QString, Fault> makeRoom(const QDateTime& now) const;
    /// Takes such a folder away again if there is nothing in it.
    void leaveRoom(const QString& room) const;
    struct Room {
        QString path;
        QDateTime at;
    };
    /// The last one first. Folders of any other name are not ours.
    QList<Room> rooms() const;
    /// Removes what has waited so long: of the files those with names that end so, and nothing else.
    void removeOld(const QDateTime& now, const QStringList& ends) const;

private:
    QString path_;
};

} // namespace demeter
