// A key that is held down acts once.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>

class QKeyEvent;

namespace demeter {

/// Swallows keys that were down when something new came up, until they have been let go: a key that is held must not answer what it has
/// just opened. Not every repeat is told as one. X11 sends a release and a press for each, which Qt may fail to put together; they carry
/// (nearly) the same time, so a key counts as let go only when `upMilliseconds` have gone by. Escape is always let through.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    static constexpr int upMilliseconds = 100;

    /// Watches all keys of the program; those that are down already count as held.
    explicit HeldKeys(QObject* parent);

    /// Something new has come up.
    void hold();
    /// The last thing used was a key, not a pointer.
    bool keyWasLast() const { return keyLast_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct Key {
        bool down = false;
        bool swallowed = false;
        quint64 at = 0; ///< when it was pressed or let go last; 0: the system does not say
    };
    bool swallows(const QKeyEvent& event);

    QHash<int, Key> keys_;
    QElapsedTimer born_;
    bool keyLast_ = false;
};

} // namespace demeter
