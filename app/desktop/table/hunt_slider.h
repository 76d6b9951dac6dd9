// Where in the hunt we are.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QSlider>

#include <vector>

namespace demeter {

/// A beat of the hunt is a value; red where the table saw Dracula; every few beats have the number of their round below them. A tap goes
/// to the beat that lies there.
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

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void goTo(int x);

    const Settings& settings_;
    std::vector<Beat> beats_;
    int pixels_ = 15;
};

} // namespace demeter
