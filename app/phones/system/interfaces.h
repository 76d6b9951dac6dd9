// The network interfaces of this machine.
#pragma once

#include "app/phones/system/ip_address.h"

#include <string>
#include <vector>

namespace demeter::phones {

/// One address of an interface, as the system tells it.
struct InterfaceAddress {
    enum class Kind {
        Wifi,
        Ethernet,
        Other, ///< also where the system does not tell
    };
    std::string interface; ///< as the system calls it, in UTF-8: `wlan0`
    IpAddress address;
    Kind kind = Kind::Other;
    bool up = false; ///< switched on and connected
    bool loopback = false;
    bool pointToPoint = false; ///< a tunnel
};

/// All of them, now, in the system's order; nothing where it tells nothing.
std::vector<InterfaceAddress> interfaceAddresses();

} // namespace demeter::phones
