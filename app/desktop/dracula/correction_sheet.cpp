#include "app/desktop/dracula/correction_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/plain_text.h"
#include "core/fury/actions.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace demeter {

void CorrectionSheet::fillIn(const FilledIn& filled)
{
    for (const auto& [name, value] : filled.fields)
        if (name == QLatin1String("reason"))
            reason_ = value.toString();
    AnswerSheet::fillIn(filled);
}

void CorrectionSheet::open()
{
    reason_.clear();
    forget();
    openSheet();
}

void CorrectionSheet::build(QVBoxLayout* content)
{
    if (!hasGame())
        return;
    content->addWidget(makeLabel(tr("When the program and the table differ, the table is right. The correction and its reason are public; "
                                    "what it says of hidden cards is not."),
                                 bodyFont(14), "mute"));
    addFields(content, 0);
    if (const FormField last = fields().back();
        last.kind != FormField::Kind::Option || last.value) // else it has not been said what it is about
        buildReason(content);
}

void CorrectionSheet::review(std::size_t)
{
    if (!summary_ || !enter_)
        return;
    const bool reasoned = !typedLine(reason_).isEmpty();
    const auto refused = refusal();
    const bool ready = refused == QString() && reasoned;
    QString said = refused.value_or(tr("Fill in the fields first."));
    if (said.isEmpty())
        //: Both are short lists of what a slot, a hunter or the like has; the first holds now, the second when it is put right.
        said = tr("The program has: %1. It will have: %2.").arg(allSaid(fieldsNow(), true), allSaid(fields(), false));
    if (refused == QString() && !reasoned)
        said += u' ' + tr("Write the reason first: the table hears it.");
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
        while (reason_.toUtf8().size() > static_cast<qsizetype>(fury::longestReason))
            reason_.chop(1);
        if (reason_ != text)
            reason->setText(reason_);
        review(0);
    });
    connect(reason, &QLineEdit::returnPressed, this, &CorrectionSheet::submit, Qt::QueuedConnection);
    content->addWidget(reason);
    reasonField_ = reason;
    auto* summary = makeLabel({}, bodyFont(15));
    summary->setObjectName("put-right-summary");
    summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    summary->setMinimumHeight(2 * QFontMetrics(summary->font()).lineSpacing() + 4); // the button stays where it is
    foot(content)->addWidget(summary);                                              // in sight, however far the fields are scrolled
    summary_ = summary;
    auto* enter = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    enter->setObjectName("put-right");
    enter->setIconName("check");
    enter->setText(tr("Put it right"));
    enter->setCentred(true);
    connect(enter, &QAbstractButton::clicked, this, &CorrectionSheet::submit, Qt::QueuedConnection);
    enter->setMinimumHeight(enter->sizeHint().height()); // as high as it is once it can be pressed: the fields stay where they are
    foot(content)->addWidget(enter);
    enter_ = enter;
    review(0);
}

void CorrectionSheet::submit()
{
    if (!refusal()) {
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
