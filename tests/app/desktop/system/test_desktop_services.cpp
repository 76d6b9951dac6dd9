// What the window asks of the desktop, and hears from it, over a bus.
#include "app/desktop/system/dbus_screen_awake.h"
#include "app/desktop/system/dbus_session_lock.h"
#include "tests/app/desktop/window_fixture.h"

#include <QDBusServer>
#include <QSignalSpy>

#include <optional>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

/// Stands in for the desktop's screen saver service.
class ScreenSaver : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QList<uint> held;
    QString who;

public slots:
    Q_SCRIPTABLE uint Inhibit(const QString& application, const QString&)
    {
        who = application;
        held << 41 + held.size();
        return held.back();
    }
    Q_SCRIPTABLE void UnInhibit(uint cookie) { held.removeOne(cookie); }
};

} // namespace

class TestDesktopServices : public QObject {
    Q_OBJECT

private slots:
    void screenStaysAwake();
    void screenSaverLocks();
};

void TestDesktopServices::screenStaysAwake()
{
    ScreenSaver service;
    QDBusServer server;
    server.setAnonymousAuthenticationAllowed(true);
    QVERIFY(server.isConnected());
    std::optional<QDBusConnection> there;
    connect(&server, &QDBusServer::newConnection, this, [&](const QDBusConnection& connection) {
        there = connection;
        there->registerObject("/org/freedesktop/ScreenSaver", &service, QDBusConnection::ExportAllSlots);
    });
    const QDBusConnection here = QDBusConnection::connectToPeer(server.address(), "screen-saver");
    QVERIFY(QTest::qWaitFor([&] { return there.has_value(); }, 10'000));
    {
        DBusScreenAwake awake(here);
        QVERIFY(service.held.isEmpty());
        awake.setKept(true);
        awake.setKept(true);
        QVERIFY(QTest::qWaitFor([&] { return service.held.size() == 1; }, 10'000));
        QCOMPARE(service.who, QString("Demeter"));
        QTest::qWait(50); // the answer comes back
        awake.setKept(false);
        QVERIFY(QTest::qWaitFor([&] { return service.held.isEmpty(); }, 10'000));
        awake.setKept(true);
        awake.setKept(false); // before there was an answer
        QTest::qWait(50);
        QVERIFY(QTest::qWaitFor([&] { return service.held.isEmpty(); }, 10'000));
        awake.setKept(true);
        QVERIFY(QTest::qWaitFor([&] { return service.held.size() == 1; }, 10'000));
        QTest::qWait(50);
    }
    QVERIFY2(QTest::qWaitFor([&] { return service.held.isEmpty(); }, 10'000), "given back at the end");
    QDBusConnection::disconnectFromPeer("screen-saver");
    // Where there is nobody to ask, nothing happens.
    DBusScreenAwake alone(QDBusConnection("nowhere"));
    alone.setKept(true);
    alone.setKept(false);
}

/// A screen saver that begins is as good as a lock; its end is nothing.
void TestDesktopServices::screenSaverLocks()
{
    DBusSessionLock lock;
    QSignalSpy locked(&lock, &SessionLock::locked);
    lock.screenSaverChanged(false);
    QCOMPARE(locked.size(), 0);
    lock.screenSaverChanged(true);
    QCOMPARE(locked.size(), 1);
    lock.sessionLocked();
    QCOMPARE(locked.size(), 2);
}

DEMETER_TEST(TestDesktopServices)
#include "test_desktop_services.moc"
