#include "app/desktop/dracula/dracula_screen.h"

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/combat_board.h"
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/history_panel.h"
#include "app/desktop/dracula/hunter_cards_panel.h"
#include "app/desktop/dracula/put_right_panel.h"
#include "app/desktop/dracula/table_entry_panel.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/fury3e/readings.h"
#include "app/desktop/fury3e/table_map.h"
#include "app/desktop/guide/question_topic.h"
#include "app/desktop/guide/turn_flow.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/kit/side_scroll.h"
#include "app/desktop/kit/veil.h"
#include "app/desktop/map/map_list.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_place.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

constexpr qreal compactScale = 1.3; ///< of words, above which everything has less room
constexpr int leastMap = 180;       ///< of its height, on what is larger than a phone
/// The height at 100 % that a moment needs on a phone.
constexpr int leastMoment = 150;

MapModel mapModel(const GameState& state)
{
    MapModel model;
    model.current = currentLocation(state);
    if (const auto slot = currentSlot(state))
        model.currentSlot = slot->number;
    for (std::size_t n = 0; n < trailLength; ++n)
        if (const auto& hideout = state.trail[n]; hideout && hideout->location)
            model.trail.push_back({*hideout->location, static_cast<int>(n) + 1, hideout->faceUp});
    for (std::size_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = state.lairs[n]; lair && lair->location)
            model.lairs.push_back({*lair->location, static_cast<int>(n), lair->faceUp});
    layOpenly(model, state.hunters, state.sheets, state.tokens);
    return model;
}

} // namespace

DraculaScreen::DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent)
    : SecretPage(parent), settings_(settings), controller_(controller)
{
    conversation_ = new Conversation(controller_, this);
    held_ = new HeldKeys(this);
    header_ = new HeaderBar(settings_, this);
    const auto veiled = [this](Veil*& veil, auto make) {
        veil = new Veil(settings_, this); // before what it hides: the keyboard comes to them in the order in which they are made
        auto* content = make(veil);
        veil->setContent(content);
        connect(veil, &Veil::moved, this, &DraculaScreen::layOut);
        return content;
    };
    map_ = veiled(mapVeil_, [](QWidget* veil) { return new MapView(veil); });
    map_->setMinimumSize(0, 0); // as small as the veil it lies in, or its lower edge would be cut
    guide_ = veiled(guideVeil_, [this](QWidget* veil) { return new TurnGuide(settings_, veil); });
    hand_ = veiled(handVeil_, [this](QWidget* veil) { return new HandPanel(settings_, veil); });
    trailScroll_ = veiled(trailVeil_, [this](QWidget* veil) { return new SideScroll(settings_, veil); });
    trail_ = new TrailRow(settings_);
    setRole(trail_, "scroll");
    trailScroll_->setWidget(trail_);
    trailScroll_->setGround(QStringLiteral("window"));
    handVeil_->raise();
    combatSteps_ = new CombatSteps(settings_, this);
    combatBoard_ = veiled(boardVeil_, [this](QWidget* veil) { return new CombatBoard(settings_, veil); });
    guideVeil_->setFocusIn([this] { guide_->rest(); });
    combatSteps_->hide();
    boardVeil_->hide();

    moment_ = new MomentBand(settings_, *map_, this);
    // The keyboard must not stand on what lies under it.
    connect(moment_, &MomentBand::staged, this, [this] {
        if (moment_->isVisible() && moment_->geometry().intersects(guideVeil_->geometry()) && focusWidget() != this) {
            covered_ = QApplication::focusWidget();
            setFocus();
        } else if (!moment_->isVisible() && covered_) {
            if (hasFocus())
                covered_->setFocus(Qt::OtherFocusReason);
            covered_.clear();
        }
    });
    // Once everybody has heard of the change: if the curtain falls with it, the table announces what there is to announce.
    connect(&controller_, &GameController::changed, this, &DraculaScreen::playMoments, Qt::QueuedConnection);
    QCoreApplication::instance()->installEventFilter(this);

    alarm_ = new QWidget(this);
    setRole(alarm_, "raised");
    alarm_->setObjectName("alarm");
    auto* row = new QHBoxLayout(alarm_);
    row->setContentsMargins(16, 8, 16, 8);
    alarmText_ = makeLabel({}, bodyFont(15, QFont::DemiBold));
    auto* close = new ChoiceButton(settings_, ChoiceKind::Quiet, alarm_);
    close->setIconName("cross");
    alarmClose_ = close;
    row->addWidget(alarmText_, 1);
    row->addWidget(close);
    alarm_->hide();
    connect(close, &QAbstractButton::clicked, this, [this] { showAlarm({}); });

    connect(conversation_, &Conversation::asked, this, &DraculaScreen::onAsked);
    connect(conversation_, &Conversation::spoke, this, &DraculaScreen::onSpoke);
    connect(conversation_, &Conversation::huntersCardsAsked, this, &DraculaScreen::openHuntersCards);
    connect(&controller_, &GameController::failed, this, &DraculaScreen::onFailed);
    connect(map_, &MapView::tapped, this, [this](LocationId place) { conversation_->tap(place); });
    connect(map_, &MapView::whyAsked, this, [this](LocationId place) { conversation_->tap(place, true); });
    connect(map_, &MapView::listToggled, this, &DraculaScreen::showList);
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &DraculaScreen::legendAsked);
    connect(guide_, &TurnGuide::chosen, conversation_, [this](int index) { conversation_->choose(static_cast<std::size_t>(index)); });
    connect(guide_, &TurnGuide::stepped, conversation_,
            [this](int index, bool more) { conversation_->step(static_cast<std::size_t>(index), more); });
    connect(guide_, &TurnGuide::typed, conversation_, &Conversation::type);
    connect(guide_, &TurnGuide::backAsked, conversation_, &Conversation::back);
    connect(hand_, &HandPanel::unfolded, this, &DraculaScreen::layOut);
    connect(hand_, &HandPanel::chosen, conversation_, [this](int kind) { conversation_->choose(static_cast<EncounterKind>(kind)); });
    connect(trail_, &TrailRow::slotChosen, conversation_,
            [this](int slot) { conversation_->choose(Slot{static_cast<std::uint8_t>(slot)}); });
    connect(trail_, &TrailRow::lairChosen, conversation_,
            [this](int space) { conversation_->choose(LairSpace{static_cast<std::uint8_t>(space)}); });
    connect(trail_, &TrailRow::slotWhyAsked, conversation_,
            [this](int slot) { conversation_->why(Slot{static_cast<std::uint8_t>(slot)}); });
    connect(trail_, &TrailRow::lairWhyAsked, conversation_,
            [this](int space) { conversation_->why(LairSpace{static_cast<std::uint8_t>(space)}); });
    connect(header_, &HeaderBar::undoAsked, conversation_, &Conversation::takeBack);
    connect(header_, &HeaderBar::redoAsked, conversation_, &Conversation::doAgain);
    connect(header_, &HeaderBar::menuAsked, this, &DraculaScreen::openMenu);
    connect(header_, &HeaderBar::curtainAsked, this, &DraculaScreen::curtainAsked);

    const auto shortcut = [this](const QKeySequence& keys, auto act) {
        auto* made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        made->setAutoRepeat(false);
        connect(made, &QShortcut::activated, this, act);
    };
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Z), [this] { conversation_->takeBack(); });
    shortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { conversation_->doAgain(); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_H), [this] { openHuntersCards(); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_R), [this] { openPutRight(); });
    connect(guide_, &TurnGuide::topicAsked, this, &DraculaScreen::openBookAt);
    connect(guide_, &TurnGuide::cardAsked, this, [this](const QString& id) { openCards({id}); });
    shortcut(QKeySequence(Qt::Key_F6), [this] { cycleRegion(true); });
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { cycleRegion(false); });
}

void DraculaScreen::showGame()
{
    showAlarm({});
    QStringList notices;
    for (const OpeningNotice& notice : controller_.notices())
        notices << (notice.what == OpeningNotice::What::TornLineCut
                        ? tr("The last line of the file was torn and has been cut off. Nothing else is lost.")
                        : tr("The file is damaged and can only be read, up to the last good line: %1").arg(faultSentence(notice.fault)));
    if (controller_.onlyRead()) {
        Fault why = *controller_.onlyRead();
        why.place.clear(); // a path says nothing here
        notices << tr("Here the game can only be read, and nothing can be done in it. %1").arg(faultSentence(why));
    }
    if (controller_.keyWasOpen())
        notices << keyWasOpenSentence();
    if (const auto key = controller_.renewedKey())
        notices << keyRenewedSentence(*key);
    map_->setBoard(controller_.ruleset().board);
    retranslate();
    conversation_->begin();
    held_->hold();
    guide_->rest(); // what opened the screen may still be held
    if (!notices.isEmpty())
        showAlarm(notices.join(u' '));
    map_->showNear();
    map_->arrive();
}

struct DraculaScreen::Begun : HalfMade {
    GameId game{};
    std::uint64_t lines = 0; ///< of the record: every step writes one, back or forth
    std::vector<SubQuestion> path;
    QString typing;
    std::vector<std::pair<Panel, FilledIn>> open;
};

std::unique_ptr<HalfMade> DraculaScreen::halfMade() const
{
    if (!controller_.hasGame())
        return nullptr;
    auto begun = std::make_unique<Begun>();
    begun->game = controller_.record().gameId();
    begun->lines = controller_.record().lines();
    begun->path = conversation_->path();
    begun->typing = guide_->typing();
    for (const Panel panel : {Panel::History, Panel::Table, Panel::HuntersCards, Panel::PutRight, Panel::Book})
        if (const Sheet* made = sheet(panel); made != nullptr && !made->isHidden())
            begun->open.emplace_back(panel, made->filledIn());
    if (begun->path.empty() && begun->typing.isEmpty() && begun->open.empty())
        return nullptr;
    return begun;
}

void DraculaScreen::resume(const HalfMade& begun)
{
    const auto& before = static_cast<const Begun&>(begun); // `Session` gives a page what another one of its pages made
    if (!controller_.hasGame() || before.game != controller_.record().gameId())
        return;
    const bool same = before.lines == controller_.record().lines();
    if (same) {
        if (!before.path.empty())
            conversation_->resume(before.path);
        guide_->focusFirst();
        guide_->setTyping(before.typing);
    }
    for (const auto& [panel, filled] : before.open) {
        const FilledIn kept = same ? filled : typedOnly(filled);
        if (!same && kept.fields.isEmpty())
            continue;
        open(panel);
        sheet(panel)->fillIn(kept);
    }
}

void DraculaScreen::refresh()
{
    if (!controller_.hasGame())
        return;
    retranslate();
    conversation_->askAgain();
}

void DraculaScreen::playMoments()
{
    if (!controller_.hasGame())
        return;
    const PublicLog& log = controller_.publicLog();
    moment_->play(news_.find(controller_.ruleset(), log, controller_.newsBegins()), tableMap(log.back().view), controller_.sentences());
}

/// Behind a sheet they wait.
void DraculaScreen::seeMoments()
{
    moment_->setSeen(isVisible() && std::ranges::none_of(sheets(), &Sheet::isVisible));
}

void DraculaScreen::showEvent(QShowEvent* event)
{
    SecretPage::showEvent(event);
    seeMoments();
}

void DraculaScreen::hideEvent(QHideEvent* event)
{
    moment_->setSeen(false);
    SecretPage::hideEvent(event);
}

bool DraculaScreen::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress && type != QEvent::KeyRelease)
        return SecretPage::eventFilter(object, event);
    const auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr || widget->window() != window() || static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape || // the curtain's
        !moment_->swallows(*static_cast<QKeyEvent*>(event)))
        return SecretPage::eventFilter(object, event);
    event->accept();
    return true;
}

void DraculaScreen::retranslate()
{
    playMoments();
    moment_->setBoard(controller_.ruleset().board, settings_.language());
    map_->setLanguage(settings_.language());
    map_->setTheme(settings_.theme());
    if (list_ != nullptr) {
        list_->setLanguage(settings_.language());
        list_->setTheme(settings_.theme());
    }
    setVeils();
    header_->retranslate();
    guide_->retranslate();
    alarmText_->setFont(bodyFont(15, QFont::DemiBold));
    alarmClose_->setAccessibleName(tr("Close"));
    trailScroll_->setAccessibleName(tr("Trail and lairs"));
    trail_->setAccessibleName(tr("Trail and lairs"));
    if (history_ != nullptr && history_->isVisible())
        history_->rebuild();
    for (Sheet* sheet : {static_cast<Sheet*>(table_), static_cast<Sheet*>(huntersCards_), static_cast<Sheet*>(putRight_)})
        if (sheet != nullptr && sheet->isVisible())
            sheet->rebuild();
}

void DraculaScreen::setVeils()
{
    const bool on = settings_.peek();
    mapVeil_->setWords(tr("Touch to see the map"));
    guideVeil_->setWords(tr("Touch to see what is asked"));
    handVeil_->setWords(tr("Touch to see the hand"));
    trailVeil_->setWords(tr("Touch to see trail and lairs"));
    boardVeil_->setWords(tr("Touch to see the combat"));
    if (listVeil_ != nullptr)
        listVeil_->setWords(tr("Touch to see the list of places"));
    for (Veil* veil : {mapVeil_, guideVeil_, handVeil_, trailVeil_, boardVeil_, listVeil_})
        if (veil != nullptr)
            veil->setOn(on);
    for (Sheet* sheet : sheets())
        sheet->setVeil(on, tr("Touch to see what stands here"));
}

/// Where the keyboard goes on. Enter on a choice goes to the next one; whoever taps, or types words, has not looked where the focus would
/// be: it stays where no key decides anything by mistake.
void DraculaScreen::focusGuide()
{
    if (held_->keyWasLast() && !conversation_->question().words)
        guide_->focusFirst();
    else
        guide_->rest();
}

void DraculaScreen::onAsked(Conversation::Why why)
{
    const bool changed = why == Conversation::Why::Changed;
    const bool inside = why == Conversation::Why::Inside;
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = guide_->holdsField();
    const bool hadFocus = guide_->holdsFocus() || (changed && (hand_->isAncestorOf(focus) || focus == nullptr));
    // The same control again, if there is one: a number is stepped more than once.
    const QString focused = inside && hadFocus ? focus->objectName() : QString();
    const std::size_t choices = std::exchange(choices_, conversation_->question().choices.size());
    if (changed) {
        moment_->clear(); // it must not lie over the map that the next question is about; what has come with this change follows
        controller_.forgetNotices();
        showAlarm({});
    }
    showQuestion();
    layOut();
    const auto question = conversation_->inside();
    const bool several = inside && question->what == SubQuestion::What::Meanings; // words were typed that can mean more than one thing
    const bool stays = changed && typing && guide_->holdsField();                 // more words can follow
    if (!stays && (why == Conversation::Why::Back || several || (hadFocus && (changed || inside))))
        focusGuide();
    bool again = false;
    if (inside && hadFocus && !several && question->replaces() && choices == choices_)
        for (ChoiceButton* button : guide_->shownChoices())
            if (!focused.isEmpty() && button->objectName() == focused && button->isEnabled()) {
                button->setFocus(Qt::OtherFocusReason);
                again = true;
            }
    if (why != Conversation::Why::Again && !again)
        held_->hold();
    if (changed && history_ != nullptr && history_->isVisible())
        history_->rebuild();
}

void DraculaScreen::onSpoke()
{
    updateMap();
    guide_->say(conversation_->said());
    if (conversation_->said().voice == Said::Voice::Warning)
        layOut();
}

void DraculaScreen::onFailed(const Fault& fault)
{
    if (!isVisible())
        return;
    const QString text = tr("Not saved, so nothing has been done. %1").arg(faultSentence(fault));
    showAlarm(text);
    for (Sheet* sheet : sheets())
        if (sheet->isVisible())
            sheet->setStatus(text);
}

void DraculaScreen::showAlarm(const QString& text)
{
    alarmText_->setText(text);
    alarm_->setVisible(!text.isEmpty());
    layOut();
}

void DraculaScreen::showQuestion()
{
    const Question& question = conversation_->question();
    const Ruleset& ruleset = controller_.ruleset();
    const auto begun = TurnFlow::slid(ruleset, controller_.state()); // as it is asked about
    const GameState& state = begun ? *begun : controller_.state();
    const Sentences& sentences = controller_.sentences();
    const bool combat = askedInCombat(state);
    if (combat != combat_) {
        combat_ = combat;
        if (listVeil_ != nullptr && combat)
            listVeil_->hide();
        layOut();
    }
    guide_->setStepsShown(!combat || portrait_ || textScale() > compactScale);
    guide_->setQuestion(question, conversation_->inside().has_value(), combat || portrait_ ? 3 : 2);
    if (combat) {
        combatSteps_->setState(state, question.step);
        combatBoard_->setRoundShown(portrait_ || textScale() > compactScale);
        combatBoard_->setState(ruleset, state, sentences);
    }
    guide_->say({Said::Voice::Note, {}, question.note, {}});

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
    hand_->setHand(ruleset, state, sentences, lit);
    // Where every card of the hand is a choice, the list of choices is the hand.
    const bool listed = !state.encounterHand.empty() &&
                        std::ranges::all_of(state.encounterHand, [&](EncounterKind kind) { return question.at(kind) != nullptr; });
    if (std::exchange(handListed_, listed) != listed)
        layOut();
    header_->setState(ruleset, state, sentences);
    const Record& record = controller_.record();
    // What it is about stands in a tool tip, and no veil lies over that.
    const auto way = [&](bool can, std::size_t entry) {
        while (can && entry > 0 && isChance(record.entries()[entry].action))
            --entry; // gone over with what was done before it
        return can && !settings_.peek() ? sentences.action(record.entries()[entry].action) : QString();
    };
    header_->setWays(record.canUndo(), way(record.canUndo(), record.cursor() - 1), record.canRedo(),
                     way(record.canRedo(), record.cursor()));
    updateMap();
    if (conversation_->said().voice != Said::Voice::Note)
        guide_->say(conversation_->said());
}

void DraculaScreen::updateMap()
{
    const Question& question = conversation_->question();
    const auto begun = TurnFlow::slid(controller_.ruleset(), controller_.state());
    MapModel model = mapModel(begun ? *begun : controller_.state());
    model.legal = question.legal();
    model.legalIsHunters =
        std::ranges::any_of(question.choices, [](const Choice& choice) { return choice.place && choice.kind == ChoiceKind::Others; });
    model.acting = question.acting;
    model.origin = question.origin;
    model.refused = conversation_->refusedPlace();
    map_->setBoard(controller_.ruleset().board);
    map_->setModel(model, conversation_->inside().has_value()); // what is asked about one choice moves nothing
    if (list_ != nullptr) {
        list_->setBoard(controller_.ruleset().board);
        list_->setMap(model);
    }
    if (question.wholeFirst != wholeShown_) {
        wholeShown_ = question.wholeFirst;
        if (wholeShown_)
            map_->showWholeBoard();
        else
            map_->showNear();
    }
}

void DraculaScreen::showList(bool shown)
{
    if (list_ == nullptr) {
        if (!shown)
            return;
        listVeil_ = new Veil(settings_, this);
        list_ = new MapList(listVeil_);
        listVeil_->setContent(list_);
        setVeils();
        list_->setLanguage(settings_.language());
        list_->setTheme(settings_.theme());
        connect(list_, &MapList::tapped, this, [this](LocationId place) { conversation_->tap(place); });
        connect(list_, &MapList::whyAsked, this, [this](LocationId place) { conversation_->tap(place, true); });
    }
    listVeil_->setVisible(shown && !combat_);
    if (shown)
        listVeil_->lift(); // it has just been asked for
    updateMap();
    layOut();
    if (shown)
        list_->setFocus(Qt::TabFocusReason);
    else
        map_->setFocus(Qt::TabFocusReason);
}

void DraculaScreen::cycleRegion(bool forward)
{
    const auto shown = [](Veil* veil, QWidget* content) { return veil->isDown() ? veil : content; };
    QList<QWidget*> regions{header_, listVeil_ != nullptr && listVeil_->isVisible() ? shown(listVeil_, list_) : shown(mapVeil_, map_),
                            shown(guideVeil_, guide_), shown(handVeil_, hand_), shown(trailVeil_, trail_)};
    regions.removeIf([](const QWidget* region) { return !region->isVisible(); });
    const QWidget* focus = QApplication::focusWidget();
    qsizetype now = -1;
    for (qsizetype n = 0; n < regions.size(); ++n)
        if (focus != nullptr && (regions[n] == focus || regions[n]->isAncestorOf(focus)))
            now = n;
    for (qsizetype step = 1; step <= regions.size(); ++step) {
        QWidget* region = regions[(now + (forward ? step : -step) + 2 * regions.size()) % regions.size()];
        if (region == guide_) {
            guide_->focusFirst();
            return;
        }
        if (qobject_cast<Veil*>(region) != nullptr) { // which it lifts
            region->setFocus(Qt::TabFocusReason);
            return;
        }
        if ((region->focusPolicy() & Qt::TabFocus) != 0) {
            region->setFocus(Qt::TabFocusReason);
            return;
        }
        for (QWidget* child : region->findChildren<QWidget*>())
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) != 0) {
                child->setFocus(Qt::TabFocusReason);
                return;
            }
    }
}

void DraculaScreen::openHistory()
{
    if (history_ == nullptr)
        history_ = new HistoryPanel(settings_, controller_, this);
    prepare(history_);
    history_->openSheet();
}

void DraculaScreen::openTable()
{
    if (table_ == nullptr)
        table_ = new TableEntryPanel(settings_, controller_, this);
    prepare(table_);
    table_->openSheet();
}

void DraculaScreen::openHuntersCards(std::optional<HunterEvent> card)
{
    if (!controller_.hasGame())
        return;
    if (huntersCards_ == nullptr) {
        huntersCards_ = new HunterCardsPanel(settings_, controller_, this);
        // What had the focus before was a choice that is no more.
        connect(huntersCards_, &Sheet::closed, guide_, [this] {
            if (QApplication::focusWidget() == nullptr || !controller_.state().due.empty())
                focusGuide();
        });
    }
    prepare(huntersCards_);
    huntersCards_->open(card);
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
    if (book_ == nullptr)
        book_ = new BookSheet(settings_, readingsOf(controller_), this);
    const auto book = builtInBook(settings_.language());
    const Topic* named = book && !headword.isEmpty() ? (*book)->titled(headword) : nullptr;
    if (named != nullptr)
        book_->turnTo(named->id);
    else if (controller_.hasGame())
        book_->turnTo(topicOfQuestion(controller_.ruleset(), controller_.state(), conversation_->inside(), controller_.sentences()));
    prepare(book_);
    book_->openSheet();
}

void DraculaScreen::openAside(Sheet* sheet)
{
    prepare(sheet);
    sheet->openSheet();
}

void DraculaScreen::openCards(const QStringList& ids)
{
    if (!controller_.hasGame() || ids.isEmpty())
        return;
    delete cards_;
    cards_ = new CardSheet(settings_, controller_.ruleset().cards, controller_.sentences(), readingsOf(controller_), this);
    cards_->setBelow(header_->height());
    cards_->setNow([this](const CardPage& page) { return cardNow(page); });
    cards_->setCards(ids);
    // Queued: the sheet goes first, and the question that follows has the focus.
    connect(
        cards_, &CardSheet::chosen, this,
        [this](const QString& id) {
            if (const auto kind = controller_.ruleset().cards->find(id.toStdString()))
                conversation_->choose(*kind);
        },
        Qt::QueuedConnection);
    prepare(cards_);
    cards_->openSheet();
}

/// What it comes to at this decision.
CardSheet::Now DraculaScreen::cardNow(const CardPage& page) const
{
    CardSheet::Now now;
    const GameState& state = controller_.state();
    const Question& question = conversation_->question();
    if (page.kind == CardKind::DraculaCombat)
        now.first = CardPart::Does;
    const auto kind = controller_.ruleset().cards->find(page.id.toStdString());
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

void DraculaScreen::openMenu()
{
    QList<MenuEntry> entries;
    const bool game = controller_.hasGame();
    if (game && controller_.state().clockKept)
        entries << MenuEntry{QStringLiteral("event"), tr("The hunters play a card"), [this] { openHuntersCards(); },
                             QKeySequence(Qt::CTRL | Qt::Key_H)};
    entries << MenuEntry{QStringLiteral("layers"), tr("Enter what happened at the table"), [this] { openTable(); }};
    if (game && controller_.state().clockKept)
        entries << MenuEntry{QStringLiteral("check"), tr("Put right by hand"), [this] { openPutRight(); },
                             QKeySequence(Qt::CTRL | Qt::Key_R)};
    entries << MenuEntry{QStringLiteral("journal"), tr("Journal of the game"), [this] { openHistory(); }, {}, true};
    if (game && controller_.record().canRedo())
        entries << MenuEntry{QStringLiteral("redo"), tr("Redo"), [this] { conversation_->doAgain(); },
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)};
    entries << MenuEntry{QStringLiteral("book"), tr("Rules"), [this] { openBook(); }, QKeySequence(Qt::Key_F1)}
            << MenuEntry{QStringLiteral("event"), tr("Read the cards"), [this] { emit cardsAsked(); }, QKeySequence(Qt::SHIFT | Qt::Key_F1)}
            << MenuEntry{QStringLiteral("legend"), tr("What the signs mean"), [this] { emit legendAsked(); }, QKeySequence(Qt::Key_F4)}
            << MenuEntry{QStringLiteral("help"), tr("Manual"), [this] { emit manualAsked(); }, QKeySequence(Qt::Key_F3)}
            << MenuEntry{QStringLiteral("settings"), tr("Settings"), [this] { emit settingsAsked(); }}
            << MenuEntry{QStringLiteral("ship"), tr("To the start screen"), [this] { emit leaveAsked(); }}
            << MenuEntry{QStringLiteral("eye"), tr("Reveal the game"), [this] { emit revealAsked(); }, {}, true};
    demeter::openMenu(header_->menuButton(), settings_, entries);
}

Sheet* DraculaScreen::sheet(Panel panel) const
{
    switch (panel) {
    case Panel::History:
        return history_;
    case Panel::Table:
        return table_;
    case Panel::HuntersCards:
        return huntersCards_;
    case Panel::PutRight:
        return putRight_;
    case Panel::Book:
        return book_;
    }
    return nullptr;
}

void DraculaScreen::open(Panel panel)
{
    switch (panel) {
    case Panel::History:
        openHistory();
        break;
    case Panel::Table:
        openTable();
        break;
    case Panel::HuntersCards:
        openHuntersCards();
        break;
    case Panel::PutRight:
        openPutRight();
        break;
    case Panel::Book:
        openBookAt({});
        break;
    }
}

/// Before a sheet comes up.
void DraculaScreen::prepare(Sheet* sheet)
{
    sheet->setVeil(settings_.peek(), tr("Touch to see what stands here"));
    moment_->setSeen(false);
    connect(sheet, &Sheet::closed, this, &DraculaScreen::seeMoments, Qt::UniqueConnection);
    for (Veil* veil : {mapVeil_, guideVeil_, handVeil_, trailVeil_, boardVeil_, listVeil_})
        if (veil != nullptr)
            veil->fall();
    held_->hold();
}

QList<Sheet*> DraculaScreen::sheets() const
{
    return findChildren<Sheet*>(QString(), Qt::FindDirectChildrenOnly); // lowest first, those that ask about another one above it
}

void DraculaScreen::keyPressEvent(QKeyEvent* event)
{
    const int number = event->key() - Qt::Key_0;
    if (number >= 1 && number <= 9 && (event->modifiers() & ~Qt::KeypadModifier) == 0 && !event->isAutoRepeat()) {
        if (guideVeil_->isDown()) { // nobody has seen what it would choose
            guideVeil_->lift();
            return;
        }
        const auto shown = guide_->shownChoices();
        if (number <= shown.size() && shown[number - 1]->isEnabled()) {
            shown[number - 1]->setFocus(Qt::TabFocusReason);
            shown[number - 1]->click();
        }
        return;
    }
    if (event->key() == Qt::Key_Backspace && conversation_->inside()) {
        conversation_->back();
        return;
    }
    if (guide_->takesLetter(*event)) {
        guideVeil_->lift();
        guide_->type(*event);
        return;
    }
    QWidget::keyPressEvent(event);
}

void DraculaScreen::resizeEvent(QResizeEvent*)
{
    const bool portrait = width() < 1000 || width() < height();
    if (portrait != portrait_) {
        portrait_ = portrait;
        if (controller_.hasGame())
            conversation_->askAgain();
    }
    layOut();
}

void DraculaScreen::layOut()
{
    if (width() < 10 || height() < 10)
        return;
    const qreal scale = textScale();
    const bool low = height() < 480; // a phone that lies on its side, however large the words
    int top = header_->layOut(width(), low);
    header_->setGeometry(0, 0, width(), top);
    if (!alarm_->isHidden()) {
        alarmText_->setFixedWidth(width() - 100);
        const int tall = qMax(60, alarmText_->heightForWidth(width() - 100) + 20);
        alarm_->setGeometry(0, top, width(), tall);
        top += tall;
    }
    const bool compact = scale > compactScale;
    // On a phone the decision needs the room: one row of tiles, and the hand only where it is asked about.
    const bool phone = low || (portrait_ && (width() < 560 || height() - top < 600));
    // Large words leave no room for the steps of a combat beside the question: it says its own, and the fighters stand beside it.
    const bool beside = combat_ && compact && !portrait_ && !low;
    combatBoard_->setSmall(phone || beside);
    hand_->setCompact(compact);
    // Where large words leave little of the map the hand is folded until it is asked about, or touched.
    hand_->setFolds(compact && !portrait_ && !low, handVeil_->isDown());
    // Upright a combat leaves room for what he can go on to.
    const bool trailed = !combat_ || (portrait_ && !phone);
    mapVeil_->setVisible(!combat_);
    trailVeil_->setVisible(trailed);
    handVeil_->setVisible(!combat_ && !phone && !(handListed_ && !portrait_));
    boardVeil_->setVisible(combat_);
    trailVeil_->setWordsArea({});
    mapVeil_->setWordsArea({});
    // The size of a block must tell nothing of what it hides.
    trail_->setEven(trailVeil_->isDown());
    const auto handHeight = [this](int wide) { return handVeil_->isDown() ? hand_->usualHeight() : hand_->neededHeight(wide); };
    combatSteps_->setVisible(combat_ && !portrait_ && !phone && !beside);
    if (low) {
        // On its side a phone has room only beside one another: the decision right, what it is about left.
        const int right = qMax(width() / 2, qMin(width() - 280, scaled(420)));
        const int left = width() - right - 1;
        guideVeil_->place({left + 1, top, right, height() - top});
        boardVeil_->place({0, top, left, height() - top});
        const int row = trail_->layOutSmall(left, !compact);
        trailVeil_->place({0, height() - row, left, row});
        mapVeil_->place({0, top, left, height() - top - row - 1});
    } else if (beside) {
        const int left = width() * 38 / 100;
        boardVeil_->place({0, top, left, height() - top});
        guideVeil_->place({left + 1, top, width() - left - 1, height() - top});
    } else if (combat_) {
        const int left = portrait_ ? 0 : qMin(qMax(272, scaled(250)), width() / 3);
        const int right = width() - left;
        int tiles = 0;
        if (trailed) {
            tiles = compact ? trail_->layOutSmall(width()) : trail_->layOut(width(), height() - top >= scaled(1100));
            trailVeil_->place({0, height() - tiles, width(), tiles});
            ++tiles; // the line between
        }
        const int bottom = height() - tiles;
        const int needed = boardVeil_->isDown() ? scaled(250) : combatBoard_->neededHeight(right);
        // More than it needs where there is room: between it and the question nothing shall gape.
        const int most = qMin(needed, (bottom - top) / (phone && compact ? 3 : 2));
        int board = phone ? most : qMax(most, (bottom - top) * (portrait_ ? 36 : 44) / 100);
        combatSteps_->setGeometry(0, top, qMax(0, left - 1), height() - top);
        guideVeil_->place({left, top, right, bottom - top - board - 1});
        // What the question does not need is the board's, as far as it can show more with it.
        const int spare = guideVeil_->isDown() || boardVeil_->isDown() ? 0 : guideVeil_->height() - guide_->neededHeight();
        if (const int more = qMin(spare / 2, combatBoard_->mostHeight(right) - board); more > 0)
            board += more;
        guideVeil_->place({left, top, right, bottom - top - board - 1});
        boardVeil_->place({left, bottom - board, right, board});
    } else if (!portrait_) {
        const int most = qMax(420, qRound(width() * (compact ? 0.46 : 0.5)));
        const int right = qMin(qBound(420, qRound(width() * 0.378125 * (1 + (scale - 1) * 0.35)), qRound(600 * scale)), most);
        // Large text needs the height for the guide: then the hand and the trail, in tiles, lie below the map alone.
        const int left = width() - right - 1, across = compact ? left : width();
        const int row = compact ? trail_->layOutSmall(across) : trail_->layOut(across, false);
        trailVeil_->place({0, height() - row, across, row});
        const int bottom = height() - row;
        const int hand = handListed_ ? 0 : handHeight(compact ? left : right);
        mapVeil_->place({0, top, left, bottom - top - (compact ? hand : 0) - 1});
        guideVeil_->place({width() - right, top, right, (compact ? height() : bottom - hand - 1) - top});
        handVeil_->place(compact ? QRect(0, bottom - hand, left, hand - 1) : QRect(width() - right, bottom - hand, right, hand - 1));
    } else {
        int lairsRight = 0;
        int lairsTop = 0;
        // Rows of large cards with large words would leave nothing for the decision: then tiles in one row are dragged sideways, and on
        // a phone those have no names.
        const int row =
            phone || compact ? trail_->layOutSmall(width(), !phone || !compact) : trail_->layOut(width(), true, &lairsRight, &lairsTop);
        const bool wide = trail_->width() > width();
        // Beside the lairs if there is room for it, otherwise above them.
        const bool aside = !compact && !phone && !wide && width() - lairsRight >= scaled(330);
        const int hand = phone ? 0 : handHeight(width());
        const int bottom = height() - row - (aside ? 0 : hand);
        trailVeil_->place({0, height() - row, width(), row});
        if (aside) {
            handVeil_->place({lairsRight - 4, height() - row + lairsTop - 8, width() - lairsRight + 4, row - lairsTop + 8});
            trailVeil_->setWordsArea({0, 0, width(), lairsTop});
        } else {
            handVeil_->place({0, bottom, width(), hand});
        }
        const int room = bottom - top;
        const int wanted = qBound(qMin(324, room * 2 / 3), qRound(room * 0.445 * (1 + (scale - 1) * 0.4)), room * 2 / 3);
        // On a phone large words leave of the map only a strip: whoever needs more of it has the list.
        const int guide = phone ? (compact ? qMax(qRound(room * 0.64), room - 104) : qRound(room * 0.64)) : qMin(wanted, room - leastMap);
        mapVeil_->place({0, top, width(), bottom - top - guide});
        guideVeil_->place({0, bottom - guide, width(), guide - 1});
    }
    handVeil_->raise();
    if (listVeil_ != nullptr && !listVeil_->isHidden()) {
        // The tools of the map stay free: the list is left with the button that brought it.
        constexpr int tools = 68;
        listVeil_->place(mapVeil_->geometry().adjusted(0, 0, 0, -tools));
        mapVeil_->setWordsArea({0, mapVeil_->height() - tools, mapVeil_->width(), tools});
        listVeil_->raise();
    }
    // Where it has so little room that its words would be cut it takes that of the trail, or with large words on a phone that of the
    // question: a tap gives it back.
    QRect stage = combat_ ? boardVeil_->geometry() : mapVeil_->geometry();
    if (low && !combat_)
        stage |= trailVeil_->geometry();
    if (phone && stage.height() < scaled(leastMoment))
        stage |= guideVeil_->geometry();
    moment_->setGeometry(stage);
    moment_->arrangeBeside(scaled(14));
    moment_->raise();
    alarm_->raise();
    for (Sheet* sheet : sheets())
        sheet->raise();
    update();
}

void DraculaScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"window"));
    const QColor line = settings_.colour(u"line");
    if (combat_) {
        painter.fillRect(guideVeil_->x() - 1, guideVeil_->y(), 1, height() - guideVeil_->y(), line);
        if (guideVeil_->y() == boardVeil_->y())
            return;
        painter.fillRect(guideVeil_->x(), boardVeil_->y() - 1, guideVeil_->width(), 1, line);
        if (trailVeil_->isVisible())
            painter.fillRect(0, trailVeil_->y() - 1, trailVeil_->width(), 1, line);
        return;
    }
    if (handVeil_->isVisible())
        painter.fillRect(handVeil_->geometry(), settings_.colour(portrait_ ? u"window" : u"panel"));
    if (!portrait_) {
        const bool below = handVeil_->isVisible() && handVeil_->x() > 0; // the guide
        const int end = (below ? handVeil_ : guideVeil_)->geometry().bottom();
        painter.fillRect(guideVeil_->x() - 1, guideVeil_->y(), 1, end - guideVeil_->y() + 1, line);
        if (handVeil_->isVisible())
            painter.fillRect(handVeil_->x(), handVeil_->y() - 1, handVeil_->width(), 1, line);
    }
    painter.fillRect(0, trailVeil_->y() - 1, trailVeil_->width(), 1, line);
}

} // namespace demeter
