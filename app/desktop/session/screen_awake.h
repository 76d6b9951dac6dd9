// Keeps the screen from going dark while a game lies open.
#pragma once

#include <QDBusConnection>
#include <QObject>

namespace demeter {

/// Asks the desktop's screen saver service (`org.freedesktop.ScreenSaver`) to wait, and lets it go again. Where there is no such service
/// nothing happens, and nothing waits for an answer.
class ScreenAwake : public QObject {
    Q_OBJECT

public:
    explicit ScreenAwake(QObject* parent = nullptr, QDBusConnection bus = QDBusConnection::sessionBus());
    ~ScreenAwake() override;

    void setKept(bool kept);
    bool kept() const { return kept_; }

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
