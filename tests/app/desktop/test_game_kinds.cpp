// Two kinds of games in one window: a file finds its own, and no page of one shows the other.
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/guard/keeper_sheet.h"
#include "app/desktop/kit/sheet.h"

#include <QBoxLayout>
#include <QFile>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

constexpr std::string_view coinsFirstLine = R"({"coins":1})";

class CoinsTable : public TablePage {
public:
    explicit CoinsTable(const Settings& settings)
        : open_(new HoldButton(settings, this)), menu_(new ChoiceButton(settings, ChoiceKind::Quiet, this))
    {
        open_->setObjectName("open");
    }
    QString shown;
    bool hasSecret = true;
    void setCode(const std::optional<ShownCode>&) override {}
    void setOpenable(bool) override {}
    void setHasSecret(bool has) override { hasSecret = has; }
    void setPin(bool) override {}
    HoldButton* openButton() const override { return open_; }
    ChoiceButton* menuButton() const override { return menu_; }

private:
    HoldButton* open_;
    ChoiceButton* menu_;
};

/// What was begun there: a number.
struct CoinsBegun : PendingInput {
    explicit CoinsBegun(int begun) : number(begun) {}
    int number;
};

class CoinsSecret : public SecretPage {
public:
    explicit CoinsSecret(int whose) : keeper(whose) {}
    const int keeper;
    bool shown = false;
    int number = 0;
    void showGame() override { shown = true; }
    std::unique_ptr<PendingInput> halfMade() const override { return std::make_unique<CoinsBegun>(number); }
    void resume(const PendingInput& begun) override { number = static_cast<const CoinsBegun&>(begun).number; }
    void refresh() override {}
    void openBook() override { bookOpened = true; }
    void openAside(Sheet* sheet) override { sheet->openSheet(); }
    bool bookOpened = false;
};

class CoinsLog : public Sheet {
public:
    using Sheet::Sheet;

protected:
    QString title() const override { return QStringLiteral("Coins"); }
    void build(QVBoxLayout*) override {}
};

/// A game about coins, of which a file has one line and nothing is kept.
class CoinsSession : public Session {
public:
    bool open(const QString& path) override
    {
        path_ = path;
        emit changed();
        return true;
    }
    void close() override { path_.clear(); }
    bool hasGame() const override { return !path_.isEmpty(); }
    bool isOver() const override { return false; }
    bool tableIsNext() const override { return othersNext_; }
    void setLanguage(Language) override {}
    bool canTakeBackEntry() const override { return false; }
    void takeBackEntry(TablePage&) override {}
    void showCodes(WitnessKeeper& witnesses) const override { witnesses.forget(); }
    std::expected<QStringList, Fault> reveal(OlderFiles) override { return QStringList(); }
    QStringList revealFiles() const override { return {}; }
    std::optional<SharedPicture> picture(const Settings&) const override { return std::nullopt; }
    NewGamePage* makeNewGamePage(Settings&) override { return nullptr; }
    QStringList keepers() const override { return keepersNow; }
    SecretPage* makeSecretPage(const Settings&, int keeper) override { return new CoinsSecret(keeper); }
    TablePage* makeTablePage(const Settings& settings) override { return new CoinsTable(settings); }
    void showTable(TablePage& page) const override { static_cast<CoinsTable&>(page).shown = path_; }
    void refreshTable(TablePage& page) const override { showTable(page); }
    Sheet* makeTableLog(const Settings& settings, QWidget* parent) const override { return new CoinsLog(settings, parent); }
    Sheet* makeBook(const Settings& settings, QWidget* parent) const override { return new CoinsLog(settings, parent); }

    QStringList keepersNow{"Ana"};

    /// A step of the game.
    void play(bool othersNext)
    {
        othersNext_ = othersNext;
        emit changed();
    }

private:
    QString path_;
    bool othersNext_ = false;
};

class Coins : public GameKind {
public:
    bool owns(std::string_view firstLine) const override { return firstLine == coinsFirstLine; }
    std::unique_ptr<Session> makeSession(GamesFolder&) const override { return std::make_unique<CoinsSession>(); }
};

std::vector<std::unique_ptr<GameKind>> withCoins()
{
    auto kinds = allGames();
    kinds.push_back(std::make_unique<Coins>());
    return kinds;
}

/// A window with a game about coins in it.
struct CoinsWindow {
    CoinsWindow() : path(fixture.folder.path() + "/a.coins"), window(fixture.gamesFolder(), devices(), withCoins())
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray(coinsFirstLine.data()) + '\n');
        file.close();
        fixture.window.reset();
        window.show();
        window.activateWindow();
        WindowFixture::settle();
        window.openGame(path);
    }
    static Devices devices()
    {
        Devices made;
        made.keys = test::testKeys();
        return test::fixedChance(std::move(made));
    }
    CoinsSession& session() { return static_cast<CoinsSession&>(window.session()); }
    CoinsSecret* secret() const { return static_cast<CoinsSecret*>(window.secretPage()); }

    WindowFixture fixture;
    QString path;
    MainWindow window;
};

} // namespace

class TestGameKinds : public QObject {
    Q_OBJECT

private slots:
    void fileFindsItsGame()
    {
        WindowFixture w;
        QVERIFY(w.newGame());
        const QString fury = *w.window->games().lastGame();
        w.window.reset();
        const QString coins = w.folder.path() + "/a.coins";
        QFile file(coins);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(coinsFirstLine.data()) + '\n') > 0);
        file.close();

        Devices devices;
        devices.keys = test::testKeys();
        MainWindow window(w.gamesFolder(), test::fixedChance(std::move(devices)), withCoins());
        window.show();
        window.openGame(coins);
        auto* table = dynamic_cast<CoinsTable*>(window.tablePage());
        QVERIFY(table != nullptr);
        QCOMPARE(table->shown, coins);
        window.openCurtain();
        auto* secret = dynamic_cast<CoinsSecret*>(window.secretPage());
        QVERIFY(secret != nullptr && secret->shown);
        window.drawCurtain();
        QVERIFY(window.secretPage() == nullptr);

        // The other kind, with pages of its own, and back.
        window.openGame(fury);
        QVERIFY(dynamic_cast<TableScreen*>(window.tablePage()) != nullptr);
        QVERIFY(test::gameOf(window).hasGame());
        window.openCurtain();
        QVERIFY(dynamic_cast<DraculaScreen*>(window.secretPage()) != nullptr);
        window.drawCurtain();
        window.openGame(coins);
        QVERIFY(dynamic_cast<CoinsTable*>(window.tablePage()) != nullptr);
    }

    /// A window without a secret: the table is told so, and nothing opens.
    void nobodyKeepsASecret()
    {
        CoinsWindow w;
        w.session().keepersNow.clear();
        w.window.openGame(w.path);
        auto* table = dynamic_cast<CoinsTable*>(w.window.tablePage());
        QVERIFY(table != nullptr && table->isVisible() && !table->hasSecret);
        w.window.askToOpen();
        w.window.openCurtain();
        QVERIFY(w.secret() == nullptr);
        w.window.openBook();
        QVERIFY(w.window.findChild<CoinsLog*>() != nullptr);
    }

    /// Two who keep a secret: the table asks whose it is; what one has begun waits for him, and the other never sees it.
    void twoKeepSecrets()
    {
        CoinsWindow w;
        w.session().keepersNow = {"Ana", "Ben"};
        for (const int keeper : {0, 1}) {
            w.window.askToOpen();
            QVERIFY(w.secret() == nullptr);
            auto* sheet = w.window.findChild<KeeperSheet*>();
            QVERIFY(sheet != nullptr && sheet->isVisible());
            auto* button = sheet->findChild<ChoiceButton*>(QStringLiteral("keeper-%1").arg(keeper));
            QVERIFY(button != nullptr);
            QCOMPARE(button->text(), w.session().keepersNow[keeper]);
            QVERIFY(qMin(button->width(), button->height()) >= 44);
            button->click();
            WindowFixture::settle();
            QVERIFY(w.secret() != nullptr);
            QCOMPARE(w.secret()->keeper, keeper);
            QCOMPARE(w.secret()->number, 0);
            w.secret()->number = 7 + keeper;
            w.window.drawCurtain();
            QVERIFY(w.secret() == nullptr);
        }
        for (const int keeper : {0, 1}) {
            w.window.openCurtain(keeper);
            QCOMPARE(w.secret()->number, 7 + keeper);
            w.window.drawCurtain();
        }
        w.window.openCurtain(2);
        QVERIFY(w.secret() == nullptr);
    }

    void whatSeveralGamesHaveIsAskedFor_data()
    {
        test::Rows<QByteArray, QByteArray> row;
        for (const char* from : {"check-board", "settings-check-board"}) {
            row(QByteArray(from) + ", third", QByteArray(from), QByteArray("fury-3e"));
            row(QByteArray(from) + ", second", QByteArray(from), QByteArray("fury-2e"));
        }
    }
    /// What each of the games has names none of them, and asks for one whatever was played last.
    void whatSeveralGamesHaveIsAskedFor()
    {
        const auto [from, board] = test::rowOf<QByteArray, QByteArray>();
        WindowFixture w("en", 1, {}, true, allGames);
        QVERIFY(!w.find<ChoiceButton>("first-round")->secondLine().contains("edition"));
        QVERIFY(w.find<ChoiceButton>("check-board")->secondLine().isEmpty());
        QVERIFY(w.click("new-game") && w.click("game-2") && w.click("cancel"));
        if (from != "check-board")
            QVERIFY(w.click("settings"));
        QVERIFY(!w.find<ChoiceButton>(from)->secondLine().contains("edition"));
        QVERIFY(w.click(from));
        QVERIFY(w.find<QWidget>("board-check") == nullptr);
        QVERIFY(w.click(board == "fury-3e" ? "game-1" : "game-2"));
        auto* check = w.find<BoardCheckScreen>("board-check");
        QVERIFY(check != nullptr);
        QCOMPARE(check->comparison()->source().id().c_str(), board.constData());
    }

    /// The page that a session made is given back what it had begun, as long as the same game is in the window.
    void whatWasBegunGoesToTheNextPage()
    {
        CoinsWindow c;
        c.window.openCurtain();
        QCOMPARE(c.secret()->number, 0);
        c.secret()->number = 7;
        for (int n = 0; n < 2; ++n) {
            c.window.drawCurtain();
            QVERIFY(c.secret() == nullptr);
            c.window.openCurtain();
            QCOMPARE(c.secret()->number, 7);
        }
        c.window.drawCurtain();
        c.window.openGame(c.path);
        c.window.openCurtain();
        QCOMPARE(c.secret()->number, 0);
        c.secret()->number = 7;
        emit c.secret()->leaveAsked();
        c.window.openGame(c.path);
        c.window.openCurtain();
        QCOMPARE(c.secret()->number, 0);
    }

    /// It falls when a step on the secret page has made it the others' turn, and at no other time.
    void curtainFallsWhenAllIsDecided()
    {
        CoinsWindow c;
        c.window.settings().setCurtainWhenDecided(true); // as it is for who has chosen nothing
        int drawn = 0;
        connect(&c.window, &MainWindow::curtainDrawn, this, [&] { ++drawn; });
        const auto play = [&](bool othersNext) {
            c.session().play(othersNext);
            WindowFixture::settle();
        };
        c.window.openCurtain();
        play(false); // a decision that is followed by another one
        QVERIFY(c.secret() != nullptr);
        c.secret()->number = 7;
        play(true);
        QVERIFY(c.secret() == nullptr);
        QCOMPARE(drawn, 1);
        QVERIFY(c.window.tablePage()->isVisible());
        // Opened while the others are at it, it stays open, whatever is entered there.
        c.window.openCurtain();
        QCOMPARE(c.secret()->number, 0); // all was decided
        play(true);
        QVERIFY(c.secret() != nullptr);
        play(false);
        QVERIFY(c.secret() != nullptr);
        play(true);
        QVERIFY(c.secret() == nullptr);
        QCOMPARE(drawn, 2);
        // Behind the drawn curtain nothing falls, and what happened there is no step on the page that is opened later.
        play(false);
        play(true);
        QCOMPARE(drawn, 2);
        c.window.openCurtain();
        WindowFixture::settle();
        QVERIFY(c.secret() != nullptr);
        // What is taken back at once was no decision.
        play(false);
        c.session().play(true);
        c.session().play(false);
        WindowFixture::settle();
        QVERIFY(c.secret() != nullptr);
    }

    void nobodysFileIsNamedByTheFirst()
    {
        WindowFixture w;
        const QString path = w.folder.path() + "/nobodys.demeter";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"stamps\":1}\n") > 0);
        file.close();
        Devices devices;
        devices.keys = test::testKeys();
        MainWindow window(w.gamesFolder(), test::fixedChance(std::move(devices)), withCoins());
        window.show();
        window.openGame(path);
        QVERIFY(window.tablePage() == nullptr);
        const auto* problem = window.findChild<QLabel*>("problem");
        QVERIFY(problem != nullptr && !problem->text().isEmpty());
    }
};

DEMETER_TEST(TestGameKinds)
#include "test_game_kinds.moc"
