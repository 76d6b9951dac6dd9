#include "app/desktop/guard/passphrase_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/fault_sentences.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <sodium.h>

namespace demeter {

void PassphraseSheet::ask(Task task)
{
    task_ = task;
    setStatus({});
    openSheet();
    first_->setFocus(Qt::OtherFocusReason);
}

QString PassphraseSheet::title() const
{
    return task_ == Task::Set ? tr("A passphrase") : tr("The passphrase");
}

void PassphraseSheet::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(task_ == Task::Set
                      ? tr("A passphrase guards against a copy of your files, the longer the better. From now on it alone opens the "
                           "sealed games, and a PIN opens Dracula's screen and nothing else. If the passphrase is forgotten, no sealed "
                           "game can be finished or revealed.")
                      : tr("It opens the key of the sealed games."),
                  bodyFont(15)));
    content->addSpacing(8);
    const auto field = [&](const char* name, const QString& said) {
        content->addWidget(makeLabel(said, bodyFont(15), "mute"));
        auto* made = new QLineEdit;
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(said);
        made->setEchoMode(QLineEdit::Password);
        made->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
        made->setFont(bodyFont(18));
        made->setMinimumHeight(qMax(48, scaled(48)));
        connect(made, &QLineEdit::returnPressed, this, &PassphraseSheet::accept);
        content->addWidget(made);
        return made;
    };
    first_ = field("passphrase", tr("Passphrase"));
    again_ = task_ == Task::Set ? field("passphrase-again", tr("Once more")) : nullptr;
    content->addSpacing(8);
    auto* enter = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    enter->setObjectName("passphrase-enter");
    enter->setIconName("check");
    enter->setCentred(true);
    enter->setText(task_ == Task::Set ? tr("Set the passphrase") : tr("Open"));
    connect(enter, &QAbstractButton::clicked, this, &PassphraseSheet::accept);
    content->addWidget(enter);
}

void PassphraseSheet::accept()
{
    if (!isVisible())
        return;
    if (task_ == Task::Set && first_->text().size() < leastLetters) {
        setStatus(tr("A passphrase has at least %1 characters.").arg(leastLetters));
        return;
    }
    if (again_ != nullptr && first_->text() != again_->text()) {
        setStatus(tr("The two were not the same."));
        return;
    }
    QByteArray words = first_->text().normalized(QString::NormalizationForm_C).toUtf8();
    const std::string_view bytes(words.constData(), static_cast<std::size_t>(words.size()));
    std::optional<Fault> fault;
    bool right = true;
    if (task_ == Task::Set) {
        if (const auto done = keys_.set(KeyFile::By::Passphrase, bytes); !done)
            fault = done.error();
    } else if (const auto done = keys_.unlock(KeyFile::By::Passphrase, bytes); done) {
        right = *done;
    } else {
        fault = done.error();
    }
    sodium_memzero(words.data(), static_cast<std::size_t>(words.size()));
    if (fault || !right) {
        setStatus(fault ? faultSentence(*fault) : tr("That is not the passphrase."));
        first_->clear();
        return;
    }
    closeSheet();
    if (task_ == Task::Set)
        emit set();
    else
        emit opened();
}

void PassphraseSheet::hideEvent(QHideEvent* event)
{
    for (QLineEdit* field : {first_, again_})
        if (field != nullptr)
            field->clear();
    Sheet::hideEvent(event);
}

} // namespace demeter
