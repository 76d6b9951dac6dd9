#include "app/desktop/guard/pin_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/fault_sentences.h"

#include <QApplication>
#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>

#include <array>

namespace demeter {

namespace {

/// A digit may come twice as quickly as one likes; elsewhere the second press of a double tap decides nothing.
class Key : public ChoiceButton {
public:
    using ChoiceButton::ChoiceButton;

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
};

} // namespace

PinSheet::PinSheet(const Settings& settings, PinLock& lock, QWidget* parent) : Sheet(settings, parent), lock_(lock)
{
    second_.setInterval(1000);
    connect(&second_, &QTimer::timeout, this, &PinSheet::showState);
    connect(&lock_, &PinLock::opened, this, &PinSheet::accept);
    connect(&lock_, &PinLock::wrong, this, [this] {
        busy_ = false;
        say(tr("That is not the PIN."));
    });
    connect(&lock_, &PinLock::failed, this, [this](const Fault& fault) {
        busy_ = false;
        say(faultSentence(fault));
    });
}

void PinSheet::ask(Task task)
{
    task_ = task;
    busy_ = false;
    stage_ = task == Task::Set ? Stage::New : Stage::Present;
    openSheet();
    showState();
    focusEnter();
}

QString PinSheet::title() const
{
    return settingOne() ? tr("A new PIN") : tr("PIN");
}

bool PinSheet::settingOne() const
{
    return task_ == Task::Set || task_ == Task::Change;
}

void PinSheet::build(QVBoxLayout* content)
{
    if (settingOne()) {
        // All three take the room of the longest, so that the keys stay where they are from one to the next.
        auto* holder = new QWidget; // a layout without one would show them as windows
        auto* asked = new QStackedLayout(holder);
        const std::array<QString, 3> prompts{tr("Type the PIN that you have now."),
                                             tr("Type %1 to %2 digits.").arg(PinLock::leastDigits).arg(PinLock::mostDigits),
                                             tr("Type the same digits once more.")};
        for (const QString& prompt : prompts) {
            auto* label = makeLabel(prompt, bodyFont(17, QFont::DemiBold));
            label->setObjectName("pin-prompt");
            label->setAlignment(Qt::AlignCenter);
            asked->addWidget(label);
        }
        asked->setCurrentIndex(static_cast<int>(stage_));
        content->addWidget(holder);
    }
    auto* dots = makeLabel({}, bodyFont(30, QFont::Bold));
    dots->setObjectName("dots");
    dots->setAlignment(Qt::AlignCenter);
    dots->setWordWrap(false);
    content->addWidget(dots);
    dots_ = dots;
    auto* keys = new QGridLayout;
    keys->setSpacing(8);
    const auto key = [&](const QString& name, int row, int column) {
        auto* button = new Key(settings_, ChoiceKind::Plain);
        button->setObjectName(QStringLiteral("key-") + name);
        button->setCentred(true);
        button->setFocusPolicy(Qt::TabFocus);                                                 // after a tap Enter still enters
        button->setMinimumHeight(qMin(scaled(parentWidget()->height() < 700 ? 54 : 60), 84)); // all in sight, however large the words
        keys->addWidget(button, row, column);
        return button;
    };
    for (int n = 1; n <= 10; ++n) {
        const QString digit = QString::number(n % 10);
        auto* button = key(digit, n == 10 ? 3 : (n - 1) / 3, n == 10 ? 1 : (n - 1) % 3);
        button->setText(digit);
        connect(button, &QAbstractButton::clicked, this, [this, digit] { type(digit[0]); });
    }
    auto* back = key(QStringLiteral("erase"), 3, 0);
    back->setIconName("backspace");
    back->setAccessibleName(tr("Delete the last digit"));
    connect(back, &QAbstractButton::clicked, this, &PinSheet::erase);
    auto* enterKey = key(QStringLiteral("enter"), 3, 2);
    enterKey_ = enterKey;
    enterKey->setKind(ChoiceKind::CommonPrimary);
    enterKey->setIconName("check");
    enterKey->setAccessibleName(tr("Enter the PIN"));
    connect(enterKey, &QAbstractButton::clicked, this, &PinSheet::enter);
    content->addLayout(keys);
    const bool passphrase = lock_.keys() != nullptr && lock_.keys()->isSet(KeyFile::By::Passphrase);
    if (settingOne()) // it does not change either
        content->addWidget(makeLabel(
            passphrase ? tr("A PIN guards Dracula's screen against a glance. The sealed games are opened by your passphrase alone.")
                       : tr("A PIN guards against a glance. Against a copy of your files only a passphrase does. Without one, a "
                            "forgotten PIN means that no sealed game can be finished or revealed."),
            bodyFont(14), "mute"));
    if (task_ != Task::Set && passphrase) {
        auto* forgotten = new ChoiceButton(settings_, ChoiceKind::Quiet);
        forgotten->setObjectName("pin-forgotten");
        forgotten->setIconName("lock");
        forgotten->setText(tr("Forgotten: use the passphrase"));
        connect(forgotten, &QAbstractButton::clicked, this, [this] {
            closeSheet();
            emit passphraseAsked(task_);
        });
        content->addWidget(forgotten);
    }
}

void PinSheet::type(QChar digit)
{
    if (busy_ || waiting() > 0 || typed_.size() >= PinLock::mostDigits)
        return;
    typed_ += digit;
    setStatus({});
    showState();
}

void PinSheet::erase()
{
    if (typed_.isEmpty() || busy_)
        return;
    typed_.chop(1);
    showState();
}

void PinSheet::enter()
{
    if (busy_ || waiting() > 0) // the countdown says why
        return;
    if (!PinLock::isPin(typed_)) {
        say(tr("A PIN has %1 to %2 digits.").arg(PinLock::leastDigits).arg(PinLock::mostDigits));
        return;
    }
    switch (stage_) {
    case Stage::Present:
        busy_ = lock_.tryOpen(typed_);
        showState();
        break;
    case Stage::New:
        first_ = typed_;
        begin(Stage::Again);
        break;
    case Stage::Again:
        if (typed_ != first_) {
            begin(Stage::New);
            say(tr("The two were not the same."));
        } else if (const auto done = lock_.set(typed_); done) {
            closeSheet();
        } else {
            begin(Stage::New);
            say(tr("The PIN could not be set. %1").arg(faultSentence(done.error())));
        }
        break;
    }
}

void PinSheet::accept()
{
    if (!isVisible() || !busy_)
        return;
    busy_ = false;
    switch (task_) {
    case Task::Open:
        closeSheet();
        emit opened();
        break;
    case Task::Remove:
        if (const auto done = lock_.remove(); done)
            closeSheet();
        else
            say(faultSentence(done.error()));
        break;
    case Task::Set:
    case Task::Change:
        begin(Stage::New);
        break;
    }
}

void PinSheet::begin(Stage stage)
{
    stage_ = stage;
    forget(typed_);
    setStatus({});
    rebuild();
    showState();
}

void PinSheet::say(const QString& text)
{
    forget(typed_);
    setStatus(text);
    showState();
}

void PinSheet::forget(QString& digits)
{
    digits.fill(u'0');
    digits.clear();
}

int PinSheet::waiting() const
{
    return stage_ == Stage::Present && !busy_ ? lock_.wait() : 0; // while it is checked nobody knows yet
}

void PinSheet::showState()
{
    const int wait = waiting();
    if (wait > 0) {
        setStatus(tr("Wrong too often. The next try is possible in %n second(s).", nullptr, wait));
        second_.start();
    } else if (second_.isActive()) {
        second_.stop();
        setStatus({});
    }
    dots_->setText(typed_.isEmpty() ? QStringLiteral(" ") : QString(typed_.size(), u'•'));
    dots_->setAccessibleName(tr("%n digit(s)", nullptr, static_cast<int>(typed_.size())));
}

void PinSheet::focusEnter()
{
    enterKey_->setFocus(Qt::OtherFocusReason);
}

void PinSheet::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    const int key = event->key();
    // On some keyboards the digits need Shift, and the key without it is another one.
    if (text.size() == 1 && text[0] >= u'0' && text[0] <= u'9') {
        type(text[0]);
        event->accept();
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        type(QChar(key));
        event->accept();
    } else if (event->key() == Qt::Key_Backspace && !typed_.isEmpty()) {
        erase();
        event->accept();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enter();
        event->accept();
    } else {
        Sheet::keyPressEvent(event);
    }
}

void PinSheet::hideEvent(QHideEvent* event)
{
    forget(typed_);
    forget(first_);
    second_.stop();
    busy_ = false;
    Sheet::hideEvent(event);
}

} // namespace demeter
