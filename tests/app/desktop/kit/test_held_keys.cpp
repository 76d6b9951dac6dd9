// A key that is held down acts once, however the system tells of its repeats.
#include "app/desktop/kit/held_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTest>
#include <QWidget>

using namespace demeter;

namespace {

/// Counts the keys that come through, and whether something new comes up with each.
class Screen : public QWidget {
public:
    explicit Screen(HeldKeys* held) : held_(held) {}
    int pressed = 0, released = 0;
    bool renews = true; ///< every key brings something new

protected:
    void keyPressEvent(QKeyEvent*) override
    {
        ++pressed;
        if (renews)
            held_->hold();
    }
    void keyReleaseEvent(QKeyEvent*) override { ++released; }

private:
    HeldKeys* held_;
};

class Hand {
public:
    explicit Hand(QWidget* at) : at_(at) {}

    void press(quint64 after = 0, bool repeat = false, Qt::Key key = Qt::Key_Space) { send(QEvent::KeyPress, after, repeat, key); }
    void release(quint64 after = 0, bool repeat = false, Qt::Key key = Qt::Key_Space) { send(QEvent::KeyRelease, after, repeat, key); }

private:
    void send(QEvent::Type type, quint64 after, bool repeat, Qt::Key key)
    {
        now_ += after;
        QKeyEvent event(type, key, Qt::NoModifier, QStringLiteral(" "), repeat);
        event.setTimestamp(now_);
        QApplication::sendEvent(at_, &event);
    }

    QWidget* at_;
    quint64 now_ = 1000;
};

} // namespace

class TestHeldKeys : public QObject {
    Q_OBJECT

private slots:
    void repeatsDoNothing()
    {
        HeldKeys held(nullptr);
        QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
        Screen screen(&held);
        Hand hand(&screen);
        hand.press();
        QCOMPARE(screen.pressed, 1);
        for (int n = 0; n < 20; ++n)
            hand.press(33, true);
        QCOMPARE(screen.pressed, 1);
        hand.release(20);
        QCOMPARE(screen.released, 0);
        hand.press(HeldKeys::upMilliseconds);
        QCOMPARE(screen.pressed, 2);
    }

    void repeatsToldAsReleasesDoNothing()
    {
        HeldKeys held(nullptr);
        QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
        Screen screen(&held);
        Hand hand(&screen);
        hand.press();
        for (int n = 0; n < 20; ++n) {
            hand.release(33);
            hand.press(n % 3);
        }
        QCOMPARE(screen.pressed, 1);
        hand.release(33);
        hand.press(250);
        QCOMPARE(screen.pressed, 2);
        hand.release(60);
        hand.press(250);
        QCOMPARE(screen.pressed, 3);
    }

    void actsOnReleaseToo()
    {
        // A button takes Space when it is let go: what comes up then must not take the next repeat.
        HeldKeys held(nullptr);
        QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
        Screen screen(&held);
        screen.renews = false;
        Hand hand(&screen);
        hand.press();
        hand.release(33);
        QCOMPARE(screen.released, 1);
        held.hold();
        hand.press(1);
        hand.release(33);
        QCOMPARE(screen.pressed, 1);
        QCOMPARE(screen.released, 1);
    }

    void keysFromBeforeAreHeld()
    {
        // What opened the screen went down before there was one.
        HeldKeys held(nullptr);
        QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
        Screen screen(&held);
        Hand hand(&screen);
        held.hold();
        hand.press(0, true);
        hand.release(33);
        hand.press(0);
        hand.release(33);
        QCOMPARE(screen.pressed, 0);
        hand.press(0, true, Qt::Key_Return);
        QCOMPARE(screen.pressed, 0);
        hand.release(0, false, Qt::Key_Return);
        hand.press(200, false, Qt::Key_Return);
        hand.release(10, false, Qt::Key_Return);
        QCOMPARE(screen.pressed, 1);
        hand.press(500);
        QCOMPARE(screen.pressed, 2);
    }

    void firstPressMayBeARepeat()
    {
        HeldKeys held(nullptr);
        Screen screen(&held);
        Hand hand(&screen);
        hand.press();
        for (int n = 0; n < 5; ++n) {
            hand.release(33);
            hand.press();
        }
        QCOMPARE(screen.pressed, 0);
        hand.release(33);
        hand.press(200);
        QCOMPARE(screen.pressed, 1);
    }

    void othersComeThrough()
    {
        HeldKeys held(nullptr);
        QTest::qWait(HeldKeys::upMilliseconds + 1); // what comes first is taken for held
        Screen screen(&held);
        Hand hand(&screen);
        hand.press();
        hand.press(1, false, Qt::Key_Return);
        QCOMPARE(screen.pressed, 2);
        hand.press(1, false, Qt::Key_Escape);
        hand.press(33, true, Qt::Key_Escape);
        QVERIFY2(screen.pressed == 4, "the curtain's key");
        // Without something new a held key goes on: a number is stepped, a list scrolled.
        screen.renews = false;
        hand.press(1, false, Qt::Key_Down);
        for (int n = 0; n < 5; ++n)
            hand.press(33, true, Qt::Key_Down);
        QCOMPARE(screen.pressed, 10);
    }

    void pointerOrKey()
    {
        const HeldKeys held(nullptr);
        QWidget screen;
        QVERIFY(!held.keyWasLast());
        QTest::keyClick(&screen, Qt::Key_Tab);
        QVERIFY(held.keyWasLast());
        QTest::mouseClick(&screen, Qt::LeftButton);
        QVERIFY(!held.keyWasLast());
    }
};

DEMETER_TEST(TestHeldKeys)
#include "test_held_keys.moc"
