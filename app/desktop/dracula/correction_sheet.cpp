#include "app/desktop/dracula/correction_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"
#include "app/text/plain_text.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace demeter {

void CorrectionSheet::fillIn(const FilledIn& filled)
{
    for (const auto& [name, value] : filled.fields)
        if (name == QLatin1String("reason"))
            reason_ = value.toString();
    FormSheet::fillIn(filled);
}

QString CorrectionSheet::purpose()
{
    return tr("When the program and the table differ, the table is right. The correction and its reason are public; what it says of hidden "
              "cards is not.");
}

void CorrectionSheet::watch(const QWidget* fields)
{
    // What was said is about what was entered before.
    const auto changed = [this] {
        setStatus({});
        review();
    };
    for (const auto* box : fields->findChildren<PickBox*>())
        connect(box, &QComboBox::currentIndexChanged, this, changed);
    for (const auto* stepper : fields->findChildren<Stepper*>())
        connect(stepper, &Stepper::changed, this, changed);
    for (const auto* parts : fields->findChildren<Segmented*>())
        connect(parts, &Segmented::chosen, this, changed);
    for (const auto* button : fields->findChildren<ChoiceButton*>())
        if (button->isCheckable())
            connect(button, &QAbstractButton::toggled, this, changed);
}

void CorrectionSheet::review()
{
    if (!summary_ || !enter_)
        return;
    const bool reasoned = !typedLine(reason_).isEmpty();
    QString said = tr("Fill in the fields first.");
    bool ready = false;
    if (const auto comes = outcome(); comes && !comes->refusal.isEmpty()) {
        said = comes->refusal;
    } else if (comes) {
        //: Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.
        said = tr("The program has: %1. It will have: %2.").arg(comes->now, comes->then);
        ready = reasoned;
        if (!reasoned)
            said += u' ' + tr("Write the reason first: the table hears it.");
    }
    summary_->setText(said);
    enter_->setKind(ready ? ChoiceKind::CommonPrimary : ChoiceKind::Off);
}

void CorrectionSheet::buildReason(QVBoxLayout* content)
{
    addLabel(content, tr("Why? The table hears the reason"));
    auto* reason = new QLineEdit(reason_);
    reason->setObjectName("reason");
    reason->setPlaceholderText(tr("For example: forgotten yesterday"));
    reason->setAccessibleName(tr("Reason"));
    reason->setFont(bodyFont(15));
    reason->setMinimumHeight(qMax(46, scaled(44)));
    connect(reason, &QLineEdit::textEdited, this, [this, reason](const QString& text) {
        reason_ = text;
        while (reason_.toUtf8().size() > static_cast<qsizetype>(longestReason()))
            reason_.chop(1);
        if (reason_ != text)
            reason->setText(reason_);
        review();
    });
    connect(reason, &QLineEdit::returnPressed, this, &CorrectionSheet::submit, Qt::QueuedConnection);
    content->addWidget(reason);
    reasonField_ = reason;
    auto* summary = makeLabel({}, bodyFont(15));
    summary->setObjectName("put-right-summary");
    summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    summary->setMinimumHeight(2 * QFontMetrics(summary->font()).lineSpacing() + 4); // the button stays where it is
    content->addSpacing(4);
    content->addWidget(summary);
    summary_ = summary;
    auto* enter = new ChoiceButton(settings_, ChoiceKind::Off);
    enter->setObjectName("put-right");
    enter->setIconName("check");
    enter->setText(tr("Put it right"));
    enter->setCentred(true);
    connect(enter, &QAbstractButton::clicked, this, &CorrectionSheet::submit, Qt::QueuedConnection);
    foot(content)->addWidget(enter);
    enter_ = enter;
    watch(content->parentWidget());
    review();
}

void CorrectionSheet::submit()
{
    if (!outcome()) {
        setStatus(tr("Fill in the fields first."));
        return;
    }
    const QString reason = typedLine(reason_); // what is pasted may hold what nobody typed
    if (reason.isEmpty()) {
        setStatus(tr("Write the reason first: the table hears it."));
        if (reasonField_)
            reasonField_->setFocus(Qt::OtherFocusReason);
        return;
    }
    putRight(reason.toStdString());
}

} // namespace demeter
