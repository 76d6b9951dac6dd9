// The PIN: how it is kept, how long wrong tries make one wait, and the keypad under real clicks and keys.
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "tests/app/desktop/window_fixture.h"

#include <QSignalSpy>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

struct Kept {
    Kept() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path()); }
    QTemporaryDir folder;
};

/// Until the hash has been made and compared.
bool tried(PinLock& lock, const QString& digits, bool opens)
{
    QSignalSpy opened(&lock, &PinLock::opened), wrong(&lock, &PinLock::wrong);
    if (!lock.tryOpen(digits))
        return false;
    return QTest::qWaitFor([&] { return opened.size() + wrong.size() > 0; }, 60'000) && (opened.size() == 1) == opens;
}

} // namespace

class TestPin : public QObject {
    Q_OBJECT

private slots:
    void whatIsAPin_data();
    void whatIsAPin();
    void onlyItsHashIsKept();
    void waitGrows();
    void waitOutlivesTheProgram();
    void opensTheScreen();
    void wrongOneDoesNot();
    void isSetAndRemoved();
    void huntersCannotChangeIt();
};

void TestPin::whatIsAPin_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<bool>("fits");
    QTest::newRow("four") << "1234" << true;
    QTest::newRow("twelve") << "123456789012" << true;
    QTest::newRow("three") << "123" << false;
    QTest::newRow("thirteen") << "1234567890123" << false;
    QTest::newRow("none") << "" << false;
    QTest::newRow("letters") << "12a4" << false;
    QTest::newRow("other digits") << QStringLiteral("١٢٣٤") << false;
}

void TestPin::whatIsAPin()
{
    QFETCH(QString, digits);
    QFETCH(bool, fits);
    QCOMPARE(PinLock::isPin(digits), fits);
}

void TestPin::onlyItsHashIsKept()
{
    const Kept kept;
    Settings settings;
    PinLock lock(settings, nullptr);
    QVERIFY(!lock.isSet());
    QVERIFY(!lock.set("12"));
    QVERIFY(!lock.isSet());
    QVERIFY(lock.set("271828"));
    QVERIFY(lock.isSet());
    const QByteArray hash = settings.pin().hash;
    QVERIFY2(hash.startsWith("$argon2id$"), hash.constData());
    QVERIFY(PinLock::matches(hash, "271828"));
    QVERIFY(!PinLock::matches(hash, "271829"));
    QVERIFY(!PinLock::matches(hash, ""));
    QVERIFY(!PinLock::matches("", "271828"));
    QVERIFY(!PinLock::matches(QByteArray(500, 'x'), "271828"));
    QVERIFY(lock.set("271828"));
    QVERIFY2(settings.pin().hash != hash, "the same PIN has another salt");
    QFile file(kept.folder.path() + "/demeter/demeter.ini");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("271828"));
    QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
    lock.remove();
    QVERIFY(!lock.isSet() && !Settings().pin().hash.startsWith("$"));
}

void TestPin::waitGrows()
{
    const Kept kept;
    Settings settings;
    PinLock lock(settings, nullptr);
    QDateTime now(QDate(2026, 1, 2), QTime(20, 0), Qt::UTC);
    lock.setClock([&] { return now; });
    QVERIFY(lock.set("4321"));
    QList<int> waits;
    for (int wrong = 1; wrong <= 12; ++wrong) {
        QVERIFY(tried(lock, "9999", false));
        waits << lock.wait();
        if (lock.wait() > 0) {
            QVERIFY2(!lock.tryOpen("4321"), "not even the right one, while there is to be waited");
            now = now.addSecs(lock.wait() - 1);
            QCOMPARE(lock.wait(), 1);
            now = now.addSecs(1);
            QCOMPARE(lock.wait(), 0);
        }
    }
    QCOMPARE(waits, (QList<int>{0, 0, 5, 10, 20, 40, 80, 160, 320, 600, 600, 600}));
    // A clock that goes back makes it no longer than it can be, and not shorter.
    QVERIFY(tried(lock, "9999", false));
    now = now.addDays(-2);
    QCOMPARE(lock.wait(), PinLock::longestWait);
    now = now.addDays(3);
    QCOMPARE(lock.wait(), 0);
    QVERIFY(tried(lock, "4321", true));
    QCOMPARE(settings.pin().wrong, 0);
    QVERIFY(tried(lock, "9999", false));
    QVERIFY2(lock.wait() == 0, "the right one has set the count back");
}

void TestPin::waitOutlivesTheProgram()
{
    const Kept kept;
    const QDateTime now(QDate(2026, 1, 2), QTime(20, 0), Qt::UTC);
    {
        Settings settings;
        PinLock lock(settings, nullptr);
        lock.setClock([&] { return now; });
        QVERIFY(lock.set("4321"));
        for (int wrong = 0; wrong < 4; ++wrong) {
            Settings::Pin pin = settings.pin();
            QVERIFY(pin.wrong == wrong);
            pin.wrongAt = now.addDays(-1); // waited
            settings.setPin(pin);
            QVERIFY(tried(lock, "9999", false));
        }
    }
    Settings settings;
    PinLock lock(settings, nullptr);
    lock.setClock([&] { return now.addSecs(3); });
    QCOMPARE(lock.wait(), 7);
}

void TestPin::opensTheScreen()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.window->pinLock()->set("1122"));
    w.window->drawCurtain();
    w.settle();
    auto* open = w.table()->openButton();
    QTest::mousePress(open, Qt::LeftButton);
    QTest::qWait(HoldButton::holdMilliseconds + 200);
    QVERIFY2(w.screen() == nullptr, "holding is no longer enough");
    QTest::mouseRelease(open, Qt::LeftButton);
    w.settle();
    PinSheet* pad = w.window->pinSheet();
    QVERIFY(pad != nullptr && pad->isVisible());
    // The same key twice, as quickly as a finger can.
    auto* one = pad->findChild<ChoiceButton*>("key-1");
    QTest::mouseClick(one, Qt::LeftButton);
    QMouseEvent again(QEvent::MouseButtonDblClick, QPointF(5, 5), one->mapToGlobal(QPointF(5, 5)), Qt::LeftButton, Qt::LeftButton, {});
    QApplication::sendEvent(one, &again);
    QTest::mouseRelease(one, Qt::LeftButton);
    QCOMPARE(pad->findChild<QLabel*>("dots")->text(), QString(2, u'•'));
    QTest::mouseClick(one, Qt::LeftButton);
    QTest::mouseClick(pad->findChild<ChoiceButton*>("key-erase"), Qt::LeftButton);
    w.press(Qt::Key_2);
    w.press(Qt::Key_9);
    w.press(Qt::Key_Backspace);
    w.press(Qt::Key_2);
    auto* dots = pad->findChild<QLabel*>("dots");
    QCOMPARE(dots->text(), QString(4, u'•'));
    for (QWidget* widget : QApplication::allWidgets())
        QVERIFY(!widget->accessibleName().contains("1122") && !widget->property("text").toString().contains("1122"));
    w.press(Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return w.screen() != nullptr; }, 60'000));
    QVERIFY(!pad->isVisible());
}

void TestPin::wrongOneDoesNot()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    QVERIFY(w.window->pinLock()->set("1122"));
    w.window->drawCurtain();
    w.settle();
    w.window->askToOpen();
    w.settle();
    PinSheet* pad = w.window->pinSheet();
    auto* status = pad->findChild<QLabel*>("status");
    w.press(Qt::Key_Return);
    QVERIFY2(status->text().contains("4 to 12"), qPrintable(status->text()));
    for (int wrong = 0; wrong < PinLock::freeTries; ++wrong) {
        for (const auto key : {Qt::Key_3, Qt::Key_3, Qt::Key_3, Qt::Key_3, Qt::Key_Return})
            w.press(key);
        QVERIFY(QTest::qWaitFor([&] { return !status->text().isEmpty() && status->isVisible(); }, 60'000));
        QVERIFY(w.screen() == nullptr);
    }
    QVERIFY(QTest::qWaitFor([&] { return status->text().contains("possible in"); }, 60'000));
    for (const auto key : {Qt::Key_1, Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_Return})
        w.press(key);
    w.settle(50);
    QVERIFY2(w.screen() == nullptr, "the right one, but too soon");
    QCOMPARE(pad->findChild<QLabel*>("dots")->text(), QString(" "));
    // It counts down and lets one try again.
    QVERIFY(QTest::qWaitFor([&] { return status->text().isEmpty(); }, 60'000));
    for (const auto key : {Qt::Key_1, Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_Return})
        w.press(key);
    QVERIFY(QTest::qWaitFor([&] { return w.screen() != nullptr; }, 60'000));
}

void TestPin::isSetAndRemoved()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    w.window->openSettings();
    w.settle();
    QVERIFY(w.click("pin-set"));
    PinSheet* pad = w.window->pinSheet();
    QVERIFY(pad->isVisible());
    const auto type = [&](std::initializer_list<Qt::Key> keys) {
        for (const auto key : keys)
            w.press(key);
        w.press(Qt::Key_Return);
        w.settle();
    };
    QStringList said;
    for (auto* label : pad->findChildren<QLabel*>())
        said << label->text();
    QVERIFY2(said.join(u' ').contains("no way around"), "what a forgotten PIN means is said before it is set");
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_5});
    QVERIFY(pad->isVisible() && !w.window->pinLock()->isSet()); // not the same
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    QVERIFY(!pad->isVisible() && w.window->pinLock()->isSet());
    QVERIFY(w.screen() != nullptr);
    // To remove it one has to know it.
    QVERIFY(w.click("pin-remove"));
    type({Qt::Key_9, Qt::Key_9, Qt::Key_9, Qt::Key_9});
    QVERIFY(QTest::qWaitFor([&] { return !pad->findChild<QLabel*>("status")->text().isEmpty(); }, 60'000));
    QVERIFY(w.window->pinLock()->isSet());
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    QVERIFY(QTest::qWaitFor([&] { return !w.window->pinLock()->isSet(); }, 60'000));
    // The curtain takes the keypad with it.
    QVERIFY(w.click("pin-set"));
    w.press(Qt::Key_7);
    w.press(Qt::Key_Escape);
    w.settle();
    QVERIFY(w.screen() == nullptr && !pad->isVisible());
}

void TestPin::huntersCannotChangeIt()
{
    WindowFixture w;
    const auto guards = [&] {
        w.window->openSettings();
        w.settle();
        int found = w.find<QWidget>("theme") != nullptr ? 0 : -1;
        for (const char* guard : {"pin-set", "pin-remove", "peek", "curtain-seconds"})
            found += w.find<QWidget>(QString::fromLatin1(guard)) != nullptr;
        w.press(Qt::Key_Left, Qt::AltModifier);
        return found;
    };
    QCOMPARE(guards(), 0); // at the start, where anybody may be
    QVERIFY(w.newGame());
    QCOMPARE(guards(), 3); // on Dracula's screen; there is no PIN to remove
    w.window->drawCurtain();
    w.settle();
    QCOMPARE(guards(), 0); // at the table
}

DEMETER_TEST(TestPin)
#include "test_pin.moc"
