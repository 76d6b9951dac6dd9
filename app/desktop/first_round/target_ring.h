// A ring around what the guide speaks of.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

namespace demeter {

/// Lies over the whole window and takes no touch: what it surrounds is tapped through it. It is no ring of the keyboard: thicker, with a
/// dark edge on both sides, and round where it is about a place.
class TargetRing : public QWidget {
    Q_OBJECT

public:
    TargetRing(const Settings& settings, QWidget* window);

    /// Around this part of the window, and within the screens; an empty one: around nothing.
    void surround(const QRect& part, bool spot, const QRect& screens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    bool spot_ = false;
};

} // namespace demeter
