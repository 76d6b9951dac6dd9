// Whether and where something of the program is shown on phones.
#pragma once

#include "app/phones/addresses.h"
#include "app/phones/kept_links.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace demeter {

/// Switches it on and off, and keeps where phones found it.
class OnPhones : public QObject {
    Q_OBJECT

public:
    using Network = std::function<QList<phones::NetworkChoice>()>;

    /// For tests: the networks that this machine is in.
    void setNetwork(Network network) { network_ = std::move(network); }

    bool isOn() const { return service() != nullptr && service()->isOn(); }
    /// The networks that this machine is in now, the likeliest first.
    QList<phones::NetworkChoice> choices() const { return network_(); }
    /// The address that it is shown at, or would be; nothing without a network.
    std::optional<phones::NetworkChoice> chosen() const;
    /// What a browser is given; empty while it is off.
    QString url() const { return isOn() ? service()->url() : QString(); }
    phones::PhoneLink link() const { return isOn() ? service()->link() : phones::PhoneLink(); }
    /// Phones that show it now.
    int watching() const { return isOn() ? static_cast<int>(service()->watching()) : 0; }
    /// Why it could not be switched on the last time.
    const std::optional<phones::ListenFault>& fault() const { return fault_; }

    bool switchOn();
    void switchOff();
    /// Goes to another of this machine's addresses.
    void choose(const QString& address);
    /// A new token: who has the old one is thrown out and does not come back.
    void renew();

signals:
    /// Anything of it is not what it was.
    void changed();

protected:
    using QObject::QObject;

    /// Nothing: there is nothing to be shown now.
    virtual phones::PhoneService* service() const = 0;
    virtual void keep() = 0;
    bool begin();

    phones::KeptLinks links_;
    phones::KeptLink kept_; ///< of what is shown now
    std::optional<phones::ListenFault> fault_;

private:
    Network network_ = [] { return phones::networkChoices(); };
};

} // namespace demeter
