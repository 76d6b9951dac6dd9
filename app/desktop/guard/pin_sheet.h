// The keypad for the PIN.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/pin_lock.h"

#include <QTimer>

namespace demeter {

/// Asks for the PIN, or for a new one, with large keys for fingers; the keyboard's digits work too. What is typed is only shown as dots and
/// is forgotten when the sheet closes.
class PinSheet : public Sheet {
    Q_OBJECT

public:
    /// To open Dracula's screen, or the key of the games; to set a PIN where there is none; to be allowed to change or remove it.
    enum class Task { Open, Set, Change, Remove };

    PinSheet(const Settings& settings, PinLock& lock, QWidget* parent);
    void ask(Task task);

signals:
    /// The right PIN was entered for `Task::Open`.
    void opened();
    /// The PIN is forgotten, and there is a passphrase, which lets one do the same.
    void passphraseAsked(PinSheet::Task task);

protected:
    QString title() const override;
    QString manualSection() const override { return QStringLiteral("6.7"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 460; }
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// What the digits on the screen are: the PIN that holds, a new one, the new one once more.
    enum class Stage { Present, New, Again };
    /// A new one is being set, with or without an older one that holds.
    bool settingOne() const;
    void type(QChar digit);
    void erase();
    void enter();
    void accept();
    void say(const QString& text);
    void begin(Stage stage);
    void forget(QString& digits);
    /// Seconds for which nothing can be entered.
    int waiting() const;
    void showState();
    void focusEnter();

    PinLock& lock_;
    QLabel* dots_ = nullptr; ///< of the last `build`, like the key
    ChoiceButton* enterKey_ = nullptr;
    Task task_ = Task::Open;
    Stage stage_ = Stage::Present;
    QString typed_, first_;
    QTimer second_; ///< counts the wait down
    bool busy_ = false;
};

} // namespace demeter
