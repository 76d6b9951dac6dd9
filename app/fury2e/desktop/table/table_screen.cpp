#include "app/fury2e/desktop/table/table_screen.h"

#include "app/desktop/map/map_view.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/fury2e/desktop/table/table_map.h"
#include "app/fury2e/text/hunt_words.h"
#include "app/table/code_words.h"
#include "core/journal/shown_codes.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

namespace {

/// Words that both editions say.
class SharedTable {
    Q_DECLARE_TR_FUNCTIONS(demeter::TableScreen)
};

TimeSign::Sign signOfTime(const PublicView& view)
{
    if (view.phase == PublicPhase::Setup || view.phase == PublicPhase::Over)
        return TimeSign::Sign::None;
    switch (view.time) {
    case TimeOfDay::Dawn:
        return TimeSign::Sign::Dawn;
    case TimeOfDay::Noon:
        return TimeSign::Sign::Day;
    case TimeOfDay::Dusk:
        return TimeSign::Sign::Dusk;
    case TimeOfDay::Twilight:
    case TimeOfDay::Midnight:
    case TimeOfDay::SmallHours:
        break;
    }
    return TimeSign::Sign::Night;
}

} // namespace

TableScreen::TableScreen(const Settings& settings, QWidget* parent)
    : TableFrame(settings, {{"blood", "bloodLine"}, {"fangs", "text"}, {"resolve", "text"}}, parent), dialog_(*turnPanel())
{
    dialog_.onPress([this](const TableChoice::Does& does) { perform(does); });
    connect(this, &TableFrame::typed, this, &TableScreen::readTyped);
}

WordsSheet::Texts TableScreen::reshufflingWords()
{
    return {tr("A word for the Encounters"),
            tr("Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even "
               "whoever has Dracula's secret."),
            tr("Without a word the reserve stays as it is."), tr("Mix anew")};
}

void TableScreen::perform(const TableChoice::Does& does)
{
    if (std::holds_alternative<TableChoice::TakeBack>(does))
        emit takeBackAsked();
    else if (std::holds_alternative<TableChoice::Words>(does))
        emit wordsAsked();
    else if (const auto* entry = std::get_if<Action>(&does))
        emit entered(*entry);
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

void TableScreen::setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const SecondEditionSentences& sentences,
                         std::optional<std::size_t> newsBegins)
{
    if (log.empty())
        return;
    const std::size_t newsBegan = firstNews(newsBegins, log.size());
    Shown now{log.back().view, turn, announcedWords(log, sentences), goneBackWords(codesGoneBackBehind(log))};
    if (lies_ == now) {
        announce(ruleset, log, newsBegan);
        return;
    }
    lies_ = std::move(now);
    if (const auto combat = combatLook(log, sentences))
        combatStage()->setCombat(*combat);
    if (lies_->view.phase == PublicPhase::Over) {
        ending()->setEnding(endingWords(seenHunt(*ruleset.board, log), sentences));
        revealed_.showOn(*ending(), sentences);
    } else {
        ending()->setReveal(std::nullopt, {});
    }
    sentences_ = sentences;
    named_ = ruleset.board;
    (void)takeTyped();
    setRenewing(true); // everything is laid out once, when all of it is there
    dialog_.begin({lies_->view, lies_->turn, isOpenable() ? lastEntry_ : std::nullopt}, sentences);
    setRenewing(false);
    showLook(lookNow(log, sentences), ruleset.board);
    announce(ruleset, log, newsBegan);
}

TableLook TableScreen::lookNow(const PublicLog& log, const SecondEditionSentences& sentences) const
{
    const PublicView& view = lies_->view;
    TableLook look;
    look.told = lies_->told;
    look.time = timeWords(view, sentences);
    look.week = roundWords(view);
    look.back = lies_->back;
    look.sign = signOfTime(view);
    look.trail = trailWords(view, sentences);
    look.besides = catacombWords(view, sentences);
    look.side = sideWords(view, sentences);
    look.combat = combatLook(log, sentences).has_value();
    look.over = view.phase == PublicPhase::Over;
    return look;
}

void TableScreen::forget()
{
    forgetLook();
    lies_.reset();
}

void TableScreen::refuse(const QString& why, const std::optional<Action>& allowed)
{
    (void)takeTyped();
    dialog_.say(why, allowed);
    layOut();
}

bool TableScreen::takesPlaces() const
{
    return sentences_ && fury2e::takesPlaces(dialog_.moment(), dialog_.draft());
}

bool TableScreen::confirmTyped()
{
    const auto entry = dialog_.typed();
    if (entry)
        emit entered(*entry);
    return entry.has_value();
}

void TableScreen::readTyped(QString words)
{
    if (!sentences_ || !named_)
        return;
    (void)takeTyped(); // of which `words` is a copy
    words = words.trimmed();
    std::vector<LocationId> exactly, begun;
    named_->all().forEach([&](LocationId place) {
        const QString name = sentences_->place(place);
        if (name.compare(words, Qt::CaseInsensitive) == 0)
            exactly.push_back(place);
        else if (name.startsWith(words, Qt::CaseInsensitive))
            begun.push_back(place);
    });
    const std::vector<LocationId>& meant = exactly.empty() ? begun : exactly;
    using What = PublicQuestion::What;
    const bool turn = lies_ && (lies_->view.asked.what == What::Turn || lies_->view.asked.what == What::Act);
    if (meant.empty() && turn && dialog_.draft().asks == TableDraft::Asks::Turn) {
        emit wordsTyped(words);
        return;
    }
    if (meant.empty()) {
        //: %1 is what was typed.
        dialog_.say(tr("“%1” means nothing here. Type the name of a place.").arg(words), {});
        layOut();
        return;
    }
    std::vector<Action> moves;
    for (const LocationId place : meant)
        if (const auto draft = fury2e::tapped(dialog_.moment(), dialog_.draft(), place); draft && draft->pending)
            moves.push_back(*draft->pending);
    const auto rides = [](const Action& entry) {
        const auto* move = std::get_if<MoveHunters>(&entry);
        return move != nullptr && move->by;
    };
    if (!std::ranges::all_of(moves, rides)) // a Fast Horse is meant only where nothing else is
        std::erase_if(moves, rides);
    if (moves.empty())
        emit whyAsked(meant.front());
    else
        dialog_.offer(std::move(moves));
}

void TableScreen::offer(const QString& words, std::vector<Action> entries)
{
    if (!sentences_)
        return;
    if (!entries.empty()) {
        dialog_.offer(std::move(entries));
        return;
    }
    dialog_.say(SharedTable::tr("“%1” means nothing here. Type a hunter, then a place or an action.").arg(words), {});
    layOut();
}

void TableScreen::showMap()
{
    if (!lies_)
        return;
    MapModel model = tableMap(lies_->view);
    model.legal = turnPanel()->lit();
    if (!isOver()) // the end shows the whole board
        model.matters = whatMatters(lies_->view, lies_->turn);
    model.acting = actingHunter(dialog_.moment());
    if (model.acting)
        model.origin = lies_->view.hunters[static_cast<std::size_t>(*model.acting)];
    if (isOver())
        ending()->setTable(model);
    else
        map()->setModel(model);
}

} // namespace demeter::fury2e
