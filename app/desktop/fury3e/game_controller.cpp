#include "app/desktop/fury3e/game_controller.h"

#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"

#include <QDateTime>
#include <QFileInfo>

#include <array>
#include <iterator>

namespace demeter {

using namespace fury3e;

bool GameController::startGame(RecordHeader header, const PlaceHunters& hunters, const std::optional<Offer>& offer)
{
    const auto board = builtInBoard(header.board);
    const auto cards = builtInCatalogue();
    if (!board || !cards) {
        fail(board ? Fault{"board-not-built-in", {}, {builtInCatalogueId()}} : board.error().front());
        return false;
    }
    header.cards = builtInCatalogueId();
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
    entered_.reset();
    newsBegins_ = logged_ = 0;
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
    newsBegins_ = publicLog().size() - 1;
    logged_ = publicLog().size();
    emit changed();
    return true;
}

void GameController::closeGame()
{
    record_.reset();
    notices_.clear();
    onlyRead_.reset();
    entered_.reset();
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
    together_ = publicLog().size();
    bool done = true;
    for (const Action& action : actions)
        done = done && submit(action);
    together_.reset();
    return done;
}

bool GameController::undo()
{
    return finish(record_->undo());
}

bool GameController::redo()
{
    return finish(record_->redo());
}

bool GameController::goTo(std::size_t cursor)
{
    return finish(record_->goTo(cursor));
}

std::optional<Violation> GameController::enter(const Action& entry)
{
    if (auto refused = refusedAtTable(ruleset(), state(), entry))
        return refused;
    // What Dracula could have played in the pause that nobody knows of, he keeps.
    while (const auto before = beforeEntry(state())) {
        if (!apply(ruleset(), state(), *before)) // he must play it; which card that is, the table is not told (INFO-7)
            return Violation{"TIME-1", Refusal::NotNow, {}};
        if (!submit(*before))
            return std::nullopt;
    }
    together_ = publicLog().size();
    const std::size_t began = record_->cursor();
    entering_ = true;
    entry_ = passing_ ? std::nullopt : std::optional(entry);
    bool done = submit(entry);
    while (done) {
        const auto after = afterEntry(state());
        if (!after)
            break;
        done = submit(*after);
    }
    entering_ = false;
    together_.reset();
    if (record_->cursor() > began)
        entered_ = {began, record_->cursor(), publicLog().size()};
    return std::nullopt;
}

void GameController::letOthersPass()
{
    const Step began = state().step;
    const std::size_t cursor = record_->cursor();
    std::optional<std::size_t> first;
    passing_ = true;
    for (std::size_t n = 0; n < hunterCount && state().step == began; ++n) {
        const TableTurn turn = tableTurn(ruleset(), state());
        if (turn.who != TableTurn::Who::Hunters || turn.options.empty() || !turn.options.front().pass)
            break;
        if (!first)
            first = publicLog().size();
        if (enter(HunterActs{turn.options.front().hunter, HunterActs::What::Pass, false, false}))
            break;
    }
    passing_ = false;
    if (!first)
        return;
    newsBegins_ = *first;
    if (record_->cursor() > cursor)
        entered_ = {cursor, record_->cursor(), publicLog().size()};
    emit changed();
}

void GameController::noteNews()
{
    const std::size_t logged = publicLog().size();
    if (logged == logged_) // what the table does not notice is no news, and ends none
        return;
    logged_ = logged;
    newsBegins_ = together_.value_or(logged - 1);
}

std::vector<Happening> GameController::broughtToLight() const
{
    using What = Happening::What;
    std::vector<Happening> shown;
    if (canTakeBackEntry())
        for (std::size_t cursor = entered_->began + 1; cursor <= entered_->ended; ++cursor)
            std::ranges::copy_if(record_->stateAt(cursor).happened, std::back_inserter(shown), [](const Happening& each) {
                constexpr std::array reveals{What::LocationRevealed,  What::PenaltyRevealed, What::HideRevealed,
                                             What::EncounterRevealed, What::SlotPower,       What::HandShown};
                return std::ranges::find(reveals, each.what) != reveals.end();
            });
    return shown;
}

bool GameController::finish(const std::expected<void, RecordRefusal>& done)
{
    if (done) {
        noteNews();
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
