#include "app/desktop/kit/form.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/stepper.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

namespace demeter {

int FormSheet::across(int most) const
{
    const int room = qMin(qMax(widest(), scaled(widest() * 0.8)), parentWidget()->width() - 32) - 48;
    return qBound(1, room / scaled(170), most);
}

void FormSheet::addLabel(QVBoxLayout* content, const QString& text)
{
    content->addSpacing(4);
    content->addWidget(makeLabel(text, bodyFont(15, QFont::DemiBold)));
}

void FormSheet::addOptions(QVBoxLayout* content, const QString& label, const QList<Option>& options, int most)
{
    addLabel(content, label);
    offered_.removeIf([](const Offered& gone) { return !gone.button; });
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    const int columns = across(most);
    for (int column = 0; column < columns; ++column) {
        grid->setColumnStretch(column, 1);
        grid->setColumnMinimumWidth(column, 1);
    }
    for (int n = 0; n < options.size(); ++n) {
        const Option& option = options[n];
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet);
        button->setObjectName(option.name);
        if (option.sign)
            button->setSign(option.sign);
        else
            button->setIconName(option.icon);
        button->setText(option.text);
        button->setSecondLine(option.second);
        button->setCheckable(true);
        button->setChecked(option.marked);
        button->setMarked(option.marked);
        connect(
            button, &QAbstractButton::clicked, this,
            [this, chosen = option.chosen] {
                chosen();
                setStatus({});
                rebuild();
            },
            Qt::QueuedConnection);
        grid->addWidget(button, n / columns, n % columns);
        offered_.push_back({option, button});
    }
    content->addLayout(grid);
}

const FormSheet::Offered* FormSheet::offered(const QString& name) const
{
    for (const Offered& each : offered_)
        if (each.option.name == name && each.button && each.button->isVisibleTo(this))
            return &each;
    return nullptr;
}

FilledIn FormSheet::filledIn() const
{
    FilledIn filled = Sheet::filledIn();
    for (const Offered& each : offered_)
        if (each.option.marked && each.button && each.button->isVisibleTo(this))
            filled.marked << each.option.name;
    return filled;
}

void FormSheet::fillIn(const FilledIn& filled)
{
    for (const QString& name : filled.marked) {
        const Offered* found = offered(name);
        if (found == nullptr || found->option.marked)
            continue;
        const auto chosen = found->option.chosen; // it is gone once the form is made anew
        chosen();
        rebuild();
    }
    Sheet::fillIn(filled);
}

ChoiceButton* FormSheet::makeCheck(const char* name, const char* icon, const QString& text, bool on)
{
    auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
    button->setObjectName(QString::fromLatin1(name));
    button->setIconName(QString::fromLatin1(icon));
    button->setText(text);
    button->setCheckable(true);
    const auto show = [button](bool checked) {
        button->setMarked(checked);
        button->setSecondLine(checked ? tr("yes") : tr("no"));
    };
    button->setChecked(on);
    show(on);
    connect(button, &QAbstractButton::toggled, button, show);
    return button;
}

PickBox* FormSheet::makePick(const char* name, const QString& label)
{
    auto* box = new PickBox(settings_, label);
    box->setObjectName(QString::fromLatin1(name));
    return box;
}

Stepper* FormSheet::makeStepper(const char* name, const QString& label, int smallest, int largest, int value)
{
    auto* stepper = new Stepper(settings_, label, smallest, largest);
    stepper->setName(QString::fromLatin1(name));
    stepper->setValue(value);
    return stepper;
}

QWidget* FormSheet::addRow(QVBoxLayout* content, const QString& label, QWidget* field, bool wide)
{
    auto* row = new QWidget;
    const bool narrow = field->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed;
    // A list holds long names: large words get the whole width. On a phone a number stands below its label too.
    auto* line =
        new QBoxLayout((narrow && across(2) == 2) || (!wide && across(3) == 3) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(line->direction() == QBoxLayout::LeftToRight ? 12 : 4);
    line->addWidget(makeLabel(label, bodyFont(15, QFont::DemiBold)), 1);
    line->addWidget(field, narrow ? 0 : 2, narrow ? Qt::AlignLeft : Qt::Alignment());
    content->addWidget(row);
    return row;
}

void FormSheet::tellNews(const QStringList& news)
{
    setStatus(news.isEmpty() ? tr("Entered.") : news.join(u' '));
    rebuild();
}

} // namespace demeter
