// The session's lock as services of the desktop's tell of it.
#pragma once

#include "app/desktop/system/session_lock.h"

namespace demeter {

class DBusSessionLock : public SessionLock {
    Q_OBJECT

public:
    DBusSessionLock();

public slots:
    /// What the services' signals are connected to.
    void sessionLocked();
    void screenSaverChanged(bool active);
};

} // namespace demeter
