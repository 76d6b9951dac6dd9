#include "app/desktop/kit/stepper.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"

#include <QBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>

namespace demeter {

namespace {

class NumberField : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        event->ignore(); // the wheel scrolls the page, it does not change a number by chance
    }
};

} // namespace

Stepper::Stepper(const Settings& settings, const QString& name, int smallest, int largest, QWidget* parent)
    : QWidget(parent),
      number_(new NumberField),
      less_(new ChoiceButton(settings, ChoiceKind::Plain)),
      more_(new ChoiceButton(settings, ChoiceKind::Plain))
{
    number_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    number_->setAlignment(Qt::AlignCenter);
    number_->setFont(bodyFont(18, QFont::Bold));
    number_->setFixedSize(qMax(54, scaled(54)), qMax(46, scaled(44)));
    number_->setFocusPolicy(Qt::StrongFocus);
    number_->setAccessibleName(name);
    less_->setIconName(QStringLiteral("minus"));
    less_->setAccessibleName(tr("%1: one less").arg(name));
    more_->setIconName(QStringLiteral("plus"));
    more_->setAccessibleName(tr("%1: one more").arg(name));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(less_);
    row->addWidget(number_);
    row->addWidget(more_);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (ChoiceButton* button : {less_, more_}) {
        button->setFocusPolicy(Qt::NoFocus); // the arrows of the number do the same
        button->setAutoRepeat(true);
        button->setEveryPress(true);
    }
    connect(less_, &QAbstractButton::clicked, number_, &QSpinBox::stepDown);
    connect(more_, &QAbstractButton::clicked, number_, &QSpinBox::stepUp);
    connect(number_, &QSpinBox::valueChanged, this, [this](int now) {
        update();
        emit changed(now);
    });
    setRange(smallest, largest);
}

int Stepper::value() const
{
    return number_->value();
}

void Stepper::setValue(int value)
{
    const QSignalBlocker quiet(number_);
    number_->setValue(value);
    update();
}

void Stepper::setRange(int smallest, int largest)
{
    const QSignalBlocker quiet(number_);
    number_->setRange(smallest, largest);
    update();
}

void Stepper::setName(const QString& name)
{
    setObjectName(name);
    number_->setObjectName(name + QStringLiteral("-value"));
    less_->setObjectName(name + QStringLiteral("-minus"));
    more_->setObjectName(name + QStringLiteral("-plus"));
}

void Stepper::update()
{
    less_->setEnabled(number_->value() > number_->minimum());
    more_->setEnabled(number_->value() < number_->maximum());
}

} // namespace demeter
