// Language, theme and text size.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <functional>
#include <utility>

namespace demeter {

class SettingsDialog : public Sheet {
    Q_OBJECT

public:
    SettingsDialog(Settings& settings, QWidget* parent) : Sheet(settings, parent), changing_(settings) {}
    /// Whether what guards Dracula's screen can be changed here; not where the hunters can reach it, so not at the start either: a PIN that
    /// one of them sets would lock him out.
    void setGuards(bool guards) { guards_ = guards; }
    /// Whether there is a PIN.
    void setPin(bool isSet) { pin_ = isSet; }
    /// Whether there is a passphrase; nothing: there can be none.
    void setPassphrase(std::optional<bool> isSet) { passphrase_ = isSet; }

    /// In this game it was said that the secret screen stays open; `falls` takes that back.
    void setStaysOpen(bool stays, std::function<void()> falls)
    {
        staysOpen_ = stays;
        falls_ = std::move(falls);
    }

    /// Whether a map can be held against the board here; not over a game.
    void setBoardCheck(bool offered) { boardCheck_ = offered; }

signals:
    void boardCheckAsked();
    void pinAsked();
    void pinRemovalAsked();
    void passphraseAsked();
    void passphraseRemovalAsked();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    void buildGuards(QVBoxLayout* content);
    void buildAbout(QVBoxLayout* content);
    void saveVerifier();

    Settings& changing_;
    bool guards_ = true, pin_ = false, staysOpen_ = false;
    std::function<void()> falls_;
    bool boardCheck_ = false;
    std::optional<bool> passphrase_;
};

} // namespace demeter
