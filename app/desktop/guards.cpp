#include "app/desktop/guards.h"

#include "app/desktop/guard/passphrase_sheet.h"
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/start/settings_dialog.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_file_location.h"

#include <optional>
#include <utility>

namespace demeter {

Guards::Guards(Settings& settings, PinLock& lock, QWidget* over) : QObject(over), settings_(settings), lock_(lock), over_(over) {}

PinSheet* Guards::pinPad()
{
    if (pinSheet_ == nullptr) {
        pinSheet_ = new PinSheet(settings_, lock_, over_);
        connect(pinSheet_, &Sheet::manualAsked, this, &Guards::manualAsked);
        connect(pinSheet_, &PinSheet::opened, this, &Guards::goOn);
        connect(pinSheet_, &PinSheet::passphraseAsked, this, [this](PinSheet::Task task) {
            if (task == PinSheet::Task::Change)
                next_ = [this] { pinPad()->ask(PinSheet::Task::Set); };
            else if (task == PinSheet::Task::Remove)
                next_ = [this] {
                    const auto done = lock_.remove();
                    openSettings();
                    tellOfNewKey();
                    if (!done)
                        dialog_->setStatus(faultSentence(done.error()));
                };
            passphrasePad()->ask(PassphraseSheet::Task::Unlock);
        });
    }
    return pinSheet_;
}

PassphraseSheet* Guards::passphrasePad()
{
    if (passphraseSheet_ == nullptr) {
        passphraseSheet_ = new PassphraseSheet(settings_, *lock_.keys(), over_);
        connect(passphraseSheet_, &PassphraseSheet::opened, this, &Guards::goOn);
        connect(passphraseSheet_, &PassphraseSheet::set, this, [this] {
            openSettings();
            tellOfNewKey();
        });
    }
    return passphraseSheet_;
}

void Guards::goOn()
{
    if (const auto next = std::exchange(next_, {}))
        next();
    else
        emit opened();
}

void Guards::behindPin(std::function<void()> next)
{
    next_ = std::move(next);
    pinPad()->ask(PinSheet::Task::Open);
}

void Guards::whenUnlocked(std::function<void()> next)
{
    KeyFile* keys = lock_.keys();
    if (keys == nullptr || !keys->locked()) {
        next();
        return;
    }
    if (keys->opensBy() == KeyFile::By::Pin) {
        behindPin(std::move(next));
        return;
    }
    next_ = std::move(next);
    passphrasePad()->ask(PassphraseSheet::Task::Unlock);
}

void Guards::tellOfNewKey()
{
    KeyFile* keys = lock_.keys();
    if (keys == nullptr || !keys->wasRenewed() || dialog_ == nullptr || !dialog_->isVisible())
        return;
    dialog_->setStatus(keyRenewedSentence(keys->path()));
    keys->forgetRenewal();
}

void Guards::showAnew()
{
    if (dialog_ == nullptr || !dialog_->isVisible())
        return;
    dialog_->setPin(lock_.isSet());
    dialog_->rebuild();
}

void Guards::makeSettings()
{
    dialog_ = new SettingsDialog(settings_, over_);
    connect(dialog_, &SettingsDialog::pinAsked, this,
            [this] { pinPad()->ask(lock_.isSet() ? PinSheet::Task::Change : PinSheet::Task::Set); });
    connect(dialog_, &SettingsDialog::boardCheckAsked, this, [this] {
        dialog_->hide();
        emit boardCheckAsked();
    });
    connect(dialog_, &SettingsDialog::pinRemovalAsked, this, [this] { pinPad()->ask(PinSheet::Task::Remove); });
    connect(dialog_, &SettingsDialog::passphraseAsked, this, [this] {
        dialog_->hide();
        passphrasePad()->ask(PassphraseSheet::Task::Set);
    });
    connect(dialog_, &SettingsDialog::passphraseRemovalAsked, this, [this] {
        const auto done = lock_.keys()->remove(KeyFile::By::Passphrase);
        openSettings();
        tellOfNewKey();
        if (!done)
            dialog_->setStatus(faultSentence(done.error()));
    });
}

void Guards::openSettings()
{
    if (dialog_ == nullptr)
        makeSettings();
    KeyFile* keys = lock_.keys();
    emit settingsOpening(dialog_);
    dialog_->setPin(lock_.isSet());
    dialog_->setPassphrase(keys == nullptr ? std::nullopt : std::optional(keys->isSet(KeyFile::By::Passphrase)));
    dialog_->openSheet();
}

QList<Sheet*> Guards::sheets() const
{
    QList<Sheet*> made{dialog_, pinSheet_, passphraseSheet_};
    made.removeAll(nullptr);
    return made;
}

} // namespace demeter
