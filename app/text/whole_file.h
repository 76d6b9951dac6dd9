// Writing a file whole or not at all.
#pragma once

#include "core/base/fault.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <expected>
#include <optional>

namespace demeter {

/// Puts these bytes in the place of the file: whoever reads it finds the old ones or all of the new ones. With `mode` nobody ever sees it
/// with another. Faults: `device-denied`, `device-full`, `device-failed`, `device-not-a-file` of a link.
std::expected<void, Fault> writeWholeFile(const QString& path, const QByteArray& bytes,
                                          std::optional<QFileDevice::Permissions> mode = std::nullopt);

/// Removes the file if nothing stands in it: a game that could not begin leaves none.
void removeEmptyFile(const QString& path);

} // namespace demeter
