// When the curtain falls.
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace demeter {

/// Watches a window in which a secret is shown, and says `fall` when nobody should see it any longer: the key, no hand on it for a while,
/// another window in front, the window minimised, the session locked. The large button is the screen's own.
class Curtain : public QObject {
    Q_OBJECT

public:
    enum class Trigger { Key, Button, Idle, FocusLost, Minimised, SessionLocked };
    Q_ENUM(Trigger)

    explicit Curtain(QWidget* window);

    /// Begins or ends the watch; only while something secret is shown is there anything to hide.
    void setWatching(bool watching);
    bool watching() const { return watching_; }
    /// Seconds without a touch or a key after which it falls; 0: never.
    void setIdleSeconds(int seconds);

signals:
    void fall(demeter::Curtain::Trigger trigger);

public slots:
    /// What the system's signals are connected to.
    void sessionLocked();
    void screenSaverChanged(bool active);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void listenToSession();
    bool ownsTheFocus() const;
    QWidget* window_;
    QTimer idle_;
    bool watching_ = false;
};

} // namespace demeter
