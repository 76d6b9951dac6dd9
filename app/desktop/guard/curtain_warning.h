// The last seconds before the curtain falls for want of a touch.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

class QLabel;

namespace demeter {

/// A band over everything that is open there. It lies where nothing is to be touched in haste, and takes the touch that keeps the screen
/// open for itself.
class CurtainWarning : public QWidget {
    Q_OBJECT

public:
    CurtainWarning(const Settings& settings, QWidget* over);

    /// Comes up, says how many seconds are left, and at 0 goes. It is heard once, not every second.
    void count(int seconds);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();

    const Settings& settings_;
    QLabel *words_, *help_;
    int seconds_ = 0;
};

} // namespace demeter
