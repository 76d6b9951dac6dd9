// Where phones in the local network can find this machine.
#pragma once

#include <QList>
#include <QString>

namespace demeter::phones {

/// One address of this machine that the table can be shown at.
struct NetworkChoice {
    enum class Kind {
        Wifi,
        Ethernet,
        Other, ///< also where the system does not tell
    };
    QString name;    ///< of the interface, as the system calls it: `wlan0`
    QString address; ///< in figures, without a port; IPv6 without brackets
    Kind kind = Kind::Other;

    friend bool operator==(const NetworkChoice&, const NetworkChoice&) = default;
};

/// One address of an interface, as the system tells it.
struct NetworkAddress {
    QString interface;
    QString address;
    NetworkChoice::Kind kind = NetworkChoice::Kind::Other;
    bool up = true; ///< switched on and connected
    bool loopback = false;
    bool pointToPoint = false; ///< a tunnel: nobody else at the table is in it
};

/// What of these phones can be told, the likeliest first: private IPv4 addresses of Wi-Fi, of Ethernet and of others, then those that
/// machines give themselves where nobody gives any, then other IPv4 ones, then IPv6 ones of the local network. Left out are interfaces
/// that are down, loopback, and addresses that a browser cannot be given: IPv6 ones of a link alone.
QList<NetworkChoice> networkChoices(const QList<NetworkAddress>& addresses);

/// The same of this machine, now. Empty means that it is in no network.
QList<NetworkChoice> networkChoices();

} // namespace demeter::phones
