// A game in play as the window sees it, whichever game it is: what it can be asked, and the screens that it makes.
#pragma once

#include "app/desktop/session/first_round_guide.h"
#include "app/desktop/session/games_folder.h"
#include "app/desktop/session/shared_picture.h"
#include "app/text/reveal_older_files.h"
#include "app/text/witness_keeper.h"
#include "core/base/fault.h"
#include "core/base/language.h"
#include "core/journal/reveal.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QWidget>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace demeter {

class ChoiceButton;
class HoldButton;
class RunningGame;
class Settings;
class Sheet;

/// Where somebody asks what the signs of the map mean: before a game, at the table, or on the screen of whoever keeps the secret.
enum class MapAt : std::uint8_t { Setup, Table, Secret };

/// Begins a game as it was set up, in a new file; with an offer by the promise that the table was given. False if that failed.
using GameStarter = std::function<bool(const std::optional<Offer>&)>;

/// Where everything is asked that has to be known before a game begins. What has been entered stays when the language changes.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// Forgets what was entered.
    virtual void reset() = 0;
    /// Language, theme or text size has changed.
    virtual void rebuild() = 0;
    /// Why something did not work; empty takes the sentence away.
    virtual void setProblem(const QString& text) = 0;
    /// Holds the program's board against the one on the table, where a game can.
    virtual void checkBoard() {}
    /// The table is to be shown on phones as soon as the game has begun.
    virtual bool wantsPhones() const { return false; }
    /// For a game that is only for practice: what else can be set stays as it is, and says so (`disabledInPractice`).
    virtual void setPractice(bool practice) { Q_UNUSED(practice); }
    /// What this game is called, where another one can be chosen instead (`editionAsked`).
    virtual void setEdition(const QString& name) { Q_UNUSED(name); }

signals:
    void startAsked(const demeter::GameStarter& starter);
    void cancelAsked();
    void editionAsked();
    /// What do the signs of the map mean?
    void legendAsked();
    /// Why something is not done in practice.
    void disabledInPractice(const QString& why);
};

/// What was begun on a secret page and neither done nor given up. It outlives the page, so it holds values only; what they are the next
/// page of the same game knows.
struct PendingInput {
    PendingInput() = default;
    virtual ~PendingInput() = default;
    PendingInput(const PendingInput&) = delete;
    PendingInput& operator=(const PendingInput&) = delete;
};

struct SessionAids;

/// The screen of the player who keeps a secret. It exists only while it is open.
class SecretPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// Shows the game as it stands, from the beginning of its decision.
    virtual void showGame() = 0;
    /// What there is to go on with; nothing if nothing was begun. It may be asked for once the page is hidden.
    virtual std::unique_ptr<PendingInput> halfMade() const { return nullptr; }
    /// Goes on, after `showGame`, with what another page of the same session left half made. If the game has gone on since, only what was
    /// typed into a sheet is still of use.
    virtual void resume(const PendingInput& begun) { Q_UNUSED(begun); }
    /// Language, theme or text size has changed.
    virtual void refresh() = 0;
    /// Opens the rules at what is to be decided.
    virtual void openBook() = 0;
    /// Opens a sheet that was made with this page as its parent, and knows nothing of the game.
    virtual void openAside(Sheet* sheet) = 0;
    /// What this page can offer of what its session has.
    virtual void setAids(const SessionAids& aids) { Q_UNUSED(aids); }
    /// Opens what `Session::makeCardSheet` shows of these cards, with what only this page knows of them.
    virtual void openCards(const QStringList& ids) { Q_UNUSED(ids); }

signals:
    void settingsAsked();
    void leaveAsked();
    void legendAsked();
    void manualAsked();
    /// What the cards in sight do.
    void cardsAsked();
    void curtainAsked();
    void revealAsked();
};

/// What the table sees: the resting state of the program. It is given what the table has noticed, and nothing else of a game.
class TablePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// The newest code, to be noted, perhaps while it is being made; nothing before the first. Said again after a change of language.
    virtual void setCode(const std::optional<ShownCode>& code) = 0;
    /// False on a second display, where nobody opens anything.
    virtual void setOpenable(bool openable) = 0;
    /// Whether anybody keeps a secret, so that there is something to open. The menu stays without one.
    virtual void setHasSecret(bool has) = 0;
    /// A PIN opens the secret screen, not the hold.
    virtual void setPin(bool pin) = 0;
    /// Moves with the other page of the same game, which lives longer, where something moves for long: on a second display.
    virtual void follow(TablePage& first) { Q_UNUSED(first); }
    /// How many phones show the table as well; nothing while it is not shown on phones.
    virtual void setPhones(std::optional<int> watching) { Q_UNUSED(watching); }
    /// What this page can offer of what its session has.
    virtual void setAids(const SessionAids& aids) { Q_UNUSED(aids); }
    virtual HoldButton* openButton() const = 0;
    virtual ChoiceButton* menuButton() const = 0;

signals:
    void openAsked();
    void menuAsked();
    void legendAsked();
    /// What is to be done about the phones.
    void phonesAsked();
    /// Once nothing is a secret any more.
    void revealAsked();
    void newGameAsked();
};

/// A game in a list of games.
struct GameLine {
    QStringList players;
    QString moment;     ///< how far it has come, such as `round 10, Tuesday`, or who has won
    QDateTime began{};  ///< invalid: it does not say
    QString edition;    ///< of the box that lies on the table, within a sentence; empty: the usual one
    bool begun = false; ///< its setup is done
    bool over = false;
    bool draculaWon = false; ///< if it is over
    int rounds = 0;          ///< that were begun
};

/// How near a hunter came to Dracula without knowing it.
struct ClosestEscape {
    int steps = 0;
    QString words; ///< who, where and when
};

/// What a game's sessions have besides what every one has; nothing else is offered.
struct SessionAids {
    bool book = true;    ///< `Session::makeBook`
    bool cards = true;   ///< `Session::makeCardSheet`
    bool legend = true;  ///< `Session::makeLegend`
    bool picture = true; ///< `Session::picture`
};

/// A game in play. It can be empty, and takes up one game after the other.
class Session : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Opens a game; false after `failed`.
    virtual bool open(const QString& path) = 0;
    virtual void close() = 0;
    virtual bool hasGame() const = 0;
    /// Nothing of the game is a secret any more; false without a game.
    virtual bool isOver() const = 0;
    /// Whoever keeps the secret has decided, and what comes next is the others' at the table; false without a game. When a step on the
    /// secret page makes it so, the curtain falls by itself: nothing there is needed before it is opened again.
    virtual bool tableIsNext() const = 0;
    /// The others have to answer what whoever keeps the secret has done, before anything goes on: then the curtain falls also where it was
    /// their turn before.
    virtual bool tableIsAsked() const { return false; }
    virtual void setLanguage(Language language) = 0;

    /// Why the table cannot enter now what is not asked there: cards that somebody plays in between. Empty: it can; nothing: it never does.
    virtual std::optional<QString> whyNoCards() const { return std::nullopt; }
    virtual void enterCards(TablePage& page) { Q_UNUSED(page); }
    /// The same of a claim that whoever keeps the secret has made an error. The page asks first.
    virtual std::optional<QString> whyNoClaim() const { return std::nullopt; }
    virtual void claimError(TablePage& page) { Q_UNUSED(page); }

    /// The last thing that happened was entered at the table, and the table can take it back, for everybody to see.
    virtual bool canTakeBackEntry() const = 0;
    /// What that was, in words; empty, too, where it was a passing of several.
    virtual QString lastEntry() const { return {}; }
    /// Where something has come to light by it the page asks first, and says what.
    virtual void takeBackEntry(TablePage& page) = 0;

    /// Asks on this page whether the game may go back behind a code, as `goBackAsked` has said that whoever keeps the secret wants. Nothing
    /// of what is hidden is told by it. It goes back once somebody there agrees.
    virtual void askToGoBack(TablePage& page) { Q_UNUSED(page); }
    /// The same where nobody needs to be asked.
    virtual void goBack() {}
    /// Asks on this page whether a game is played on that everybody has seen, as `playOnAsked` has said that somebody wants. It stands as
    /// it is until somebody there agrees; what was to be done is then done anew.
    virtual void askToPlayOn(TablePage& page) { Q_UNUSED(page); }

    /// Lets the keeper make the codes of this game.
    virtual void showCodes(WitnessKeeper& witnesses) const = 0;
    /// Writes the two files that reveal the game, and returns their paths.
    virtual std::expected<QStringList, Fault> reveal(OlderFiles older) = 0;
    /// The paths of the files that have revealed the game as it stands now, its end included; none: it has not been revealed. From then on
    /// `showTable` shows everything.
    virtual QStringList revealFiles() const = 0;
    /// A picture of the end of a revealed game, to be kept; nothing of any other.
    virtual std::optional<SharedPicture> picture(const Settings& settings) const = 0;

    virtual SessionAids aids() const { return {}; }

    /// The names of those who keep a secret behind the curtain, in the order of their seats: nobody where nothing is hidden, or each
    /// player.
    virtual QStringList keepers() const = 0;

    // The screens. A page made here is shown what this session says, and no other one's.
    virtual NewGamePage* makeNewGamePage(Settings& settings) = 0;
    /// What this one of the keepers may see, and nobody else's secret.
    virtual SecretPage* makeSecretPage(const Settings& settings, int keeper) = 0;
    virtual TablePage* makeTablePage(const Settings& settings) = 0;
    /// Shows how everything lies after the last step that the table noticed. The same is shown once.
    virtual void showTable(TablePage& page) const = 0;
    /// The same after a change of language, theme or text size, whether or not anything happened.
    virtual void refreshTable(TablePage& page) const = 0;
    /// Everything that the table knows by now, in words, to be opened.
    virtual Sheet* makeTableLog(const Settings& settings, QWidget* parent) const = 0;
    /// The rules of this game, to be opened: at what the table does now, with the readings that a game is played by. Made from what the
    /// table sees. Null where nothing can be read.
    virtual Sheet* makeBook(const Settings& settings, QWidget* parent) const = 0;
    /// What the signs of the map there mean, to be opened; it knows of the game only its board and its readings. Null where there is none.
    virtual Sheet* makeLegend(const Settings& settings, MapAt map, QWidget* parent) const
    {
        Q_UNUSED(settings);
        Q_UNUSED(map);
        Q_UNUSED(parent);
        return nullptr;
    }
    /// The ids of the cards that a text on a screen names; none where nothing can be read about cards.
    virtual QStringList cardsIn(const QString& words) const
    {
        Q_UNUSED(words);
        return {};
    }
    /// What these cards do, to be opened; public, as the book. Null where nothing can be read about them.
    virtual Sheet* makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const
    {
        Q_UNUSED(settings);
        Q_UNUSED(ids);
        Q_UNUSED(parent);
        return nullptr;
    }
    /// What guides through the first game of this session; null where a game has no such thing. The session must outlive it.
    virtual std::unique_ptr<FirstRoundGuide> makeFirstRound() { return nullptr; }
    /// The game in play, for all who show its table elsewhere; null where that cannot be done. It lives as long as the session.
    virtual RunningGame* table() { return nullptr; }

signals:
    /// The game is not what it was, or another one.
    void changed();
    void failed(const demeter::Fault& fault);
    /// Whoever keeps the secret wants to go back behind a code that the table was shown. Nothing has changed yet.
    void goBackAsked();
    /// The game has been revealed as it stands, and somebody wants to go on. Nothing has changed yet.
    void playOnAsked();
};

/// One of the games that the program keeps.
class GameKind {
public:
    GameKind() = default;
    virtual ~GameKind() = default;
    GameKind(const GameKind&) = delete;
    GameKind& operator=(const GameKind&) = delete;

    /// What it is called, in the language of now, and a sentence about it for whoever chooses among several.
    virtual QString name() const { return {}; }
    virtual QString about() const { return {}; }
    /// The sign beside them, which no other game of the list has.
    virtual QString icon() const { return QStringLiteral("ship"); }
    /// Whether a file with this first line is a record of this game.
    virtual bool owns(std::string_view firstLine) const = 0;
    /// The folder must outlive the session.
    virtual std::unique_ptr<Session> makeSession(GamesFolder& games) const = 0;
    /// What a list of games says of one, read from what the ends of its file (`GamesFolder::bothEnds`) say openly: no key is needed, and
    /// nothing hidden is told.
    virtual GameLine listEntry(const QByteArray& ends, Language language) const
    {
        Q_UNUSED(ends);
        Q_UNUSED(language);
        return {};
    }
    /// Of a game that is over and has been revealed so; nothing if nobody came near, or the lines do not hold. A board that they name lies
    /// in this folder.
    virtual std::optional<ClosestEscape> closestEscape(const Reveal& lines, const QString& folder, Language language) const
    {
        Q_UNUSED(lines);
        Q_UNUSED(folder);
        Q_UNUSED(language);
        return std::nullopt;
    }
    /// The seed of the game that its sessions guide through (`Session::makeFirstRound`); nothing if they guide through none.
    virtual std::optional<Seed> firstRoundSeed() const { return std::nullopt; }
    /// Whether the page for its new game holds the program's board against the one on the table (`NewGamePage::checkBoard`).
    virtual bool checksBoard() const { return false; }
    /// Why a file of that folder with this first line does not open, as far as the line and the keys that are at hand say; nothing if it
    /// does. Keys that wait for a PIN are not asked for it.
    virtual std::optional<Fault> whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const
    {
        Q_UNUSED(firstLine);
        Q_UNUSED(folder);
        Q_UNUSED(keys);
        return std::nullopt;
    }
};

} // namespace demeter
