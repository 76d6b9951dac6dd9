// When the curtain falls.
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

class QKeyEvent;
class QWidget;

namespace demeter {

class SessionLock;

/// Watches a window in which a secret is shown, and says `fall` when nobody should see it any longer: a key, no hand on it for a while,
/// another window in front, the window minimised, the session locked. The large button is the screen's own. Shift+Esc is its own key,
/// whatever is open; Esc alone first closes a menu or a sheet that lies on top.
class Curtain : public QObject {
    Q_OBJECT

public:
    enum class Trigger { Key, Button, Idle, FocusLost, Minimised, SessionLocked };
    Q_ENUM(Trigger)

    explicit Curtain(QWidget* window);
    ~Curtain() override;

    /// Begins or ends the watch; only while something secret is shown is there anything to hide.
    void setWatching(bool watching);
    bool watching() const { return watching_; }
    /// Seconds without a touch or a key after which it falls; 0: never. The last of them are told by `warn`.
    void setIdleSeconds(int seconds);
    static constexpr int warningSeconds = 5;

signals:
    void fall(demeter::Curtain::Trigger trigger);
    /// In so many seconds it falls if nobody touches anything, said anew every second; 0: no longer.
    void warn(int seconds);

public slots:
    /// What the system's signal is connected to.
    void sessionLocked();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool ownsTheFocus() const;
    /// Draws it, or gives the key to what lies on top; true if nobody else shall have it.
    bool escape(QObject* object, QKeyEvent& event);
    /// Waits as long as there is to wait, from now on.
    void waitAnew();
    void countDown();

    QWidget* window_;
    std::unique_ptr<SessionLock> lock_;
    QTimer idle_;
    QTimer warning_; ///< until there is something to be said about `idle_`
    bool warned_ = false;
    bool watching_ = false;
};

} // namespace demeter
