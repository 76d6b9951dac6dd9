// Positions, from a file or from standard input.
#pragma once

#include "core/base/fault.h"
#include "core/fury3e/text/position.h"

#include <QString>
#include <QTextStream>

#include <expected>

namespace demeter {

using namespace fury3e;

/// Reads the position in the file `path`, or from `in` for `-`. Its board may be a path relative to that file's folder.
std::expected<Position, Faults> loadPosition(const QString& path, QTextStream& in);

} // namespace demeter
