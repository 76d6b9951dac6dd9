#include "app/desktop/table/hunt_player.h"

#include "app/desktop/kit/motion.h"

#include <algorithm>

namespace demeter {

namespace {

constexpr int frameOfHunt = 33; ///< milliseconds

} // namespace

HuntPlayer::HuntPlayer(QObject* parent) : QObject(parent), motion_(new Motion(this))
{
    connect(motion_, &Motion::passed, this, &HuntPlayer::passed);
    connect(motion_, &Motion::over, this, [this] {
        shown_ = true;
        if (beat_ + 1 < beats_)
            begin(beat_ + 1);
        else {
            emit changed();
            emit over();
        }
    });
}

void HuntPlayer::setBeats(int beats)
{
    beats_ = beats;
    goTo(0);
    shown_ = false;
}

bool HuntPlayer::isPlaying() const
{
    return motion_->isRunning();
}

double HuntPlayer::passedOf(int from, int length) const
{
    if (!isPlaying() || lessMotion())
        return 1;
    return std::clamp((motion_->share() * beatMilliseconds - from) / length, 0.0, 1.0);
}

double HuntPlayer::way() const
{
    return passedOf(0, wayMilliseconds);
}

double HuntPlayer::hunters() const
{
    return passedOf(beatMilliseconds - huntersMilliseconds, huntersMilliseconds);
}

void HuntPlayer::begin(int beat)
{
    beat_ = beat;
    shown_ = false;
    motion_->start(beatMilliseconds, frameOfHunt);
    emit changed();
}

void HuntPlayer::play()
{
    if (beats_ > 0)
        begin(!shown_ ? beat_ : beat_ + 1 < beats_ ? beat_ + 1 : 0);
}

void HuntPlayer::pause()
{
    if (isPlaying())
        goTo(beat_);
}

void HuntPlayer::goTo(int beat)
{
    motion_->stop();
    beat_ = std::clamp(beat, 0, std::max(0, beats_ - 1));
    shown_ = true;
    emit changed();
}

} // namespace demeter
