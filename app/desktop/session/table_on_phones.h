// Whether and where the table of the open game is shown on phones.
#pragma once

#include "app/desktop/session/on_phones.h"
#include "app/desktop/session/phone_table.h"

#include <QList>
#include <QPointer>

#include <optional>

namespace demeter {

/// Switches the table of the game in the window on and off for phones, and keeps where they found it: a game that was shown on phones when
/// it was closed is shown there again as soon as it is opened, with the same address and token, and nothing is asked.
class TableOnPhones : public OnPhones {
    Q_OBJECT

public:
    explicit TableOnPhones(QObject* parent = nullptr) : OnPhones(parent) {}

    /// This game is in the window from now on; nothing: it cannot be shown on phones.
    void follow(PhoneTable* table);
    /// No game is.
    void leave() { follow(nullptr); }
    bool isPossible() const { return table_ != nullptr; }
    void show(const QList<ShownCode>& codes);

    QList<PhoneTable::Played> played() const { return isOn() ? table_->played() : QList<PhoneTable::Played>(); }
    phones::PhonesEnter entering() const { return kept_.entering; }
    void setEntering(phones::PhonesEnter who);

    /// Whether the secret screen stays open while somebody else's screen shows the table; nothing: nobody was asked in this game.
    std::optional<bool> staysOpen() const { return kept_.staysOpen; }
    void setStaysOpen(bool stays);

private:
    phones::PhoneService* service() const override { return table_ != nullptr ? &table_->service() : nullptr; }
    void keep() override;

    QPointer<PhoneTable> table_;
};

} // namespace demeter
