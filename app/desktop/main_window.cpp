#include "app/desktop/main_window.h"

#include "app/desktop/book/manual_sheet.h"
#include "app/desktop/first_round/coach.h"
#include "app/desktop/first_round/end_sheet.h"
#include "app/desktop/guard/curtain_warning.h"
#include "app/desktop/guard/deal_sheet.h"
#include "app/desktop/guard/keeper_sheet.h"
#include "app/desktop/guard/phones_sheet.h"
#include "app/desktop/guard/reveal_sheet.h"
#include "app/desktop/guard/stay_open_sheet.h"
#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/focus_ring.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/moments/sounds.h"
#include "app/desktop/reveal_flow.h"
#include "app/desktop/session/curtain.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/desktop/start/game_choice_sheet.h"
#include "app/desktop/start/game_words.h"
#include "app/desktop/start/games_sheet.h"
#include "app/desktop/start/settings_dialog.h"
#include "app/desktop/start/start_screen.h"
#include "app/desktop/system/screen_awake.h"
#include "app/desktop/system/sound_player.h"
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"
#include "app/text/witness_keeper.h"
#include "core/journal/proof.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolTip>

#include <algorithm>
#include <string_view>
#include <utility>

namespace demeter {

namespace {

/// That a first round was begun; it is then offered by itself no more.
const QString firstRoundKept = QStringLiteral("first-round"), editionKept = QStringLiteral("edition");

constexpr QSize titleBar(0, 48);

} // namespace

QSize MainWindow::firstSize(QSize room)
{
    for (const QSize usual : {QSize(1280, 800), QSize(800, 1280)})
        if (usual.boundedTo(room) == usual)
            return usual;
    return room;
}

QSize MainWindow::secondSize(QSize room)
{
    return firstSize(room - titleBar);
}

bool MainWindow::fillsScreen(QSize room)
{
    const QSize framed = firstSize(room) + titleBar;
    return framed.boundedTo(room) != framed;
}

void MainWindow::showFirst()
{
    if (fillsScreen(screen()->availableSize()))
        showMaximized();
    else
        show();
}

MainWindow::MainWindow(const QString& gamesFolder, Devices devices, std::vector<std::unique_ptr<GameKind>> kinds)
    : games_(gamesFolder, std::move(devices)), kinds_(std::move(kinds))
{
    initTextResources();
    initLookResources();
    loadFonts();
    setWindowTitle(QStringLiteral("Demeter"));
    setMinimumSize(360, 360); // a phone, upright or on its side
    resize(firstSize(screen()->availableSize()));
    stack_ = new QStackedWidget;
    auto* area = new QWidget; // the screens, and sometimes a guide beside them
    auto* beside = new QVBoxLayout(area);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(0);
    beside->addWidget(stack_, 1);
    setCentralWidget(area);
    start_ = new StartScreen(settings_);
    stack_->addWidget(start_);
    ring_ = new FocusRing(settings_, this);
    pinLock_ = new PinLock(settings_, games_.keyFile(), this);
    connect(pinLock_, &PinLock::changed, this, [this] {
        showAnew();
        guards_->tellOfNewKey();
    });
    guards_ = new Guards(settings_, *pinLock_, stack_);
    connect(guards_, &Guards::opened, this, [this] { openCurtain(keeper_); });
    connect(guards_, &Guards::boardCheckAsked, this, &MainWindow::checkBoard);
    connect(guards_, &Guards::manualAsked, this, &MainWindow::openManualAt);
    connect(guards_, &Guards::settingsOpening, this, [this](SettingsDialog* settings) {
        settings->setGuards(secret_ != nullptr);
        settings->setStaysOpen(phones_->staysOpen().value_or(false) && isWatchedElsewhere(), [this] { phones_->setStaysOpen(false); });
        settings->setBoardCheck(!session_->hasGame() && !checkingKinds().empty());
    });
    reveal_ = new RevealFlow(settings_, *pinLock_, stack_, [this](std::function<void()> next) { guards_->behindPin(std::move(next)); });
    connect(reveal_, &RevealFlow::ended, this, [this] {
        showLog();
        table_->setFocus(); // the button that had it is gone
    });
    witnesses_ = new WitnessKeeper(this);
    connect(witnesses_, &WitnessKeeper::changed, this, &MainWindow::showCodes);
    phones_ = new TableOnPhones(this);
    connect(phones_, &TableOnPhones::changed, this, &MainWindow::showPhones);
    awake_ = screenAwake();
    if (isLookedAt())
        player_ = soundPlayer();
    sounds_ = new Sounds(
        settings_,
        [this](const QString& name) {
            if (player_ != nullptr)
                player_->play(soundFile(name));
        },
        this);
    curtain_ = new Curtain(this);
    curtain_->setIdleSeconds(settings_.curtainSeconds());
    connect(curtain_, &Curtain::fall, this, &MainWindow::drawCurtain);
    connect(new QShortcut(QKeySequence(Qt::Key_F1), this), &QShortcut::activated, this, &MainWindow::openBook);
    connect(new QShortcut(QKeySequence(Qt::Key_F4), this), &QShortcut::activated, this, &MainWindow::openLegend);
    connect(new QShortcut(QKeySequence(Qt::Key_F3), this), &QShortcut::activated, this, &MainWindow::openManual);
    holdToRead_ =
        new HoldToRead([this](const QString& words) { return session_ != nullptr ? session_->cardsIn(words) : QStringList(); }, this);
    connect(holdToRead_, &HoldToRead::asked, this, &MainWindow::openCards);
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1), this), &QShortcut::activated, holdToRead_, &HoldToRead::readFocus);
    connect(curtain_, &Curtain::warn, this, &MainWindow::warnOfCurtain);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] { copied_ = copied_ || secret_ != nullptr; });
    shown_ = settings_.language();
    installLanguage(*QApplication::instance(), settings_.languageCode());
    applyLook();
    useGame(*kinds_.front());

    connect(start_, &StartScreen::continueAsked, this, &MainWindow::openLast);
    connect(start_, &StartScreen::newGameAsked, this, &MainWindow::showNewGame);
    connect(start_, &StartScreen::openAsked, this, &MainWindow::openOther);
    connect(start_, &StartScreen::gameAsked, this, &MainWindow::openGame);
    connect(start_, &StartScreen::gamesAsked, this, &MainWindow::openGames);
    connect(start_, &StartScreen::settingsAsked, this, &MainWindow::openSettings);
    connect(start_, &StartScreen::bookAsked, this, &MainWindow::openBook);
    connect(start_, &StartScreen::manualAsked, this, &MainWindow::openManual);
    connect(start_, &StartScreen::firstRoundAsked, this, &MainWindow::beginFirstRound);
    connect(start_, &StartScreen::boardCheckAsked, this, [this] { checkBoard(); });
    connect(&settings_, &Settings::changed, this, &MainWindow::refresh);
    showStart();
}

MainWindow::~MainWindow()
{
    delete curtain_; // it must not fall over a window that is half gone
    delete coach_;
    phones_->disconnect(this);
    phones_->leave(); // says goodbye while there is a session
    delete second_;
}

void MainWindow::applyLook()
{
    const Theme& theme = Theme::of(settings_.theme());
    QApplication::setFont(bodyFont(15));
    QApplication::setPalette(demeter::palette(theme));
    setStyleSheet(demeter::styleSheet(theme));
    if (second_ != nullptr)
        second_->setStyleSheet(styleSheet());
}

void MainWindow::refresh()
{
    if (shown_ != settings_.language()) {
        shown_ = settings_.language();
        installLanguage(*QApplication::instance(), settings_.languageCode());
        session_->setLanguage(settings_.language());
        if (!session_->hasGame())
            showSavedGames(); // which say the day in words
    }
    applyLook();
    curtain_->setIdleSeconds(settings_.curtainSeconds());
    showAnew();
}

void MainWindow::showAnew()
{
    start_->rebuild();
    if (newGame_ != nullptr)
        newGame_->rebuild();
    if (secret_ != nullptr)
        secret_->refresh();
    for (TablePage* table : {table_, second_.data()})
        if (table != nullptr && session_->hasGame()) {
            table->setPin(asksPin());
            session_->refreshTable(*table);
        }
    showCodes();
    showPhones();
    nameSecondTable();
    guards_->showAnew();
    if (gamesSheet_ != nullptr && gamesSheet_->isVisible())
        gamesSheet_->rebuild();
    for (Sheet* sheet : {book_.data(), legend_.data(), manual_.data()})
        if (sheet != nullptr && sheet->isVisible())
            sheet->rebuild();
    delete cards_; // in the language before
    delete secondCards_;
    if (coach_ != nullptr)
        coach_->rebuild();
    if (firstRoundEnd_ != nullptr && firstRoundEnd_->isVisible())
        firstRoundEnd_->rebuild();
    ring_->update();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    // The window itself installs most translators and has refreshed by now; this is for the others, such as those of the system.
    if (event->type() == QEvent::LanguageChange && !pending_) {
        pending_ = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                pending_ = false;
                showAnew();
            },
            Qt::QueuedConnection);
    }
}

void MainWindow::useGame(const GameKind& kind)
{
    if (kind_ != &kind)
        adopt(kind, games_);
}

void MainWindow::adopt(const GameKind& kind, GamesFolder& games)
{
    // Nothing of one game is shown by the pages of another.
    phones_->leave();
    delete second_;
    delete tableLog_;
    delete book_;
    delete legend_;
    delete cards_;
    delete std::exchange(newGame_, nullptr);
    delete std::exchange(table_, nullptr);
    kind_ = &kind;
    if (session_) {
        session_->disconnect(this);
        session_.release()->deleteLater(); // after the pages that have just gone: they hear it still
    }
    session_ = kind.makeSession(games);
    session_->setLanguage(settings_.language());
    sounds_->follow(session_->table());
    connect(session_.get(), &Session::changed, this, &MainWindow::followGame);
    connect(session_.get(), &Session::failed, this,
            [this](const Fault& fault) { sayProblem(tr("This did not work. %1").arg(faultSentence(fault))); });
    connect(session_.get(), &Session::goBackAsked, this, &MainWindow::askToGoBack);
    connect(session_.get(), &Session::playOnAsked, this, &MainWindow::askToPlayOn);
}

void MainWindow::askToPlayOn()
{
    if (table_ == nullptr)
        return;
    drawCurtain(); // it is the table that is asked
    halfMade_.clear();
    session_->askToPlayOn(*table_);
}

void MainWindow::askToGoBack()
{
    if (coach_ != nullptr || table_ == nullptr) { // nobody notes anything of practice
        session_->goBack();
        return;
    }
    drawCurtain(); // it is the table that is asked
    halfMade_.clear();
    session_->askToGoBack(*table_);
}

void MainWindow::showStart()
{
    savedGames_.removeOld(QDateTime::currentDateTimeUtc());
    phones_->leave();
    session_->close();
    halfMade_.clear();
    witnesses_->forget();
    setSecondTable(false);
    awake_->setKept(false);
    curtain_->setWatching(false);
    leaveFirstRound();
    showSavedGames();
    stack_->setCurrentWidget(start_);
}

std::vector<const GameKind*> MainWindow::kindsWhich(bool (*fits)(const GameKind&)) const
{
    std::vector<const GameKind*> found;
    for (const auto& kind : kinds_)
        if (fits(*kind))
            found.push_back(kind.get());
    return found;
}

std::vector<const GameKind*> MainWindow::teachingKinds() const
{
    return kindsWhich([](const GameKind& kind) { return kind.firstRoundSeed().has_value(); });
}

std::vector<const GameKind*> MainWindow::checkingKinds() const
{
    return kindsWhich([](const GameKind& kind) { return kind.checksBoard(); });
}

void MainWindow::withOneOf(const std::vector<const GameKind*>& kinds, const std::function<void(const GameKind&)>& then)
{
    if (kinds.size() == 1) {
        then(*kinds.front());
        return;
    }
    if (gameChoice_ == nullptr)
        gameChoice_ = new GameChoiceSheet(settings_, stack_);
    gameChoice_->ask(kinds, then);
}

void MainWindow::offerFirstRound()
{
    const bool known = !settings_.kept(firstRoundKept).isEmpty();
    const auto teaching = teachingKinds();
    start_->setOffering(teaching.size() == 1 ? teaching.front() : nullptr, !checkingKinds().empty()); // of several one is asked for
    start_->setFirstRound(teaching.empty() ? StartScreen::FirstRoundOffer::None
                          : known          ? StartScreen::FirstRoundOffer::Again
                                           : StartScreen::FirstRoundOffer::First);
}

void MainWindow::beginFirstRound()
{
    const auto teaching = teachingKinds();
    if (!teaching.empty() && !session_->hasGame() && coach_ == nullptr)
        withOneOf(teaching, [this](const GameKind& kind) { guideThrough(kind); });
}

void MainWindow::guideThrough(const GameKind& kind)
{
    practice_.emplace(GamesFolder::inMemory(*kind.firstRoundSeed()));
    adopt(kind, *practice_);
    firstRound_ = session_->makeFirstRound();
    showNewGame();
    const auto shown = [this] {
        FirstRoundGuide::Shown pages;
        if (stack_->currentWidget() == newGame_)
            pages.setup = newGame_;
        else if (secret_ != nullptr)
            pages.secret = secret_;
        else
            pages.table = table_;
        return pages;
    };
    coach_ = new Coach(settings_, *firstRound_, shown, centralWidget());
    connect(coach_, &Coach::skipAsked, this, [this] {
        drawCurtain();
        showStart();
    });
    connect(
        coach_, &Coach::finished, this,
        [this] {
            drawCurtain();
            showStart();
            if (firstRoundEnd_ == nullptr) {
                firstRoundEnd_ = new FirstRoundEnd(settings_, stack_);
                connect(firstRoundEnd_, &FirstRoundEnd::newGameAsked, this, &MainWindow::showNewGame);
                connect(firstRoundEnd_, &FirstRoundEnd::bookAsked, this, &MainWindow::openBook);
                connect(firstRoundEnd_, &FirstRoundEnd::manualAsked, this, &MainWindow::openManual);
            }
            firstRoundEnd_->openSheet();
        },
        Qt::QueuedConnection);
}

/// Nothing of it is left: neither its pages nor its game.
void MainWindow::leaveFirstRound()
{
    if (coach_ == nullptr)
        return;
    settings_.keepText(firstRoundKept, QStringLiteral("known"));
    delete std::exchange(coach_, nullptr);
    firstRound_.reset();
    adopt(*kind_, games_);
}

/// In practice there is nothing to be kept from anybody.
bool MainWindow::asksPin() const
{
    return pinLock_->isSet() && coach_ == nullptr;
}

void MainWindow::showSavedGames()
{
    constexpr qsizetype most = 3; // older ones are in the list
    QList<SavedGame> last;
    const QList<GameFile> files = savedGames_.games();
    for (const GameFile& file : files)
        if (last.size() < most && file.size > 0) // an empty one is left where the program was ended before a game had begun
            last << savedGames_.read(file, settings_.language());
    offerFirstRound();
    start_->setGames(std::move(last), !files.isEmpty() || !savedGames_.deleted().isEmpty());
}

void MainWindow::openGames()
{
    if (gamesSheet_ == nullptr) {
        gamesSheet_ = new GamesSheet(settings_, savedGames_, stack_);
        connect(gamesSheet_, &GamesSheet::gameAsked, this, &MainWindow::openGame);
        connect(gamesSheet_, &GamesSheet::fileAsked, this, &MainWindow::openOther);
        connect(gamesSheet_, &Sheet::closed, this, &MainWindow::showSavedGames);
    }
    gamesSheet_->openList();
}

void MainWindow::sayProblem(const QString& text)
{
    if (gamesSheet_ != nullptr && gamesSheet_->isVisible())
        gamesSheet_->setStatus(text);
    else if (stack_->currentWidget() == start_)
        start_->setProblem(text);
    else if (newGame_ != nullptr && stack_->currentWidget() == newGame_)
        newGame_->setProblem(text);
}

void MainWindow::showNewGame()
{
    const QString last = settings_.kept(editionKept);
    const auto kept = std::ranges::find(kinds_, last, [](const auto& kind) { return kind->icon(); });
    if (firstRound_ == nullptr && kinds_.size() > 1 && kept == kinds_.end()) {
        chooseGame();
        return;
    }
    if (firstRound_ == nullptr && kept != kinds_.end())
        useGame(**kept);
    showSetup();
}

void MainWindow::chooseGame()
{
    withOneOf(kindsWhich([](const GameKind&) { return true; }), [this](const GameKind& kind) {
        useGame(kind);
        showSetup();
    });
}

void MainWindow::checkBoard()
{
    withOneOf(checkingKinds(), [this](const GameKind& kind) {
        useGame(kind);
        showSetup();
        newGame_->checkBoard();
    });
}

void MainWindow::showSetup()
{
    if (newGame_ == nullptr) {
        newGame_ = session_->makeNewGamePage(settings_);
        stack_->addWidget(newGame_);
        connect(newGame_, &NewGamePage::legendAsked, this, &MainWindow::openLegend);
        connect(newGame_, &NewGamePage::editionAsked, this, &MainWindow::chooseGame);
        connect(newGame_, &NewGamePage::cancelAsked, this, &MainWindow::showStart, Qt::QueuedConnection); // in practice it goes with it
        connect(newGame_, &NewGamePage::disabledInPractice, this, [this](const QString& why) {
            if (coach_ != nullptr)
                coach_->say(why);
        });
        connect(newGame_, &NewGamePage::startAsked, this, [this](const GameStarter& starter) {
            if (coach_ != nullptr) {
                start(starter, {});
                return;
            }
            guards_->whenUnlocked([this, starter] {
                if (games_.fairDeals())
                    openDeal(starter);
                else
                    start(starter, {});
            });
        });
    }
    newGame_->setPractice(firstRound_ != nullptr);
    newGame_->setEdition(kinds_.size() > 1 ? kind_->name() : QString());
    newGame_->reset();
    stack_->setCurrentWidget(newGame_);
    newGame_->rebuild();
}

void MainWindow::openDeal(const GameStarter& starter)
{
    if (dealSheet_ == nullptr) {
        dealSheet_ = new DealSheet(settings_, stack_);
        connect(dealSheet_, &DealSheet::agreed, this, [this](const QString& words) {
            offer_.deal.words = words.toStdString();
            start(dealt_, offer_);
        });
    }
    // A promise that was shown once is not shown again with other words: every asking has a secret of its own.
    offer_ = games_.offer();
    dealt_ = starter;
    dealSheet_->openFor(witnesses_->ofDeal(offer_.game, promiseOf(offer_.game, offer_.deal.secret)));
}

void MainWindow::start(const GameStarter& starter, const std::optional<Offer>& offer)
{
    // A game that could not go on from its first step has begun all the same; its screen asks for that step again.
    phones_->leave();
    if (!starter(offer) && !session_->hasGame())
        return;
    if (coach_ == nullptr) {
        phones_->follow(session_->table(), newGame_ != nullptr && newGame_->wantsPhones());
        settings_.keepText(editionKept, kind_->icon()); // its sign tells it from all others
    }
    showGame();
    if (newGame_ != nullptr && newGame_->wantsPhones() && phones_->isPossible() && !phones_->isOn()) {
        phones_->switchOn();
        openPhones();
    }
}

void MainWindow::showGame()
{
    if (table_ == nullptr) {
        table_ = session_->makeTablePage(settings_);
        table_->setAids(session_->aids());
        stack_->addWidget(table_);
        connect(table_, &TablePage::openAsked, this, &MainWindow::askToOpen);
        connect(table_, &TablePage::menuAsked, this, &MainWindow::openTableMenu);
        connect(table_, &TablePage::legendAsked, this, &MainWindow::openLegend);
        connect(table_, &TablePage::phonesAsked, this, &MainWindow::openPhones);
        connect(table_, &TablePage::revealAsked, this, &MainWindow::askToReveal);
        connect(table_, &TablePage::newGameAsked, this, [this] {
            showStart(); // the game that is over is closed: where no other one can start there is none
            showNewGame();
        });
    }
    table_->setHasSecret(!session_->keepers().isEmpty());
    table_->setPin(asksPin());
    showLog();
    showPhones();
    stack_->setCurrentWidget(table_);
    for (Sheet* sheet : QList<Sheet*>{gamesSheet_, tableLog_, book_, legend_, manual_, cards_, witnessSheet_, reveal_->sheet(),
                                      phonesSheet_, keeperSheet_, stayOpenSheet_} +
                            guards_->sheets())
        if (sheet != nullptr)
            sheet->hide();
    curtain_->setWatching(false);
    awake_->setKept(true);
    if (secret_ != nullptr)
        forgetSecrets();
    table_->setFocus(); // words are typed from anywhere, and no stray key acts
}

void MainWindow::followGame()
{
    showLog();
    const bool others = std::exchange(othersNext_, session_->tableIsNext()), over = std::exchange(over_, session_->isOver()),
               asked = std::exchange(asked_, session_->tableIsAsked());
    // Where everybody has a screen of his own nobody needs this one.
    const bool stays = phones_->staysOpen().value_or(false) && isWatchedElsewhere();
    // The end is for everybody, even where the hunters' own step, entered behind the curtain, has made it.
    const bool falls = (othersNext_ && (!others || (asked_ && !asked)) && !stays) || (over_ && !over);
    if (!falls || secret_ == nullptr || !settings_.curtainWhenDecided())
        return;
    // Once everybody has heard of the change: the page that decided is among them. What it has open was about what is decided now.
    QMetaObject::invokeMethod(
        this,
        [this, page = QPointer(secret_)] {
            if (page == nullptr || page != secret_ || !session_->tableIsNext())
                return;
            drawCurtain();
            halfMade_.clear();
        },
        Qt::QueuedConnection);
}

void MainWindow::showLog()
{
    if (!session_->hasGame())
        return;
    for (TablePage* table : {table_, second_.data()})
        if (table != nullptr)
            session_->showTable(*table);
    if (coach_ == nullptr) // nobody needs to note anything of practice
        session_->showCodes(*witnesses_);
    showCodes();
}

void MainWindow::showCodes()
{
    for (TablePage* table : {table_, second_.data()})
        if (table != nullptr)
            table->setCode(witnesses_->newest());
    if (witnessSheet_ != nullptr)
        witnessSheet_->setCodes(witnesses_->newest(), witnesses_->codes());
    if (RunningGame* game = session_->hasGame() ? session_->table() : nullptr)
        game->setCodes(witnesses_->codes());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    setSecondTable(false); // the program would go on with nothing but it
    QMainWindow::closeEvent(event);
}

void MainWindow::forgetSecrets()
{
    table_->repaint(); // before anything else: what follows takes its time
    emit curtainDrawn();
    QToolTip::hideText();
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    if (copied_)
        QGuiApplication::clipboard()->clear();
    copied_ = false;
    halfMade_[keeper_] = secret_->halfMade();
    // What is secret is not only hidden but gone: from the widgets, from their names, and from what screen readers see.
    secret_->hide();
    secret_->disconnect(this);
    secret_->deleteLater();
    secret_ = nullptr;
}

void MainWindow::openCurtain(int keeper)
{
    delete cards_; // made for the table
    if (!session_->hasGame() || secret_ != nullptr || keeper >= session_->keepers().size())
        return;
    keeper_ = keeper;
    secret_ = session_->makeSecretPage(settings_, keeper);
    secret_->setAids(session_->aids());
    stack_->addWidget(secret_);
    connect(secret_, &SecretPage::settingsAsked, guards_, &Guards::openSettings);
    connect(secret_, &SecretPage::curtainAsked, this, &MainWindow::drawCurtain);
    connect(secret_, &SecretPage::revealAsked, this, &MainWindow::askToReveal);
    connect(secret_, &SecretPage::cardsAsked, holdToRead_, &HoldToRead::readSight);
    connect(secret_, &SecretPage::legendAsked, this, &MainWindow::openLegend);
    connect(secret_, &SecretPage::manualAsked, this, &MainWindow::openManual);
    connect(secret_, &SecretPage::leaveAsked, this, [this] {
        drawCurtain();
        showStart();
    });
    stack_->setCurrentWidget(secret_);
    secret_->showGame();
    if (const auto begun = std::exchange(halfMade_[keeper_], nullptr))
        secret_->resume(*begun);
    curtain_->setWatching(true);
    othersNext_ = session_->tableIsNext();
    asked_ = session_->tableIsAsked();
    over_ = session_->isOver();
    stayOpenAsked_ = false;
    askToStayOpen();
}

void MainWindow::drawCurtain()
{
    if (secret_ != nullptr)
        showGame();
}

void MainWindow::warnOfCurtain(int seconds)
{
    if (curtainWarning_ == nullptr)
        curtainWarning_ = new CurtainWarning(settings_, stack_);
    curtainWarning_->count(seconds);
}

void MainWindow::openLast()
{
    if (const auto path = games_.lastGame())
        openGame(*path);
}

void MainWindow::openOther()
{
    const QString folder = QFileInfo(games_.lastGame().value_or(QString())).absolutePath();
    auto* dialog = new QFileDialog(this, tr("Open a game"), folder, tr("Games of Demeter (*.demeter)"));
    dialog->setObjectName("game-file");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openGame);
    dialog->open();
}

void MainWindow::openGame(const QString& path)
{
    sayProblem({});
    guards_->whenUnlocked([this, path] {
        if (const auto why = savedGames_.whyNot(path)) {
            sayProblem(whyNotWords(*why));
            return;
        }
        const GameKind* kind = savedGames_.kindOf(GamesFolder::firstLine(path));
        useGame(kind != nullptr ? *kind : *kinds_.front());
        halfMade_.clear();
        phones_->leave();
        if (!session_->open(path))
            return;
        phones_->follow(session_->table());
        showGame();
    });
}

} // namespace demeter
