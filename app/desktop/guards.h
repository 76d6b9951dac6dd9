// The settings, and what opens the secret: a PIN or a passphrase, each with its sheet.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace demeter {

class PassphraseSheet;
class PinLock;
class PinSheet;
class SettingsDialog;

/// The sheets lie over `over`, and are made when they are first needed.
class Guards : public QObject {
    Q_OBJECT

public:
    Guards(Settings& settings, PinLock& lock, QWidget* over);

    /// Does it once the PIN has been typed, in place of what waited for it before.
    void behindPin(std::function<void()> next);
    /// Does it once the keys are open: at once, or behind the PIN or the passphrase that they wait for.
    void whenUnlocked(std::function<void()> next);
    /// Nothing waits for the PIN or the passphrase any more.
    void forget() { next_ = {}; }
    void openSettings();
    /// The language, the text size or the PIN is another one.
    void showAnew();
    /// Says in the settings, where it was done, that copies of the key file are out of date now.
    void tellOfNewKey();
    /// Those that have been made.
    QList<Sheet*> sheets() const;
    PinSheet* pinSheet() const { return pinSheet_; }

signals:
    /// PIN or passphrase is right, and nothing else has waited for it.
    void opened();
    /// The settings are about to come up.
    void settingsOpening(demeter::SettingsDialog* settings);
    void boardCheckAsked();
    void manualAsked(const QString& section);

private:
    PinSheet* pinPad();
    PassphraseSheet* passphrasePad();
    void goOn();
    void makeSettings();

    Settings& settings_;
    PinLock& lock_;
    QWidget* over_;
    PinSheet* pinSheet_ = nullptr;
    PassphraseSheet* passphraseSheet_ = nullptr;
    SettingsDialog* dialog_ = nullptr;
    std::function<void()> next_; ///< waits for PIN or passphrase
};

} // namespace demeter
