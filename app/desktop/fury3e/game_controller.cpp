#include "app/desktop/fury3e/game_controller.h"

#include "app/desktop/board_check/boards_folder.h"
#include "app/text/resources.h"
#include "core/fury3e/view/shown_codes.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"

#include <QDateTime>
#include <QFileInfo>

namespace demeter {

using namespace fury3e;

bool GameController::startGame(RecordHeader header, const PlaceHunters& hunters, const std::optional<Offer>& offer)
{
    // A board of one's own is put beside the game, where every program that opens the game looks for it.
    const QString boardFile = QString::fromStdString(header.board);
    if (boardFile.endsWith(QLatin1String(".json")))
        if (const auto put = BoardsFolder::of(games_.path()).putBeside(boardFile, games_.path()); !put) {
            fail(put.error());
            return false;
        }
    const auto board = boardSource(games_.path())(header.board);
    const auto cards = builtInCatalogue();
    if (!board || !cards) {
        fail(board ? Fault{"board-not-built-in", {}, {builtInCatalogueId()}} : board.error().front());
        return false;
    }
    header.cards = builtInCatalogueId();
    header.boardHash = boardHash(header.board, games_.path());
    header.cardsHash = cardsHash();
    header.version = programVersion();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    header.started = now.toString(Qt::ISODate).toStdString();
    header.gameId = hexText(offer ? offer->game : randomGameId());
    if (offer)
        header.deal = offer->deal;
    else
        header.seed = games_.seed();
    auto device = games_.create(now);
    if (!device) {
        fail(device.error());
        return false;
    }
    auto made = Record::create(std::move(*device), header, Ruleset{*board, cards, header.rulings}, games_.keys());
    if (!made) {
        fail(made.error());
        return false;
    }
    record_.reset();
    record_.emplace(std::move(*made));
    notices_.clear();
    onlyRead_.reset();
    entries_ = {};
    renewSentences();
    return submit(hunters);
}

bool GameController::openGame(const QString& path)
{
    closeGame();
    auto file = games_.open(path);
    if (!file) {
        fail(file.error());
        return false;
    }
    auto opened = Record::open(std::move(file->device), {boardSource(QFileInfo(path).absolutePath()), builtInCatalogue()}, games_.keys());
    if (!opened) {
        fail(opened.error());
        return false;
    }
    record_.emplace(std::move(opened->record));
    notices_ = std::move(opened->notices);
    onlyRead_ = std::move(file->onlyRead);
    renewSentences();
    entries_ = TableEntries(*record_);
    emit changed();
    return true;
}

void GameController::closeGame()
{
    record_.reset();
    notices_.clear();
    onlyRead_.reset();
}

void GameController::setLanguage(Language language)
{
    language_ = language;
    if (record_)
        renewSentences();
}

void GameController::renewSentences()
{
    described_ = ruleset().board;
    sentences_ = std::make_unique<Sentences>(described_, ruleset().cards, language_);
}

bool GameController::submit(const Action& action)
{
    return finish(record_->submit(action));
}

bool GameController::submitAll(const std::vector<Action>& actions)
{
    entries_.beginNews(*record_);
    bool done = true;
    for (const Action& action : actions)
        done = done && submit(action);
    entries_.endNews();
    return done;
}

// Chance that came in is nobody's decision: it is gone over with what was done before it.

bool GameController::undo()
{
    std::size_t to = record_->cursor();
    while (to > 0 && isChance(record_->entries()[to - 1].action))
        --to;
    return goTo(to - 1); // 0 - 1 is refused
}

bool GameController::redo()
{
    std::size_t to = record_->cursor() + 1;
    while (to < record_->entries().size() && isChance(record_->entries()[to].action))
        ++to;
    return goTo(to);
}

bool GameController::goTo(std::size_t cursor)
{
    return finish(record_->goTo(cursor));
}

void GameController::goToIfAllowed(std::size_t cursor)
{
    if (codesPassed(cursor).empty())
        goTo(cursor);
    else
        emit goBackAsked(cursor);
}

std::vector<std::uint16_t> GameController::codesPassed(std::size_t cursor) const
{
    if (cursor >= record_->cursor())
        return {};
    return fury3e::codesPassed(publicLog(), publicView(ruleset(), record_->stateAt(cursor)));
}

std::optional<Violation> GameController::enter(const Action& entry)
{
    return entries_.enter(*record_, entry, [this](const Action& action) { return submit(action); });
}

void GameController::letOthersPass()
{
    if (entries_.letOthersPass(*record_, [this](const Action& action) { return submit(action); }))
        emit changed();
}

bool GameController::finish(const std::expected<void, RecordRefusal>& done)
{
    if (done) {
        entries_.note(*record_);
        if (ruleset().board != described_)
            renewSentences();
        emit changed();
        return true;
    }
    if (const auto* violation = std::get_if<Violation>(&done.error()))
        emit refused(*violation);
    else
        fail(std::get<Fault>(done.error()));
    return false;
}

void GameController::fail(const Fault& fault)
{
    emit failed(fault);
}

} // namespace demeter
