// Where the keyboard is on Dracula's screen: never where a key decides something by mistake.
#include "app/desktop/kit/focus_ring.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/map/map_list.h"
#include "tests/app/desktop/held_key.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAccessible>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::HeldKey;
using demeter::test::WindowFixture;

class TestFocus : public QObject {
    Q_OBJECT

private slots:
    void heldKeyOnlyOpens_data();
    void heldKeyOnlyOpens();
    void heldKeyAnswersOnce_data();
    void heldKeyAnswersOnce();
    void clickOnUndoIsOneStep();
    void typedWordsLeaveTheFieldReady();
    void lettersGoToTheField();
    void fieldIsEmptyAgain();
    void ringOnlyForTheKeyboard();
    void tabGoesFromTheQuestionToItsChoices();
    void everythingSaysOnceWhatItIs();
};

void TestFocus::heldKeyOnlyOpens_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("space") << int(Qt::Key_Space);
    QTest::newRow("enter") << int(Qt::Key_Return);
}

void TestFocus::heldKeyOnlyOpens()
{
    QFETCH(int, key);
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    w.drawCurtain();
    QVERIFY(w.tabTo("open"));
    const GameState before = w.state();
    HeldKey held(static_cast<Qt::Key>(key));
    // They come while the button is held, too, and do not let it go.
    QVERIFY(QTest::qWaitFor(
        [&] {
            held.repeat(1);
            return w.screen() != nullptr;
        },
        10 * HoldButton::holdMilliseconds));
    w.settle();
    QVERIFY2(w.guide()->holdsFocus(), "on the question");
    QVERIFY(qobject_cast<ChoiceButton*>(QApplication::focusWidget()) == nullptr);
    held.repeat(30);
    held.letGo();
    QVERIFY2(w.state() == before, "nothing is played by the key that opened the screen");
    // Not even a tap of it afterwards: first one goes to a choice.
    w.press(key);
    QVERIFY(w.state() == before);
    w.press(Qt::Key_Down);
    QVERIFY(w.guide()->shownChoices().contains(qobject_cast<ChoiceButton*>(QApplication::focusWidget())));
    w.press(key);
    QVERIFY(w.state() != before);
}

void TestFocus::heldKeyAnswersOnce_data()
{
    heldKeyOnlyOpens_data();
}

void TestFocus::heldKeyAnswersOnce()
{
    QFETCH(int, key);
    WindowFixture w;
    QVERIFY(w.newGame());
    w.guide()->focusFirst();
    const std::size_t before = w.game().record().cursor();
    QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
    HeldKey held(static_cast<Qt::Key>(key));
    held.repeat(30);
    held.letGo();
    QCOMPARE(w.game().record().cursor(), before + 2);
    // The next choice has the focus, and the next press of the key takes it.
    QVERIFY(w.guide()->holdsFocus());
    HeldKey other(key == Qt::Key_Space ? Qt::Key_Return : Qt::Key_Space);
    other.repeat(5);
    other.letGo();
    QCOMPARE(w.game().record().cursor(), before + 3);
}

void TestFocus::clickOnUndoIsOneStep()
{
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest}));
    w.settle();
    QVERIFY(w.click("undo"));
    const GameState before = w.state();
    const std::size_t cursor = w.game().record().cursor();
    for (const auto key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter})
        w.press(key);
    QVERIFY(w.state() == before);
    QCOMPARE(w.game().record().cursor(), cursor);
    w.type("s bar");
    QCOMPARE(w.find<QLineEdit>("filter")->text(), QString("s bar"));
    QVERIFY(w.state() == before);
}

void TestFocus::typedWordsLeaveTheFieldReady()
{
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    w.settle();
    w.type("s lis");
    w.press(Qt::Key_Return); // only if the table allows it
    w.press(Qt::Key_Backspace);
    w.type("g pass");
    w.press(Qt::Key_Return);
    for (int guard = 0; guard < 4 && !w.game().state().due.empty(); ++guard)
        w.press(Qt::Key_Return);
    const GameState before = w.state();
    w.press(Qt::Key_Return);
    w.press(Qt::Key_Space);
    QVERIFY2(w.state() == before, "a second Enter");
    QVERIFY(w.guide()->holdsFocus());
}

void TestFocus::lettersGoToTheField()
{
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    w.settle();
    auto* field = w.find<QLineEdit>("filter");
    QVERIFY(field != nullptr);
    const GameState before = w.state();
    for (QWidget* from : {static_cast<QWidget*>(w.screen()->map()), w.find<QWidget>("undo"), w.find<QWidget>("curtain"),
                          static_cast<QWidget*>(w.screen()), static_cast<QWidget*>(w.guide()->shownChoices().last())}) {
        field->clear();
        from->setFocus();
        QCOMPARE(QApplication::focusWidget(), from);
        w.type("g m");
        QCOMPARE(field->text(), QString("g m"));
        QVERIFY(field->hasFocus());
    }
    QVERIFY(w.state() == before);
}

void TestFocus::fieldIsEmptyAgain()
{
    WindowFixture w;
    QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
    QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
    w.settle(400);
    auto* field = w.find<QLineEdit>("filter");
    QVERIFY(field != nullptr);
    field->clearFocus();
    w.settle(400);
    const QImage empty = field->grab().toImage();
    w.type("g pass");
    w.settle(400);
    QVERIFY(field->grab().toImage() != empty);
    w.press(Qt::Key_Return);
    for (int guard = 0; guard < 4 && !w.game().state().due.empty(); ++guard)
        w.press(Qt::Key_Return);
    field->clearFocus();
    w.settle(400); // the sign fades out
    QVERIFY(field->text().isEmpty());
    QVERIFY2(field->grab().toImage() == empty, "no sign to clear nothing with, and the whole placeholder");
}

void TestFocus::ringOnlyForTheKeyboard()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    auto* map = w.screen()->map();
    const auto* ring = w.window->findChild<FocusRing*>();
    QVERIFY(ring != nullptr);
    map->setFocus(Qt::MouseFocusReason);
    QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, QPoint(4, 4));
    w.settle();
    QVERIFY(map->hasFocus() && !ring->isVisible());
    const QImage touched = map->grab().toImage();
    w.guide()->rest();
    w.settle();
    QVERIFY2(map->grab().toImage() == touched, "a map that is touched shows no ring");
    w.press(Qt::Key_Tab);
    map->setFocus(Qt::TabFocusReason);
    w.settle();
    QVERIFY(ring->isVisible());
    // Words that have the focus do not look like a field to write in.
    const auto painted = [&](QPoint at) {
        QImage image(w.window->findChild<FocusRing*>()->size(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        w.window->findChild<FocusRing*>()->render(&image, {}, {}, {});
        return image.pixelColor(at).alpha() > 0;
    };
    QVERIFY(painted({1, ring->height() / 2}) && painted({ring->width() - 2, ring->height() / 2}));
    w.guide()->rest();
    w.settle();
    QVERIFY(ring->isVisible());
    QVERIFY(painted({1, ring->height() / 2}) && !painted({ring->width() - 2, ring->height() / 2}));
}

/// The choices are made anew with each question, and still come next.
void TestFocus::tabGoesFromTheQuestionToItsChoices()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    for (int round = 0; round < 2; ++round) {
        w.guide()->rest();
        w.press(Qt::Key_Tab);
        const auto shown = w.guide()->shownChoices();
        QVERIFY2(QApplication::focusWidget() == shown.first(), qPrintable(QApplication::focusWidget()->objectName()));
        w.press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() == shown.at(1));
        QVERIFY(w.click(shown.first()));
    }
    // What lies on the map is pressed by Enter too, and the map does not take that for itself.
    QVERIFY(w.tabTo("mapRails"));
    auto* rails = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    w.press(Qt::Key_Return);
    QVERIFY(rails->isChecked());
    QVERIFY(w.screen()->findChild<MapList*>() == nullptr || !w.screen()->findChild<MapList*>()->isVisible());
}

/// A list says what is chosen and of what it is the choice; no button of our own says its name twice.
void TestFocus::everythingSaysOnceWhatItIs()
{
    WindowFixture w;
    const auto heard = [](QWidget* widget, QAccessible::Text what) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        return face != nullptr ? face->text(what) : QString();
    };
    const auto check = [&] {
        for (auto* button : w.window->findChildren<ChoiceButton*>()) {
            if (!button->isVisible())
                continue;
            const QString name = heard(button, QAccessible::Name);
            QVERIFY2(!name.isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(heard(button, QAccessible::Description) != name, qPrintable(name));
        }
        for (auto* box : w.window->findChildren<PickBox*>()) {
            if (!box->isVisible())
                continue;
            const QString said = heard(box, QAccessible::Name) + u'|' + heard(box, QAccessible::Description);
            QVERIFY2(said.count(box->accessibleName()) == 1, qPrintable(said));
            QVERIFY2(box->currentIndex() < 0 || said.contains(box->currentText()), qPrintable(said));
        }
    };
    QVERIFY(w.click("new-game"));
    check();
    QVERIFY(w.click("setting-players"));
    QVERIFY(w.pick("city-1", w.find<PickBox>("city-1")->itemData(3).toInt()));
    check();
    w.press(Qt::Key_Escape);
    QVERIFY(w.click("cancel"));
    QVERIFY(w.newGame());
    check();
    w.screen()->openTable();
    w.settle();
    check();
}

DEMETER_TEST(TestFocus)
#include "test_focus.moc"
