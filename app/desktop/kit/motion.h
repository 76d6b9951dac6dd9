// Time that passes for something shown.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace demeter {

/// False for a program that draws into memory: where nobody looks, nothing has to be waited for.
bool isLookedAt();

/// The user wants nothing to move: what would ease is at once where it goes. One answer for the whole program, as the text size.
bool lessMotion();
void setLessMotion(bool less);

/// For how long a view of something eases.
constexpr int easeMilliseconds = 180;
/// What has come up under a finger takes no press for so long: it was meant for what lay there before.
constexpr int deadMilliseconds = 500;
/// Of the way, when so much of the time has passed: fast at first, then slower and slower.
double easedOut(double share);

/// So many milliseconds, by the clock, or by hand as a test wants them.
class Motion : public QObject {
    Q_OBJECT

public:
    explicit Motion(QObject* parent);

    /// Begins anew; `over` is emitted once they have passed, and `passed` so often before.
    void start(int milliseconds, int every = 0);
    /// Without `over`.
    void stop();
    bool isRunning() const { return running_; }
    /// How much has passed, from 0 to 1.
    double share() const;
    /// False where nobody looks and no test keeps the time: there it is not worth starting.
    bool isWorthIt() const { return byHand_ >= 0 || isLookedAt(); }

    /// From now on time passes only by `advance`.
    void setByHand();
    void advance(int milliseconds);

signals:
    void passed();
    void over();

private:
    int elapsed() const;
    void look();
    void wait();

    QTimer tick_;
    QElapsedTimer clock_;
    int length_ = 0, every_ = 0;
    int byHand_ = -1; ///< milliseconds; negative: by the clock
    bool running_ = false;
};

} // namespace demeter
