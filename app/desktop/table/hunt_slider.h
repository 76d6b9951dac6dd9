// Where in the hunt we are.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QFont>
#include <QSlider>

#include <vector>

namespace demeter {

/// A beat of the hunt is a value; red where the table saw Dracula. Every round has the same length, and below it stand numbers of rounds,
/// evenly from the first to the last. A tap goes to the beat that lies there.
class HuntSlider : public QSlider {
    Q_OBJECT

public:
    struct Beat {
        int round = 0;
        bool seen = false;
        friend bool operator==(const Beat&, const Beat&) = default;
    };
    explicit HuntSlider(const Settings& settings, QWidget* parent = nullptr);

    void setBeats(std::vector<Beat> beats);
    /// Height of the numbers in pixels.
    void setWordPixels(int pixels);
    int neededHeight() const;
    /// Where the middle of this beat lies, in pixels from the left.
    int xOf(int beat) const;
    /// A number below: of a round, in pixels from the left where it belongs and where it is written.
    struct Tick {
        int round = 0, middle = 0, left = 0;
    };
    std::vector<Tick> ticks() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void goTo(int x);
    int xAt(double round) const;
    QFont wordFont() const;

    const Settings& settings_;
    std::vector<Beat> beats_;
    std::vector<double> at_; ///< where in the rounds each of them lies
    int pixels_ = 15;
};

} // namespace demeter
