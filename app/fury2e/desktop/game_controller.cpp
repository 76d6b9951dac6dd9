#include "app/fury2e/desktop/game_controller.h"

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/session/game_controller_body.h"
#include "app/text/resources.h"

namespace demeter::fury2e {

std::expected<fury2e::Ruleset, Fault> SecondEditionController::prepared(fury2e::RecordHeader& header, const QString& folder)
{
    auto board = boardOfNewGame(header.board, header.boardFile, BoardsFolder::of(folder, boardOfBox).path());
    if (!board)
        return std::unexpected(std::move(board.error()));
    header.boardHash = (*board)->fileHash();
    header.version = programVersion();
    return fury2e::Ruleset{*std::move(board), header.rulings};
}

fury2e::Recorded::Sources SecondEditionController::sources(const QString& folder)
{
    return {boardSource(folder)};
}

std::unique_ptr<fury2e::SecondEditionSentences> SecondEditionController::sentences(const fury2e::Ruleset& ruleset, Language language)
{
    return std::make_unique<fury2e::SecondEditionSentences>(ruleset.board, language);
}

} // namespace demeter::fury2e

template class demeter::BasicGameController<demeter::fury2e::SecondEditionController>;
