#include "app/fury3e/desktop/table/table_screen.h"

#include "app/desktop/map/map_view.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/fury3e/desktop/table/table_map.h"

#include <utility>

namespace demeter::fury3e {

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
    : TableFrame(settings, {{"influence", "text"}, {"damage", "bloodLine"}, {"despair", "text"}}, parent), dialog_(*turnPanel())
{
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
    now.told = announcedWords(log, turn, sentences);
    const std::size_t newsBegan = firstNews(newsBegins, log.size());
    if (lies_ == now) {
        announce(ruleset, log, newsBegan);
        return;
    }
    if (const auto combat = combatWords(*ruleset.cards, log, turn, sentences))
        combatStage()->setCombat(*combat);
    lies_ = std::move(now);
    if (lies_->view.phase == PublicPhase::Over) {
        ending()->setEnding(endingWords(seenHunt(ruleset, log), sentences));
        revealed_.showOn(*ending(), sentences);
    } else {
        ending()->setReveal(std::nullopt, {});
    }
    sentences_ = sentences;
    (void)takeTyped();
    setRenewing(true); // everything is laid out once, when all of it is there
    dialog_.begin({ruleset.cards, lies_->view, lies_->turn, isOpenable() ? lastEntry_ : std::nullopt}, sentences);
    setRenewing(false);
    showLook(lookNow(ruleset, sentences), ruleset.board);
    announce(ruleset, log, newsBegan);
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
    if (!revealed_.set(std::move(hunt), played) || !isOver() || !sentences_)
        return;
    revealed_.showOn(*ending(), *sentences_);
    layOut();
}

void TableScreen::announce(const Ruleset& ruleset, const PublicLog& log, std::size_t begins)
{
    playMoments(toShow(news_.find(ruleset, log, begins), [this](const Moment& moment) { return momentLook(moment, *sentences_); }),
                tableMap(log.back().view));
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

bool TableScreen::play(HunterEvent card)
{
    const auto& cards = dialog_.moment().turn.cards;
    const auto turn = std::ranges::find(cards, card, [](const HunterCardTurn& each) { return each.card.event; });
    if (!sentences_ || turn == cards.end())
        return false;
    (void)takeTyped();
    TableDraft draft;
    draft.cards = true;
    draft.card = turn->card;
    if (turn->refused)
        draft.said = sentences_->violation(*turn->refused);
    dialog_.take(std::move(draft));
    layOut();
    return true;
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

} // namespace demeter::fury3e
