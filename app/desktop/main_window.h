// The window: a stack of screens, one game, the settings.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/table/table_screen.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;

namespace demeter {

using namespace fury3e;

class Curtain;
class DealSheet;
class DraculaScreen;
class FocusRing;
class NewGameScreen;
class PassphraseSheet;
class PinLock;
class PinSheet;
class RevealSheet;
class ScreenAwake;
class SettingsDialog;
class StartScreen;
class TableLogSheet;
class WitnessKeeper;
class WitnessSheet;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Registers fonts and the language of the settings, and shows the start screen; the other screens are made when they are needed.
    explicit MainWindow(const QString& gamesFolder = GameController::usualFolder(), Devices devices = {});
    ~MainWindow() override;

    Settings& settings() { return settings_; }
    GameController& controller() { return controller_; }
    /// Nothing while the curtain is drawn: then the screen does not exist.
    DraculaScreen* draculaScreen() const { return dracula_; }
    TableScreen* tableScreen() const { return table_; }
    Curtain* curtain() const { return curtain_; }
    NewGameScreen* newGameScreen() const { return newGame_; }
    StartScreen* startScreen() const { return start_; }
    PinLock* pinLock() const { return pinLock_; }
    PinSheet* pinSheet() const { return pinSheet_; }
    WitnessKeeper* witnesses() const { return witnesses_; }
    /// The table on a display of its own; nothing if it is not shown there.
    TableScreen* secondTable() const { return second_; }
    /// Shows it, on another display if there is one, or closes it.
    void setSecondTable(bool shown);
    void openSettings();
    /// Opens a game, or says on the start screen why not.
    void openGame(const QString& path);
    /// From the table to Dracula's screen, made anew, and back. What is half entered there is lost, what was decided is not.
    void openCurtain();
    void drawCurtain();
    /// What the button on the table does: asks for the PIN if there is one.
    void askToOpen();
    /// Asks the table whether the game may be revealed; the curtain falls first.
    void askToReveal();
    void openCodes();
    /// Shows the promise of a deal and asks for the hunters' words.
    void openDeal(const RecordHeader& header, const PlaceHunters& hunters);

signals:
    /// The table has been painted where a secret was.
    void curtainDrawn();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void applyLook();
    void refresh();
    void showAnew();
    void showStart();
    void showNewGame();
    void showGame();
    void forgetSecrets();
    void showLog();
    void openTableMenu();
    void openTableLog();
    PinSheet* pinPad();
    PassphraseSheet* passphrasePad();
    void whenUnlocked(std::function<void()> next);
    void goOn();
    void start(const RecordHeader& header, const PlaceHunters& hunters);
    void reveal(bool replace);
    void showCodes();
    void openLast();
    void openOther();

    Settings settings_;
    GameController controller_;
    QStackedWidget* stack_;
    StartScreen* start_;
    NewGameScreen* newGame_ = nullptr;
    DraculaScreen* dracula_ = nullptr;
    TableScreen* table_ = nullptr;
    QPointer<TableScreen> second_;
    TableLogSheet* tableLog_ = nullptr;
    PinLock* pinLock_;
    PinSheet* pinSheet_ = nullptr;
    PassphraseSheet* passphraseSheet_ = nullptr;
    std::function<void()> afterUnlock_; ///< waits for PIN or passphrase
    DealSheet* dealSheet_ = nullptr;
    RecordHeader dealtHeader_; ///< of the deal that is shown
    PlaceHunters dealtHunters_;
    WitnessKeeper* witnesses_;
    WitnessSheet* witnessSheet_ = nullptr;
    RevealSheet* revealSheet_ = nullptr;
    ScreenAwake* awake_;
    Curtain* curtain_;
    bool copied_ = false; ///< something was put on the clipboard while Dracula's screen was open
    SettingsDialog* settingsDialog_ = nullptr;
    FocusRing* ring_;
    Language shown_ = Language::En; ///< the language whose translations are installed
    bool pending_ = false;          ///< a change of language has been heard of
};

} // namespace demeter
