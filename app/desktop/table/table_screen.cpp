#include "app/desktop/table/table_screen.h"

#include "app/desktop/map/map_view.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"

#include <utility>

namespace demeter {

TableScreen::TableScreen(const Settings& settings, const std::vector<TableSide::TrackSign>& tracks, QWidget* parent)
    : TableFrame(settings, tracks, parent), dialog_(*turnPanel())
{
    dialog_.onPress([this](const SeenChoice::Does& does) { perform(does); });
}

void TableScreen::perform(const SeenChoice::Does& does)
{
    if (const auto* entry = std::get_if<Entry>(&does)) {
        emit entered(*entry);
        return;
    }
    switch (std::get<TablePress>(does)) {
    case TablePress::TakeBack:
        emit takeBackAsked();
        break;
    case TablePress::OthersPass:
        emit othersPassed();
        break;
    case TablePress::Cards:
        emit cardsAsked();
        break;
    case TablePress::Words:
        emit wordsAsked();
        break;
    }
}

void TableScreen::setGame(const std::shared_ptr<const PublicGame>& game, Language language)
{
    if (game == nullptr || game->steps() == 0)
        return;
    TableLook look = game->look(language);
    if (lies_ != nullptr && game->liesLike(*lies_) && this->look() && look.told == this->look()->told && look.back == this->look()->back) {
        announce(game);
        return;
    }
    lies_ = game;
    language_ = language;
    if (const auto combat = game->combat(language))
        combatStage()->setCombat(*combat);
    if (look.over) {
        ending()->setEnding(game->ending(language));
        showReveal();
    } else {
        ending()->setReveal(std::nullopt, {});
    }
    (void)takeTyped();
    setRenewing(true); // everything is laid out once, when all of it is there
    dialog_.begin(game, language, isOpenable());
    setRenewing(false);
    showLook(std::move(look), game->board());
    announce(game);
}

void TableScreen::announce(const std::shared_ptr<const PublicGame>& game)
{
    const auto before = std::exchange(announced_, game);
    const NewMoments news = game->momentsSince(before.get());
    MomentsToShow shown{{}, news.corrected, news.over || isOver(), news.wentOn, news.entered}; // a correction can end it as well
    for (const NewMoment& moment : news.moments)
        shown.looks.push_back([this, game, look = moment.look] { return look(language_); });
    MapModel model;
    if (game->board() != nullptr) {
        model = game->map();
        model.matters = {};
        model.acting.reset();
        model.origin.reset();
    }
    playMoments(shown, model);
}

void TableScreen::setReveal(std::shared_ptr<const RevealedHunt> hunt)
{
    if (std::exchange(revealed_, std::move(hunt)) == revealed_ || !isOver() || lies_ == nullptr)
        return;
    showReveal();
    layOut();
}

void TableScreen::showReveal()
{
    if (revealed_ != nullptr)
        ending()->setReveal(revealed_->way, revealed_->told());
    else
        ending()->setReveal(std::nullopt, {});
}

void TableScreen::forget()
{
    forgetLook();
    lies_ = nullptr;
}

void TableScreen::offer(const QString& words, const std::vector<Entry>& entries)
{
    if (game() == nullptr)
        return;
    (void)takeTyped();
    if (!entries.empty()) {
        dialog_.offer(entries);
        return;
    }
    dialog_.say(tr("“%1” means nothing here. Type a hunter, then a place or an action.").arg(words), {});
    layOut();
}

void TableScreen::take(Draft draft)
{
    (void)takeTyped();
    dialog_.take(std::move(draft));
    layOut();
}

void TableScreen::refuse(const QString& why, const std::optional<Entry>& allowed)
{
    (void)takeTyped();
    dialog_.say(why, allowed);
    layOut();
}

bool TableScreen::confirmTyped()
{
    const auto entry = dialog_.typed();
    if (entry)
        emit entered(*entry);
    return entry.has_value();
}

void TableScreen::showMap()
{
    if (lies_ == nullptr || lies_->board() == nullptr)
        return;
    MapModel model = lies_->map();
    model.legal = turnPanel()->lit();
    model.chosen = dialog_.question().chosen;
    if (!isPhone()) { // there is room for the whole board, unless somebody is about to leave a place
        model.matters = {};
        if (model.acting && model.origin)
            model.matters.insert(*model.origin);
    }
    if (isOver())
        ending()->setTable(model);
    else
        map()->setModel(model, model.chosen.has_value());
}

} // namespace demeter
