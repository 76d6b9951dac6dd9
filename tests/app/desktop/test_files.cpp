// Games on disk that fail, are damaged or torn, through the real window.
#include "tests/app/desktop/flaky_device.h"
#include "tests/app/desktop/window_fixture.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::flaky;
using demeter::test::WindowFixture;

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void refusedWriteIsShownAndNothingIsDone();
    void refusedWriteInASheetIsShownThere();
    void gamesFolderOfTheEnvironment();
    void damagedFileIsReadOnlyWithItsLine();
    void tornFileIsCutWithANotice();
    void fileThatIsNoGameIsRefusedOnTheStartScreen();
    void secondWindowSaysThatItCanOnlyRead();
    void keyThatOthersCouldReadIsNamedOnce();
    void nameThatIsPastedIsCleaned();
    void gameThatNeverBeganIsNotTheLast();
    void gameThatCannotBeginLeavesNoFile();
};

void TestFiles::refusedWriteIsShownAndNothingIsDone()
{
    const auto broken = std::make_shared<bool>(false);
    WindowFixture w("en", 1, flaky(broken));
    QVERIFY(w.newGame());
    const GameState before = w.state();
    *broken = true;
    QVERIFY(w.click(w.choice("Nuremburg")));
    QCOMPARE(w.state(), before);
    QVERIFY2(w.alarm().contains("nothing has been done"), qPrintable(w.alarm()));
    QVERIFY2(w.choice("Nuremburg") != nullptr, "the same decision is still asked");
    *broken = false;
    QVERIFY(w.click(w.choice("Nuremburg")));
    QCOMPARE(w.state().step, Step::PlaceEncounter);
    QVERIFY(w.alarm().isEmpty());
    // And it is on disk.
    const GameState after = w.state();
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QCOMPARE(w.state(), after);
}

void TestFiles::refusedWriteInASheetIsShownThere()
{
    const auto broken = std::make_shared<bool>(false);
    WindowFixture w("en", 1, flaky(broken));
    QVERIFY(w.newGame());
    QVERIFY(w.tool(1) && w.click("about-time"));
    *broken = true;
    QVERIFY(w.click("week-plus"));
    QVERIFY(w.click("time-enter"));
    QCOMPARE(int(w.state().week), 1);
    QVERIFY2(w.status().contains("nothing has been done"), qPrintable(w.status()));
    *broken = false;
    QVERIFY(w.click("time-enter")); // what was chosen is still chosen
    QCOMPARE(int(w.state().week), 2);
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.screen()->openHistory();
    w.settle();
    *broken = true;
    auto* list = w.find<QListView>("entries");
    QVERIFY(list != nullptr);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->currentIndex()).center());
    QVERIFY(w.click("history-go"));
    QCOMPARE(int(w.state().week), 2);
    QVERIFY2(w.status().contains("nothing has been done"), qPrintable(w.status()));
}

void TestFiles::gamesFolderOfTheEnvironment()
{
    QTemporaryDir named;
    qputenv("DEMETER_GAMES", named.path().toUtf8());
    QCOMPARE(GamesFolder::usual(), named.path());
    qunsetenv("DEMETER_GAMES");
    QVERIFY(GamesFolder::usual() != named.path());
}

void TestFiles::damagedFileIsReadOnlyWithItsLine()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    const QString path = *w.window->games().lastGame();
    w.window.reset();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArrayList lines = file.readAll().split('\n');
    file.close();
    QVERIFY(lines.size() >= 5); // header, hunters, start, slide, nothing
    lines[2].replace("\"round\":0", "\"round\":7");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lines.join('\n'));
    file.close();
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QVERIFY(w.game().record().readOnly());
    QVERIFY2(w.alarm().contains("only be read") && w.alarm().contains("line 3"), qPrintable(w.alarm()));
    const GameState before = w.state();
    QVERIFY(!w.guide()->shownChoices().isEmpty());
    w.click(w.guide()->shownChoices().first());
    QCOMPARE(w.state(), before);
    QVERIFY2(!w.guide()->said().isEmpty(), "why it is not done");
}

void TestFiles::tornFileIsCutWithANotice()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const GameState before = w.state();
    QVERIFY(w.game().submit(Slide{}));
    const QString path = *w.window->games().lastGame();
    w.window.reset();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() - 9));
    file.close();
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QVERIFY(!w.game().record().readOnly());
    QCOMPARE(w.state(), before);
    QVERIFY2(w.alarm().contains("torn"), qPrintable(w.alarm()));
    QVERIFY(w.click(w.choice("Nuremburg")));
    QCOMPARE(w.state().step, Step::PlaceEncounter);
}

void TestFiles::fileThatIsNoGameIsRefusedOnTheStartScreen()
{
    WindowFixture w;
    QFile file(w.folder.path() + "/nothing.demeter");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("hello\n");
    file.close();
    w.openGame(file.fileName());
    QVERIFY(!w.game().hasGame());
    QVERIFY(w.find<QLabel>("problem") != nullptr && !w.find<QLabel>("problem")->text().isEmpty());
}

void TestFiles::secondWindowSaysThatItCanOnlyRead()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = *w.window->games().lastGame();
    const auto elsewhere = [&] {
        auto device = openFile(path.toStdString());
        return device ? std::move(*device) : nullptr;
    };
    QVERIFY(elsewhere() == nullptr); // this window has it
    w.window.reset();
    auto first = elsewhere();
    QVERIFY(first != nullptr);
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QVERIFY2(w.alarm().contains("only be read") && w.alarm().contains("another window"), qPrintable(w.alarm()));
    QVERIFY2(!w.alarm().contains(path), qPrintable(w.alarm()));
    const GameState before = w.state();
    QVERIFY(w.click(w.choice("Nuremburg")));
    QCOMPARE(w.state(), before);
    // It says so whenever the curtain opens, until the game is free again.
    w.window->drawCurtain();
    w.openCurtain();
    QVERIFY2(w.alarm().contains("only be read"), qPrintable(w.alarm()));
    first.reset();
    w.window.reset();
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QVERIFY2(w.alarm().isEmpty(), qPrintable(w.alarm()));
    QVERIFY(w.click(w.choice("Nuremburg")));
    QCOMPARE(w.state().step, Step::PlaceEncounter);
}

void TestFiles::keyThatOthersCouldReadIsNamedOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("keys");
    Devices devices;
    devices.keys = std::make_shared<KeyFile>(path.toStdString());
    WindowFixture w("en", 1, devices);
    QVERIFY(w.newGame());
    QVERIFY2(w.alarm().isEmpty(), qPrintable(w.alarm()));
    w.window.reset();
    QVERIFY(QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    w.open();
    QVERIFY(w.click("continue"));
    w.openCurtain();
    QVERIFY2(w.alarm().contains("could read the key file"), qPrintable(w.alarm()));
    QVERIFY(w.click(w.choice("Nuremburg")));
    w.window->drawCurtain();
    w.openCurtain();
    QVERIFY2(w.alarm().isEmpty(), qPrintable(w.alarm()));
}

void TestFiles::nameThatIsPastedIsCleaned()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    const auto board = *builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "zurich", "prague"})
        emit w.window->newGamePage()->findChild<MapView*>("map")->tapped(*board->find(id));
    w.settle();
    QVERIFY(w.click("setting-players"));
    auto* name = w.find<QLineEdit>("player-1");
    QVERIFY(name != nullptr);
    name->setText(QStringLiteral(" Ana\t\u001bMaria"));
    QVERIFY(w.click("start"));
    QVERIFY(w.game().hasGame());
    QCOMPARE(w.game().record().header().players[0], "Ana Maria");
    // Whoever shows the table is told with the hunter.
    QCOMPARE(w.window->session().table()->now()->seats(Language::En)[0].player, QStringLiteral("Ana Maria"));
    QVERIFY(w.game().submit(ChooseStart{*board->find("munich")}));
    w.settle();
    auto* line = w.window->tablePage()->findChild<QLabel*>("turn-line");
    QVERIFY(line != nullptr);
    QVERIFY2(line->text().startsWith("Ana Maria · London"), qPrintable(line->text()));
}

void TestFiles::gameThatCannotBeginLeavesNoFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("keys");
    QFile damaged(path);
    QVERIFY(damaged.open(QFile::WriteOnly) && damaged.write("no keys") > 0);
    damaged.close();
    Devices devices;
    devices.keys = std::make_shared<KeyFile>(path.toStdString());
    WindowFixture w("en", 1, devices);
    QVERIFY(!w.newGame());
    QCOMPARE(QDir(w.gamesFolder()).entryList({"*.demeter"}), QStringList());
}

void TestFiles::gameThatNeverBeganIsNotTheLast()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = *w.window->games().lastGame();
    QFile empty(w.gamesFolder() + "/9999-12-31 23.59.59.demeter");
    QVERIFY(empty.open(QIODevice::WriteOnly) && empty.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime));
    empty.close();
    QCOMPARE(w.window->games().lastGame(), std::optional(path));
}

DEMETER_TEST(TestFiles)
#include "test_files.moc"
