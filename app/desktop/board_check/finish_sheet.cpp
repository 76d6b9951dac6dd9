#include "app/desktop/board_check/finish_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/board_fault_sentences.h"
#include "app/text/comparison_words.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>

namespace demeter {

void FinishSheet::openFor(const BoardComparison& comparison, const FuryNames& sentences)
{
    comparison_ = &comparison;
    sentences_ = &sentences;
    setStatus({});
    if (isVisible())
        rebuild();
    else
        openSheet();
}

QString FinishSheet::title() const
{
    return tr("Your board");
}

void FinishSheet::build(QVBoxLayout* content)
{
    if (comparison_ == nullptr)
        return;
    const auto make = [&](const char* object, ChoiceKind kind, const char* icon, const QString& text, const QString& second = {}) {
        auto* button = new ChoiceButton(settings_, kind);
        button->setObjectName(QString::fromLatin1(object));
        button->setIconName(QString::fromLatin1(icon));
        button->setText(text);
        button->setSecondLine(second);
        return button;
    };
    auto* looked = makeLabel(
        tr("%1 of %2 places are as on your board now.").arg(comparison_->agreedCount()).arg(comparison_->order().size()), bodyFont(15));
    looked->setObjectName("looked-at");
    content->addWidget(looked);
    const QStringList lines = differenceWords(*comparison_, *sentences_);
    content->addWidget(makeHeading(tr("What is otherwise")));
    auto* found = makeLabel(lines.isEmpty() ? tr("Nothing so far.") : lines.join(u'\n'), bodyFont(15));
    found->setObjectName("differences");
    content->addWidget(found);

    QStringList wrong;
    for (Fault fault : comparison_->faults()) {
        // The sentence is one about a file; here nobody has seen an id.
        for (std::string& argument : fault.arguments)
            if (const auto place = comparison_->source().find(argument))
                argument = sentences_->place(*place).toStdString();
        wrong << boardFaultSentence(fault);
    }
    wrong.removeDuplicates();
    if (!wrong.isEmpty()) {
        content->addWidget(makeHeading(tr("This does not hold together")));
        auto* faults = makeLabel(wrong.join(u'\n'), bodyFont(15, QFont::DemiBold));
        faults->setObjectName("faults");
        content->addWidget(faults);
    }
    auto* share = make("share-found", ChoiceKind::Quiet, "share", tr("Share what you found"), tr("Copies a short text to be pasted."));
    connect(share, &QAbstractButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(foundWords(*comparison_, *sentences_));
        setStatus(tr("The text is on the clipboard."));
    });
    content->addWidget(share);
    content->addSpacing(8);
    content->addWidget(makeLabel(tr("Name of your board"), bodyFont(14), "mute"));
    auto* name = new QLineEdit(typed_.isEmpty() ? tr("Our board") : typed_);
    name->setObjectName("board-name");
    name->setAccessibleName(tr("Name of your board"));
    name->setFont(bodyFont(15));
    name->setMinimumHeight(qMax(46, scaled(44)));
    name->setMaxLength(60);
    connect(name, &QLineEdit::textChanged, this, [this](const QString& text) { typed_ = text; });
    content->addWidget(name);
    name_ = name;
    QVBoxLayout* bottom = foot(content);
    auto* save = make("save-board", wrong.isEmpty() ? ChoiceKind::CommonPrimary : ChoiceKind::Off, "check", tr("Save as your board"),
                      tr("New games offer it. You can go on with the comparison later."));
    save->setEnabled(wrong.isEmpty());
    connect(save, &QAbstractButton::clicked, this, [this] { emit saveAsked(name_->text()); });
    bottom->addWidget(save);
    auto* leave = make("leave-comparison", ChoiceKind::Plain, "pause", tr("Leave without saving a board"),
                       tr("All that you have looked at is kept."));
    connect(leave, &QAbstractButton::clicked, this, &FinishSheet::leaveAsked);
    bottom->addWidget(leave);
}

} // namespace demeter
