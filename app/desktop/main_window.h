// The window: a stack of screens, one game of any kind, the settings.
#pragma once

#include "app/desktop/games.h"
#include "app/desktop/guards.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/games_folder.h"
#include "app/desktop/session/saved_games.h"
#include "app/desktop/session/session.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QStackedWidget;

namespace demeter {

class Coach;
class Curtain;
class CurtainWarning;
class DealSheet;
class FirstRoundEnd;
class FocusRing;
class GameChoiceSheet;
class GamesSheet;
class HoldToRead;
class KeeperSheet;
class PhonesSheet;
class PinLock;
class RevealFlow;
class ScreenAwake;
class SoundPlayer;
class Sounds;
class StartScreen;
class StayOpenSheet;
class TableOnPhones;
class WitnessKeeper;
class WitnessSheet;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Registers fonts and the language of the settings, and shows the start screen; the other screens are made when they are needed.
    /// The first of the games is offered first, and says what is wrong with a file that is nobody's; there has to be one.
    explicit MainWindow(const QString& gamesFolder = GamesFolder::usual(), Devices devices = {},
                        std::vector<std::unique_ptr<GameKind>> kinds = allGames());
    ~MainWindow() override;

    /// What a window opens with where there is so much room: lying or upright, never larger than the screen.
    static QSize firstSize(QSize room);
    /// The same for a window that is shown beside it and stays as it opens: with its title bar, of 48 px at most, within the screen.
    static QSize secondSize(QSize room);
    /// Whether the first size has no room left for a title bar: a laptop's or a tablet's screen.
    static bool fillsScreen(QSize room);
    /// Shows the window for the first time: maximised where it fills the screen, so that nothing of it lies below the edge.
    void showFirst();
    Settings& settings() { return settings_; }
    GamesFolder& games() { return games_; }
    /// Of the kind of game that was begun or opened last.
    Session& session() { return *session_; }
    /// Nothing while the curtain is drawn: then the page does not exist.
    SecretPage* secretPage() const { return secret_; }
    TablePage* tablePage() const { return table_; }
    Curtain* curtain() const { return curtain_; }
    NewGamePage* newGamePage() const { return newGame_; }
    StartScreen* startScreen() const { return start_; }
    PinLock* pinLock() const { return pinLock_; }
    PinSheet* pinSheet() const { return guards_->pinSheet(); }
    WitnessKeeper* witnesses() const { return witnesses_; }
    TableOnPhones* phones() const { return phones_; }
    /// The table on a display of its own; nothing if it is not shown there.
    TablePage* secondTable() const { return second_; }
    /// Shows it, on another display if there is one, or closes it.
    void setSecondTable(bool shown);
    void openSettings() { guards_->openSettings(); }
    /// All games at home, over the start screen.
    void openGames();
    /// Opens a game, or says on the start screen or in the list of games why not.
    void openGame(const QString& path);
    /// From the table to the secret screen of one of those who keep a secret, made anew, and back. What is half entered there waits behind
    /// the curtain, as long as the same game is in the window. Nothing where nobody keeps any.
    void openCurtain(int keeper = 0);
    void drawCurtain();
    /// What the button on the table does: asks whose secret it is where there are several, and for the PIN if there is one.
    void askToOpen();
    /// Asks the table whether the game may be revealed; the curtain falls first.
    void askToReveal();
    void openCodes();
    /// The rules, over whatever is shown.
    void openBook();
    void openBookOf(Session& session);
    /// What the signs of the map mean, over whatever is shown.
    void openLegend();
    /// The manual, over whatever is shown.
    void openManual();
    /// The same at a section or a chapter, over a sheet.
    void openManualAt(const QString& section);
    /// What these cards do, over whatever is shown in this one of the program's windows.
    void openCards(const QStringList& ids, QWidget* window = nullptr);
    /// Where the table is switched on and off for phones.
    void openPhones();
    /// A game for practice, in memory, from placing the hunters on; a guide leads through it. Nothing of it is kept but that it was begun.
    void beginFirstRound();
    /// Nothing while none is under way.
    Coach* coach() const { return coach_; }
    /// Shows the promise of a deal and asks for the hunters' words.
    void openDeal(const GameStarter& starter);

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
    void showSavedGames();
    /// On the start screen, or in what lies over it.
    void sayProblem(const QString& text);
    /// Of the kind that was played last; asks first which one, where there are several and none was.
    void showNewGame();
    void chooseGame();
    void showSetup();
    /// The program's board held against the one on the table.
    void checkBoard();
    void useGame(const GameKind& kind);
    void adopt(const GameKind& kind, GamesFolder& games);
    /// Those that fit, of all games.
    std::vector<const GameKind*> kindsWhich(bool (*fits)(const GameKind&)) const;
    std::vector<const GameKind*> teachingKinds() const;
    std::vector<const GameKind*> checkingKinds() const;
    /// Of several somebody chooses.
    void withOneOf(const std::vector<const GameKind*>& kinds, const std::function<void(const GameKind&)>& then);
    void offerFirstRound();
    void guideThrough(const GameKind& kind);
    void leaveFirstRound();
    bool asksPin() const;
    void showGame();
    void forgetSecrets();
    void warnOfCurtain(int seconds);
    void followGame();
    void askToGoBack();
    /// The same of a game that was revealed as it stands, before anything else is done in it.
    void askToPlayOn();
    void openSecret(int keeper);
    void openAside(Sheet* sheet);
    void showLog();
    void openTableMenu();
    void openRoundText();
    void openTableLog();
    /// A sheet beside whose title the manual can be asked for.
    template <typename Shown> Shown* withManual(Shown* sheet)
    {
        connect(sheet, &Sheet::manualAsked, this, &MainWindow::openManualAt);
        return sheet;
    }
    void start(const GameStarter& starter, const std::optional<Offer>& offer);
    void nameSecondTable();
    void showCodes();
    void showPhones();
    /// Somebody else's screen shows the table: a phone's, or a display of its own.
    bool isWatchedElsewhere() const;
    void askToStayOpen();
    void openLast();
    void openOther();

    Settings settings_;
    GamesFolder games_;
    std::optional<GamesFolder> practice_; ///< of a first round
    std::vector<std::unique_ptr<GameKind>> kinds_;
    SavedGames savedGames_{games_, kinds_};
    const GameKind* kind_ = nullptr; ///< of the session
    std::unique_ptr<Session> session_;
    std::unique_ptr<FirstRoundGuide> firstRound_; ///< through the session
    Coach* coach_ = nullptr;                      ///< as long as it goes on
    FirstRoundEnd* firstRoundEnd_ = nullptr;
    QStackedWidget* stack_;
    StartScreen* start_;
    GamesSheet* gamesSheet_ = nullptr;
    GameChoiceSheet* gameChoice_ = nullptr; ///< made when it is first asked for
    NewGamePage* newGame_ = nullptr;
    SecretPage* secret_ = nullptr;
    int keeper_ = 0;                                        ///< whose secret page that is, or was the last time
    std::map<int, std::unique_ptr<PendingInput>> halfMade_; ///< on each keeper's secret page before; no widget has any of it
    TablePage* table_ = nullptr;
    QPointer<TablePage> second_;
    QPointer<Sheet> tableLog_;
    QPointer<Sheet> book_;        ///< over the table or the start screen
    QPointer<Sheet> cards_;       ///< over the table, or over what there is without a game
    QPointer<Sheet> secondCards_; ///< over the table on a display of its own
    QPointer<Sheet> legend_, manual_;
    HoldToRead* holdToRead_;
    PinLock* pinLock_;
    Guards* guards_;
    DealSheet* dealSheet_ = nullptr;
    GameStarter dealt_; ///< begins the game whose deal is shown
    Offer offer_;       ///< of that deal
    WitnessKeeper* witnesses_;
    WitnessSheet* witnessSheet_ = nullptr;
    RevealFlow* reveal_;
    TableOnPhones* phones_;
    PhonesSheet* phonesSheet_ = nullptr;
    KeeperSheet* keeperSheet_ = nullptr;
    StayOpenSheet* stayOpenSheet_ = nullptr;
    bool stayOpenAsked_ = false; ///< since the curtain was opened
    std::unique_ptr<ScreenAwake> awake_;
    std::unique_ptr<SoundPlayer> player_; ///< none in a program that draws into memory
    Sounds* sounds_;
    Curtain* curtain_;
    CurtainWarning* curtainWarning_ = nullptr;
    bool othersNext_ = false; ///< since before the last step on the secret page
    bool asked_ = false;      ///< they were asked about what the keeper had done, before the same step
    bool over_ = false;       ///< the game, before the same step
    bool copied_ = false;     ///< something was put on the clipboard while the secret screen was open
    FocusRing* ring_;
    Language shown_ = Language::En; ///< the language whose translations are installed
    bool pending_ = false;          ///< a change of language has been heard of
};

} // namespace demeter
