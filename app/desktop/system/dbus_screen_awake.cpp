#include "app/desktop/system/dbus_screen_awake.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace demeter {

namespace {

QDBusMessage call(const char* method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), QLatin1String(method));
}

} // namespace

DBusScreenAwake::DBusScreenAwake(QDBusConnection bus) : bus_(std::move(bus)) {}

DBusScreenAwake::~DBusScreenAwake()
{
    if (granted_)
        release();
}

void DBusScreenAwake::setKept(bool kept)
{
    kept_ = kept;
    if (kept_ && !granted_ && !asking_)
        ask();
    else if (!kept_ && granted_)
        release();
}

void DBusScreenAwake::ask()
{
    if (!bus_.isConnected())
        return;
    QDBusMessage message = call("Inhibit");
    message << QStringLiteral("Demeter") << tr("A game is being played");
    asking_ = true;
    auto* watcher = new QDBusPendingCallWatcher(bus_.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<quint32> reply = *watcher;
        watcher->deleteLater();
        asking_ = false;
        granted_ = !reply.isError();
        if (granted_)
            cookie_ = reply.value();
        if (granted_ && !kept_) // the game was closed meanwhile
            release();
    });
}

void DBusScreenAwake::release()
{
    QDBusMessage message = call("UnInhibit");
    message << cookie_;
    bus_.send(message);
    granted_ = false;
}

std::unique_ptr<ScreenAwake> screenAwake()
{
    return std::make_unique<DBusScreenAwake>();
}

} // namespace demeter
