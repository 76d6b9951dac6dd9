// The curtain: everything that draws it, how fast, what opens it again, and that nothing secret is left while it is drawn.
#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/session/curtain.h"
#include "app/desktop/start/start_screen.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/load.h"
#include "tests/support/machine_pace.h"
#include "tests/support/random_round.h"

#include <QAccessible>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMetaEnum>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <functional>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

QStringList logged; ///< everything that the program wrote to its log

void keep(QtMsgType, const QMessageLogContext&, const QString& text)
{
    logged << text;
}

/// Every word that this widget or its accessible interface could show or say.
QStringList wordsOf(QWidget* widget)
{
    QStringList words{widget->accessibleName(), widget->accessibleDescription(), widget->toolTip(),        widget->whatsThis(),
                      widget->statusTip(),      widget->windowTitle(),           widget->windowIconText(), widget->objectName()};
    for (const QByteArray& name : widget->dynamicPropertyNames())
        words << widget->property(name).toString();
    for (const char* property : {"text", "placeholderText", "currentText", "secondLine"})
        words << widget->property(property).toString();
    if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget))
        for (int kind = QAccessible::Name; kind <= QAccessible::Accelerator; ++kind)
            words << spoken->text(static_cast<QAccessible::Text>(kind));
    words.removeAll(QString());
    return words;
}

/// Counts what comes down on what it watches.
class Presses : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::MouseButtonPress;
        return false;
    }
};

QStringList wordsOfAllWidgets()
{
    QStringList words;
    for (QWidget* widget : QApplication::allWidgets())
        words << wordsOf(widget);
    words << QGuiApplication::clipboard()->text() << logged;
    return words;
}

/// Dracula's first phase is over, and what the first hunter does is asked.
bool untilTheHunters(WindowFixture& w)
{
    std::mt19937_64 random(7);
    while (w.state().step != Step::Day) {
        const auto action = test::likelyAction(random, w.game().ruleset(), w.state(), {CardHandling::Dealt, 100, false});
        if (!action || !w.game().submit(*action))
            return false;
    }
    w.settle();
    return true;
}

} // namespace

class TestCurtain : public QObject {
    Q_OBJECT

private slots:
    void gameOpensBehindTheCurtain();
    void triggersDraw_data();
    void triggersDraw();
    void escapeClosesFirst();
    void tapDoesNotOpen();
    void heldKeyOpens();
    void drawnCurtainWatchesNothing();
    void warnsBeforeItFalls();
    void touchOnTheWarningIsOnlyThat_data();
    void touchOnTheWarningIsOnlyThat();
    void waitsAsLongAsItWasSet();
    void drawsQuickly_data() { triggersDraw_data(); }
    void drawsQuickly();
    void nothingSecretIsLeft();
    void whatWasBegunWaits();
    void cardOfTheHuntersWaits();
    void entryOfTheTableWaits();
    void onlyTypedTextWaitsForAnotherDecision();
    void nothingWaitsForAnotherGame();
    void tableIsRenewedOnlyWhenItNotices();
    void secondWindowShowsTheTable();
    void tableTellsOfCorrections();
    void tableMenu();
};

void TestCurtain::gameOpensBehindTheCurtain()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = QString::fromStdString(w.game().record().path());
    w.open();
    w.openGame(path);
    QVERIFY(w.game().hasGame());
    QVERIFY2(w.screen() == nullptr, "the table is the resting state");
    QVERIFY(w.table()->isVisible());
    QVERIFY(w.holdOpen());
    QVERIFY(w.screen()->isVisible());
    QVERIFY(!w.table()->isVisible());
}

void TestCurtain::triggersDraw_data()
{
    QTest::addColumn<int>("trigger");
    for (const auto trigger : {Curtain::Trigger::Key, Curtain::Trigger::Button, Curtain::Trigger::Idle, Curtain::Trigger::FocusLost,
                               Curtain::Trigger::Minimised, Curtain::Trigger::SessionLocked})
        QTest::newRow(QMetaEnum::fromType<Curtain::Trigger>().valueToKey(static_cast<int>(trigger))) << static_cast<int>(trigger);
}

void TestCurtain::triggersDraw()
{
    QFETCH(int, trigger);
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.screen() != nullptr);
    QList<Curtain::Trigger> heard;
    connect(w.window->curtain(), &Curtain::fall, this, [&](Curtain::Trigger one) { heard << one; });
    QWidget other; // another window
    switch (static_cast<Curtain::Trigger>(trigger)) {
    case Curtain::Trigger::Key:
        w.screen()->openHistory(); // whatever lies over the screen
        w.settle();
        w.press(Qt::Key_Escape, Qt::ShiftModifier);
        break;
    case Curtain::Trigger::Button:
        QVERIFY(w.click("curtain"));
        break;
    case Curtain::Trigger::Idle:
        w.window->curtain()->setIdleSeconds(1);
        QVERIFY(QTest::qWaitFor([&] { return w.screen() == nullptr; }, 20'000));
        break;
    case Curtain::Trigger::FocusLost:
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitFor([&] { return w.screen() == nullptr; }, 5'000));
        break;
    case Curtain::Trigger::Minimised:
        w.window->showMinimized();
        break;
    case Curtain::Trigger::SessionLocked:
        w.window->curtain()->sessionLocked();
        break;
    }
    w.settle();
    QVERIFY(w.screen() == nullptr);
    QCOMPARE(w.window->findChildren<DraculaScreen*>().size(), 0);
    if (static_cast<Curtain::Trigger>(trigger) == Curtain::Trigger::Button)
        QVERIFY(heard.isEmpty());
    else
        QCOMPARE(heard, QList<Curtain::Trigger>{static_cast<Curtain::Trigger>(trigger)});
}

/// What lies on top goes first, one thing a press; the curtain's own key asks nobody.
void TestCurtain::escapeClosesFirst()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const auto open = [&](int what) {
        switch (what) {
        case 0:
            w.screen()->openHistory();
            break;
        case 1:
            w.window->openBook();
            break;
        case 2:
            w.window->openCards({"wolves"});
            break;
        case 3:
            w.window->openSettings();
            break;
        case 4:
            QVERIFY(w.click("menu"));
            break;
        default:
            w.window->openManual();
        }
        w.settle();
    };
    const auto lies = [&] { return QApplication::activePopupWidget() != nullptr || Sheet::uppermost(*w.window) != nullptr; };
    for (int what = 0; what <= 5; ++what) {
        open(what);
        QVERIFY2(lies(), qPrintable(QString::number(what)));
        w.press(Qt::Key_Escape);
        w.settle();
        QVERIFY2(w.screen() != nullptr && !lies(), qPrintable(QString::number(what)));
    }
    // Nothing has the focus in it, as after a tap on its words.
    open(0);
    w.screen()->setFocus();
    w.press(Qt::Key_Escape);
    QVERIFY(w.screen() != nullptr && !lies());
    // A finger that stays on the key closes no more than that.
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
    QVERIFY(w.screen() != nullptr);
    w.press(Qt::Key_Escape);
    w.settle();
    QVERIFY(w.screen() == nullptr);
    for (const int what : {0, 1, 3}) {
        w.openCurtain();
        open(what);
        w.press(Qt::Key_Escape, Qt::ShiftModifier);
        w.settle();
        QVERIFY2(w.screen() == nullptr, qPrintable(QString::number(what)));
    }
}

void TestCurtain::tapDoesNotOpen()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.drawCurtain();
    auto* button = w.table()->openButton();
    for (int n = 0; n < 3; ++n) {
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(button, Qt::Key_Return);
        w.settle();
        QVERIFY(w.screen() == nullptr);
    }
    QVERIFY2(qMin(button->width(), button->height()) >= 44, "a target for a finger");
}

void TestCurtain::heldKeyOpens()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.drawCurtain();
    QElapsedTimer clock;
    clock.start();
    QVERIFY(w.holdOpen(true));
    QVERIFY(clock.elapsed() >= HoldButton::holdMilliseconds);
    QVERIFY(w.guide()->holdsFocus());
}

void TestCurtain::drawnCurtainWatchesNothing()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.drawCurtain();
    QVERIFY(!w.window->curtain()->watching());
    w.press(Qt::Key_Escape);
    w.window->curtain()->sessionLocked();
    QVERIFY(w.table()->isVisible());
    w.window->openCurtain();
    QVERIFY(w.window->curtain()->watching());
}

void TestCurtain::warnsBeforeItFalls()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    Curtain* curtain = w.window->curtain();
    QList<int> warned;
    connect(curtain, &Curtain::warn, this, [&](int seconds) { warned << seconds; });

    // As long as it is to wait there is nothing to be said.
    curtain->setIdleSeconds(3600);
    w.settle();
    QVERIFY(warned.isEmpty() && w.find("curtain-warning") == nullptr);
    // In the last seconds a touch, or a key, keeps it open.
    for (const bool key : {false, true}) {
        warned.clear();
        key ? w.window->resize(1280, 800) : w.window->resize(800, 1280);
        w.settle();
        w.screen()->openHistory(); // over whatever is open
        curtain->setIdleSeconds(Curtain::warningSeconds + 1);
        QTRY_VERIFY_WITH_TIMEOUT(w.find("curtain-warning") != nullptr, 3'000);
        auto* band = w.find("curtain-warning");
        QCOMPARE(warned.front(), Curtain::warningSeconds);
        const QString heard = QAccessible::queryAccessibleInterface(band)->text(QAccessible::Name);
        QCOMPARE(heard, QString("The curtain falls in 5 s. Any touch or key keeps it open."));
        QVERIFY(w.window->rect().contains(QRect(band->mapTo(w.window.get(), QPoint()), band->size())));
        const auto placeOf = [&](const QWidget* part) { return QRect(part->mapTo(w.window.get(), QPoint()), part->size()); };
        QVERIFY2(!placeOf(w.guide()).intersects(placeOf(band)), "it lies over what is being decided");
        QVERIFY2(!band->visibleRegion().isEmpty() && band->visibleRegion().boundingRect() == band->rect(), "nothing lies over it");
        QVERIFY(QTest::qWaitFor([&] { return warned.contains(Curtain::warningSeconds - 1); }, 3'000));
        QVERIFY2(band->accessibleName() == heard, "it would be read out every second");
        key ? w.press(Qt::Key_Shift) : QTest::mouseMove(w.window.get(), QPoint(300, 700));
        w.settle();
        QCOMPARE(warned.back(), 0);
        QVERIFY(w.find("curtain-warning") == nullptr);
        curtain->setIdleSeconds(3600);
    }

    // Without one the count ends where it falls, and nothing of it is left.
    warned.clear();
    curtain->setIdleSeconds(2);
    QVERIFY(QTest::qWaitFor([&] { return w.screen() == nullptr; }, 20'000));
    QCOMPARE(warned.front(), 2);
    QCOMPARE(warned.back(), 0);
    QVERIFY(std::ranges::is_sorted(warned, std::greater<>()));
    QVERIFY(w.find("curtain-warning") == nullptr);
}

void TestCurtain::touchOnTheWarningIsOnlyThat_data()
{
    QTest::addColumn<bool>("finger");
    QTest::newRow("mouse") << false;
    QTest::newRow("finger") << true;
}

void TestCurtain::touchOnTheWarningIsOnlyThat()
{
    QFETCH(bool, finger);
    WindowFixture w;
    QVERIFY(w.newGame());
    QWidget below(w.screen()); // all over the screen
    Presses presses;
    below.installEventFilter(&presses);
    below.setGeometry(w.screen()->rect());
    below.show();
    const QPoint there(100, w.window->height() - 60);
    QTest::mouseMove(w.window->windowHandle(), there); // before it comes up
    w.window->curtain()->setIdleSeconds(Curtain::warningSeconds + 1);
    QTRY_VERIFY_WITH_TIMEOUT(w.find("curtain-warning") != nullptr, 3'000);
    auto* band = w.find("curtain-warning");
    QVERIFY(QRect(band->mapTo(w.window.get(), QPoint()), band->size()).contains(there));
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const auto touch = [&] {
        if (finger) {
            QTest::touchEvent(w.window.get(), screen.get()).press(1, there);
            QTest::touchEvent(w.window.get(), screen.get()).release(1, there);
        } else {
            QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, there);
        }
        w.settle();
    };
    touch();
    QVERIFY(w.find("curtain-warning") == nullptr);
    QCOMPARE(presses.count, 0);
    w.window->curtain()->setIdleSeconds(0);
    touch();
    QCOMPARE(presses.count, 1); // what it would have been
}

void TestCurtain::waitsAsLongAsItWasSet()
{
    WindowFixture w;
    {
        QSettings stored(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
        stored.remove("curtain-seconds");
    }
    w.open();
    QCOMPARE(w.window->settings().curtainSeconds(), 90);
    // What was chosen when other times were offered still holds, and is shown.
    w.window->settings().setCurtainSeconds(15);
    w.open();
    QCOMPARE(w.window->settings().curtainSeconds(), 15);
    QVERIFY(w.newGame());
    w.openSettings();
    auto* times = w.find<Segmented>("curtain-seconds");
    QVERIFY(times != nullptr);
    const auto parts = times->findChildren<QAbstractButton*>();
    QCOMPARE(parts[times->current()]->text(), QString("15 s"));
    QCOMPARE(parts.size(), 6);
    QVERIFY(w.click(parts[3]));
    QCOMPARE(w.window->settings().curtainSeconds(), 90);
    times = w.find<Segmented>("curtain-seconds");
    QCOMPARE(times->findChildren<QAbstractButton*>().size(), 5);
    QVERIFY(w.click(times->findChildren<QAbstractButton*>().back()));
    QCOMPARE(w.window->settings().curtainSeconds(), 0);
}

void TestCurtain::drawsQuickly()
{
    QFETCH(int, trigger);
    WindowFixture w;
    QVERIFY(w.newGame());
    w.window->curtain()->setIdleSeconds(3600);
    std::vector<qint64> taken, worked; // by the clock, and by the processor, which other programs cannot slow down
    const auto pull = [&] {
        switch (static_cast<Curtain::Trigger>(trigger)) {
        case Curtain::Trigger::Key:
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : w.window.get(), Qt::Key_Escape);
            break;
        case Curtain::Trigger::Button:
            QTest::mouseClick(w.find<QWidget>("curtain"), Qt::LeftButton);
            break;
        case Curtain::Trigger::Idle: { // as if its time were up now
            auto* timer = w.window->curtain()->findChild<QTimer*>("idle");
            QTimerEvent up(timer->timerId());
            QCoreApplication::sendEvent(timer, &up);
            break;
        }
        case Curtain::Trigger::FocusLost: { // what the system sends when another window comes to the front
            QEvent lost(QEvent::WindowDeactivate);
            // Qt has no other word for it any more: only a window can be made the active one.
            QT_WARNING_PUSH
            QT_WARNING_DISABLE_DEPRECATED
            QApplication::setActiveWindow(nullptr);
            QT_WARNING_POP
            QCoreApplication::sendEvent(w.window.get(), &lost);
            break;
        }
        case Curtain::Trigger::Minimised: {
            // Not by `showMinimized`, which takes the time of the window system as well.
            w.window->setWindowState(w.window->windowState() | Qt::WindowMinimized);
            break;
        }
        case Curtain::Trigger::SessionLocked:
            w.window->curtain()->sessionLocked();
            break;
        }
    };
#ifdef DEMETER_SANITIZED
    constexpr std::size_t times = 2; // how long they take says nothing there
#else
    constexpr qint64 budget = 16'000;
    constexpr std::size_t times = 40;
#endif
    const auto slow = [](const std::vector<qint64>& sorted) { return static_cast<long long>(sorted[sorted.size() * 95 / 100]); };
    // Other programs have their turns as well: a series that they have stretched is begun once more, twice at most.
    std::uint8_t despair = 0;
    test::MachinePace pace;
    for (int series = 0; series < 3; ++series) {
        taken.clear();
        worked.clear();
        pace.forget();
        for (std::size_t n = 0; n < times; ++n) {
            w.window->setWindowState(Qt::WindowNoState);
            w.window->activateWindow();
            w.settle();
            w.openCurtain();
            // As large as a usual change: the table has something new to show.
            despair = static_cast<std::uint8_t>((despair + 1) % 3);
            QVERIFY(w.game().submit(EnterDespair{despair}));
            w.settle();
            if (static_cast<Curtain::Trigger>(trigger) == Curtain::Trigger::Idle) { // then the warning is still there
                auto* timer = w.window->curtain()->findChild<QTimer*>("warning");
                QTimerEvent late(timer->timerId());
                QCoreApplication::sendEvent(timer, &late);
                w.settle();
                QVERIFY(w.find("curtain-warning") != nullptr);
            }
            QElapsedTimer clock;
            qint64 began = 0;
            const auto painted = connect(w.window.get(), &MainWindow::curtainDrawn, this, [&] {
                taken.push_back(clock.nsecsElapsed() / 1000);
                worked.push_back(test::processorTime() - began);
            });
            clock.start();
            began = test::processorTime();
            pull();
            disconnect(painted);
            QVERIFY(w.screen() == nullptr);
            w.settle();
            pace.feel();
        }
        QCOMPARE(taken.size(), times);
        std::ranges::sort(taken);
        std::ranges::sort(worked);
#ifdef DEMETER_SANITIZED
        break;
#else
        if (slow(taken) <= pace.stretched(budget))
            break;
#endif
    }
    qInfo("to the painted table: median %lld us, 95th percentile %lld us, of the processor %lld us; the machine's pace %lld us",
          static_cast<long long>(taken[taken.size() / 2]), slow(taken), slow(worked), static_cast<long long>(pace.slow()));
#ifndef DEMETER_SANITIZED
    QVERIFY2(slow(taken) <= pace.stretched(budget), qPrintable(QString::number(slow(taken))));
    timespec step{}; // of the processor's time: nothing on Linux, some 10 ms on Windows
    clock_getres(CLOCK_THREAD_CPUTIME_ID, &step);
    QVERIFY2(slow(worked) <= pace.stretched(budget) + step.tv_nsec / 1000, qPrintable(QString::number(slow(worked))));
#endif
}

void TestCurtain::nothingSecretIsLeft()
{
    // A place that is hidden must not be named anywhere. Hunters and tokens name places openly, so games are taken in which they name
    // others.
    const int games = test::times(6, 200);
    int looked = 0;
    const QtMessageHandler before = qInstallMessageHandler(keep);
    for (int seed = 1; seed <= games; ++seed) {
        std::mt19937_64 random(static_cast<std::uint64_t>(seed));
        WindowFixture w;
        QVERIFY(w.newGame());
        for (int n = 0; n < 30; ++n) {
            const auto action = test::likelyAction(random, w.game().ruleset(), w.state(), {CardHandling::Dealt, 100, false});
            if (!action || !w.game().submit(*action) || w.state().step == Step::Over)
                break;
            if (n % 10 != 9)
                continue;
            w.openCurtain();
            QGuiApplication::clipboard()->setText("copied from Dracula's screen: Prague");
            w.press(Qt::Key_Escape);
            w.settle();
            QVERIFY(w.screen() == nullptr);
            QVERIFY2(QGuiApplication::clipboard()->text().isEmpty(), "what was copied there is gone");
            const Sentences& sentences = w.game().sentences();
            QStringList open; // what the public log says, which may be shown
            LocationSet named = hunterLocations(w.state()) | w.state().tokens.barred() | w.state().tokens.storms;
            for (const PublicStep& step : w.game().publicLog())
                for (const Happening& said : step.said)
                    open << sentences.happening(said);
            for (const HunterPlace& place : w.state().hunters)
                if (place.where != HunterPlace::Where::OffBoard)
                    named.insert(place.location);
            for (const auto& [city, tokens] : w.state().tokens.fog)
                named.insert(city);
            QStringList secrets;
            const auto hide = [&](const std::optional<Hideout>& hideout) {
                if (!hideout)
                    return;
                if (hideout->location && !hideout->faceUp && !named.contains(*hideout->location) &&
                    *hideout->location != w.board().castle())
                    secrets << sentences.place(*hideout->location);
                for (const PlacedEncounter& card : hideout->encounters)
                    if (!card.faceUp)
                        secrets << sentences.encounter(card.kind);
            };
            std::ranges::for_each(w.state().trail, hide);
            std::ranges::for_each(w.state().lairs, hide);
            for (const EncounterKind kind : w.state().encounterHand)
                secrets << sentences.encounter(kind);
            for (const DraculaEvent event : w.state().eventHand)
                secrets << sentences.event(event);
            for (const CombatCard card : w.state().combatHand)
                secrets << sentences.combatCard(card);
            const QStringList words = wordsOfAllWidgets();
            QVERIFY(words.size() > 20);
            for (const QString& secret : secrets) {
                if (std::ranges::any_of(open, [&](const QString& said) { return said.contains(secret); }))
                    continue;
                if (w.game().publicLog().back().view.ally && sentences.event(*w.game().publicLog().back().view.ally) == secret)
                    continue;
                for (const QString& word : words)
                    QVERIFY2(!word.contains(secret), qPrintable(secret + " is in: " + word));
                ++looked;
            }
        }
    }
    qInstallMessageHandler(before);
    qInfo("%d games, %d secrets looked for", games, looked);
    QVERIFY(looked > games);
}

void TestCurtain::whatWasBegunWaits()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(untilTheHunters(w));
    const auto question = [&] { return w.find<QLabel>("question")->text(); };
    const QString first = question();
    w.screen()->openHuntersCards();
    w.settle();
    QVERIFY(w.click("card-hired-scouts"));
    const QString inside = question();
    QVERIFY(inside != first);
    auto* field = w.find<QLineEdit>("filter");
    QVERIFY(field != nullptr);
    field->setFocus();
    w.type("gar");
    w.screen()->openPutRight();
    w.settle();
    QVERIFY(w.click("kind-hunter"));
    QVERIFY(w.click("hunter-1"));
    QVERIFY(w.click("hunter-damage-plus"));
    QVERIFY(w.click("hunter-damage-plus"));
    QVERIFY(w.click("hunter-delayed"));
    w.find<QLineEdit>("reason")->setFocus();
    w.type("garlic was forgotten");
    for (int n = 0; n < 2; ++n) { // as often as it falls
        w.press(Qt::Key_Escape, Qt::ShiftModifier);
        w.settle();
        QVERIFY(w.screen() == nullptr);
        QVERIFY2(w.window->findChildren<DraculaScreen*>().isEmpty(), "it waits, but not in a widget");
        for (const QString& word : wordsOfAllWidgets())
            QVERIFY2(!word.contains("garl"), qPrintable(word));
        QVERIFY(w.holdOpen());
        auto* reason = w.find<QLineEdit>("reason");
        QVERIFY2(reason != nullptr, "the sheet is open again");
        QCOMPARE(reason->text(), QString("garlic was forgotten"));
        QVERIFY2(reason->hasFocus(), "and can be typed on");
    }
    w.type(" twice");
    QVERIFY(w.click("put-right"));
    const auto* done = std::get_if<PutRight>(&w.game().record().entries().back().action);
    QVERIFY(done != nullptr);
    QCOMPARE(done->reason, "garlic was forgotten twice");
    const auto* hunter = std::get_if<EditHunter>(&done->edit);
    QVERIFY(hunter != nullptr && hunter->hunter == Hunter::DrSeward && hunter->sheet.damage == 2 && hunter->sheet.delayed);
    QVERIFY(w.game().undo());
    w.settle();
    w.press(Qt::Key_Left, Qt::AltModifier);

    // The question inside the decision, and the words that were typed to it.
    w.screen()->openHuntersCards();
    w.settle();
    QVERIFY(w.click("card-hired-scouts"));
    w.find<QLineEdit>("filter")->setFocus();
    w.type("gar");
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.holdOpen());
    QCOMPARE(question(), inside);
    QCOMPARE(w.find<QLineEdit>("filter")->text(), QString("gar"));
    QVERIFY(w.click("back"));
    QCOMPARE(question(), first);
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.holdOpen());
    QCOMPARE(question(), first);
}

void TestCurtain::cardOfTheHuntersWaits()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.screen()->openHuntersCards();
    w.settle();
    // What has been typed to find one.
    w.find<QLineEdit>("card-find")->setFocus();
    w.type("hyp");
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.holdOpen());
    QCOMPARE(w.find<QLineEdit>("card-find")->text(), QString("hyp"));
    QVERIFY(w.find("card-hypnosis") != nullptr && w.find("card-hired-scouts") == nullptr);
    // What has been said of one.
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.screen()->openHuntersCards();
    w.settle();
    QVERIFY(w.click("card-hired-scouts"));
    const auto question = [&] { return w.find<QLabel>("question")->text() + w.guide()->said(); };
    const QString first = question();
    QVERIFY(w.click(w.choice("Prague")));
    const QString second = question();
    QVERIFY(second != first);
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    w.settle();
    QVERIFY(w.screen() == nullptr);
    QVERIFY(w.holdOpen());
    QCOMPARE(question(), second);
}

void TestCurtain::entryOfTheTableWaits()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.screen()->openTable();
    w.settle();
    const std::uint64_t lines = w.game().record().lines();
    // A list that depends on another one.
    QVERIFY(w.click("about-reading"));
    const RulingInfo& ruling = rulingTable()[2];
    QVERIFY(w.pick("right-ruling", static_cast<int>(ruling.ruling)));
    QVERIFY(w.pick("right-reading", ruling.readingCount - 1));
    const QString reading = w.find<PickBox>("right-reading")->currentText();
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.holdOpen());
    QCOMPARE(w.find<PickBox>("right-ruling")->value(), std::optional(static_cast<int>(ruling.ruling)));
    QCOMPARE(w.find<PickBox>("right-reading")->currentText(), reading);
    // Fields that are there for one kind of entry only.
    QVERIFY(w.click("about-illegal"));
    QVERIFY(w.segment("referee-kind", 3));
    QVERIFY(w.find("referee-place") == nullptr && w.pick("referee-slot", 4));
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.holdOpen());
    QVERIFY(w.find("referee-place") == nullptr);
    QCOMPARE(w.find<PickBox>("referee-slot")->value(), std::optional(4));
    QVERIFY2(w.game().record().lines() == lines, "nothing is entered by it");
}

void TestCurtain::onlyTypedTextWaitsForAnotherDecision()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(untilTheHunters(w));
    const QString first = w.find<QLabel>("question")->text();
    w.screen()->openHuntersCards();
    w.settle();
    QVERIFY(w.click("card-hired-scouts"));
    w.screen()->openPutRight();
    w.settle();
    QVERIFY(w.click("kind-number"));
    QVERIFY(w.click("number-1"));
    QVERIFY(w.click("value-plus"));
    w.find<QLineEdit>("reason")->setFocus();
    w.type("garlic");
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.game().submit(EnterDespair{2}));
    QVERIFY(w.holdOpen());
    QVERIFY2(w.find("number-1") == nullptr, "a number that was said about a game of before");
    QVERIFY(w.click("kind-number"));
    QVERIFY(w.click("number-1"));
    QCOMPARE(w.find<QLineEdit>("reason")->text(), QString("garlic"));
    w.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(w.find<QLabel>("question")->text(), first);
    QVERIFY(w.find("back") == nullptr);
    // A sheet without a word of the user's does not come up again.
    w.screen()->openHistory();
    w.settle();
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(w.game().submit(EnterDespair{1}));
    QVERIFY(w.holdOpen());
    QVERIFY(w.find("entries") == nullptr);
}

void TestCurtain::nothingWaitsForAnotherGame()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = QString::fromStdString(w.game().record().path());
    const auto begin = [&] {
        w.screen()->openPutRight();
        w.settle();
        w.click("kind-number");
        w.click("number-1");
        w.find<QLineEdit>("reason")->setFocus();
        w.type("garlic");
    };
    const auto isForgotten = [&] {
        if (!w.holdOpen())
            return false;
        return w.find("reason") == nullptr;
    };
    // On leaving.
    begin();
    emit w.screen()->leaveAsked();
    w.settle();
    QVERIFY(w.window->startScreen()->isVisible());
    w.openGame(path);
    QVERIFY(isForgotten());
    // When a game is opened over it, even the same.
    begin();
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    w.openGame(path);
    QVERIFY(isForgotten());
}

void TestCurtain::tableIsRenewedOnlyWhenItNotices()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    int renewed = 0;
    connect(w.table(), &TableScreen::renewed, this, [&] { ++renewed; });
    std::mt19937_64 random(7);
    int steps = 0, unseen = 0;
    // Its own question is seen too: that it is asked, has answered, or is about to be dealt for (CHANCE-1).
    const auto seen = [&] { return std::pair(w.game().publicLog().size(), tableTurn(w.game().ruleset(), w.state())); };
    for (; steps < 400 && w.state().step != Step::Over; ++steps) {
        const auto before = seen();
        const int painted = renewed;
        const auto action = test::likelyAction(random, w.game().ruleset(), w.state(), {CardHandling::Dealt, 100, false});
        QVERIFY(action && w.game().submit(*action));
        if (!(seen() == before))
            continue;
        ++unseen;
        QVERIFY2(renewed == painted, "the table is painted anew although it noticed nothing");
    }
    QVERIFY(unseen > 0);
    QVERIFY(renewed > 5);
}

void TestCurtain::secondWindowShowsTheTable()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.window->drawCurtain();
    w.window->setSecondTable(true);
    w.settle();
    auto* second = static_cast<TableScreen*>(w.window->secondTable());
    QVERIFY(second != nullptr && second->isWindow() && second->isVisible());
    // It opens within the screen, and has a name of its own, in the language of now.
    QCOMPARE(second->size(), MainWindow::secondSize(w.window->screen()->availableSize()));
    QCOMPARE(second->windowTitle(), QString("The table"));
    w.window->settings().setLanguage(Language::Pl);
    w.settle();
    QCOMPARE(second->windowTitle(), w.table()->accessibleName());
    QVERIFY(second->windowTitle() != "The table");
    QCOMPARE(second->findChild<QLabel*>("announcement")->accessibleName(), w.table()->findChild<QLabel*>("announcement")->accessibleName());
    w.window->settings().setLanguage(Language::En);
    w.settle();
    QCOMPARE(second->windowTitle(), QString("The table"));
    w.window->activateWindow(); // not every system leaves the focus where it was
    w.settle();
    w.openCurtain();
    QVERIFY(w.screen() != nullptr);
    QVERIFY2(!second->openButton()->isVisible() && !second->menuButton()->isVisible(), "nothing to be touched there");
    int renewed = 0;
    connect(second, &TableScreen::renewed, this, [&] { ++renewed; });
    QVERIFY(w.game().submit(EnterDespair{2}));
    w.settle();
    QCOMPARE(renewed, 1); // while Dracula's screen is open
    w.drawCurtain();
    QCOMPARE(second->findChild<QLabel*>("announcement")->accessibleName(), w.table()->findChild<QLabel*>("announcement")->accessibleName());
    w.window->settings().setTheme(ThemeName::Light);
    QCOMPARE(second->grab().toImage().pixelColor(2, second->height() - 2), Theme::of(ThemeName::Light)(u"window"));
    second->close();
    w.settle();
    QVERIFY(w.window->secondTable() == nullptr);
    QVERIFY(w.game().submit(EnterDespair{1}));
    w.window->setSecondTable(true);
    QVERIFY(w.window->secondTable() != nullptr);
    w.window->close();
    w.settle();
    QVERIFY2(w.window->secondTable() == nullptr, "the program would not end");
}

void TestCurtain::tableTellsOfCorrections()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.window->drawCurtain();
    const auto announced = [&] { return w.table()->findChild<QLabel*>("announcement")->accessibleName(); };
    const PublicView before = w.game().publicLog().back().view;
    QVERIFY(w.game().submit(EnterDespair{2}));
    const std::size_t steps = w.game().publicLog().size();
    QVERIFY(w.game().undo());
    w.settle();
    QCOMPARE(w.game().publicLog().size(), steps + 1);
    QVERIFY(w.game().publicLog().back().view == before);
    QVERIFY2(announced().contains("takes something back"), qPrintable(announced()));
    QVERIFY(w.game().redo());
    w.settle();
    QVERIFY2(announced().contains("does it again"), qPrintable(announced()));
    // What the table has not noticed is taken back without a word.
    QVERIFY(w.game().submit(Slide{}));
    const auto legal = legalActions(w.game().ruleset(), w.state());
    for (const Action& action : legal) {
        if (!std::holds_alternative<Play>(action))
            continue;
        QVERIFY(w.game().submit(action));
        break;
    }
    const std::size_t count = w.game().publicLog().size();
    QVERIFY(w.state().step == Step::PlaceEncounter);
    w.settle();
    QVERIFY(w.game().publicLog().size() == count);
}

void TestCurtain::tableMenu()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(EnterDespair{2}));
    w.drawCurtain();
    const auto choose = [&](const char* words) {
        if (!w.click("table-menu"))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu != nullptr ? menu->actions() : QList<QAction*>())
            if (action->text().startsWith(QLatin1String(words))) {
                test::clickAction(menu, action);
                w.settle();
                return true;
            }
        return false;
    };
    QVERIFY(choose("What the table knows"));
    QStringList said;
    for (QLabel* label : w.window->findChildren<QLabel*>())
        if (label->isVisible())
            said << label->text();
    QVERIFY2(said.join(u' ').contains("despair", Qt::CaseInsensitive), qPrintable(said.join(u'\n')));
    w.press(Qt::Key_Escape);
    QVERIFY(w.table()->isVisible());
    QVERIFY(choose("Codes of this game"));
    const auto* codes = w.window->findChild<WitnessSheet*>();
    QVERIFY(codes != nullptr && codes->isVisible());
    w.press(Qt::Key_Escape);
    QVERIFY(choose("The table in a second window"));
    QVERIFY(w.window->secondTable() != nullptr);
    QVERIFY(choose("Close the second window"));
    QVERIFY(w.window->secondTable() == nullptr);
    QVERIFY(choose("To the start screen"));
    QVERIFY(w.window->startScreen()->isVisible());
    QVERIFY(!w.game().hasGame());
}

DEMETER_TEST(TestCurtain)
#include "test_curtain.moc"
