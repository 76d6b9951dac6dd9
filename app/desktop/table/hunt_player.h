// The clock of a hunt that is shown again.
#pragma once

#include <QObject>

#include <cstddef>

namespace demeter {

class Motion;

/// Goes through the beats of a hunt: Dracula's way is drawn, all is still, the hunters go. It has no picture of its own. How long it takes
/// follows from the rounds, and one of three lengths can be chosen. Where the user wants nothing to move (`lessMotion`), every beat is at
/// once as it ends.
class HuntPlayer : public QObject {
    Q_OBJECT

public:
    static constexpr int millisecondsOfRound = 2000; ///< at the usual length
    static constexpr double wayShare = 0.2, huntersShare = 0.2;

    explicit HuntPlayer(QObject* parent = nullptr);

    /// Stands still at the end of the first of so many.
    void setBeats(int beats, int rounds);
    int beats() const { return beats_; }
    int beat() const { return beat_; }
    bool isPlaying() const;
    /// From the first beat to the ending, at the length that is chosen.
    int seconds() const;
    int beatMilliseconds() const;
    /// The usual length, twice as long, half as long, and so on; from the next beat on.
    void nextLength();
    /// How much of this beat has passed, from 0 to 1: of Dracula's way, and of the hunters'.
    double way() const;
    double hunters() const;

    /// From the beginning of this beat, or, if it has been shown, of the next one; from the first after the last.
    void play();
    /// This beat is at once as it ends.
    void pause();
    /// Stands still at the end of this beat.
    void goTo(int beat);
    /// Time passes by hand alone, in `motion`.
    Motion* motion() const { return motion_; }

signals:
    /// Another beat, or it plays or has stopped.
    void changed();
    /// Within a beat something has moved.
    void passed();
    /// The last beat has been played.
    void over();

private:
    void begin(int beat);
    double passedOf(double from, double length) const;

    Motion* motion_; ///< of this beat
    int beats_ = 0, beat_ = 0, rounds_ = 0;
    std::size_t length_ = 0; ///< the how many-th of the lengths
    bool shown_ = false;     ///< this beat has been shown to its end
};

} // namespace demeter
