// The real window, used with a mouse only and with the keyboard only.
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/history_panel.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/side_scroll.h"
#include "app/desktop/main_window.h"
#include "app/desktop/map/map_list.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/start/settings_dialog.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/dracula/secret_faces.h"
#include "app/fury3e/desktop/setup/new_game_screen.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/fixed_chance.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/support/machine_pace.h"
#include "tests/support/rows.h"

#include <QApplication>
#include <QComboBox>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <ctime>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// Says every text of the window with a mark, as a translation that is complete by definition.
class MarkingTranslator : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("~") + QString::fromUtf8(source);
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void startIsQuick();
    void maximisedWhereItFillsTheScreen_data();
    void maximisedWhereItFillsTheScreen();
    void opensWithinTheScreen();
    void startScreenOffersNewGame();
    void threePhasesByMouse();
    void threePhasesByKeyboard();
    void lairByMouseInsideTheGuide();
    void powersThatAskFurther();
    void listInsteadOfTheMap();
    void illegalPlaceSaysWhy();
    void undoAndRedoByKey();
    void theJournalSaysWhatHappened();
    void reopeningOffersAndContinuesTheLastGame();
    void gamesAreOfferedByName();
    void largeGamesAreListed();
    void settingsCloseAfterEveryChange();
    void languageSwitchRetranslates();
    void targetsAreLargeAndNamed();
    void hunterIsEnteredInTwoTaps();
    void drawnFromTheBox();
    void faultOfTheDeviceIsShown();
    void largeTextKeepsEverythingReachable();
    void headerKeepsItsToolsInOneMenu();
    void menuInTheUsersLanguage();
    void eightKindsInTheHandAreAllSeen_data();
    void eightKindsInTheHandAreAllSeen();
    void longJournalStaysQuick();
    void nothingRunsWhenIdle();

private:
    GameController& game() { return test::gameOf(*window_); }
    const GameState& state() { return game().state(); }
    const Board& board() { return *game().ruleset().board; }
    MapView* map() { return test::draculaScreenOf(*window_)->map(); }
    TurnGuide* guide() { return test::draculaScreenOf(*window_)->guide(); }
    void open();
    void newGameByMouse(const char* start = "munich", bool passed = true);
    void huntersPass();
    /// The first answer to whatever Dracula is asked, until dawn.
    void phaseByMouse();
    /// With the hunters' part of the round.
    void roundByMouse()
    {
        phaseByMouse();
        huntersPass();
    }
    void click(QWidget* widget);
    void tap(MapView* view, LocationId place);
    ChoiceButton* choice(const QString& word);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    bool tabTo(const QString& objectName);
    LocationId place(const char* id) { return *board().find(id); }
    /// A plain move that is legal now; cities first, so that an Encounter card is due afterwards.
    LocationId somewhere();

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    int taps_ = 0;
};

void TestWindow::initTestCase()
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestWindow::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_->path() + "/config");
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
    settings.setValue("language", "en");
    settings.setValue("curtain-seconds", 0);
    settings.setValue("curtain-when-decided", false); // what the hunters do is looked at from there too
    settings.sync();
    open();
}

void TestWindow::cleanup()
{
    window_.reset();
    folder_.reset();
}

void TestWindow::open()
{
    window_ = std::make_unique<MainWindow>(folder_->path() + "/games", test::fixedChance(), test::thirdEditionAlone());
    window_->resize(1280, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QTest::qWait(10);
}

void TestWindow::click(QWidget* widget)
{
    const QPointer<QWidget> shown(widget); // a question that has just come up is laid out when its turn comes
    QTRY_VERIFY(shown != nullptr && shown->isVisible());
    QTest::mouseClick(widget, Qt::LeftButton);
    ++taps_;
    QTest::qWait(1);
}

void TestWindow::tap(MapView* view, LocationId place)
{
    const QPoint at = view->viewPositionOf(place);
    QVERIFY2(view->viewport()->rect().contains(at), "the place is outside what the map shows");
    QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    ++taps_;
    QTest::qWait(1);
}

ChoiceButton* TestWindow::choice(const QString& word)
{
    for (ChoiceButton* button : guide()->shownChoices())
        if (button->text().startsWith(word))
            return button;
    return nullptr;
}

void TestWindow::press(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget* target = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : window_.get();
    QTest::keyClick(target, static_cast<Qt::Key>(key), modifiers);
    QTest::qWait(1);
}

void TestWindow::type(const QString& text)
{
    for (const QChar letter : text) {
        QWidget* target = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : window_.get();
        QTest::keyClick(target, letter.toLatin1());
    }
    QTest::qWait(1);
}

bool TestWindow::tabTo(const QString& objectName)
{
    for (int n = 0; n < 100; ++n) {
        if (QApplication::focusWidget() != nullptr && QApplication::focusWidget()->objectName() == objectName)
            return true;
        press(Qt::Key_Tab);
    }
    return false;
}

LocationId TestWindow::somewhere()
{
    const LocationSet hunted = hunterLocations(state());
    std::optional<LocationId> sea;
    for (const Action& action : legalActions(game().ruleset(), state()))
        if (const auto* play = std::get_if<Play>(&action); play != nullptr && play->location && play->powers.empty()) {
            if (!board().isSea(*play->location) && !hunted.contains(*play->location))
                return *play->location;
            sea = play->location;
        }
    return sea.value_or(LocationId{});
}

void TestWindow::newGameByMouse(const char* start, bool passed)
{
    click(window_->findChild<ChoiceButton*>("new-game"));
    auto* view = window_->newGamePage()->findChild<MapView*>("map");
    QVERIFY(view != nullptr);
    const auto cities =
        QList<QLatin1String>{QLatin1String("london"), QLatin1String("madrid"), QLatin1String("athens"), QLatin1String("rome")};
    const auto found = builtInBoard("fury-3e");
    QVERIFY(found.has_value());
    for (const QLatin1String id : cities)
        tap(view, *(*found)->find(id.data()));
    click(window_->findChild<ChoiceButton*>("start"));
    QVERIFY(game().hasGame());
    window_->openCurtain();
    QCOMPARE(state().step, Step::ChooseStart);
    QCOMPARE(state().hunters[1], HunterPlace::in(place("madrid")));
    QTest::qWait(5);
    map()->showWholeBoard();
    tap(map(), place(start));
    QCOMPARE(currentLocation(state()), std::optional(place(start)));
    QCOMPARE(state().step, Step::Day);
    if (passed)
        huntersPass();
}

void TestWindow::huntersPass()
{
    QVERIFY(test::huntersPass(game()));
    QTest::qWait(5);
    guide()->focusFirst();
}

void TestWindow::startIsQuick()
{
    window_.reset();
    const std::int64_t began = test::processorTime();
    open();
    const auto taken = qint64((test::processorTime() - began) / 1000);
    qInfo("start to usable window: %lld ms", static_cast<long long>(taken));
    QVERIFY2(taken < 300, qPrintable(QString::number(taken)));
    QVERIFY(test::draculaScreenOf(*window_) == nullptr);
}

void TestWindow::maximisedWhereItFillsTheScreen_data()
{
    test::Rows<QSize, QSize, bool> row;
    row("a screen of 1920 x 1080 with a bar", QSize(1920, 1040), QSize(1280, 800), false);
    row("just room for a title bar", QSize(1280, 848), QSize(1280, 800), false);
    row("none", QSize(1280, 847), QSize(1280, 800), true);
    row("a laptop of 1366 x 768 with a bar", QSize(1366, 728), QSize(1366, 728), true);
    row("a tablet, lying", QSize(1280, 760), QSize(1280, 760), true);
    row("a tablet, upright", QSize(800, 1240), QSize(800, 1240), true);
    row("a large screen, upright", QSize(1080, 1880), QSize(800, 1280), false);
}

void TestWindow::maximisedWhereItFillsTheScreen()
{
    const auto [room, size, fills] = test::rowOf<QSize, QSize, bool>();
    QCOMPARE(MainWindow::firstSize(room), size);
    QCOMPARE(MainWindow::fillsScreen(room), fills);
    const QSize framed = MainWindow::secondSize(room) + QSize(0, 48);
    QVERIFY2(framed.boundedTo(room) == framed, "the second window's last row lies below the edge");
}

void TestWindow::opensWithinTheScreen()
{
    window_ = std::make_unique<MainWindow>(folder_->path() + "/games", test::fixedChance(), test::thirdEditionAlone());
    const QRect room = window_->screen()->availableGeometry();
    window_->showFirst();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCOMPARE(window_->isMaximized(), MainWindow::fillsScreen(room.size()));
    QTRY_VERIFY2(room.contains(window_->geometry()), "part of the window lies outside");
}

void TestWindow::startScreenOffersNewGame()
{
    QVERIFY(window_->findChild<ChoiceButton*>("new-game") != nullptr);
    QVERIFY(window_->findChild<ChoiceButton*>("continue") == nullptr);
}

void TestWindow::threePhasesByMouse()
{
    newGameByMouse();
    for (int phase = 1; phase <= 3; ++phase) {
        taps_ = 0;
        const int round = state().round;
        const auto from = currentLocation(state());
        game().submit(Slide{}); // else it comes with the answer
        QCOMPARE(state().step, Step::ChooseCard);
        QVERIFY2(!state().trail[0], "SLIDE-1: slot 1 is empty after the slide");
        const LocationId to = somewhere();
        tap(map(), to);
        QCOMPARE(state().step, Step::PlaceEncounter);
        QCOMPARE(currentLocation(state()), std::optional(to));
        QCOMPARE(state().trail[1]->location, from);
        click(guide()->shownChoices().first());
        QVERIFY2(state().trail[0]->encounters.size() == 1, "ENC-1");
        if (asksForChance(game().record().ruleset(), state())) // CHANCE-1
            click(choice("Draw without a word"));
        QVERIFY2(state().encounterHand.size() == 5, "HAND-1");
        if (state().step == Step::PlaceRumor)
            click(choice("Done"));
        QCOMPARE(state().step, Step::Dawn);
        QCOMPARE(state().round, round + 1);
        QVERIFY2(taps_ <= 4, "a usual phase is at most four taps");
        huntersPass();
    }
}

void TestWindow::threePhasesByKeyboard()
{
    QVERIFY(tabTo("new-game"));
    press(Qt::Key_Return);
    const QStringList cities{"Lond", "Madr", "Athe", "Rome"};
    QVERIFY(tabTo("setting-players"));
    press(Qt::Key_Return);
    for (int n = 0; n < 4; ++n) {
        QVERIFY(tabTo(QStringLiteral("city-%1").arg(n + 1)));
        type(cities[n]);
    }
    press(Qt::Key_Escape);
    QVERIFY(tabTo("start"));
    press(Qt::Key_Return);
    QVERIFY(game().hasGame());
    window_->openCurtain();
    QCOMPARE(state().step, Step::ChooseStart);
    QCOMPARE(state().hunters[0], HunterPlace::in(place("london")));
    QCOMPARE(state().hunters[2], HunterPlace::in(place("athens")));
    type("Munich");
    press(Qt::Key_Return);
    QCOMPARE(currentLocation(state()), std::optional(place("munich")));
    huntersPass();
    for (int phase = 1; phase <= 3; ++phase) {
        const int round = state().round;
        QVERIFY(game().submit(Slide{})); // else it comes with the answer
        guide()->focusFirst();
        // The second choice, reached with the arrow and taken with Space.
        const LocationId to = *board().find(board()[somewhere()].id);
        const QString name = game().sentences().place(to);
        int steps = 0;
        while (qobject_cast<ChoiceButton*>(QApplication::focusWidget())->text() != name && steps++ < 10)
            press(steps % 2 == 1 ? Qt::Key_Right : Qt::Key_Tab);
        press(Qt::Key_Space);
        QCOMPARE(currentLocation(state()), std::optional(to));
        QCOMPARE(state().step, Step::PlaceEncounter);
        press(Qt::Key_Return);
        QVERIFY2(state().trail[0]->encounters.size() == 1, "ENC-1");
        if (asksForChance(game().record().ruleset(), state())) // CHANCE-1: the second choice, without a word
            press(Qt::Key_2);
        if (state().step == Step::PlaceRumor)
            press(Qt::Key_1);
        QCOMPARE(state().step, Step::Dawn);
        QCOMPARE(state().round, round + 1);
        huntersPass();
    }
}

void TestWindow::phaseByMouse()
{
    game().submit(Slide{}); // else it comes with the answer
    tap(map(), somewhere());
    while (state().step != Step::Dawn)
        click(asksForChance(game().record().ruleset(), state()) ? choice("Draw without a word")
              : state().step == Step::PlaceRumor                ? choice("Done")
                                                                : guide()->shownChoices().first());
}

void TestWindow::lairByMouseInsideTheGuide()
{
    newGameByMouse();
    int guard = 0;
    while (!state().trail[5] && guard++ < 8)
        roundByMouse();
    QVERIFY(state().trail[5].has_value());
    const auto leaving = state().trail[5]->location;
    const GameState before = state();
    click(choice("Make it a lair"));
    QCOMPARE(state(), before); // only a question
    click(guide()->findChild<ChoiceButton*>("back"));
    QVERIFY(choice("Mature") != nullptr);
    click(choice("Make it a lair"));
    click(guide()->shownChoices().first());
    QVERIFY2(state().lairs[0] && state().lairs[0]->location == leaving, "LAIR-1");
    QVERIFY2(state().lairs[0]->encounters.size() == before.trail[5]->encounters.size() + 1, "LAIR-2");
    QCOMPARE(state().step, Step::ChooseCard);
}

void TestWindow::powersThatAskFurther()
{
    newGameByMouse();
    for (int phase = 1; phase <= 2; ++phase)
        roundByMouse();
    const GameState before = state();
    click(choice("Misdirect"));
    QCOMPARE(state(), before);
    click(test::draculaScreenOf(*window_)->findChild<TrailCard*>("slot-4")); // lit on the trail as well
    QCOMPARE(state(), before);
    click(guide()->shownChoices().first());
    QVERIFY2(state().trail[3] && state().trail[3]->powers.contains(Power::Misdirect), "MISD-1");
    QVERIFY2(state().trail[0] && state().trail[0]->location.has_value(), "MISD-2");
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(state(), before);
    click(choice("Wolf Form"));
    const auto damage = state().damage;
    click(guide()->shownChoices().first());
    QVERIFY2(state().trail[0]->powers.contains(Power::WolfForm), "WOLF-1");
    QVERIFY2(state().damage == damage + 1, "WOLF-3");
}

void TestWindow::listInsteadOfTheMap()
{
    newGameByMouse();
    game().submit(Slide{}); // else it comes with the answer
    const LocationId to = somewhere();
    click(map()->findChild<QAbstractButton*>("mapList"));
    auto* list = window_->findChild<MapList*>();
    QVERIFY(list != nullptr && list->isVisible());
    QCOMPARE(QApplication::focusWidget(), list);
    type(game().sentences().place(to).left(5));
    press(Qt::Key_Return);
    QCOMPARE(currentLocation(state()), std::optional(to));
    click(map()->findChild<QAbstractButton*>("mapList"));
    QVERIFY(!list->isVisible());
    press(Qt::Key_F6);
    QVERIFY(guide()->holdsFocus());
}

void TestWindow::illegalPlaceSaysWhy()
{
    newGameByMouse();
    game().submit(Slide{}); // else it comes with the answer
    const GameState before = state();
    tap(map(), place("munich")); // CARD-4: its card is on the trail
    QCOMPARE(state(), before);
    QVERIFY2(guide()->said().contains("Munich"), qPrintable(guide()->said()));
    map()->showWholeBoard();
    tap(map(), place("lisbon")); // CARD-2
    QCOMPARE(state(), before);
    QVERIFY2(guide()->said().contains("Lisbon"), qPrintable(guide()->said()));
    click(choice("Feed"));
    QCOMPARE(state().step, Step::Dawn); // FEED-2
}

void TestWindow::undoAndRedoByKey()
{
    newGameByMouse();
    const GameState before = state();
    game().submit(Slide{}); // else it comes with the answer
    const GameState after = state();
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(state(), before);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(state(), after);
    test::draculaScreenOf(*window_)->openHistory();
    QTest::qWait(5);
    auto* list = window_->findChild<QListView*>("entries");
    QVERIFY(list != nullptr && list->isVisible());
    const auto shown = [&] {
        for (auto* view : window_->findChildren<QListView*>("entries"))
            if (view->isVisible())
                list = view;
        return list;
    };
    const auto rowOf = [&](std::size_t cursor) {
        const auto* model = qobject_cast<HistoryModel*>(shown()->model());
        return model->index(model->rowOf(cursor));
    };
    const auto goButton = [&] {
        ChoiceButton* found = nullptr;
        for (auto* button : window_->findChildren<ChoiceButton*>("history-go"))
            if (button->isVisible())
                found = button;
        return found;
    };
    for (int row = 0; row < list->model()->rowCount(); ++row)
        QVERIFY(list->visualRect(list->model()->index(row, 0)).height() >= 44);
    // A tap, or Enter, only chooses; what goes back says to where.
    const std::size_t now = game().record().cursor();
    QCOMPARE(goButton()->kind(), ChoiceKind::Off);
    click(goButton());
    QCOMPARE(game().record().cursor(), now);
    list->setFocus();
    list->setCurrentIndex(rowOf(3)); // before it no code was shown that would have to be gone back behind
    press(Qt::Key_Return);
    QTest::qWait(5);
    QCOMPARE(game().record().cursor(), now);
    QCOMPARE(goButton()->text(), QStringLiteral("Go back to before this line"));
    QVERIFY2(goButton()->secondLine().contains("without news"), qPrintable(goButton()->secondLine())); // no number of a step
    click(goButton());
    QTest::qWait(5);
    QCOMPARE(game().record().cursor(), std::size_t{2});
    QCOMPARE(state().step, Step::Day);
    QCOMPARE(goButton()->kind(), ChoiceKind::Off);
    const auto tapRow = [&](const QModelIndex& row) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
        QTest::qWait(5);
    };
    const QModelIndex ahead = shown()->model()->index(rowOf(3).row(), 0);
    QVERIFY(ahead.data(HistoryModel::AheadRole).toBool());
    tapRow(ahead);
    QCOMPARE(game().record().cursor(), std::size_t{2});
    click(goButton());
    QTest::qWait(5);
    QVERIFY(game().record().cursor() > 2);
    press(Qt::Key_Left, Qt::AltModifier);
}

/// Every line says what has happened; steps that say nothing are one quiet line together.
void TestWindow::theJournalSaysWhatHappened()
{
    newGameByMouse();
    QVERIFY(game().submit(Slide{}));
    const auto legal = legalActions(game().ruleset(), state());
    const auto play = std::ranges::find_if(legal, [](const Action& action) { return std::holds_alternative<Play>(action); });
    QVERIFY(play != legal.end() && game().submit(*play));
    for (int step = 0; step < 80 && state().step != Step::Over && state().round < 3; ++step) {
        const auto actions = legalActions(game().ruleset(), state());
        QVERIFY(!actions.empty());
        const auto passes = [](const Action& action) {
            const auto* acts = std::get_if<HunterActs>(&action);
            return std::holds_alternative<GoOn>(action) || (acts != nullptr && acts->what == HunterActs::What::Pass);
        };
        const auto quiet = std::ranges::find_if(actions, passes);
        const auto usual = std::ranges::find_if(actions, [](const Action& action) { return !std::holds_alternative<HunterPlays>(action); });
        QVERIFY(usual != actions.end() && game().submit(quiet != actions.end() ? *quiet : *usual));
    }
    test::draculaScreenOf(*window_)->openHistory();
    QTest::qWait(5);
    auto* list = window_->findChild<QListView*>("entries");
    QVERIFY(list != nullptr);
    const auto* model = list->model();
    int headings = 0, quiet = 0, news = 0;
    bool quietBefore = false;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        const QString words = index.data().toString();
        QVERIFY2(!words.contains(QRegularExpression("\\d\\. Go on$")), qPrintable(words));
        const bool isQuiet = index.data(HistoryModel::QuietRole).toBool();
        QVERIFY2(!isQuiet || !quietBefore, qPrintable(words));
        quietBefore = isQuiet;
        headings += index.data(HistoryModel::HeadingRole).toBool();
        quiet += isQuiet;
        news += words.contains("night falls");
    }
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row)
        lines << model->index(row, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(headings >= 2 && quiet > 0 && news > 0, qPrintable(lines.join(u'\n')));
    const int all = model->rowCount();
    for (auto* button : window_->findChild<Segmented*>("history-whose")->findChildren<QAbstractButton*>().mid(2))
        click(button);
    QVERIFY(model->rowCount() < all);
    for (int row = 0; row < model->rowCount(); ++row)
        QVERIFY(!model->index(row, 0).data(HistoryModel::QuietRole).toBool());
    press(Qt::Key_Left, Qt::AltModifier);
}

/// Esc closes the sheet whatever has been changed in it, by a finger or by keys: it has the keyboard as long as it is there.
void TestWindow::settingsCloseAfterEveryChange()
{
    newGameByMouse();
    window_->drawCurtain();
    QTest::qWait(5);
    const auto sheet = [&] { return window_->findChild<SettingsDialog*>(); };
    for (const char* name : {"text-size", "theme", "language", "text-size"}) {
        window_->openSettings();
        QTest::qWait(5);
        for (int times = 0; times < 2; ++times) {
            Segmented* parts = nullptr;
            for (auto* each : sheet()->findChildren<Segmented*>(QLatin1String(name)))
                if (each->isVisible())
                    parts = each;
            QVERIFY(parts != nullptr);
            click(parts->findChildren<QAbstractButton*>().value(times == 0 ? 1 : 0));
            QTest::qWait(5);
        }
        QVERIFY2(QApplication::focusWidget() != nullptr && sheet()->isAncestorOf(QApplication::focusWidget()), name);
        press(Qt::Key_Escape);
        QVERIFY2(!sheet()->isVisible(), name);
    }
}

/// B18: games are chosen by who plays and how far they have come, not as files.
void TestWindow::gamesAreOfferedByName()
{
    newGameByMouse();
    game().submit(Slide{});
    QVERIFY(window_->findChild<ChoiceButton*>("saved-game") == nullptr);
    const QString path = QString::fromStdString(game().record().path());
    window_.reset();
    QVERIFY(QFile::copy(path, QFileInfo(path).absolutePath() + "/another.demeter"));
    {
        QFile older(QFileInfo(path).absolutePath() + "/another.demeter");
        QVERIFY(older.open(QIODevice::ReadWrite));
        QVERIFY(older.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    }
    open();
    auto* saved = window_->findChild<ChoiceButton*>("saved-game");
    QVERIFY(saved != nullptr && saved->isVisible());
    QVERIFY2(saved->secondLine().contains("round 1"), qPrintable(saved->secondLine()));
    auto* last = window_->findChild<ChoiceButton*>("continue");
    QVERIFY2(last->secondLine().contains("round 1"), qPrintable(last->secondLine()));
    for (const auto* button : window_->findChildren<ChoiceButton*>())
        QVERIFY2(!button->text().contains(".demeter") && !button->secondLine().contains(".demeter"), qPrintable(button->text()));
    click(saved);
    QVERIFY(game().hasGame());
    QVERIFY(QString::fromStdString(game().record().path()).endsWith("another.demeter"));
}

/// Only the ends of a file are read: fifty games of a megabyte must not keep anybody waiting.
void TestWindow::largeGamesAreListed()
{
    newGameByMouse();
    game().submit(Slide{});
    const QString path = QString::fromStdString(game().record().path());
    window_.reset();
    QFile first(path);
    QVERIFY(first.open(QIODevice::ReadOnly));
    const QByteArray bytes = first.readAll();
    const qsizetype header = bytes.indexOf('\n') + 1;
    const QByteArray quiet = R"({"seq":9,"public":{"round":6},"hidden":")" + QByteArray(900, 'A') + "\"}\n";
    const QByteArray dusk = R"({"seq":8,"public":{"round":6,"table":{"day":"thursday"}},"hidden":""})"
                            "\n";
    for (int n = 0; n < 50; ++n) {
        QFile game(QFileInfo(path).absolutePath() + QStringLiteral("/large %1.demeter").arg(n));
        QVERIFY(game.open(QIODevice::WriteOnly));
        game.write(bytes.first(header));
        for (int line = 0; line < 1000; ++line)
            game.write(quiet);
        game.write(dusk);
        for (int line = 0; line < 100; ++line)
            game.write(quiet);
    }
    QVERIFY(GamesFolder::bothEnds(QFileInfo(path).absolutePath() + "/large 0.demeter").size() < 300'000);
    QCOMPARE(GamesFolder::bothEnds(path), bytes); // a short one is whole
    open();
    const auto saved = window_->findChildren<ChoiceButton*>("saved-game");
    QVERIFY(saved.size() >= 2); // the rest is in the list
    for (const auto* each : saved)
        QVERIFY2(each->secondLine().contains("round 6, Thursday"), qPrintable(each->secondLine()));
}

void TestWindow::reopeningOffersAndContinuesTheLastGame()
{
    newGameByMouse();
    game().submit(Slide{}); // else it comes with the answer
    tap(map(), somewhere());
    const GameState before = state();
    window_.reset();
    open();
    click(window_->findChild<ChoiceButton*>("continue"));
    window_->openCurtain();
    QVERIFY(game().hasGame());
    QCOMPARE(state(), before);
    click(guide()->shownChoices().first());
    QVERIFY(state() != before);
}

void TestWindow::languageSwitchRetranslates()
{
    newGameByMouse();
    game().submit(Slide{}); // else it comes with the answer
    auto* question = guide()->findChild<QLabel*>("question");
    const QString english = question->text();
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QTRY_COMPARE(question->text(), QStringLiteral("~") + english);
    QCoreApplication::removeTranslator(&translator);
    QTRY_COMPARE(question->text(), english);
    window_->settings().setLanguage(Language::Pl);
    QTest::qWait(5);
    QCOMPARE(game().sentences().place(place("munich")), QStringLiteral("Monachium"));
    QVERIFY(test::draculaScreenOf(*window_)->findChild<TrailCard*>("slot-2")->face().name == QStringLiteral("Monachium"));
    window_->settings().setLanguage(Language::En);
}

void TestWindow::targetsAreLargeAndNamed()
{
    const auto check = [this] {
        for (const auto* button : window_->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->parentWidget()->inherits("QLineEdit"))
                continue;
            const QByteArray name = button->objectName().toUtf8() + " " + button->text().toUtf8();
            QVERIFY2(button->width() >= 44 && button->height() >= 44, name.constData());
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty() || !button->toolTip().isEmpty(), name.constData());
        }
    };
    check();
    click(window_->findChild<ChoiceButton*>("new-game"));
    check();
    click(window_->findChild<ChoiceButton*>("cancel"));
    newGameByMouse();
    check();
    for (const auto open :
         {+[](MainWindow& window) { test::draculaScreenOf(window)->openHistory(); },
          +[](MainWindow& window) { test::draculaScreenOf(window)->openTable(); }, +[](MainWindow& window) { window.openSettings(); }}) {
        open(*window_);
        QTest::qWait(5);
        check();
        press(Qt::Key_Left, Qt::AltModifier);
    }
    game().submit(Slide{}); // else it comes with the answer
    check();
}

void TestWindow::hunterIsEnteredInTwoTaps()
{
    newGameByMouse("munich", false);
    QCOMPARE(activeHunter(state()), Hunter::LordGodalming);
    QVERIFY(game().submit(HunterPlays{
        .event = HunterEvent::SpeedyTelegraph, .hunter = Hunter::LordGodalming, .overruled = true})); // TIME-10: in another order
    QTest::qWait(5);
    taps_ = 0;
    click(choice("Dr"));
    tap(map(), place("lisbon"));
    QCOMPARE(taps_, 2);
    QCOMPARE(state().hunters[1], HunterPlace::in(place("lisbon")));
    click(choice("Confirm"));
    QVERIFY(state().due.empty());
    // And as a short typed word.
    guide()->focusFirst();
    type("m nap");
    press(Qt::Key_Return);
    QCOMPARE(state().hunters[3], HunterPlace::in(place("naples")));
}

void TestWindow::drawnFromTheBox()
{
    click(window_->findChild<ChoiceButton*>("new-game"));
    click(window_->findChild<QAbstractButton*>("setting-more"));
    click(window_->findChild<QAbstractButton*>("setting-cards"));
    click(window_->findChild<ChoiceButton*>("drawn"));
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    auto* view = window_->newGamePage()->findChild<MapView*>("map");
    const auto found = builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "athens", "rome"})
        tap(view, *(*found)->find(id));
    click(window_->findChild<ChoiceButton*>("start"));
    QVERIFY(game().hasGame());
    window_->openCurtain();
    for (int n = 0; n < 5; ++n) {
        QCOMPARE(drawsDue(game().ruleset(), state()), 5 - n);
        QCOMPARE(guide()->shownChoices().size(), 13);
        click(guide()->shownChoices().at(n));
    }
    QVERIFY2(state().encounterHand.size() == 5, "SETUP-8");
    QVERIFY(guide()->findChild<QLineEdit*>("filter")->isVisible());
}

void TestWindow::faultOfTheDeviceIsShown()
{
    window_.reset();
    QFile file(folder_->path() + "/in-the-way");
    QVERIFY(file.open(QIODevice::WriteOnly));
    window_ = std::make_unique<MainWindow>(folder_->path() + "/in-the-way/games", test::fixedChance(), test::thirdEditionAlone());
    window_->show();
    click(window_->findChild<ChoiceButton*>("new-game"));
    auto* view = window_->newGamePage()->findChild<MapView*>("map");
    const auto found = builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "athens", "rome"})
        tap(view, *(*found)->find(id));
    click(window_->findChild<ChoiceButton*>("start"));
    QVERIFY(!game().hasGame());
    QVERIFY(window_->newGamePage()->findChild<QLabel*>("summary")->text().contains("in-the-way"));
}

void TestWindow::largeTextKeepsEverythingReachable()
{
    newGameByMouse();
    window_->settings().setTextScale(2);
    QTest::qWait(5);
    game().submit(Slide{}); // else it comes with the answer
    for (ChoiceButton* button : guide()->shownChoices()) {
        QVERIFY2(button->width() >= button->narrowestWidth() || button->narrowestWidth() > 380, qPrintable(button->text()));
        QVERIFY(button->height() >= button->heightForWidth(button->width()));
    }
    window_->settings().setTextScale(1);
}

void TestWindow::headerKeepsItsToolsInOneMenu()
{
    newGameByMouse();
    window_->resize(800, 1280);
    QTest::qWait(5);
    auto* header = test::draculaScreenOf(*window_)->findChild<HeaderBar*>();
    const int height = header->height();
    QVERIFY(height <= 104);
    // It does not jump from one time of the day to the next.
    phaseByMouse();
    QCOMPARE(header->height(), height);
    click(header->findChild<ChoiceButton*>("menu"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr && menu->isVisible());
    int entries = 0;
    for (QAction* action : menu->actions())
        if (!action->isSeparator()) {
            QVERIFY(menu->actionGeometry(action).height() >= 44 && !action->text().isEmpty());
            ++entries;
        }
    QCOMPARE(entries, 12); // the rules, the cards, the signs and the manual among them
    test::clickAction(menu, menu->actions().value(1));
    QTest::qWait(5);
    click(window_->findChild<ChoiceButton*>("about-hunters"));
    QTest::qWait(5);
    QVERIFY(window_->findChild<PickBox*>("hunter-place-1")->isVisible());
    press(Qt::Key_Left, Qt::AltModifier);
}

/// B21: keys are named as they stand on the keyboard, and the menu lies over nothing that stands right of its button.
void TestWindow::menuInTheUsersLanguage()
{
    newGameByMouse();
    window_->settings().setLanguage(Language::Es);
    window_->resize(780, 1200); // as wide as the screen of the tests
    QTest::qWait(5);
    auto* button = test::draculaScreenOf(*window_)->findChild<ChoiceButton*>("menu");
    click(button);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().first()->shortcut().toString(QKeySequence::NativeText), QString("Ctrl+H"));
    QVERIFY(menu->testAttribute(Qt::WA_TranslucentBackground)); // or its round corners would be square
    const QImage picture = menu->grab().toImage();
    QVERIFY(picture.pixelColor(0, 0) != picture.pixelColor(picture.width() / 2, 3));
    QCOMPARE(menu->geometry().right(), button->mapToGlobal(button->rect().topRight()).x());
    menu->close();
    window_->settings().setLanguage(Language::En);
    QTest::qWait(5);
}

void TestWindow::eightKindsInTheHandAreAllSeen_data()
{
    test::Rows<QString, int> row;
    for (const char* language : {"en", "es", "pl", "ru", "it"})
        for (const int width : {484, 408})
            row(qPrintable(QString::asprintf("%s %d", language, width)), language, width);
}

void TestWindow::eightKindsInTheHandAreAllSeen()
{
    const auto [language, width] = test::rowOf<QString, int>();
    const auto found = builtInBoard("fury-3e");
    const Sentences sentences(*found, builtInCatalogue(), *languageFromCode(language.toStdString()));
    const Ruleset ruleset{*found, builtInCatalogue(), {}};
    HandPanel panel(window_->settings());
    panel.resize(width, 155);
    panel.show();
    // Eight in a row of the thirteen, wherever one begins.
    const auto kinds = ruleset.cards->encounters.size();
    for (std::size_t first = 0; first < kinds; ++first) {
        GameState hand;
        for (std::size_t n = 0; n < 8; ++n)
            hand.encounterHand.push_back(static_cast<EncounterKind>((first + n) % kinds));
        panel.setHand(handFace(ruleset, hand, sentences, {}));
        panel.resize(width, panel.neededHeight(width));
        QTest::qWait(1);
        QVERIFY2(!panel.findChild<SideScroll*>()->overflows(), qPrintable(QString::number(first)));
    }
}

void TestWindow::longJournalStaysQuick()
{
    newGameByMouse();
#ifdef DEMETER_SANITIZED
    constexpr int rows = 250;
#else
    constexpr int rows = 1000;
#endif
    for (int n = 0; n < rows; ++n)
        QVERIFY(game().submit(EnterWeek{n % 2 == 0 ? 2 : 1}));
    std::int64_t began = test::processorTime();
    test::draculaScreenOf(*window_)->openHistory();
    auto* list = window_->findChild<QListView*>("entries");
    list->grab();
    const auto taken = qint64((test::processorTime() - began) / 1000);
    qInfo("journal of %d rows: %lld ms", list->model()->rowCount(), static_cast<long long>(taken));
    QVERIFY(list->model()->rowCount() > rows);
    QVERIFY2(taken < 500, qPrintable(QString::number(taken)));
    began = test::processorTime();
    list->scrollToBottom();
    list->grab();
    QVERIFY(test::processorTime() - began < 300'000);
    press(Qt::Key_Left, Qt::AltModifier);
}

void TestWindow::nothingRunsWhenIdle()
{
    newGameByMouse();
    game().submit(Slide{}); // else it comes with the answer
    QTest::qWait(300);      // what a tap has started has ended by then
    QEventLoop loop;
    QTimer::singleShot(1000, &loop, &QEventLoop::quit);
    const std::clock_t before = std::clock();
    loop.exec();
    const double used = 1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC;
    qInfo("processor time in an idle second: %.1f ms", used);
    QVERIFY2(used < 10, qPrintable(QString::number(used)));
}

DEMETER_TEST(TestWindow)
#include "test_window.moc"
