// The page of a new game: whom a tap places, what is missing, the settings and what fits where.
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/setup/setting_line.h"
#include "app/text/resources.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

const char* const cities[] = {"london", "madrid", "zurich", "prague"};

QLabel* label(WindowFixture& w, const char* name)
{
    return w.window->newGamePage()->findChild<QLabel*>(name);
}

MapView* map(WindowFixture& w)
{
    return w.window->newGamePage()->findChild<MapView*>("map");
}

LocationId city(const char* id)
{
    return *(*builtInBoard("fury-3e"))->find(id);
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private slots:
    void tapsPlaceAllFour();
    void anotherHunterIsPlacedAgain();
    void settingsAreLines();
    void theNextGameIsAsked();
    void theTableChoosesHowOftenCardsAreShuffled();
    void theGuidedRoundNamesThePlaces();
    void fits_data();
    void fits();
};

void TestNewGame::tapsPlaceAllFour()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    const std::array names{"Godalming", "Seward", "Van Helsing", "Mina"};
    for (std::size_t n = 0; n < hunterCount; ++n) {
        QVERIFY2(label(w, "question")->text().contains(names[n]), qPrintable(label(w, "question")->text()));
        QVERIFY2(label(w, "summary")->text().contains(names[n]), qPrintable(label(w, "summary")->text()));
        QCOMPARE(w.find<ChoiceButton>("start")->kind(), ChoiceKind::Off);
        for (std::size_t other = 0; other < hunterCount; ++other)
            QCOMPARE(w.find<ChoiceButton>(QStringLiteral("hunter-%1").arg(other + 1))->kind(),
                     other == n ? ChoiceKind::Others : ChoiceKind::Quiet);
        if (n == 2) { // too early: it says so, and nothing begins
            QVERIFY(w.click("start"));
            QVERIFY(!w.game().hasGame());
            QVERIFY(label(w, "summary")->text().contains(names[n]));
        }
        MapView* view = map(w);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewPositionOf(city(cities[n])));
        w.settle();
    }
    QCOMPARE(w.find<ChoiceButton>("start")->kind(), ChoiceKind::CommonPrimary);
    QVERIFY(label(w, "summary")->text().contains("Dracula"));
    QVERIFY(w.click("start"));
    QVERIFY(w.game().hasGame());
    for (std::size_t n = 0; n < hunterCount; ++n)
        QCOMPARE(w.state().hunters[n], HunterPlace::in(city(cities[n])));
}

void TestNewGame::anotherHunterIsPlacedAgain()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    for (const char* id : cities)
        emit map(w)->tapped(city(id));
    QVERIFY(w.click("hunter-2"));
    QCOMPARE(w.find<ChoiceButton>("hunter-2")->kind(), ChoiceKind::Others);
    QTest::mouseClick(map(w)->viewport(), Qt::LeftButton, {}, map(w)->viewPositionOf(city("athens")));
    w.settle();
    QVERIFY(w.click("start"));
    QCOMPARE(w.state().hunters[1], HunterPlace::in(city("athens")));
}

void TestNewGame::settingsAreLines()
{
    WindowFixture w;
    QVERIFY(w.click("new-game"));
    QVERIFY2(w.find("setting-cards") == nullptr, "all of them are behind one line");
    const auto behind = [&] { return w.find<SettingLine>("setting-more")->accessibleDescription(); };
    QVERIFY2(behind().contains("Recommended") && behind().contains("Without phones"), qPrintable(behind()));
    QVERIFY(w.setting("setting-cards"));
    auto* cards = w.find<SettingLine>("setting-cards");
    const QString dealt = cards->value();
    QVERIFY(w.click("drawn"));
    QVERIFY(cards->value() != dealt && behind().contains(cards->value()));
    w.press(Qt::Key_Escape);
    QVERIFY(w.find<ChoiceButton>("drawn") == nullptr && w.find("setting-cards") != nullptr);
    QVERIFY(w.tabTo("setting-board"));
    w.press(Qt::Key_Return); // as a key does it
    QVERIFY(w.segment("board", 1));
    QVERIFY2(w.find<SettingLine>("setting-board")->value().startsWith("Map of the second"),
             "the board is another one, the sheet still open");
    w.press(Qt::Key_Escape);
    QVERIFY(w.setting("setting-rulebook"));
    QVERIFY(w.segment("printing", 2));
    QCOMPARE(w.find<SettingLine>("setting-rulebook")->value(), QStringLiteral("Polski"));
    w.press(Qt::Key_Escape);
    w.press(Qt::Key_Escape);
    QVERIFY(w.find("setting-cards") == nullptr && behind().contains("Polski"));
}

/// Who played the last game plays the next one, and of several games the same is begun again.
void TestNewGame::theNextGameIsAsked()
{
    WindowFixture w("en", 1, {}, true, allGames);
    QVERIFY(w.click("new-game") && w.click("game-1"));
    QVERIFY(w.click("setting-players"));
    w.find<QLineEdit>("player-2")->setText(QStringLiteral("Luis"));
    w.press(Qt::Key_Escape);
    QVERIFY(w.find<ChoiceButton>("hunter-2")->secondLine().endsWith("Luis"));
    w.find<ChoiceButton>("cancel")->click();
    w.settle();
    QVERIFY2(w.click("new-game") && w.find("game-2") != nullptr, "none has been begun");
    QVERIFY(w.click("game-1"));
    QVERIFY2(w.find<ChoiceButton>("hunter-2")->secondLine() == QStringLiteral("no city yet"), "nor has anybody played");
    QVERIFY(w.click("setting-players"));
    w.find<QLineEdit>("player-2")->setText(QStringLiteral("Luis"));
    w.press(Qt::Key_Escape);
    for (const char* id : cities)
        emit map(w)->tapped(city(id));
    QVERIFY(w.click("start") && w.game().hasGame());
    w.open();
    QVERIFY(w.click("new-game") && w.find("game-2") == nullptr);
    QVERIFY(w.find<ChoiceButton>("hunter-2")->secondLine().endsWith("Luis"));
    QCOMPARE(w.find<ChoiceButton>("edition")->text(), QStringLiteral("Third edition"));
    QVERIFY(w.click("edition") && w.click("game-2"));
    QCOMPARE(w.find<ChoiceButton>("edition")->text(), QStringLiteral("Second edition"));
    QVERIFY(w.find<ChoiceButton>("hunter-2")->secondLine().endsWith("Luis"));
}

/// Once, at the start, unless phones give a share in every round by themselves or the table says otherwise; what it says is in the
/// record's header. Cards from the box are nobody's here.
void TestNewGame::theTableChoosesHowOftenCardsAreShuffled()
{
    const auto begun = [](WindowFixture& w) {
        w.press(Qt::Key_Escape);
        w.press(Qt::Key_Escape);
        for (const char* id : cities)
            emit map(w)->tapped(city(id));
        return w.click("start") && w.game().hasGame();
    };
    const QString once = QStringLiteral("Once, at the start"), anew = QStringLiteral("Anew in every round");
    {
        WindowFixture w;
        QVERIFY(w.click("new-game"));
        QVERIFY(w.setting("setting-shuffling"));
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), once);
        QVERIFY(!w.find<ChoiceButton>("each-round")->isChecked() && w.find<ChoiceButton>("at-the-start")->isChecked());
        QVERIFY(begun(w));
        QVERIFY(!w.game().record().header().chanceEachRound && !w.state().chance.eachRound);
    }
    {
        WindowFixture w;
        QVERIFY(w.click("new-game"));
        QVERIFY(w.setting("setting-phones") && w.click("with-phones"));
        w.press(Qt::Key_Escape);
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), anew);
        QVERIFY(w.setting("setting-shuffling") && w.click("at-the-start"));
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), once);
    }
    {
        WindowFixture w;
        QVERIFY(w.click("new-game"));
        QVERIFY(w.setting("setting-shuffling"));
        QVERIFY(w.click("each-round"));
        QVERIFY(w.find<ChoiceButton>("each-round")->isChecked() && !w.find<ChoiceButton>("at-the-start")->isChecked());
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), anew);
        w.press(Qt::Key_Escape);
        w.window->resize(600, 900); // it stays what it is when the page is made anew
        w.settle();
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), anew);
        QVERIFY(begun(w));
        QVERIFY(w.game().record().header().chanceEachRound && w.state().chance.eachRound);
        // The next game begins as usual.
        w.window->newGamePage()->reset();
        w.window->newGamePage()->rebuild();
        w.settle();
        QVERIFY(w.window->newGamePage()->findChild<SettingLine*>("setting-more")->accessibleDescription().contains(once));
    }
    {
        WindowFixture w;
        QVERIFY(w.click("new-game"));
        QVERIFY(w.setting("setting-cards"));
        QVERIFY(w.click("drawn"));
        w.press(Qt::Key_Escape);
        QCOMPARE(w.find<SettingLine>("setting-shuffling")->value(), QStringLiteral("By hand"));
        QVERIFY(w.setting("setting-shuffling"));
        QVERIFY(w.find<QLabel>("shuffled-by-hand") != nullptr && w.find("each-round") == nullptr);
        QVERIFY(begun(w));
        QVERIFY(!w.game().record().header().chanceEachRound);
    }
}

void TestNewGame::theGuidedRoundNamesThePlaces()
{
    for (const QSize size : {QSize(1280, 800), QSize(1280, 760), QSize(1366, 768), QSize(800, 1280)})
        for (const char* language : {"es", "ru"}) {
            WindowFixture w(language);
            w.resize(size);
            QVERIFY(w.click("first-round"));
            QCOMPARE(std::ssize(map(w)->layout().names), 60 + 1 - 1);
        }
}

void TestNewGame::fits_data()
{
    test::Rows<QString, QSize, double> row;
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const QSize size : {QSize(800, 1280), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1200), QSize(390, 844), QSize(360, 640)})
            for (const double scale : {1.0, 1.5, 2.0})
                row(qPrintable(QString::asprintf("%s %dx%d %d %%", language, size.width(), size.height(), int(scale * 100))),
                    QString::fromLatin1(language), size, scale);
}

void TestNewGame::fits()
{
    const auto [language, size, scale] = test::rowOf<QString, QSize, double>();
    WindowFixture w(language.toUtf8().constData(), scale);
    w.resize(size);
    QVERIFY(w.click("new-game"));
    QWidget* page = w.window->newGamePage();
    const auto boxOf = [page](const QWidget* widget) { return QRect(widget->mapTo(page, QPoint()), widget->size()); };
    if (size.width() > size.height()) { // with words of any size the first hunter stands there, and says that others follow
        const QWidget* first = w.find<ChoiceButton>("hunter-1");
        const QWidget* port = first->parentWidget();
        while (port != nullptr && qobject_cast<const QScrollArea*>(port) == nullptr)
            port = port->parentWidget();
        if (port != nullptr)
            QVERIFY2(boxOf(port).contains(boxOf(first)), qPrintable(QString::number(boxOf(first).bottom())));
    }
    for (const std::size_t placed : {0U, 4U}) {
        for (std::size_t n = 0; n < placed; ++n)
            emit map(w)->tapped(city(cities[n]));
        w.settle();
        QStringList cut;
        for (const auto* words : page->findChildren<QLabel*>())
            if (words->isVisible() && words->wordWrap() && words->heightForWidth(words->width()) > words->height() + 1)
                cut << words->text();
        for (const auto* button : page->findChildren<ChoiceButton*>())
            if (button->isVisible() && !button->text().isEmpty() &&
                (button->width() < button->narrowestWidth() || button->height() < button->heightForWidth(button->width())))
                cut << button->text();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        QVERIFY2(page->rect().contains(boxOf(w.find<ChoiceButton>("start"))), "the button to begin is always in sight");
        for (const auto* area : page->findChildren<QScrollArea*>()) {
            QVERIFY(area->widget()->width() <= area->viewport()->width());
            if (scale == 1.0 && size.width() >= 800)
                QVERIFY2(area->verticalScrollBar()->maximum() == 0, "all of it is in sight");
        }
        MapView* view = map(w);
        QVERIFY(boxOf(view).top() < size.height() / 4);
        const MapView::Layout layout = view->layout();
        if (scale == 1.0 && size.width() >= 800) {
            QVERIFY2(view->width() >= size.width() / 2, "the map is the largest thing there is");
            const Board& board = **builtInBoard("fury-3e");
            for (const Location& location : board.locations())
                if (location.kind == LocationKind::LargeCity || location.kind == LocationKind::SmallCity)
                    QVERIFY2(std::ranges::find(layout.names, *board.find(location.id), &MapView::Layout::Name::place) != layout.names.end(),
                             location.id.c_str());
        }
        for (const auto& name : layout.names) {
            for (const auto& node : layout.nodes)
                QVERIFY2(distanceTo(name.box, node.at) >= node.radius, "a name lies on a place");
            for (const auto& other : layout.names)
                QVERIFY2(&other == &name || !other.box.intersects(name.box), "a name lies on another one");
        }
        for (std::size_t n = 0; n < placed; ++n) {
            const auto chosen = std::ranges::find(layout.names, city(cities[n]), &MapView::Layout::Name::place);
            QVERIFY2(chosen != layout.names.end() && chosen->strong, "the chosen cities are named first");
            for (const auto& name : layout.names)
                QVERIFY(name.pixels <= chosen->pixels);
        }
    }
}

DEMETER_TEST(TestNewGame)
#include "test_new_game.moc"
