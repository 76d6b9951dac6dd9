#include "app/text/whole_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <string>

namespace demeter {

std::expected<void, Fault> writeWholeFile(const QString& path, const QByteArray& bytes, std::optional<QFileDevice::Permissions> mode)
{
    if (QFileInfo(path).isSymLink()) // it would be written where that leads, whoever laid it there
        return std::unexpected(Fault{"device-not-a-file", path.toStdString(), {}});
    QSaveFile file(path);
    // The file is empty until its mode is set. Qt's own check of a full disk is not enough: what was written is counted, and flushed.
    if (file.open(QIODevice::WriteOnly) && (!mode || file.setPermissions(*mode)) && file.write(bytes) == bytes.size() && file.flush() &&
        file.commit())
        return {};
    const std::string place = path.toStdString();
    switch (file.error()) {
    case QFileDevice::OpenError:
    case QFileDevice::PermissionsError:
        return std::unexpected(Fault{"device-denied", place, {}});
    case QFileDevice::ResourceError:
        return std::unexpected(Fault{"device-full", place, {}});
    default:
        return std::unexpected(Fault{errno == ENOSPC || errno == EFBIG ? "device-full" : "device-failed", place, {std::to_string(errno)}});
    }
}

void removeEmptyFile(const QString& path)
{
    if (QFileInfo(path).size() == 0)
        QFile::remove(path);
}

} // namespace demeter
