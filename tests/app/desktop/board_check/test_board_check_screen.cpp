// Check my board by clicks: the whole comparison, a game on what came of it, and boards from files.
#include "app/desktop/board_check/link_toggle.h"
#include "app/desktop/setup/setting_line.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/board_fault_sentences.h"
#include "app/text/fault_sentences.h"
#include "core/map/board_file.h"
#include "tests/app/desktop/board_check/check_fixture.h"
#include "tests/support/rows.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>

#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::checkIn;
using demeter::test::idOfPlace;
using demeter::test::labelIn;
using demeter::test::openCheck;
using demeter::test::readFile;
using demeter::test::WindowFixture;
using demeter::test::writeFile;

namespace {

LocationId placeOf(const char* id)
{
    return *(*builtInBoard("fury-3e"))->find(id);
}

/// What is changed where; false if it is not there to be changed.
bool changeAt(WindowFixture& w, const std::string& id)
{
    if (id == "geneva") { // one more, by a tap on the map, and one less
        auto* map = w.find<MapView>("board-check-map");
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(placeOf("milan")));
        w.settle();
        auto* road = w.find<LinkToggle>("road-paris");
        return road != nullptr && road->isChecked() && w.click(road);
    }
    if (id == "berlin")
        return w.click("yellow-prague");
    if (id == "brussels")
        return w.click("size");
    if (id == "north-sea")
        return w.click("sea-atlantic-ocean");
    return true;
}

void choose(WindowFixture& w, const char* button, const char* dialogName, const QString& path)
{
    w.click(button);
    auto* dialog = w.window->findChild<QFileDialog*>(dialogName);
    QVERIFY(dialog != nullptr);
    emit dialog->fileSelected(path);
    dialog->close();
    w.settle();
}

} // namespace

class TestBoardCheckScreen : public QObject {
    Q_OBJECT

private slots:
    void theWholeComparison();
    void reachedFromTheSettings();
    void reachedFromTheStart();
    void leftAndGoneOnWith();
    void undoneAndTyped();
    void aBoardThatDoesNotHoldIsNotSaved();
    void sharesWhatWasFound();
    void brokenBoardsAreRefused_data();
    void brokenBoardsAreRefused();
    void boardsGoOutAndComeBack();
    void boardIsNamedAnew();
    void boardIsDeletedAndBroughtBack();
    void cardsAreCountedOnce();
    void fits_data();
    void fits();
};

void TestBoardCheckScreen::theWholeComparison()
{
    WindowFixture w;
    QVERIFY(w.click("new-game") && w.click("setting-more"));
    QVERIFY(w.find<SettingLine>("setting-board")->accessibleDescription().contains("not confirmed"));
    QVERIFY(w.setting("setting-board"));
    QVERIFY(w.click("check-board"));
    const BoardComparison* comparison = checkIn(w)->comparison();
    const std::size_t places = comparison->order().size();
    std::set<std::string> seen;
    while (!comparison->isDone()) {
        const std::string id = idOfPlace(*comparison);
        QVERIFY(seen.insert(id).second);
        QCOMPARE(labelIn(w, "place-name"), QString::fromStdString(comparison->source()[comparison->place()].names[0]));
        QVERIFY2(changeAt(w, id), id.c_str());
        QVERIFY(w.click("agree"));
    }
    QCOMPARE(seen.size(), places);
    QCOMPARE(comparison->differences().size(), std::size_t(5));
    QVERIFY(labelIn(w, "differences").contains("Geneva – Milan: there is a road."));
    QVERIFY(labelIn(w, "differences").contains("Geneva – Paris: there is no road."));
    w.find<QLineEdit>("board-name")->setText("Our box");
    QVERIFY(w.click("save-board"));
    QVERIFY(checkIn(w) == nullptr);
    WindowFixture::press(Qt::Key_Backspace); // the setting
    QVERIFY2(w.find<SettingLine>("setting-board")->accessibleName().contains("Our box"),
             qPrintable(w.find<SettingLine>("setting-board")->accessibleName()));
    QVERIFY(
        w.find<SettingLine>("setting-board")->accessibleDescription().contains(QStringLiteral("%1 of %1 places confirmed").arg(places)));

    // The next new game offers it first, and a game on it knows the roads as they are.
    QVERIFY(w.click("cancel"));
    QVERIFY(w.newGame("geneva"));
    const Board& board = w.board();
    QVERIFY(board.byRoad(placeOf("geneva")).contains(placeOf("milan")));
    QVERIFY(board[placeOf("brussels")].kind != (**builtInBoard("fury-3e"))[placeOf("brussels")].kind);
    const Ruleset ours = w.game().ruleset();
    Ruleset programs = ours;
    programs.board = *builtInBoard("fury-3e");
    const auto isLegal = [&](const Ruleset& rules, const char* id) { return !checkPlay(rules, w.state(), Play{placeOf(id), {}, {}}); };
    QVERIFY(!isLegal(ours, "paris") && isLegal(programs, "paris"));
    QVERIFY(isLegal(ours, "milan") && !isLegal(programs, "milan"));
    QVERIFY(w.game().submit(Slide{}) && w.game().submit(Play{placeOf("milan"), {}, {}}));

    // The record holds the board itself, and nothing lies beside it. It opens where nobody has seen the board.
    const QString path = QString::fromStdString(w.game().record().path());
    const auto& header = w.game().record().header();
    QCOMPARE(header.board, boardFileName(header.boardFile));
    QVERIFY(header.boardFile.find("Our box") != std::string::npos);
    QCOMPARE(QDir(w.gamesFolder()).entryList({"*.json"}, QDir::Files), QStringList());
    QVERIFY(QDir(BoardsFolder::of(w.gamesFolder()).path()).removeRecursively());
    w.open();
    w.window->openGame(path);
    QVERIFY(w.game().hasGame());
    QVERIFY(w.board().byRoad(placeOf("geneva")).contains(placeOf("milan")));
}

void TestBoardCheckScreen::reachedFromTheSettings()
{
    WindowFixture w;
    QVERIFY(w.click("settings"));
    QVERIFY(w.click("settings-check-board"));
    QVERIFY(checkIn(w) != nullptr);
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("leave-comparison"));
    QVERIFY(w.find<SettingLine>("setting-more") != nullptr);
    QVERIFY(w.click("cancel"));
    QVERIFY(w.placeHunters());
    w.window->openSettings(); // over a game there is no way out of it
    w.settle();
    QVERIFY(w.find<QWidget>("theme") != nullptr);
    QVERIFY(w.find<QWidget>("settings-check-board") == nullptr);
}

void TestBoardCheckScreen::reachedFromTheStart()
{
    WindowFixture w;
    QVERIFY(w.click("check-board"));
    QVERIFY(checkIn(w) != nullptr);
}

void TestBoardCheckScreen::leftAndGoneOnWith()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    QVERIFY(w.click("agree"));
    QVERIFY(w.click("skip"));
    QVERIFY(w.click("size"));
    const std::string at = idOfPlace(*checkIn(w)->comparison());
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("leave-comparison"));
    QVERIFY(checkIn(w) == nullptr);
    w.open();
    QVERIFY(openCheck(w));
    const BoardComparison* comparison = checkIn(w)->comparison();
    QCOMPARE(idOfPlace(*comparison), at);
    QCOMPARE(comparison->agreedCount(), std::size_t(1));
    QCOMPARE(comparison->differences().size(), std::size_t(1));
    QVERIFY(labelIn(w, "progress").contains("<b>1</b> of 70"));
    QCOMPARE(labelIn(w, "changes"), QStringLiteral("Changes so far: 1"));
}

/// Without a mouse: the place that is missing from the list, then the keys that undo and agree.
void TestBoardCheckScreen::undoneAndTyped()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    const BoardComparison* comparison = checkIn(w)->comparison();
    const LocationId here = comparison->place();
    const LocationId far = placeOf("varna");
    QVERIFY(here != far && !comparison->board().joined(here, far));
    QVERIFY(w.pick("missing", static_cast<int>(indexOf(far))));
    QVERIFY(comparison->board().byRoad(here).contains(far));
    auto* road = w.find<LinkToggle>("road-varna");
    QVERIFY(road != nullptr && road->isChecked());
    QVERIFY(road->accessibleName().contains("Varna"));
    QVERIFY(WindowFixture::tabTo("road-varna"));
    WindowFixture::press(Qt::Key_Space);
    QVERIFY(!comparison->board().joined(here, far));
    WindowFixture::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(comparison->board().joined(here, far));
    WindowFixture::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(comparison->differences().empty());
    QVERIFY(!w.find<ChoiceButton>("undo-change")->isEnabled());
    WindowFixture::press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(comparison->agreedCount(), std::size_t(1));
    for (int n = 0; n < 200; ++n) { // the keyboard stays in the comparison
        QVERIFY(checkIn(w)->isAncestorOf(QApplication::focusWidget()));
        WindowFixture::press(Qt::Key_Tab);
    }
}

void TestBoardCheckScreen::aBoardThatDoesNotHoldIsNotSaved()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    while (idOfPlace(*checkIn(w)->comparison()) != "dublin")
        QVERIFY(w.click("skip"));
    const Board source = checkIn(w)->comparison()->source();
    source.adjacent(placeOf("dublin")).forEach([&](LocationId other) {
        QVERIFY(w.click(QStringLiteral("%1-%2").arg(source.isSea(other) ? "sea" : "road", QString::fromStdString(source[other].id))));
    });
    QVERIFY(w.click("save-and-leave"));
    QCOMPARE(labelIn(w, "faults"), boardFaultSentence({"location-cut-off", {}, {"Dublin"}}));
    QVERIFY(!w.find<ChoiceButton>("save-board")->isEnabled());
}

void TestBoardCheckScreen::sharesWhatWasFound()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    QVERIFY(w.click("size"));
    QVERIFY(w.click("agree"));
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("share-found"));
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains("fury-3e"));
    QVERIFY2(lines[1].startsWith("- ") && lines[1].contains("city"), qPrintable(lines[1]));
    QCOMPARE(lines[2], QStringLiteral("1 of 70 places have been looked at."));
}

void TestBoardCheckScreen::brokenBoardsAreRefused_data()
{
    test::Rows<QByteArray, QByteArray> row;
    row("no JSON", QByteArray("{"), QByteArray());
    row("unknown place", QByteArray(R"(["alicante", "granada"])"), QByteArray(R"(["alicante", "granade"])"));
    row("a road to itself", QByteArray(R"(["alicante", "granada"])"), QByteArray(R"(["alicante", "alicante"])"));
    row("no hospital", QByteArray(R"({"at": "madrid"})"), QByteArray(R"({"at": "granada"})"));
    row("unknown colour", QByteArray(R"("line": "white")"), QByteArray(R"("line": "blue")"));
}

void TestBoardCheckScreen::brokenBoardsAreRefused()
{
    const auto [before, after] = test::rowOf<QByteArray, QByteArray>();
    QByteArray text = readFile(DEMETER_SOURCE_DIR "/resources/boards/fury-3e.json");
    QVERIFY(text.contains(before));
    text.replace(text.indexOf(before), before.size(), after);
    const auto read = readBoard(text.toStdString());
    QVERIFY(!read);
    WindowFixture w;
    const QString path = w.folder.filePath("broken.json");
    writeFile(path, text);
    QVERIFY(w.click("new-game"));
    QVERIFY(w.setting("setting-board"));
    choose(w, "import-board", "import-dialog", path);
    QVERIFY2(w.status().contains(faultSentence(read.error().front())), qPrintable(w.status()));
    QVERIFY(w.find<ChoiceButton>("own-board-1") == nullptr);
    QVERIFY(QDir(w.gamesFolder() + "/boards").entryList(QDir::Files).isEmpty());
}

void TestBoardCheckScreen::boardsGoOutAndComeBack()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    QVERIFY(w.click("size"));
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("save-board"));
    const QString path = w.folder.filePath("ours.json");
    QVERIFY(w.find<ChoiceButton>("own-board-1") != nullptr);
    choose(w, "export-board", "export-dialog", path);
    QVERIFY(readBoard(readFile(path).toStdString()).has_value());
    WindowFixture other;
    QVERIFY(other.click("new-game"));
    QVERIFY(other.setting("setting-board"));
    choose(other, "import-board", "import-dialog", path);
    QVERIFY(other.find<ChoiceButton>("own-board-1") != nullptr);
    QVERIFY(other.find<ChoiceButton>("own-board-1")->secondLine().contains("0 of 70 places confirmed"));
    QVERIFY(other.segment("board", 0)); // the program's map is there all the same
    WindowFixture::press(Qt::Key_Backspace);
    QVERIFY(other.find<SettingLine>("setting-board")->accessibleName().contains("Third edition"));
}

/// Under the old name it is no longer offered; a game that was begun on it has it still.
void TestBoardCheckScreen::boardIsNamedAnew()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    QVERIFY(w.click("size"));
    QVERIFY(w.click("save-and-leave") && w.click("save-board"));
    WindowFixture::press(Qt::Key_Backspace);
    QVERIFY(w.click("cancel") && w.newGame());
    const std::string path = w.game().record().path(), board = w.game().record().header().board;
    w.open();
    QVERIFY(w.click("new-game") && w.setting("setting-board"));
    const QString confirmed = w.find<ChoiceButton>("own-board-1")->secondLine();
    QVERIFY(w.click("rename-board"));
    auto* field = w.find<QLineEdit>("board-new-name");
    QVERIFY(field != nullptr && field->hasFocus());
    field->setText(QStringLiteral("Łódź, дома \U0001F987"));
    WindowFixture::press(Qt::Key_Return);
    w.settle();
    QVERIFY(w.find("board-new-name") == nullptr);
    QCOMPARE(w.find<ChoiceButton>("own-board-1")->text(), QStringLiteral("Łódź, дома \U0001F987"));
    QCOMPARE(w.find<ChoiceButton>("own-board-1")->secondLine(), confirmed);
    QVERIFY(w.find("own-board-2") == nullptr);
    QVERIFY2(w.find<ChoiceButton>("own-board-1")->isChecked(), "it is still the one that is chosen");
    QVERIFY(w.click("rename-board"));
    w.find<QLineEdit>("board-new-name")->setText("  ");
    QVERIFY(w.click("keep-board-name"));
    QCOMPARE(w.find<ChoiceButton>("own-board-1")->text(), QStringLiteral("Łódź, дома \U0001F987"));
    w.open();
    w.window->openGame(QString::fromStdString(path));
    QVERIFY(w.game().hasGame());
    QCOMPARE(w.game().record().header().board, board);
}

void TestBoardCheckScreen::boardIsDeletedAndBroughtBack()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    QVERIFY(w.click("size"));
    QVERIFY(w.click("save-and-leave") && w.click("save-board"));
    const QString name = w.find<ChoiceButton>("own-board-1")->text();
    const QDir boards(w.gamesFolder() + "/boards");
    const QStringList files = boards.entryList({"board-*.json"}, QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY(w.click("delete-board"));
    QVERIFY(w.find("own-board-1") == nullptr && w.find("delete-board") == nullptr);
    QVERIFY(boards.entryList({"board-*.json"}, QDir::Files).isEmpty());
    QCOMPARE(w.find<ChoiceButton>("undo-board-removal")->secondLine(), QString("Deleted: %1").arg(name));
    QVERIFY(w.click("undo-board-removal"));
    QVERIFY(w.find("undo-board-removal") == nullptr);
    QCOMPARE(boards.entryList({"board-*.json"}, QDir::Files), files);
    QVERIFY(w.find<ChoiceButton>("own-board-1")->isChecked());
    QVERIFY2(!boards.exists("deleted"), "nothing is left of it");
    // A disk that refuses leaves it where it is.
    writeFile(boards.filePath("deleted"), "somebody's own");
    QVERIFY(w.click("delete-board"));
    QVERIFY(!w.status().isEmpty());
    QCOMPARE(boards.entryList({"board-*.json"}, QDir::Files), files);
}

void TestBoardCheckScreen::cardsAreCountedOnce()
{
    WindowFixture w;
    const auto life = [&] { return w.game().ruleset().cards->draculaLife; };
    QVERIFY(w.click("new-game"));
    QVERIFY(w.setting("setting-cards"));
    QVERIFY(w.click("see-counts"));
    QVERIFY(w.click("count-dracula-life-plus"));
    w.open();
    QVERIFY(w.newGame());
    QCOMPARE(life(), builtInCatalogue()->draculaLife + 1);
}

void TestBoardCheckScreen::fits_data()
{
    test::Rows<QSize, QByteArray, double> row;
    row("beside", QSize(1280, 800), QByteArray("es"), 1.0);
    row("upright", QSize(800, 1280), QByteArray("pl"), 1.0);
    row("phone", QSize(390, 844), QByteArray("ru"), 1.0);
    row("small phone", QSize(360, 640), QByteArray("it"), 1.0);
    row("large words", QSize(1280, 800), QByteArray("ru"), 2.0);
}

void TestBoardCheckScreen::fits()
{
    const auto [size, language, scale] = test::rowOf<QSize, QByteArray, double>();
    WindowFixture w(language.constData(), scale);
    w.open(size);
    QVERIFY(openCheck(w));
    auto* screen = checkIn(w);
    QCOMPARE(screen->size(), size);
    for (const char* name : {"save-and-leave", "undo-change", "skip", "agree", "progress", "board-check-map", "changes"}) {
        auto* widget = w.find<QWidget>(name);
        QVERIFY2(widget != nullptr, name);
        const QRect there(widget->mapTo(screen, QPoint()), widget->size());
        QVERIFY2(screen->rect().contains(there), name);
        if (qobject_cast<QAbstractButton*>(widget) != nullptr)
            QVERIFY2(there.width() >= 44 && there.height() >= 44, name);
    }
    for (LinkToggle* toggle : screen->findChildren<LinkToggle*>()) {
        if (!toggle->isVisible())
            continue;
        QVERIFY(!toggle->accessibleName().isEmpty());
        QVERIFY(toggle->width() >= 52 && toggle->height() >= 44);
        QVERIFY(toggle->mapTo(screen, QPoint(toggle->width(), 0)).x() <= size.width());
    }
    QVERIFY(w.find<MapView>("board-check-map")->height() >= size.height() / 5);
}

DEMETER_TEST(TestBoardCheckScreen)
#include "test_board_check_screen.moc"
