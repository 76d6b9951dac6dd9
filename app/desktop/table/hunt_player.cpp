#include "app/desktop/table/hunt_player.h"

#include "app/desktop/kit/motion.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace demeter {

namespace {

constexpr int frameOfHunt = 33;                     ///< milliseconds
constexpr std::array<double, 3> lengths{1, 2, 0.5}; ///< as often as long as the usual one

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

void HuntPlayer::setBeats(int beats, int rounds)
{
    beats_ = beats;
    rounds_ = rounds;
    goTo(0);
    shown_ = false;
}

bool HuntPlayer::isPlaying() const
{
    return motion_->isRunning();
}

int HuntPlayer::seconds() const
{
    return std::max(1, static_cast<int>(std::lround(std::max(rounds_, 1) * millisecondsOfRound * lengths[length_] / 1000)));
}

int HuntPlayer::beatMilliseconds() const
{
    return 1000 * seconds() / std::max(beats_, 1);
}

void HuntPlayer::nextLength()
{
    length_ = (length_ + 1) % lengths.size();
    emit changed();
}

double HuntPlayer::passedOf(double from, double length) const
{
    if (!isPlaying() || lessMotion())
        return 1;
    return std::clamp((motion_->share() - from) / length, 0.0, 1.0);
}

double HuntPlayer::way() const
{
    return passedOf(0, wayShare);
}

double HuntPlayer::hunters() const
{
    return passedOf(1 - huntersShare, huntersShare);
}

void HuntPlayer::begin(int beat)
{
    beat_ = beat;
    shown_ = false;
    motion_->start(beatMilliseconds(), frameOfHunt);
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
