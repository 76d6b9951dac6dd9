#include "app/fury2e/desktop/dracula/dracula_screen.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/fury/session/words_of_round.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/menu.h"
#include "app/fury2e/book/topics.h"
#include "app/fury2e/desktop/cards_to_read.h"
#include "app/fury2e/desktop/dracula/faces.h"
#include "app/fury2e/desktop/dracula/journal.h"
#include "app/fury2e/desktop/dracula/put_right_panel.h"
#include "app/fury2e/desktop/ruling_lines.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/table/words.h"
#include "core/fury2e/cards/any_card.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/view/table_turn.h"

#include <QShortcut>

#include <algorithm>
#include <vector>

namespace demeter::fury2e {

namespace {

constexpr int putRightPanel = 1, bookPanel = 2, wordsPanel = 3; ///< 0 is the journal

} // namespace

DraculaScreen::DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent)
    : SecretScreen(settings, new Conversation(controller), std::make_unique<SecondEditionJournal>(controller), parent),
      controller_(controller),
      conversation_(findChild<Conversation*>(QString(), Qt::FindDirectChildrenOnly))
{
    connect(&controller_, &GameController::failed, this, &DraculaScreen::onFailed);
    // Once everybody has heard of the change: if the curtain falls with it, the table announces what there is to announce.
    connect(&controller_, &GameController::changed, this, &DraculaScreen::playMoments, Qt::QueuedConnection);
    connect(conversation_, &Conversation::wordsAsked, this, &DraculaScreen::openWords);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_R), this), &QShortcut::activated, this, &DraculaScreen::openPutRight);
    connect(hand_, &HandPanel::chosen, conversation_, [this](int id) {
        if (id < Faces::firstEvent)
            conversation_->choose(static_cast<Encounter>(id));
        else
            conversation_->choose(static_cast<DraculaEvent>(id - Faces::firstEvent));
    });
    // What is no choice says why not.
    const auto onTrail = [this](int space) { conversation_->choose(CardPlace::onTrail(static_cast<std::size_t>(space - 1))); };
    const auto inCatacombs = [this](int space) { conversation_->choose(CardPlace::catacombs(static_cast<std::size_t>(space))); };
    connect(trail_, &TrailRow::slotChosen, conversation_, onTrail);
    connect(trail_, &TrailRow::slotWhyAsked, conversation_, onTrail);
    connect(trail_, &TrailRow::lairChosen, conversation_, inCatacombs);
    connect(trail_, &TrailRow::lairWhyAsked, conversation_, inCatacombs);
}

std::pair<GameId, std::uint64_t> DraculaScreen::moment() const
{
    return {controller_.record().gameId(), controller_.record().lines()};
}

std::unique_ptr<PendingInput> DraculaScreen::halfMade() const
{
    return halfMadeIn(*conversation_);
}

void DraculaScreen::resume(const PendingInput& begun)
{
    resumeIn(*conversation_, begun);
}

std::pair<MomentsToShow, MapModel> DraculaScreen::newMoments()
{
    const PublicLog& log = controller_.publicLog();
    return {toShow(news_.find(controller_.ruleset(), log, controller_.newsBegins()),
                   [this](const Moment& moment) { return momentLook(moment, controller_.sentences()); }),
            tableMap(log.back().view)};
}

MapModel DraculaScreen::mapModel() const
{
    return Faces(controller_.ruleset(), conversation_->stands(), controller_.sentences()).map();
}

std::pair<QString, QString> DraculaScreen::trailWords() const
{
    return {tr("Trail and Catacombs"), tr("Touch to see trail and Catacombs")};
}

bool DraculaScreen::isHandListed() const
{
    const GameState& state = controller_.state();
    if (state.combat) // what of it can be played then is among the choices, and they need the room
        return true;
    const Question& question = conversation_->question();
    return state.eventHand.empty() && !state.encounterHand.empty() &&
           std::ranges::all_of(state.encounterHand, [&](Encounter token) { return question.at(token) != nullptr; });
}

void DraculaScreen::showFaces()
{
    const Question& question = conversation_->question();
    const GameState& state = conversation_->stands();
    const Faces faces(controller_.ruleset(), state, controller_.sentences());
    auto trail = faces.trail();
    for (std::size_t n = 0; n < trailSpaces; ++n)
        trail[n].lit = question.at(CardPlace::onTrail(n)) != nullptr;
    auto catacombs = faces.catacombs();
    for (std::size_t n = 0; n < besideSpaces; ++n)
        catacombs[n].lit = question.at(CardPlace::catacombs(n)) != nullptr;
    trail_->setFaces(trail, catacombs);
    HandFace hand = faces.hand();
    for (HandFace::Card& card : hand.cards)
        card.lit = card.id < Faces::firstEvent ? question.at(static_cast<Encounter>(card.id)) != nullptr
                                               : question.at(static_cast<DraculaEvent>(card.id - Faces::firstEvent)) != nullptr;
    hand_->setHand(hand);
    header_->setFace(faces.header());
    const Record& record = controller_.record();
    // What it is about stands in a tool tip, and no veil lies over that.
    const auto way = [&](bool can, std::size_t entry) {
        return can && !settings_.peek() ? controller_.wordsOf(controller_.decisionAt(entry)) : QString();
    };
    header_->setWays(record.canUndo(), way(record.canUndo(), record.cursor() - 1), record.canRedo(),
                     way(record.canRedo(), record.cursor()));
}

void DraculaScreen::addToMenu(QList<MenuEntry>& entries)
{
    if (hasGame() && apply(controller_.ruleset(), controller_.state(), SufferPenalty{}))
        entries << MenuEntry{QStringLiteral("forbidden"), tr("An error has been found"), [this] { openPenalty(); }};
    if (!hasGame())
        return;
    entries << MenuEntry{QStringLiteral("check"), tr("Put right by hand"), [this] { openPutRight(); }, QKeySequence(Qt::CTRL | Qt::Key_R)}
            << MenuEntry{QStringLiteral("settings"), tr("How the table reads the rules"), [this] { openRulings(); }};
}

Sheet* DraculaScreen::sheet(int panel) const
{
    if (panel == putRightPanel)
        return putRight_;
    if (panel == wordsPanel)
        return words_;
    return panel == bookPanel ? book_ : SecretScreen::sheet(panel);
}

void DraculaScreen::openSheetOf(int panel)
{
    if (panel == putRightPanel)
        openPutRight();
    else if (panel == bookPanel)
        openBookAt({});
    else if (panel == wordsPanel)
        openWords();
    else
        SecretScreen::openSheetOf(panel);
}

WordsSheet::Texts DraculaScreen::wordsForRound()
{
    return {tr("A word for the Encounters"),
            tr("Say any word. The reserve is mixed anew with it. Until you say it, nobody can know which Encounters come next, not even "
               "whoever has Dracula's secret."),
            tr("Without a word the reserve stays as it is."), tr("Mix anew")};
}

void DraculaScreen::openWords()
{
    if (!hasGame())
        return;
    if (words_ == nullptr) {
        words_ = makeWordsSheet(settings_, this, controller_, wordsForRound);
        connect(words_, &WordsSheet::said, this, [this](const QString& words) {
            conversation_->submit(AddChance{{words.toStdString(), {}}});
        });
    }
    prepare(words_);
    words_->ask();
}

void DraculaScreen::openPutRight()
{
    if (putRight_ == nullptr)
        putRight_ = new PutRightPanel(settings_, controller_, this);
    prepare(putRight_);
    putRight_->open();
}

void DraculaScreen::openBook()
{
    // What has just been refused is what is asked about.
    openBookAt(guide_->saidTopic());
}

/// At the topic under this headword; without one at what is to be decided.
void DraculaScreen::openBookAt(const QString& headword)
{
    if (book_ == nullptr) {
        book_ = new BookSheet(settings_, secondEditionBook, readingsOf(controller_), this);
        if (hasGame())
            book_->setCards([this] { return cardsToRead(controller_.sentences()); });
    }
    const auto book = bookOfSecondEdition(settings_.language());
    const Topic* named = book && !headword.isEmpty() ? (*book)->titled(headword) : nullptr;
    if (named != nullptr)
        book_->turnTo(named->id);
    else if (hasGame())
        book_->turnTo(conversation_->topic());
    prepare(book_);
    book_->openSheet();
}

void DraculaScreen::openCards(const QStringList& ids)
{
    if (!hasGame() || ids.isEmpty())
        return;
    auto* sheet = new CardSheet(settings_, cardsToRead(controller_.sentences()), readingsOf(controller_), this);
    sheet->setNow([this](const CardToRead& card) { return cardNow(card); });
    sheet->setCards(ids);
    // Queued: the sheet goes first, and the question that follows has the focus.
    connect(
        sheet, &CardSheet::chosen, this,
        [this](const QString& id) {
            const auto card = anyCardFromId(id.toStdString());
            if (const auto* token = card ? std::get_if<Encounter>(&*card) : nullptr)
                conversation_->choose(*token);
            else if (const auto* event = card ? std::get_if<DraculaEvent>(&*card) : nullptr)
                conversation_->choose(*event);
        },
        Qt::QueuedConnection);
    openCardSheet(sheet);
}

/// What it comes to at this decision.
CardSheet::Now DraculaScreen::cardNow(const CardToRead& card) const
{
    CardSheet::Now now;
    const GameState& state = controller_.state();
    const Question& question = conversation_->question();
    const auto read = anyCardFromId(card.id.toStdString());
    const auto held = [&](const auto& hand, auto one) {
        if (const auto count = std::ranges::count(hand, one); count > 0)
            now.fact = tr("%n in your hand", nullptr, static_cast<int>(count));
        // What can be done in several ways is chosen where the ways stand.
        if (question.at(one) != nullptr && std::ranges::count(question.choices, card.id, &Choice::reads) == 1)
            now.choose = tr("Choose this card");
    };
    if (const auto* token = read ? std::get_if<Encounter>(&*read) : nullptr) {
        const bool matures = !state.due.empty() && state.due.back().what == Due::What::Activate;
        now.first = matures ? CardPart::Matures : CardPart::Meets;
        held(state.encounterHand, *token);
    } else if (const auto* event = read ? std::get_if<DraculaEvent>(&*read) : nullptr) {
        held(state.eventHand, *event);
    } else if (card.kind == CardKind::DraculaTactic) {
        now.first = CardPart::Does;
    }
    return now;
}

void DraculaScreen::openRulings()
{
    if (rulings_ == nullptr) {
        rulings_ = new RulingsSheet(settings_, this);
        connect(rulings_, &RulingsSheet::changed, this, [this](std::size_t ruling, int reading) {
            conversation_->submit(PutRightRuling{static_cast<Ruling>(ruling), static_cast<std::uint8_t>(reading)});
        });
    }
    rulings_->openFor({tr("A change holds from now on, and the table hears of it."), usualReadingWords()},
                      rulingLines(controller_.sentences(), controller_.ruleset().rulings));
}

void DraculaScreen::openPenalty()
{
    if (penalty_ == nullptr) {
        penalty_ = new ConfirmSheet(settings_, this);
        connect(penalty_, &Sheet::closed, this, &DraculaScreen::penaltyAnswered);
    }
    prepare(penalty_);
    const auto after = apply(controller_.ruleset(), controller_.state(), SufferPenalty{});
    if (!after)
        return;
    penalty_->ask(
        {.title = tr("Has Dracula made a mistake?"),
         .follows =
             {{QStringLiteral("blood"),
               //: %1 and %2 are numbers.
               tr("If he has, his Blood falls from %1 to %2, and his trail is cleared down to the card of his place, which is shown.")
                   .arg(controller_.state().blood)
                   .arg(after->blood)}},
         .no = tr("No, he has not"),
         .yes = tr("Dracula suffers the penalty"),
         .icon = QStringLiteral("forbidden")},
        [this] { conversation_->submit(SufferPenalty{}); });
}

} // namespace demeter::fury2e
