#include "app/desktop/fury/board_of_game.h"

#include "app/desktop/board_check/boards_folder.h"
#include "app/text/resources.h"

namespace demeter {

std::expected<std::shared_ptr<const Board>, Fault> boardOfGame(const std::string& name, const QString& gamesFolder)
{
    const QString file = QString::fromStdString(name);
    if (file.endsWith(QLatin1String(".json")))
        if (const auto put = BoardsFolder::of(gamesFolder).putBeside(file, gamesFolder); !put)
            return std::unexpected(put.error());
    const auto board = boardSource(gamesFolder)(name);
    if (!board)
        return std::unexpected(board.error().front());
    return *board;
}

} // namespace demeter
