#include "app/desktop/table/table_screen.h"

#include "app/desktop/fury3e/table_map.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"

#include <algorithm>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

TimeSign::Sign signOf(PublicPhase phase)
{
    switch (phase) {
    case PublicPhase::Dawn:
        return TimeSign::Sign::Dawn;
    case PublicPhase::Day:
        return TimeSign::Sign::Day;
    case PublicPhase::Dusk:
        return TimeSign::Sign::Dusk;
    case PublicPhase::Night:
        return TimeSign::Sign::Night;
    case PublicPhase::DraculaPhase:
        return TimeSign::Sign::Dracula;
    case PublicPhase::Setup:
    case PublicPhase::Over:
        break;
    }
    return TimeSign::Sign::None;
}

} // namespace

TableScreen::TableScreen(const Settings& settings, QWidget* parent)
    : TableFrame(settings, {{"influence", "text"}, {"damage", "bloodLine"}, {"despair", "text"}}, parent),
      moment_(new MomentBand(settings, *map(), this)),
      dialog_(*turnPanel())
{
    connect(moment_, &MomentBand::staged, this, [this] {
        raiseSheets();
        if (moment_->isVisible())
            setFocus(); // what the next key would press lies under it
    });
    dialog_.onPress([this](const TableChoice::Does& does) { perform(does); });
}

void TableScreen::perform(const TableChoice::Does& does)
{
    if (std::holds_alternative<TableChoice::OthersPass>(does))
        emit othersPassed();
    else if (std::holds_alternative<TableChoice::TakeBack>(does))
        emit takeBackAsked();
    else if (std::holds_alternative<TableChoice::Cards>(does))
        emit cardsAsked();
    else if (std::holds_alternative<TableChoice::Words>(does))
        emit wordsAsked();
    else
        emit entered(std::get<Action>(does));
}

void TableScreen::setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const Sentences& sentences,
                         std::optional<std::size_t> newsBegins)
{
    if (log.empty())
        return;
    Shown now{log.back().view, turn, {}, goneBackWords(log)};
    now.told = announcedWords(log, turn, newsBegins.value_or(log.size() - 1), cardChosenAt(log), sentences);
    const std::size_t newsBegan = std::min(newsBegins.value_or(log.size() - 1), log.size() - 1);
    if (lies_ == now) {
        playMoments(ruleset, log, newsBegan, sentences);
        return;
    }
    if (const auto combat = combatWords(*ruleset.cards, log, turn, sentences))
        combatStage()->setCombat(*combat);
    lies_ = std::move(now);
    if (lies_->view.phase == PublicPhase::Over) {
        ending()->setEnding(endingWords(seenHunt(ruleset, log), sentences));
        ending()->setReveal(revealed_, played_, sentences);
    } else {
        ending()->setReveal(std::nullopt, {}, sentences);
    }
    sentences_ = sentences;
    (void)takeTyped();
    setRenewing(true); // everything is laid out once, when all of it is there
    dialog_.begin({ruleset.cards, lies_->view, lies_->turn, isOpenable() ? lastEntry_ : std::nullopt}, sentences);
    setRenewing(false);
    showLook(lookNow(ruleset, sentences), ruleset.board);
    playMoments(ruleset, log, newsBegan, sentences);
}

TableLook TableScreen::lookNow(const Ruleset& ruleset, const Sentences& sentences) const
{
    const PublicView& view = lies_->view;
    TableLook look;
    look.told = lies_->told;
    look.time = sentences.publicTime(view.phase, view.day);
    look.week = weekWords(view);
    look.back = lies_->back;
    look.sign = signOf(view.phase);
    for (std::size_t n = 0; n < trailLength; ++n)
        look.trail[n] = hideoutWords(view.trail[n], QString::number(n + 1), false, *ruleset.cards, sentences);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        look.besides[n] = hideoutWords(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, *ruleset.cards, sentences);
    look.side = sideWords(view, sentences);
    look.combat = view.combat && lies_->turn.combat;
    look.over = view.phase == PublicPhase::Over;
    return look;
}

void TableScreen::setReveal(std::optional<WholeHunt> hunt, const HuntPlayed& played)
{
    if (hunt == revealed_ && played == played_)
        return;
    played_ = played;
    revealed_ = std::move(hunt);
    if (!isOver() || !sentences_)
        return;
    ending()->setReveal(revealed_, played_, *sentences_);
    layOut();
}

void TableScreen::playMoments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, const Sentences& sentences)
{
    moment_->play(news_.find(ruleset, log, begins), tableMap(log.back().view), sentences);
}

void TableScreen::forget()
{
    forgetLook();
    lies_.reset();
}

void TableScreen::offer(std::vector<Action> entries)
{
    if (!sentences_)
        return;
    const QString typed = takeTyped();
    if (!entries.empty()) {
        dialog_.offer(std::move(entries));
        return;
    }
    dialog_.say(tr("“%1” means nothing here. Type a hunter, then a place or an action.").arg(typed), {});
    layOut();
}

void TableScreen::refuse(const QString& why, const std::optional<Action>& allowed)
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
    if (!lies_)
        return;
    MapModel model = tableMap(lies_->view);
    model.legal = turnPanel()->lit();
    if (!isOver()) // the end shows the whole board
        model.matters = whatMatters(lies_->view, lies_->turn);
    model.acting = actingHunter(lies_->turn);
    if (model.acting)
        if (const HunterPlace place = lies_->view.hunters[static_cast<std::size_t>(*model.acting)];
            place.where != HunterPlace::Where::OffBoard)
            model.origin = place.location;
    if (isOver())
        ending()->setTable(model);
    else
        map()->setModel(model);
}

void TableScreen::boardChanged(const std::shared_ptr<const Board>& board)
{
    moment_->setBoard(board, settings().language());
}

void TableScreen::follow(TablePage& first)
{
    if (const auto* table = qobject_cast<TableScreen*>(&first))
        ending()->follow(*table->ending());
}

void TableScreen::placeMoment(const QRect& box)
{
    moment_->setGeometry(box);
    moment_->arrange(unit(), least(), size());
    moment_->raise();
}

bool TableScreen::swallows(const QKeyEvent& event)
{
    return moment_->swallows(event);
}

bool TableScreen::goOnWithMoment()
{
    if (!moment_->isVisible())
        return false;
    moment_->goOn();
    return true;
}

void TableScreen::setSeen(bool seen)
{
    moment_->setSeen(seen);
}

} // namespace demeter
