// The screen is kept on by a service of the desktop's.
#pragma once

#include "app/desktop/system/screen_awake.h"

#include <QDBusConnection>
#include <QObject>

namespace demeter {

/// Asks the desktop's screen saver service (`org.freedesktop.ScreenSaver`) to wait, and lets it go again. Where there is no such service
/// nothing happens, and nothing waits for an answer.
class DBusScreenAwake : public QObject, public ScreenAwake {
    Q_OBJECT

public:
    explicit DBusScreenAwake(QDBusConnection bus = QDBusConnection::sessionBus());
    ~DBusScreenAwake() override;

    void setKept(bool kept) override;

private:
    void ask();
    void release();

    QDBusConnection bus_;
    bool kept_ = false;
    bool asking_ = false; ///< an answer is on its way
    bool granted_ = false;
    quint32 cookie_ = 0; ///< what the service wants to hear when it may go on
};

} // namespace demeter
