#include "app/desktop/kit/motion.h"

#include <QGuiApplication>

#include <algorithm>

namespace demeter {

bool isLookedAt()
{
    return QGuiApplication::platformName() != QLatin1String("offscreen");
}

Motion::Motion(QObject* parent) : QObject(parent)
{
    tick_.setSingleShot(true);
    connect(&tick_, &QTimer::timeout, this, &Motion::look);
}

void Motion::start(int milliseconds)
{
    length_ = milliseconds;
    running_ = true;
    clock_.start();
    if (byHand_ >= 0)
        byHand_ = 0;
    else
        tick_.start(length_);
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
    } else if (byHand_ < 0) {
        tick_.start(std::max(1, length_ - elapsed())); // it came too early
    }
}

} // namespace demeter
