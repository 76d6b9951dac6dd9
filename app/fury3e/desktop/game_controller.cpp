#include "app/fury3e/desktop/game_controller.h"

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/session/game_controller_body.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"

namespace demeter::fury3e {

std::expected<Ruleset, Fault> ThirdEditionController::prepared(RecordHeader& header, const QString& folder)
{
    auto board = boardOfNewGame(header.board, header.boardFile, BoardsFolder::of(folder).path());
    if (!board)
        return std::unexpected(std::move(board.error()));
    const auto cards = builtInCatalogue();
    if (!cards)
        return std::unexpected(Fault{"board-not-built-in", {}, {builtInCatalogueId()}});
    header.cards = builtInCatalogueId();
    header.boardHash = (*board)->fileHash();
    header.cardsHash = cards->fileHash;
    header.version = programVersion();
    return Ruleset{*std::move(board), cards, header.rulings};
}

Recorded::Sources ThirdEditionController::sources(const QString& folder)
{
    return {boardSource(folder), builtInCatalogue()};
}

std::unique_ptr<Sentences> ThirdEditionController::sentences(const Ruleset& ruleset, Language language)
{
    return std::make_unique<Sentences>(ruleset.board, ruleset.cards, language);
}

} // namespace demeter::fury3e

template class demeter::BasicGameController<demeter::fury3e::ThirdEditionController>;
