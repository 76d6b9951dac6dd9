// A number that is stepped or typed.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

class QSpinBox;

namespace demeter {

class ChoiceButton;

/// One less, the number, one more. Only the number takes the keyboard: arrows step, digits type.
class Stepper : public QWidget {
    Q_OBJECT

public:
    /// `name` is what the number counts, for those who cannot see the label beside it.
    Stepper(const Settings& settings, const QString& name, int smallest, int largest, QWidget* parent = nullptr);

    int value() const;
    /// Sets the number without a signal.
    void setValue(int value);
    void setRange(int smallest, int largest);
    /// The object name of the number is that of the stepper and `-value`, so that it is found again when a panel is made anew.
    void setName(const QString& name);

signals:
    void changed(int value);

private:
    void update();

    QSpinBox* number_;
    ChoiceButton *less_, *more_;
};

} // namespace demeter
