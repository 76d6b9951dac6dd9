#include "app/desktop/system/dbus_session_lock.h"

#include <QDBusConnection>

namespace demeter {

DBusSessionLock::DBusSessionLock()
{
    // Where these services do not exist nothing is ever heard, and the loss of focus remains.
    QDBusConnection::systemBus().connect({}, {}, QStringLiteral("org.freedesktop.login1.Session"), QStringLiteral("Lock"), this,
                                         SLOT(sessionLocked()));
    for (const char* service : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"})
        QDBusConnection::sessionBus().connect({}, {}, QString::fromLatin1(service), QStringLiteral("ActiveChanged"), this,
                                              SLOT(screenSaverChanged(bool)));
}

void DBusSessionLock::sessionLocked()
{
    emit locked();
}

void DBusSessionLock::screenSaverChanged(bool active)
{
    if (active)
        emit locked();
}

std::unique_ptr<SessionLock> sessionLock(QWidget* window)
{
    Q_UNUSED(window); // the services know nothing of windows
    return std::make_unique<DBusSessionLock>();
}

} // namespace demeter
