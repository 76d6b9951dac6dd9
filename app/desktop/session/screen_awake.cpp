#include "app/desktop/session/screen_awake.h"

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

ScreenAwake::ScreenAwake(QObject* parent, QDBusConnection bus) : QObject(parent), bus_(std::move(bus)) {}

ScreenAwake::~ScreenAwake()
{
    if (granted_)
        release();
}

void ScreenAwake::setKept(bool kept)
{
    kept_ = kept;
    if (kept_ && !granted_ && !asking_)
        ask();
    else if (!kept_ && granted_)
        release();
}

void ScreenAwake::ask()
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

void ScreenAwake::release()
{
    QDBusMessage message = call("UnInhibit");
    message << cookie_;
    bus_.send(message);
    granted_ = false;
}

} // namespace demeter
