#include "app/desktop/main_window.h"

#include "app/desktop/dracula_screen.h"
#include "app/desktop/focus_ring.h"
#include "app/desktop/fonts.h"
#include "app/desktop/new_game_screen.h"
#include "app/desktop/settings_dialog.h"
#include "app/desktop/start_screen.h"
#include "app/desktop/style.h"
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>

#include <string_view>

namespace demeter {

MainWindow::MainWindow(const QString& gamesFolder, Devices devices) : controller_(gamesFolder, std::move(devices))
{
    initTextResources();
    initLookResources();
    loadFonts();
    setWindowTitle(QStringLiteral("Demeter"));
    setMinimumSize(640, 560);
    resize(1280, 800);
    stack_ = new QStackedWidget;
    setCentralWidget(stack_);
    start_ = new StartScreen(settings_);
    stack_->addWidget(start_);
    ring_ = new FocusRing(settings_, this);
    shown_ = settings_.language();
    installLanguage(*QApplication::instance(), settings_.languageCode());
    controller_.setLanguage(settings_.language());
    applyLook();

    connect(start_, &StartScreen::continueAsked, this, &MainWindow::openLast);
    connect(start_, &StartScreen::newGameAsked, this, &MainWindow::showNewGame);
    connect(start_, &StartScreen::openAsked, this, &MainWindow::openOther);
    connect(start_, &StartScreen::settingsAsked, this, &MainWindow::openSettings);
    connect(&controller_, &GameController::failed, this, [this](const Fault& fault) {
        const QString text = tr("This did not work. %1").arg(faultSentence(fault));
        if (stack_->currentWidget() == start_)
            start_->setProblem(text);
        else if (newGame_ != nullptr && stack_->currentWidget() == newGame_)
            newGame_->setProblem(text);
    });
    connect(&settings_, &Settings::changed, this, &MainWindow::refresh);
    showStart();
}

MainWindow::~MainWindow() = default;

void MainWindow::applyLook()
{
    const Theme& theme = Theme::of(settings_.theme());
    QApplication::setFont(bodyFont(15));
    QApplication::setPalette(demeter::palette(theme));
    setStyleSheet(demeter::styleSheet(theme));
}

void MainWindow::refresh()
{
    if (shown_ != settings_.language()) {
        shown_ = settings_.language();
        installLanguage(*QApplication::instance(), settings_.languageCode());
        controller_.setLanguage(settings_.language());
    }
    applyLook();
    showAnew();
}

void MainWindow::showAnew()
{
    start_->rebuild();
    if (newGame_ != nullptr)
        newGame_->rebuild();
    if (dracula_ != nullptr)
        dracula_->refresh();
    if (settingsDialog_ != nullptr && settingsDialog_->isVisible())
        settingsDialog_->rebuild();
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

void MainWindow::showStart()
{
    controller_.closeGame();
    start_->setLastGame(controller_.lastGame());
    stack_->setCurrentWidget(start_);
}

void MainWindow::showNewGame()
{
    if (newGame_ == nullptr) {
        newGame_ = new NewGameScreen(settings_);
        stack_->addWidget(newGame_);
        connect(newGame_, &NewGameScreen::cancelAsked, this, &MainWindow::showStart);
        connect(newGame_, &NewGameScreen::startAsked, this, [this](const RecordHeader& header, const PlaceHunters& hunters) {
            if (controller_.startGame(header, hunters))
                showGame();
            else if (controller_.hasGame()) // the game has begun; its screen asks for the cities again
                showGame();
        });
    }
    newGame_->reset();
    stack_->setCurrentWidget(newGame_);
    newGame_->rebuild();
}

void MainWindow::showGame()
{
    if (dracula_ == nullptr) {
        dracula_ = new DraculaScreen(settings_, controller_);
        stack_->addWidget(dracula_);
        connect(dracula_, &DraculaScreen::settingsAsked, this, &MainWindow::openSettings);
        connect(dracula_, &DraculaScreen::leaveAsked, this, &MainWindow::showStart);
    }
    stack_->setCurrentWidget(dracula_);
    dracula_->showGame();
}

void MainWindow::openLast()
{
    if (const auto path = controller_.lastGame())
        openGame(*path);
}

void MainWindow::openOther()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a game"), QFileInfo(controller_.lastGame().value_or(QString())).absolutePath(), tr("Games of Demeter (*.demeter)"));
    if (!path.isEmpty())
        openGame(path);
}

void MainWindow::openGame(const QString& path)
{
    start_->setProblem({});
    if (controller_.openGame(path))
        showGame();
}

void MainWindow::openSettings()
{
    if (settingsDialog_ == nullptr)
        settingsDialog_ = new SettingsDialog(settings_, stack_);
    settingsDialog_->openSheet();
}

} // namespace demeter
