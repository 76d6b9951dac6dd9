#include "app/desktop/fury3e/kind/third_edition.h"

#include "app/desktop/dracula/dracula_screen.h"
#include "app/desktop/setup/new_game_screen.h"
#include "app/desktop/table/table_log_sheet.h"
#include "app/desktop/table/table_screen.h"
#include "app/text/reveal_files.h"

namespace demeter {

using namespace fury3e;

ThirdEditionSession::ThirdEditionSession(GamesFolder& games, QObject* parent) : Session(parent), controller_(games)
{
    connect(&controller_, &GameController::changed, this, &Session::changed);
    connect(&controller_, &GameController::failed, this, &Session::failed);
}

bool ThirdEditionSession::isOver() const
{
    return hasGame() && controller_.state().winner != Winner::None;
}

void ThirdEditionSession::showCodes(WitnessKeeper& witnesses) const
{
    witnesses.follow(controller_.record());
}

std::expected<QStringList, Fault> ThirdEditionSession::reveal(OlderFiles older) const
{
    return writeRevealFiles(controller_.record(), controller_.language(), older);
}

NewGamePage* ThirdEditionSession::makeNewGamePage(Settings& settings)
{
    auto* page = new NewGameScreen(settings);
    connect(page, &NewGameScreen::setUp, this, [this, page](const RecordHeader& header, const PlaceHunters& hunters) {
        emit page->startAsked(
            [this, header, hunters](const std::optional<Offer>& offer) { return controller_.startGame(header, hunters, offer); });
    });
    return page;
}

SecretPage* ThirdEditionSession::makeSecretPage(const Settings& settings)
{
    return new DraculaScreen(settings, controller_);
}

TablePage* ThirdEditionSession::makeTablePage(const Settings& settings)
{
    return new TableScreen(settings);
}

// The pages given here were made above.

void ThirdEditionSession::showTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).setLog(controller_.ruleset(), controller_.publicLog(), controller_.sentences());
}

void ThirdEditionSession::refreshTable(TablePage& page) const
{
    static_cast<TableScreen&>(page).refresh(controller_.ruleset(), controller_.sentences());
}

Sheet* ThirdEditionSession::makeTableLog(const Settings& settings, QWidget* parent) const
{
    auto* sheet = new TableLogSheet(settings, parent);
    sheet->setLog(controller_.publicLog(), controller_.sentences());
    return sheet;
}

bool ThirdEdition::owns(std::string_view firstLine) const
{
    return isRecordOf<Recorded>(firstLine);
}

std::unique_ptr<Session> ThirdEdition::makeSession(GamesFolder& games) const
{
    return std::make_unique<ThirdEditionSession>(games);
}

} // namespace demeter
