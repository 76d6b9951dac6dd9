#include "app/fury3e/desktop/dracula/dracula_screen.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/fury/session/words_of_round.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/kit/veil.h"
#include "app/fury3e/desktop/cards_to_read.h"
#include "app/fury3e/desktop/dracula/combat_board.h"
#include "app/fury3e/desktop/dracula/hunter_cards_panel.h"
#include "app/fury3e/desktop/dracula/journal.h"
#include "app/fury3e/desktop/dracula/put_right_panel.h"
#include "app/fury3e/desktop/dracula/secret_faces.h"
#include "app/fury3e/desktop/dracula/table_entry_panel.h"
#include "app/fury3e/desktop/guide/question_topic.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/desktop/readings.h"
#include "app/fury3e/table/table_map.h"
#include "app/fury3e/table/words.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace demeter::fury3e {

namespace {

/// The sheets, behind the journal.
enum class Panel : std::uint8_t { Table = 1, HuntersCards, PutRight, Book, Words };
constexpr int panelCount = 6;

} // namespace

DraculaScreen::DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent)
    : SecretScreen(settings, new Conversation(controller), std::make_unique<ThirdEditionJournal>(controller), parent),
      controller_(controller),
      conversation_(findChild<Conversation*>(QString(), Qt::FindDirectChildrenOnly))
{
    combatSteps_ = new CombatSteps(settings_, this);
    combatBoard_ = new CombatBoard(settings_, this);
    setStage(combatSteps_, combatBoard_);

    // Once everybody has heard of the change: if the curtain falls with it, the table announces what there is to announce.
    connect(&controller_, &GameController::changed, this, &DraculaScreen::playMoments, Qt::QueuedConnection);

    connect(conversation_, &Conversation::huntersCardsAsked, this, &DraculaScreen::openHuntersCards);
    connect(conversation_, &Conversation::wordsAsked, this, &DraculaScreen::openWords);
    connect(&controller_, &GameController::failed, this, &DraculaScreen::onFailed);
    connect(hand_, &HandPanel::chosen, conversation_, [this](int kind) { conversation_->choose(static_cast<EncounterKind>(kind)); });
    connect(trail_, &TrailRow::slotChosen, conversation_,
            [this](int slot) { conversation_->choose(Slot{static_cast<std::uint8_t>(slot)}); });
    connect(trail_, &TrailRow::lairChosen, conversation_,
            [this](int space) { conversation_->choose(LairSpace{static_cast<std::uint8_t>(space)}); });
    connect(trail_, &TrailRow::slotWhyAsked, conversation_,
            [this](int slot) { conversation_->why(Slot{static_cast<std::uint8_t>(slot)}); });
    connect(trail_, &TrailRow::lairWhyAsked, conversation_,
            [this](int space) { conversation_->why(LairSpace{static_cast<std::uint8_t>(space)}); });

    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_H), [this] { openHuntersCards(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_R), [this] { openPutRight(); });
}

bool DraculaScreen::hasGame() const
{
    return controller_.hasGame();
}

std::shared_ptr<const Board> DraculaScreen::board() const
{
    return controller_.ruleset().board;
}

std::pair<GameId, std::uint64_t> DraculaScreen::moment() const
{
    return {controller_.record().gameId(), controller_.record().lines()};
}

QStringList DraculaScreen::notices() const
{
    return openingWordsOf(controller_);
}

void DraculaScreen::forgetNotices()
{
    controller_.forgetNotices();
}

/// As it is asked about.
GameState DraculaScreen::shownState() const
{
    return TurnFlow::slid(controller_.ruleset(), controller_.state()).value_or(controller_.state());
}

MapModel DraculaScreen::mapModel() const
{
    return secretMap(shownState());
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

void DraculaScreen::retranslate()
{
    SecretScreen::retranslate();
    for (Sheet* sheet : {static_cast<Sheet*>(table_), static_cast<Sheet*>(huntersCards_), static_cast<Sheet*>(putRight_)})
        if (sheet != nullptr && sheet->isVisible())
            sheet->rebuild();
}

std::pair<QString, QString> DraculaScreen::trailWords() const
{
    return {tr("Trail and lairs"), tr("Touch to see trail and lairs")};
}

bool DraculaScreen::isStaged() const
{
    return askedInCombat(shownState());
}

bool DraculaScreen::asksMeaning() const
{
    const auto inside = conversation_->inside();
    return inside && !inside->draft.meanings.empty();
}

bool DraculaScreen::isHandListed() const
{
    const Question& question = conversation_->question();
    const std::vector<EncounterKind> hand = shownState().encounterHand;
    return !hand.empty() && std::ranges::all_of(hand, [&](EncounterKind kind) { return question.at(kind) != nullptr; });
}

void DraculaScreen::showFaces()
{
    const Question& question = conversation_->question();
    const Ruleset& ruleset = controller_.ruleset();
    const GameState state = shownState();
    const Sentences& sentences = controller_.sentences();
    if (askedInCombat(state)) {
        combatSteps_->setState(state, question.step);
        combatBoard_->setState(ruleset, state, sentences);
    }
    auto trail = trailFaces(ruleset, state, sentences);
    for (std::uint8_t n = 0; n < trailLength; ++n)
        trail[n].lit = question.at(Slot{static_cast<std::uint8_t>(n + 1)}) != nullptr;
    auto lairs = lairFaces(ruleset, state, sentences);
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        lairs[n].lit = question.at(LairSpace{n}) != nullptr;
    trail_->setFaces(trail, lairs);
    std::vector<EncounterKind> lit;
    for (const Choice& choice : question.choices)
        if (choice.card && choice.kind != ChoiceKind::Off)
            lit.push_back(*choice.card);
    hand_->setHand(handFace(ruleset, state, sentences, lit));
    header_->setFace(headerFace(ruleset, state, sentences));
    const Record& record = controller_.record();
    // What it is about stands in a tool tip, and no veil lies over that.
    const auto way = [&](bool can, std::size_t entry) {
        return can && !settings_.peek() ? controller_.wordsOf(controller_.decisionAt(entry)) : QString();
    };
    header_->setWays(record.canUndo(), way(record.canUndo(), record.cursor() - 1), record.canRedo(),
                     way(record.canRedo(), record.cursor()));
}

void DraculaScreen::openTable()
{
    if (table_ == nullptr)
        table_ = new TableEntryPanel(settings_, controller_, this);
    prepare(table_);
    table_->open();
}

void DraculaScreen::openHuntersCards()
{
    if (!controller_.hasGame())
        return;
    if (huntersCards_ == nullptr) {
        huntersCards_ = new HunterCardsPanel(settings_, controller_, this);
        connect(huntersCards_, &HunterCardsPanel::chosen, conversation_, &Conversation::huntersPlay);
        // What had the focus before was a choice that is no more.
        connect(huntersCards_, &HunterCardsPanel::chosen, guide_, [this] { focusGuide(); });
    }
    prepare(huntersCards_);
    huntersCards_->openSheet();
}

WordsSheet::Texts DraculaScreen::wordsForRound()
{
    return {WordsSheet::tr("A word for the cards"),
            WordsSheet::tr("Say any word. Both decks are shuffled anew with it. Until you say it, nobody can know which cards come next, "
                           "not even whoever has Dracula's secret."),
            WordsSheet::tr("Without a word the decks stay as they lie."), WordsSheet::tr("Shuffle anew")};
}

void DraculaScreen::openWords()
{
    if (!controller_.hasGame())
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
    if (!controller_.hasGame())
        return;
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
        book_ = new BookSheet(settings_, thirdEditionBook, readingsOf(controller_), this);
        if (controller_.hasGame())
            book_->setCards([this] { return cardsToRead(*controller_.ruleset().cards, controller_.sentences()); });
    }
    const auto book = bookOfThirdEdition(settings_.language());
    const Topic* named = book && !headword.isEmpty() ? (*book)->titled(headword) : nullptr;
    if (named != nullptr)
        book_->turnTo(named->id);
    else if (controller_.hasGame())
        book_->turnTo(topicOfQuestion(controller_.ruleset(), controller_.state(), conversation_->inside()));
    prepare(book_);
    book_->openSheet();
}

void DraculaScreen::openCards(const QStringList& ids)
{
    if (!controller_.hasGame() || ids.isEmpty())
        return;
    auto* sheet =
        new CardSheet(settings_, cardsToRead(*controller_.ruleset().cards, controller_.sentences()), readingsOf(controller_), this);
    sheet->setNow([this](const CardToRead& card) { return cardNow(card); });
    sheet->setCards(ids);
    // Queued: the sheet goes first, and the question that follows has the focus.
    connect(
        sheet, &CardSheet::chosen, this,
        [this](const QString& id) {
            if (const auto kind = controller_.ruleset().cards->find(id.toStdString()))
                conversation_->choose(*kind);
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
    if (card.kind == CardKind::DraculaCombat)
        now.first = CardPart::Does;
    const auto kind = controller_.ruleset().cards->find(card.id.toStdString());
    if (!kind)
        return now;
    if (const auto held = std::ranges::count(state.encounterHand, *kind); held > 0)
        now.fact = tr("%n in your hand", nullptr, static_cast<int>(held));
    switch (question.way) {
    case Question::Way::Phase:
        now.first = question.step == 1 ? CardPart::Matures : CardPart::Ambush;
        break;
    case Question::Way::Round:
        now.first = CardPart::Search;
        break;
    case Question::Way::Combat:
        now.first = CardPart::Ambush;
        break;
    }
    if (const Choice* choice = question.at(*kind); choice != nullptr && choice->kind != ChoiceKind::Off)
        now.choose = tr("Choose this card");
    return now;
}

void DraculaScreen::addToMenu(QList<MenuEntry>& entries)
{
    const bool kept = controller_.hasGame() && controller_.state().clockKept;
    if (kept)
        entries << MenuEntry{QStringLiteral("event"), tr("The hunters play a card"), [this] { openHuntersCards(); },
                             QKeySequence(Qt::CTRL | Qt::Key_H)};
    entries << MenuEntry{QStringLiteral("layers"), tr("Enter what happened at the table"), [this] { openTable(); }};
    if (kept)
        entries << MenuEntry{QStringLiteral("check"), tr("Put right by hand"), [this] { openPutRight(); },
                             QKeySequence(Qt::CTRL | Qt::Key_R)};
}

int DraculaScreen::sheetCount() const
{
    return panelCount;
}

Sheet* DraculaScreen::sheet(int panel) const
{
    switch (static_cast<Panel>(panel)) {
    case Panel::Table:
        return table_;
    case Panel::HuntersCards:
        return huntersCards_;
    case Panel::PutRight:
        return putRight_;
    case Panel::Book:
        return book_;
    case Panel::Words:
        return words_;
    }
    return SecretScreen::sheet(panel);
}

void DraculaScreen::openSheetOf(int panel)
{
    switch (static_cast<Panel>(panel)) {
    case Panel::Table:
        openTable();
        return;
    case Panel::HuntersCards:
        openHuntersCards();
        return;
    case Panel::PutRight:
        openPutRight();
        return;
    case Panel::Book:
        openBookAt({});
        return;
    case Panel::Words:
        openWords();
        return;
    }
    SecretScreen::openSheetOf(panel);
}

} // namespace demeter::fury3e
