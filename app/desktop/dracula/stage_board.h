// What lies where the map lay while something else is looked at, such as a combat.
#pragma once

#include <QWidget>

namespace demeter {

class StageBoard : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// For a phone: narrower, and less of it.
    virtual void setSmall(bool small) = 0;
    /// Says too what its steps say, where they are not shown.
    virtual void setStepsTold(bool told) = 0;
    /// Height for a width.
    virtual int neededHeight(int width) const = 0;
    /// With the most that it can show there.
    virtual int mostHeight(int width) const = 0;
};

} // namespace demeter
