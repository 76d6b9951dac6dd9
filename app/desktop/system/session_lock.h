// Hears that the session is locked.
#pragma once

#include <QObject>

#include <memory>

class QWidget;

namespace demeter {

/// Says `locked` when the session is locked or the screen saver begins. Where the system says nothing nothing is heard.
class SessionLock : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    void locked();
};

/// That of this operating system, for a window that may not have been shown yet.
std::unique_ptr<SessionLock> sessionLock(QWidget* window);

} // namespace demeter
