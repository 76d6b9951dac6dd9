// The board that a new game is played on, in either edition.
#pragma once

#include "core/base/fault.h"
#include "core/map/board.h"

#include <QString>

#include <expected>
#include <memory>
#include <string>

namespace demeter {

/// The board of this name for a game in this folder. One of one's own is put beside the games, where every program that opens the game
/// looks for it.
std::expected<std::shared_ptr<const Board>, Fault> boardOfGame(const std::string& name, const QString& gamesFolder);

} // namespace demeter
