// The second edition's board held against the one on the table: a game on what came of it, and what the third edition sees of it.
#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/board_check/link_toggle.h"
#include "app/desktop/setup/setting_line.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "core/map/board_file.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>

#include <algorithm>

namespace demeter::fury2e {

namespace {

using test::WindowFixture;

LocationId at(std::string_view place)
{
    return (*builtInBoard(boardOfBox))->find(place).value();
}

BoardCheckScreen* checkIn(WindowFixture& w)
{
    return w.find<BoardCheckScreen>("board-check");
}

/// By the row of the start screen, which asks for the edition.
bool openCheck(WindowFixture& w, const char* game)
{
    return w.click("check-board") && w.click(game) && checkIn(w) != nullptr;
}

bool skipTo(WindowFixture& w, std::string_view place)
{
    for (int n = 0; n < 80 && checkIn(w)->comparison()->place() != at(place); ++n)
        if (!w.click("skip"))
            return false;
    return checkIn(w)->comparison()->place() == at(place);
}

/// The board of a setting that is open comes from this file.
bool import(WindowFixture& w, const QString& path)
{
    w.click("import-board");
    auto* dialog = w.window->findChild<QFileDialog*>("import-dialog");
    if (dialog == nullptr)
        return false;
    emit dialog->fileSelected(path);
    dialog->close();
    w.settle();
    return true;
}

} // namespace

class TestSecondBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    void aGameOnTheBoardThatWasChecked()
    {
        WindowFixture w("it", 1, {}, true, allGames);
        QVERIFY(openCheck(w, "game-2"));
        QVERIFY(skipTo(w, "geneva"));
        // One kind of railway, and it is there.
        QVERIFY(w.find("white-milan") == nullptr && w.find("yellow-milan") == nullptr);
        auto* railway = w.find<LinkToggle>("rail-milan");
        QVERIFY(railway != nullptr && railway->isChecked());
        QVERIFY2(railway->accessibleName().startsWith(QLatin1String("Ferrovia ")), qPrintable(railway->accessibleName()));
        QVERIFY(w.click("rail-milan") && !w.find<LinkToggle>("rail-milan")->isChecked());
        QVERIFY(w.click("size"));
        QVERIFY(w.click("save-and-leave"));
        QVERIFY2(w.find<QLabel>("differences")->text().contains(QStringLiteral("Ginevra – Milano")),
                 qPrintable(w.find<QLabel>("differences")->text()));
        w.find<QLineEdit>("board-name")->setText("La nostra");
        QVERIFY(w.click("save-board") && checkIn(w) == nullptr);
        QVERIFY(w.setting("setting-board") && w.find<ChoiceButton>("own-board-1")->isChecked());
        QVERIFY(!w.find<ChoiceButton>("board-of-box")->isChecked());
        w.press(Qt::Key_Escape);
        QVERIFY(w.find<SettingLine>("setting-board")->accessibleName().contains("La nostra"));
        w.press(Qt::Key_Escape);

        int box = 0;
        for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
            QVERIFY(w.pick(QStringLiteral("city-%1").arg(++box), static_cast<int>(indexOf(at(city)))));
        QVERIFY(w.click("start") && w.window->session().hasGame());
        const auto& record = static_cast<SecondEditionSession&>(w.window->session()).controller().record();
        QVERIFY(!record.ruleset().board->byRailway(at("geneva")).contains(at("milan")));
        QVERIFY((**builtInBoard(boardOfBox)).byRailway(at("geneva")).contains(at("milan")));
        QCOMPARE(record.header().board, boardFileName(record.header().boardFile));
        // The record holds the board: it opens where nobody has seen it.
        const QString path = QString::fromStdString(record.path());
        QVERIFY(QDir(BoardsFolder::of(w.gamesFolder(), boardOfBox).path()).removeRecursively());
        w.open();
        w.window->openGame(path);
        QVERIFY(w.window->session().hasGame());
    }

    /// The program's board can be chosen again, and the third edition is offered neither the board nor what was looked at.
    void theOtherEditionKeepsItsOwn()
    {
        WindowFixture w("en", 1, {}, true, allGames);
        QVERIFY(openCheck(w, "game-1") && w.click("agree") && w.click("agree") && w.click("save-and-leave"));
        QVERIFY(w.click("leave-comparison") && w.click("cancel"));
        QVERIFY2(QFile::exists(w.gamesFolder() + "/boards/comparison.json"), "where it always lay");
        QVERIFY(openCheck(w, "game-2"));
        QCOMPARE(checkIn(w)->comparison()->agreedCount(), std::size_t(0));
        QVERIFY(w.click("agree") && w.click("size") && w.click("save-and-leave") && w.click("save-board"));
        QVERIFY(w.setting("setting-board") && w.click("board-of-box"));
        QVERIFY(w.find<ChoiceButton>("board-of-box")->isChecked() && !w.find<ChoiceButton>("own-board-1")->isChecked());
        w.open();
        QVERIFY(w.click("new-game") && w.click("game-1") && w.setting("setting-board"));
        QVERIFY(w.find("own-board-1") == nullptr);
        QVERIFY(w.click("check-board"));
        QCOMPARE(checkIn(w)->comparison()->agreedCount(), std::size_t(2));
        w.open();
        QVERIFY(openCheck(w, "game-2"));
        QCOMPARE(checkIn(w)->comparison()->agreedCount(), std::size_t(1));
    }

    void boardsFromFiles_data()
    {
        test::Rows<QByteArray, bool> row;
        row("its own", QByteArray("fury-2e"), true);
        row("of the third", QByteArray("fury-3e"), false);
    }
    void boardsFromFiles()
    {
        const auto [board, taken] = test::rowOf<QByteArray, bool>();
        WindowFixture w("en", 1, {}, true, allGames);
        QVERIFY(w.click("new-game") && w.click("game-2") && w.setting("setting-board"));
        QVERIFY(import(w, QStringLiteral(DEMETER_SOURCE_DIR "/resources/boards/%1.json").arg(QLatin1String(board))));
        QCOMPARE(w.find("own-board-1") != nullptr, taken);
        QCOMPARE(w.status().contains("another edition"), !taken);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondBoard;
DEMETER_TEST(TestSecondBoard)
#include "test_second_board.moc"
