// The number of a step.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

namespace demeter {

/// A number in a ring, which fills the box.
void paintStepRing(QPainter& painter, const QRectF& box, int number, const Settings& settings);

/// The ring beside what is to be done in that step. Screen readers hear the number with the words, not by itself.
class StepRing : public QWidget {
    Q_OBJECT

public:
    StepRing(const Settings& settings, int number, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    int number_;
};

} // namespace demeter
