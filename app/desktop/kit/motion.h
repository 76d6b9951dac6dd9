// Time that passes for something shown.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace demeter {

/// False for a program that draws into memory: where nobody looks, nothing has to be waited for.
bool isLookedAt();

/// So many milliseconds, by the clock, or by hand as a test wants them.
class Motion : public QObject {
    Q_OBJECT

public:
    explicit Motion(QObject* parent);

    /// Begins anew; `over` is emitted once they have passed.
    void start(int milliseconds);
    /// Without `over`.
    void stop();
    bool isRunning() const { return running_; }

    /// From now on time passes only by `advance`.
    void setByHand();
    void advance(int milliseconds);

signals:
    void over();

private:
    int elapsed() const;
    void look();

    QTimer tick_;
    QElapsedTimer clock_;
    int length_ = 0, byHand_ = -1; ///< milliseconds; negative: by the clock
    bool running_ = false;
};

} // namespace demeter
