// Whether and where the table of the open game is shown on phones.
#pragma once

#include "app/desktop/session/phone_table.h"
#include "app/phones/addresses.h"
#include "app/phones/kept_links.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>

namespace demeter {

/// Switches the table of the game in the window on and off for phones, and keeps where they found it: a game that was shown on phones when
/// it was closed is shown there again as soon as it is opened, with the same address and token, and nothing is asked.
class TableOnPhones : public QObject {
    Q_OBJECT

public:
    using Network = std::function<QList<phones::NetworkChoice>()>;

    explicit TableOnPhones(QObject* parent = nullptr) : QObject(parent) {}
    /// For tests: the networks that this machine is in.
    void setNetwork(Network network) { network_ = std::move(network); }

    /// This game is in the window from now on; nothing: it cannot be shown on phones.
    void follow(PhoneTable* table);
    /// No game is.
    void leave() { follow(nullptr); }
    bool isPossible() const { return table_ != nullptr; }
    void show(const QList<ShownCode>& codes);

    bool isOn() const { return table_ != nullptr && table_->service().isOn(); }
    /// The networks that this machine is in now, the likeliest first.
    QList<phones::NetworkChoice> choices() const { return network_(); }
    /// The address that it is shown at, or would be; nothing without a network.
    std::optional<phones::NetworkChoice> chosen() const;
    /// What a browser is given; empty while it is off.
    QString url() const { return isOn() ? table_->service().url() : QString(); }
    phones::PhoneLink link() const { return isOn() ? table_->service().link() : phones::PhoneLink(); }
    /// Phones that show the table now.
    int watching() const { return isOn() ? static_cast<int>(table_->service().watching()) : 0; }
    QList<PhoneTable::Played> played() const { return isOn() ? table_->played() : QList<PhoneTable::Played>(); }
    phones::PhonesEnter entering() const { return kept_.entering; }
    /// Why it could not be switched on the last time.
    const std::optional<phones::ListenFault>& fault() const { return fault_; }

    bool switchOn();
    void switchOff();
    /// Goes to another of this machine's addresses.
    void choose(const QString& address);
    /// A new token: who has the old one is thrown out and does not come back.
    void renew();
    void setEntering(phones::PhonesEnter who);

    /// Whether the secret screen stays open while somebody else's screen shows the table; nothing: nobody was asked in this game.
    std::optional<bool> staysOpen() const { return kept_.staysOpen; }
    void setStaysOpen(bool stays);

signals:
    /// Anything of it is not what it was.
    void changed();

private:
    bool begin();
    void keep();

    Network network_ = [] { return phones::networkChoices(); };
    phones::KeptLinks links_;
    QPointer<PhoneTable> table_;
    phones::KeptLink kept_; ///< of this game
    std::optional<phones::ListenFault> fault_;
};

} // namespace demeter
