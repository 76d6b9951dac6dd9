// Positions, from a file or from standard input.
#pragma once

#include "app/cli/game_position.h"
#include "core/base/fault.h"

#include <QString>
#include <QTextStream>

#include <expected>
#include <memory>

namespace demeter {

/// Reads the position in the file `path`, or from `in` for `-`. Its board may be a path relative to that file's folder. Which game it is of
/// is told by its field `format`; one that no game has is read as the first game's, whose reader says what is wrong.
std::expected<std::unique_ptr<const GamePosition>, Faults> loadPosition(const QString& path, QTextStream& in);

} // namespace demeter
