// The passphrase that opens the key of the sealed games.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "core/journal/key_file.h"

class QLineEdit;

namespace demeter {

/// Sets a passphrase, or asks for it where the PIN was forgotten. What is typed is forgotten when the sheet closes.
class PassphraseSheet : public Sheet {
    Q_OBJECT

public:
    static constexpr int leastLetters = 8;
    enum class Task { Set, Unlock };

    PassphraseSheet(const Settings& settings, KeyFile& keys, QWidget* parent) : Sheet(settings, parent), keys_(keys) {}
    void ask(Task task);

signals:
    /// The right one was entered for `Task::Unlock`, and the key is open.
    void opened();
    /// A new one holds.
    void set();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 620; }
    void hideEvent(QHideEvent* event) override;

private:
    void accept();

    KeyFile& keys_;
    Task task_ = Task::Unlock;
    QLineEdit* first_ = nullptr; ///< of the last `build`, like the other
    QLineEdit* again_ = nullptr;
};

} // namespace demeter
