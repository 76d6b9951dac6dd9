// The PIN: how it is kept, how long wrong tries make one wait, and the keypad under real clicks and keys.
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "core/system/files.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTimeZone>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

struct Kept {
    Kept() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path()); }
    QTemporaryDir folder;
    std::shared_ptr<KeyFile> keys() const { return std::make_shared<KeyFile>(folder.filePath("keys").toStdString()); }
    /// Everything that is kept between runs.
    QByteArray everything() const
    {
        QByteArray all;
        QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll() + '\n';
        }
        return all;
    }
};

/// Until the key file was tried.
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
    void onlyTheKeyFileKnowsIt();
    void settingsAreTheOwnersAlone();
    void oldHashGoes();
    void passphraseAloneOpens();
    void waitGrows();
    void waitOutlivesTheProgram();
    void opensTheScreen();
    void wrongOneDoesNot();
    void isSetAndRemoved();
    void huntersCannotChangeIt();
};

void TestPin::whatIsAPin_data()
{
    test::Rows<QString, bool> row;
    row("four", "1234", true);
    row("twelve", "123456789012", true);
    row("three", "123", false);
    row("thirteen", "1234567890123", false);
    row("none", "", false);
    row("letters", "12a4", false);
    row("other digits", QStringLiteral("١٢٣٤"), false);
}

void TestPin::whatIsAPin()
{
    const auto [digits, fits] = test::rowOf<QString, bool>();
    QCOMPARE(PinLock::isPin(digits), fits);
}

/// Nothing is kept to try PINs on but the key file itself, and nothing at all without one.
void TestPin::onlyTheKeyFileKnowsIt()
{
    const Kept kept;
    Settings settings;
    PinLock none(settings, nullptr);
    QVERIFY(!none.set("271828") && !none.isSet() && !none.tryOpen("271828"));
    PinLock lock(settings, kept.keys());
    QSignalSpy changed(&lock, &PinLock::changed);
    QVERIFY(!lock.isSet());
    QVERIFY(!lock.set("12"));
    QVERIFY(!lock.isSet() && changed.isEmpty());
    QVERIFY(lock.set("271828"));
    QVERIFY(lock.isSet());
    QCOMPARE(changed.size(), 1);
    QVERIFY(tried(lock, "271828", true));
    QVERIFY(tried(lock, "271829", false));
    const QByteArray all = kept.everything();
    QVERIFY(!all.contains("271828") && !all.contains("$argon2"));
    QCOMPARE(all.count("\"salt\""), 1);
    // Another window, or another day.
    PinLock again(settings, kept.keys());
    QVERIFY(again.isSet() && again.keys()->locked());
    QVERIFY(tried(again, "000000", false) && again.keys()->locked());
    QVERIFY(tried(again, "271828", true) && !again.keys()->locked());
    QVERIFY(again.remove());
    QVERIFY(!again.isSet() && !kept.keys()->locked());
    QVERIFY(!kept.everything().contains("\"salt\""));
}

/// When the next try is allowed is nobody else's business. On Windows that is so by the folder of the user's settings.
void TestPin::settingsAreTheOwnersAlone()
{
    const Kept kept;
    Settings settings;
    PinLock lock(settings, kept.keys());
    QVERIFY(lock.set("271828") && tried(lock, "271829", false));
    const QString ini = kept.folder.path() + "/demeter/demeter.ini";
    const auto file = systemFiles().open(ini.toStdString(), Files::Access::Read);
    QVERIFY(file && !(*file)->othersMayRead());
}

/// Version 0.1 kept a hash in the settings, which was the quicker one to try PINs on.
void TestPin::oldHashGoes()
{
    const Kept kept;
    {
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
        store.setValue("pin",
                       QByteArray("$argon2id$v=19$m=65536,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g"));
        store.setValue("pin-wrong", 2);
    }
    QVERIFY(kept.everything().contains("$argon2id$"));
    const Settings settings;
    QCOMPARE(settings.pinTries().wrong, 2);
    QVERIFY(!kept.everything().contains("$argon2id$"));
}

/// Beside a passphrase the PIN is for the screen: it opens no file, and there is nothing of it that could be tried.
void TestPin::passphraseAloneOpens()
{
    const Kept kept;
    Settings settings;
    {
        PinLock lock(settings, kept.keys());
        QVERIFY(lock.set("2718") && lock.keys()->set(KeyFile::By::Passphrase, "correct horse"));
        QVERIFY(lock.isSet() && tried(lock, "2718", true) && tried(lock, "2719", false));
    }
    PinLock lock(settings, kept.keys());
    QVERIFY(!lock.tryOpen("2718") && lock.keys()->locked());
    QVERIFY(!kept.everything().contains("\"pin\""));
    QVERIFY(lock.keys()->unlock(KeyFile::By::Passphrase, "correct horse").value());
    QVERIFY(lock.isSet() && tried(lock, "2719", false) && tried(lock, "2718", true));
}

void TestPin::waitGrows()
{
    const Kept kept;
    Settings settings;
    PinLock lock(settings, kept.keys());
    QDateTime now(QDate(2026, 1, 2), QTime(20, 0), QTimeZone::utc());
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
    QCOMPARE(settings.pinTries().wrong, 0);
    QVERIFY(tried(lock, "9999", false));
    QVERIFY2(lock.wait() == 0, "the right one has set the count back");
}

void TestPin::waitOutlivesTheProgram()
{
    const Kept kept;
    const QDateTime now(QDate(2026, 1, 2), QTime(20, 0), QTimeZone::utc());
    {
        Settings settings;
        PinLock lock(settings, kept.keys());
        lock.setClock([&] { return now; });
        QVERIFY(lock.set("4321"));
        for (int wrong = 0; wrong < 4; ++wrong) {
            Settings::PinTries tries = settings.pinTries();
            QVERIFY(tries.wrong == wrong);
            tries.wrongAt = now.addDays(-1); // waited
            settings.setPinTries(tries);
            QVERIFY(tried(lock, "9999", false));
        }
    }
    Settings settings;
    PinLock lock(settings, kept.keys());
    lock.setClock([&] { return now.addSecs(3); });
    QCOMPARE(lock.wait(), 7);
}

void TestPin::opensTheScreen()
{
    const QTemporaryDir keys;
    WindowFixture w("en", 1, test::lockable(keys));
    QVERIFY(w.newGame());
    QVERIFY(w.window->pinLock()->set("1122"));
    w.drawCurtain();
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
    const QTemporaryDir keys;
    WindowFixture w("en", 1, test::lockable(keys));
    QVERIFY(w.newGame());
    QVERIFY(w.window->pinLock()->set("1122"));
    w.drawCurtain();
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
    const QTemporaryDir keys;
    WindowFixture w("en", 1, test::lockable(keys));
    QVERIFY(w.newGame());
    w.openSettings();
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
    QVERIFY2(said.join(u' ').contains("forgotten PIN"), "what a forgotten PIN means is said before it is set");
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_5});
    QVERIFY(pad->isVisible() && !w.window->pinLock()->isSet()); // not the same
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    QVERIFY(!pad->isVisible() && w.window->pinLock()->isSet());
    QVERIFY(w.screen() != nullptr);
    QVERIFY2(w.status().contains("have a new key") && w.status().contains(keys.path()), qPrintable(w.status()));
    // To remove it one has to know it.
    QVERIFY(w.click("pin-remove"));
    type({Qt::Key_9, Qt::Key_9, Qt::Key_9, Qt::Key_9});
    QVERIFY(QTest::qWaitFor([&] { return !pad->findChild<QLabel*>("status")->text().isEmpty(); }, 60'000));
    QVERIFY(w.window->pinLock()->isSet());
    type({Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4});
    QVERIFY(QTest::qWaitFor([&] { return !w.window->pinLock()->isSet(); }, 60'000));
    // Esc closes the keypad; the curtain takes it along.
    QVERIFY(w.click("pin-set"));
    w.press(Qt::Key_7);
    w.press(Qt::Key_Escape);
    w.settle();
    QVERIFY(w.screen() != nullptr && !pad->isVisible());
    QVERIFY(w.click("pin-set"));
    w.press(Qt::Key_7);
    w.press(Qt::Key_Escape, Qt::ShiftModifier);
    w.settle();
    QVERIFY(w.screen() == nullptr && !pad->isVisible());
}

void TestPin::huntersCannotChangeIt()
{
    WindowFixture w;
    const auto guards = [&] {
        w.openSettings();
        int found = w.find<QWidget>("theme") != nullptr ? 0 : -1;
        for (const char* guard : {"pin-set", "pin-remove", "peek", "curtain-seconds"})
            found += w.find<QWidget>(QString::fromLatin1(guard)) != nullptr;
        w.press(Qt::Key_Left, Qt::AltModifier);
        return found;
    };
    QCOMPARE(guards(), 0); // at the start, where anybody may be
    QVERIFY(w.newGame());
    QCOMPARE(guards(), 3); // on Dracula's screen; there is no PIN to remove
    w.drawCurtain();
    QCOMPARE(guards(), 0); // at the table
}

DEMETER_TEST(TestPin)
#include "test_pin.moc"
