#include "app/desktop/kit/motion.h"

#include <QGuiApplication>

#include <algorithm>

namespace demeter {

bool isLookedAt()
{
    return QGuiApplication::platformName() != QLatin1String("offscreen");
}

static bool& less()
{
    static bool less = false;
    return less;
}

bool lessMotion()
{
    return less();
}

void setLessMotion(bool wanted)
{
    less() = wanted;
}

double easedOut(double share)
{
    const double left = 1 - std::clamp(share, 0.0, 1.0);
    return 1 - left * left * left;
}

Motion::Motion(QObject* parent) : QObject(parent)
{
    tick_.setSingleShot(true);
    tick_.setTimerType(Qt::PreciseTimer);
    connect(&tick_, &QTimer::timeout, this, &Motion::look);
}

void Motion::start(int milliseconds, int every)
{
    length_ = milliseconds;
    every_ = every;
    running_ = true;
    clock_.start();
    if (byHand_ >= 0)
        byHand_ = 0;
    else
        wait();
}

void Motion::wait()
{
    const int left = std::max(1, length_ - elapsed()); // the clock can come too early
    tick_.start(every_ > 0 ? std::min(every_, left) : left);
}

void Motion::stop()
{
    tick_.stop();
    running_ = false;
}

int Motion::elapsed() const
{
    return byHand_ >= 0 ? byHand_ : static_cast<int>(clock_.elapsed());
}

double Motion::share() const
{
    return length_ > 0 && running_ ? std::clamp(double(elapsed()) / length_, 0.0, 1.0) : 1;
}

void Motion::setByHand()
{
    tick_.stop();
    byHand_ = 0;
}

void Motion::advance(int milliseconds)
{
    if (byHand_ < 0 || !running_)
        return;
    byHand_ += milliseconds;
    look();
}

void Motion::look()
{
    if (!running_)
        return;
    if (elapsed() >= length_) {
        stop();
        emit over();
        return;
    }
    if (byHand_ < 0)
        wait();
    if (every_ > 0)
        emit passed();
}

} // namespace demeter
