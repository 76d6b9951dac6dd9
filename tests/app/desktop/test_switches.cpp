// Theme, language and text size, changed while a game is shown: everything looks and sounds as if it had begun so.
#include "app/desktop/kit/segmented.h"
#include "app/desktop/start/settings_dialog.h"
#include "app/text/witness_keeper.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAccessible>

#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

void listenTo(QAccessibleInterface* from, QStringList& heard)
{
    if (from == nullptr || from->state().invisible)
        return;
    heard << from->text(QAccessible::Name) << from->text(QAccessible::Description);
    for (int n = 0; n < from->childCount(); ++n)
        listenTo(from->child(n), heard);
}

struct Impression {
    QImage picture;
    QStringList heard;
};

Impression impressionOf(QWidget* screen)
{
    WindowFixture::settle(30);
    Impression made{screen->grab().toImage(), {}};
    listenTo(QAccessible::queryAccessibleInterface(screen), made.heard);
    return made;
}

struct Switched {
    Language language = Language::En;
    ThemeName theme = ThemeName::Dark;
    double scale = 1;

    void set(Settings& settings) const
    {
        settings.setLanguage(language);
        settings.setTheme(theme);
        settings.setTextScale(scale);
        WindowFixture::settle(30);
    }
};

bool codesAreThere(WindowFixture& w)
{
    // They come one after the other.
    qsizetype before = -1;
    return QTest::qWaitFor(
        [&] {
            QTest::qWait(600);
            const qsizetype last = std::exchange(before, w.window->witnesses()->codes().size());
            return before > 0 && before == last;
        },
        30'000);
}

} // namespace

class TestSwitches : public QObject {
    Q_OBJECT

private slots:
    void reachEverything_data();
    void reachEverything();
    void sheetKeepsTheKeyboard_data();
    void sheetKeepsTheKeyboard();
};

void TestSwitches::reachEverything_data()
{
    QTest::addColumn<Switched>("to");
    QTest::newRow("light") << Switched{Language::En, ThemeName::Light, 1};
    QTest::newRow("high contrast") << Switched{Language::En, ThemeName::HighContrast, 1};
    QTest::newRow("russian") << Switched{Language::Ru, ThemeName::Dark, 1};
    QTest::newRow("polish, light, larger") << Switched{Language::Pl, ThemeName::Light, 1.25};
}

void TestSwitches::reachEverything()
{
    QFETCH(Switched, to);
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    QVERIFY(test::huntersPass(w.game()));
    QVERIFY(w.game().submit(Slide{}));
    QVERIFY(w.game().submit(Play{w.place("vienna"), {}, std::nullopt}));
    w.settle();
    // On Dracula's screen, against one that is made afterwards.
    to.set(w.window->settings());
    w.guide()->rest();
    const Impression secret = impressionOf(w.screen());
    w.drawCurtain();
    w.window->openCurtain();
    const Impression anew = impressionOf(w.screen());
    QCOMPARE(secret.heard, anew.heard);
    if (const QString folder = qEnvironmentVariable("DEMETER_PICTURES"); !folder.isEmpty()) {
        secret.picture.save(folder + "/secret-switched.png");
        anew.picture.save(folder + "/secret-begun.png");
    }
    QCOMPARE(secret.picture, anew.picture);
    // On the table and in its window, against a program that begins so.
    Switched{}.set(w.window->settings());
    w.window->drawCurtain();
    w.window->setSecondTable(true);
    QVERIFY(codesAreThere(w));
    to.set(w.window->settings());
    const Impression table = impressionOf(w.table()), second = impressionOf(w.window->secondTable());
    const QString path = QString::fromStdString(w.game().record().path());
    w.open();
    w.window->openGame(path);
    w.window->setSecondTable(true);
    QVERIFY(codesAreThere(w));
    const Impression begun = impressionOf(w.table()), secondBegun = impressionOf(w.window->secondTable());
    QCOMPARE(table.heard, begun.heard);
    QCOMPARE(second.heard, secondBegun.heard);
    if (const QString folder = qEnvironmentVariable("DEMETER_PICTURES"); !folder.isEmpty()) {
        table.picture.save(folder + "/switched.png");
        begun.picture.save(folder + "/begun.png");
    }
    QCOMPARE(table.picture, begun.picture);
    QCOMPARE(second.picture, secondBegun.picture);
}

void TestSwitches::sheetKeepsTheKeyboard_data()
{
    QTest::addColumn<bool>("table");
    QTest::newRow("at the start") << false;
    QTest::newRow("at the table") << true;
}

void TestSwitches::sheetKeepsTheKeyboard()
{
    QFETCH(bool, table);
    WindowFixture w;
    if (table) {
        QVERIFY(w.newGame());
        w.drawCurtain();
    }
    for (const char* name : {"text-size", "theme", "language"}) {
        w.openSettings();
        auto* dialog = w.window->findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QVERIFY(w.segment(name, 1));
        QWidget* focus = QApplication::focusWidget();
        QVERIFY2(focus != nullptr && dialog->isAncestorOf(focus), name);
        w.press(Qt::Key_Tab);
        w.press(Qt::Key_Escape);
        QVERIFY2(!dialog->isVisible(), name);
        // The same by keys: the part that was chosen keeps the focus.
        w.openSettings();
        QVERIFY(w.tabTo(QLatin1String(name) + "-1"));
        w.press(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(name) + "-3");
        w.press(Qt::Key_Escape);
        QVERIFY2(!dialog->isVisible(), name);
        QVERIFY2(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible(), name);
    }
}

DEMETER_TEST(TestSwitches)
#include "test_switches.moc"
