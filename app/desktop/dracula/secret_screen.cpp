#include "app/desktop/dracula/secret_screen.h"

#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/stage_board.h"
#include "app/desktop/dracula/trail_card.h"
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
#include "app/text/key_file_location.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>

#include <algorithm>
#include <tuple>
#include <utility>

namespace demeter {

SecretScreen::SecretScreen(const Settings& settings, Talk* talk, std::unique_ptr<Journal> journal, QWidget* parent)
    : SecretPage(parent), settings_(settings), talk_(talk), journal_(std::move(journal))
{
    talk_->setParent(this);
    held_ = new HeldKeys(this);
    header_ = new HeaderBar(settings_, this);
    const auto veiled = [this](Veil*& veil, auto make) {
        veil = new Veil(settings_, this); // before what it hides: the keyboard comes to them in the order in which they are made
        auto* content = make(veil);
        veil->setContent(content);
        connect(veil, &Veil::moved, this, &SecretScreen::layOut);
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
    guideVeil_->setFocusIn([this] { guide_->rest(); });

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

    connect(talk_, &Talk::asked, this, &SecretScreen::onAsked);
    connect(talk_, &Talk::spoke, this, &SecretScreen::onSpoke);
    connect(map_, &MapView::tapped, this, [this](LocationId place) { talk_->tap(place); });
    connect(map_, &MapView::whyAsked, this, [this](LocationId place) { talk_->tap(place, true); });
    connect(map_, &MapView::listToggled, this, &SecretScreen::showList);
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &SecretScreen::legendAsked);
    connect(guide_, &TurnGuide::chosen, talk_, [this](int index) { talk_->choose(static_cast<std::size_t>(index)); });
    connect(guide_, &TurnGuide::stepped, talk_, [this](int index, bool more) { talk_->step(static_cast<std::size_t>(index), more); });
    connect(guide_, &TurnGuide::typed, talk_, &Talk::type);
    connect(guide_, &TurnGuide::backAsked, talk_, &Talk::back);
    connect(hand_, &HandPanel::unfolded, this, &SecretScreen::layOut);
    connect(hand_, &HandPanel::readAsked, this, [this](const QString& id) { openCards({id}); });
    connect(header_, &HeaderBar::undoAsked, talk_, &Talk::takeBack);
    connect(header_, &HeaderBar::redoAsked, talk_, &Talk::doAgain);
    connect(header_, &HeaderBar::menuAsked, this, &SecretScreen::openMenu);
    connect(header_, &HeaderBar::curtainAsked, this, &SecretScreen::curtainAsked);

    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z), [this] { talk_->takeBack(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { talk_->doAgain(); });
    connect(guide_, &TurnGuide::topicAsked, this, [this](const QString& headword) { openBookAt(headword); });
    connect(guide_, &TurnGuide::cardAsked, this, [this](const QString& id) { openCards({id}); });
    addShortcut(QKeySequence(Qt::Key_F6), [this] { cycleRegion(true); });
    addShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { cycleRegion(false); });
    moment_ = new MomentBand(settings_, *map_, this);
    connect(moment_, &MomentBand::staged, this, &SecretScreen::onMoment);
    QCoreApplication::instance()->installEventFilter(this);
}

SecretScreen::~SecretScreen() = default;

void SecretScreen::setStage(QWidget* steps, StageBoard* board)
{
    stageSteps_ = steps;
    boardVeil_ = new Veil(settings_, this);
    board_ = board;
    boardVeil_->setContent(board_);
    connect(boardVeil_, &Veil::moved, this, &SecretScreen::layOut);
    stageSteps_->hide();
    boardVeil_->hide();
}

void SecretScreen::addShortcut(const QKeySequence& keys, const std::function<void()>& act)
{
    auto* made = new QShortcut(keys, this);
    made->setContext(Qt::WidgetWithChildrenShortcut);
    made->setAutoRepeat(false);
    connect(made, &QShortcut::activated, this, act);
}

void SecretScreen::showGame()
{
    showAlarm({});
    const QStringList told = notices();
    map_->setBoard(board());
    retranslate();
    talk_->begin();
    held_->hold();
    guide_->rest(); // what opened the screen may still be held
    if (!told.isEmpty())
        showAlarm(told.join(u' '));
    map_->showNear();
    map_->arrive();
}

QStringList openingWords(const std::vector<OpeningNotice>& notices, const std::optional<Fault>& onlyRead, bool keyWasOpen,
                         const std::optional<std::string>& renewedKey)
{
    QStringList words;
    for (const OpeningNotice& notice : notices)
        words << (notice.what == OpeningNotice::What::TornLineCut
                      ? SecretScreen::tr("The last line of the file was torn and has been cut off. Nothing else is lost.")
                      : SecretScreen::tr("The file is damaged and can only be read, up to the last good line: %1")
                            .arg(faultSentence(notice.fault)));
    if (onlyRead) {
        Fault why = *onlyRead;
        why.place.clear(); // a path says nothing here
        words << SecretScreen::tr("Here the game can only be read, and nothing can be done in it. %1").arg(faultSentence(why));
    }
    if (keyWasOpen)
        words << keyWasOpenSentence();
    if (renewedKey)
        words << keyRenewedSentence(*renewedKey);
    return words;
}

void SecretScreen::keep(Begun& begun) const
{
    std::tie(begun.game, begun.lines) = moment();
    begun.typing = guide_->typing();
    for (int panel = 0; panel < sheetCount(); ++panel)
        if (const Sheet* made = sheet(panel); made != nullptr && !made->isHidden())
            begun.open.emplace_back(panel, made->filledIn());
}

std::optional<bool> SecretScreen::isSame(const Begun& begun) const
{
    if (!hasGame() || begun.game != moment().first)
        return std::nullopt;
    return begun.lines == moment().second;
}

void SecretScreen::goOnWith(const Begun& begun, bool same)
{
    if (same) {
        guide_->focusFirst();
        guide_->setTyping(begun.typing);
    }
    for (const auto& [panel, filled] : begun.open) {
        const FilledIn kept = same ? filled : typedOnly(filled);
        if (!same && kept.fields.isEmpty())
            continue;
        openSheetOf(panel);
        sheet(panel)->fillIn(kept);
    }
}

void SecretScreen::refresh()
{
    if (!hasGame())
        return;
    retranslate();
    talk_->askAgain();
}

bool SecretScreen::isPlainlySeen() const
{
    return isVisible() && std::ranges::none_of(sheets(), &Sheet::isVisible);
}

/// Behind a sheet they wait.
void SecretScreen::wakeMoments()
{
    moment_->setSeen(isPlainlySeen());
}

void SecretScreen::playMoments()
{
    if (!hasGame())
        return;
    const auto [news, model] = newMoments();
    moment_->play(news, model);
}

/// The keyboard must not stand on what lies under it.
void SecretScreen::onMoment()
{
    if (moment_->isVisible() && moment_->geometry().intersects(guideVeil_->geometry()) && focusWidget() != this) {
        covered_ = QApplication::focusWidget();
        setFocus();
    } else if (!moment_->isVisible() && covered_) {
        if (hasFocus())
            covered_->setFocus(Qt::OtherFocusReason);
        covered_.clear();
    }
}

bool SecretScreen::eventFilter(QObject* object, QEvent* event)
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

void SecretScreen::showEvent(QShowEvent* event)
{
    SecretPage::showEvent(event);
    wakeMoments();
}

void SecretScreen::hideEvent(QHideEvent* event)
{
    moment_->setSeen(false);
    SecretPage::hideEvent(event);
}

void SecretScreen::retranslate()
{
    playMoments();
    if (hasGame())
        moment_->setBoard(board(), settings_.language());
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
    if (history_ != nullptr && history_->isVisible())
        history_->rebuild();
}

void SecretScreen::setVeils()
{
    mapVeil_->setWords(tr("Touch to see the map"));
    guideVeil_->setWords(tr("Touch to see what is asked"));
    handVeil_->setWords(tr("Touch to see the hand"));
    if (boardVeil_ != nullptr)
        boardVeil_->setWords(tr("Touch to see the combat"));
    if (listVeil_ != nullptr)
        listVeil_->setWords(tr("Touch to see the list of places"));
    const auto [name, touch] = trailWords();
    trailScroll_->setAccessibleName(name);
    trail_->setAccessibleName(name);
    trailVeil_->setWords(touch);
    const bool on = settings_.peek();
    for (Veil* veil : veils())
        veil->setOn(on);
    for (Sheet* sheet : sheets())
        sheet->setVeil(on, tr("Touch to see what stands here"));
}

QList<Veil*> SecretScreen::veils() const
{
    QList<Veil*> all{mapVeil_, guideVeil_, handVeil_, trailVeil_, boardVeil_, listVeil_};
    all.removeAll(nullptr);
    return all;
}

/// Where the keyboard goes on. Enter on a choice goes to the next one; whoever taps, or types words, has not looked where the focus would
/// be: it stays where no key decides anything by mistake.
void SecretScreen::focusGuide()
{
    if (held_->keyWasLast() && !talk_->asks().words)
        guide_->focusFirst();
    else
        guide_->rest();
}

void SecretScreen::onAsked(Talk::Why why)
{
    const bool changed = why == Talk::Why::Changed;
    const bool inside = why == Talk::Why::Inside;
    const QWidget* focus = QApplication::focusWidget();
    const bool typing = guide_->holdsField();
    const bool hadFocus = guide_->holdsFocus() || (changed && (hand_->isAncestorOf(focus) || focus == nullptr));
    // The same control again, if there is one: a number is stepped more than once.
    const QString focused = inside && hadFocus ? focus->objectName() : QString();
    const std::size_t choices = std::exchange(choices_, talk_->offers().size());
    if (changed) {
        moment_->clear(); // it must not lie over the map that the next question is about; what has come with this change follows
        forgetNotices();
        showAlarm({});
    }
    showQuestion();
    layOut();
    const bool several = inside && asksMeaning();
    const bool stays = changed && typing && guide_->holdsField(); // more words can follow
    if (!stays && (why == Talk::Why::Back || several || (hadFocus && (changed || inside))))
        focusGuide();
    bool again = false;
    if (inside && hadFocus && !several && talk_->isSteppedOn() && choices == choices_)
        for (ChoiceButton* button : guide_->shownChoices())
            if (!focused.isEmpty() && button->objectName() == focused && button->isEnabled()) {
                button->setFocus(Qt::OtherFocusReason);
                again = true;
            }
    if (why != Talk::Why::Again && !again)
        held_->hold();
    if (changed && history_ != nullptr && history_->isVisible())
        history_->rebuild();
}

void SecretScreen::onSpoke()
{
    updateMap();
    guide_->say(talk_->said());
    if (talk_->said().voice == Said::Voice::Warning)
        layOut();
}

void SecretScreen::onFailed(const Fault& fault)
{
    if (!isVisible())
        return;
    const QString text = tr("Not saved, so nothing has been done. %1").arg(faultSentence(fault));
    showAlarm(text);
    for (Sheet* sheet : sheets())
        if (sheet->isVisible())
            sheet->setStatus(text);
}

void SecretScreen::showAlarm(const QString& text)
{
    alarmText_->setText(text);
    alarm_->setVisible(!text.isEmpty());
    layOut();
}

void SecretScreen::showQuestion()
{
    const Prompt& asked = talk_->asks();
    const bool staged = isStaged();
    if (staged != staged_) {
        staged_ = staged;
        if (listVeil_ != nullptr && staged)
            listVeil_->hide();
        layOut();
    }
    const bool told = portrait_ || textScale() > compactScale;
    guide_->setStepsShown(!staged || told);
    guide_->setQuestion(asked, talk_->offers(), talk_->isInside(), staged || portrait_ ? 3 : 2);
    if (staged)
        board_->setStepsTold(told);
    guide_->say({Said::Voice::Note, {}, asked.note, {}});
    showFaces();
    // Where every card of the hand is a choice, the list of choices is the hand.
    const bool listed = isHandListed();
    if (std::exchange(handListed_, listed) != listed)
        layOut();
    updateMap();
    if (talk_->said().voice != Said::Voice::Note)
        guide_->say(talk_->said());
}

void SecretScreen::updateMap()
{
    const Prompt& asked = talk_->asks();
    MapModel model = mapModel();
    model.legal = talk_->legal();
    model.legalIsHunters = talk_->legalIsHunters();
    model.acting = asked.acting;
    model.origin = asked.origin;
    model.refused = talk_->refusedPlace();
    map_->setBoard(board());
    map_->setModel(model, talk_->isInside()); // what is asked about one choice moves nothing
    if (list_ != nullptr) {
        list_->setBoard(board());
        list_->setMap(model);
    }
    if (asked.wholeFirst != wholeShown_) {
        wholeShown_ = asked.wholeFirst;
        if (wholeShown_)
            map_->showWholeBoard();
        else
            map_->showNear();
    }
}

void SecretScreen::showList(bool shown)
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
        connect(list_, &MapList::tapped, this, [this](LocationId place) { talk_->tap(place); });
        connect(list_, &MapList::whyAsked, this, [this](LocationId place) { talk_->tap(place, true); });
    }
    listVeil_->setVisible(shown && !staged_);
    if (shown)
        listVeil_->lift(); // it has just been asked for
    updateMap();
    layOut();
    if (shown)
        list_->setFocus(Qt::TabFocusReason);
    else
        map_->setFocus(Qt::TabFocusReason);
}

void SecretScreen::cycleRegion(bool forward)
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

void SecretScreen::openHistory()
{
    if (history_ == nullptr)
        history_ = new HistoryPanel(settings_, *journal_, this);
    prepare(history_);
    history_->openSheet();
}

void SecretScreen::openAside(Sheet* sheet)
{
    prepare(sheet);
    sheet->openSheet();
}

void SecretScreen::openSheetOf(int panel)
{
    if (panel == 0)
        openHistory();
}

void SecretScreen::setAids(const SessionAids& aids)
{
    aids_ = aids;
    map_->setLegendOffered(aids.legend);
}

void SecretScreen::openMenu()
{
    QList<MenuEntry> entries;
    addToMenu(entries);
    entries << MenuEntry{QStringLiteral("journal"), tr("Journal of the game"), [this] { openHistory(); }, {}, !entries.isEmpty()};
    // Always there: nothing below it may come under a finger that was on its way.
    MenuEntry redo{QStringLiteral("redo"), tr("Redo"), [this] { talk_->doAgain(); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)};
    if (!hasGame() || !journal_->canRedo())
        redo.whyNot = tr("nothing was taken back");
    entries << redo;
    if (aids_.book)
        entries << MenuEntry{QStringLiteral("book"), tr("Rules"), [this] { openBook(); }, QKeySequence(Qt::Key_F1)};
    if (aids_.cards)
        entries << MenuEntry{QStringLiteral("event"), tr("Read the cards"), [this] { emit cardsAsked(); },
                             QKeySequence(Qt::SHIFT | Qt::Key_F1)};
    if (aids_.legend)
        entries << MenuEntry{QStringLiteral("legend"), tr("What the signs mean"), [this] { emit legendAsked(); }, QKeySequence(Qt::Key_F4)};
    entries << MenuEntry{QStringLiteral("help"), tr("Manual"), [this] { emit manualAsked(); }, QKeySequence(Qt::Key_F3)}
            << MenuEntry{QStringLiteral("settings"), tr("Settings"), [this] { emit settingsAsked(); }}
            << MenuEntry{QStringLiteral("ship"), tr("To the start screen"), [this] { emit leaveAsked(); }}
            << MenuEntry{QStringLiteral("eye"), tr("Reveal the game"), [this] { emit revealAsked(); }, {}, true};
    demeter::openMenu(header_->menuButton(), settings_, entries);
}

void SecretScreen::prepare(Sheet* sheet)
{
    sheet->setVeil(settings_.peek(), tr("Touch to see what stands here"));
    moment_->setSeen(false);
    connect(sheet, &Sheet::closed, this, &SecretScreen::wakeMoments, Qt::UniqueConnection);
    for (Veil* veil : veils())
        veil->fall();
    held_->hold();
}

void SecretScreen::openCardSheet(CardSheet* sheet)
{
    delete cards_;
    cards_ = sheet;
    sheet->setBelow(header_->height());
    prepare(sheet);
    sheet->openSheet();
}

QList<Sheet*> SecretScreen::sheets() const
{
    return findChildren<Sheet*>(QString(), Qt::FindDirectChildrenOnly); // lowest first, those that ask about another one above it
}

void SecretScreen::keyPressEvent(QKeyEvent* event)
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
    if (event->key() == Qt::Key_Backspace && talk_->isInside()) {
        talk_->back();
        return;
    }
    if (guide_->takesLetter(*event)) {
        guideVeil_->lift();
        guide_->type(*event);
        return;
    }
    QWidget::keyPressEvent(event);
}

void SecretScreen::resizeEvent(QResizeEvent*)
{
    const bool portrait = width() < 1000 || width() < height();
    if (portrait != portrait_) {
        portrait_ = portrait;
        if (hasGame())
            talk_->askAgain();
    }
    layOut();
}

} // namespace demeter
