// The address in what a system's calls of the network speak of: all have the same structures, each in headers of its own.
#pragma once

#include "app/phones/system/ip_address.h"

#include <cstring>

namespace demeter::phones {

/// Of a `sockaddr`, nothing for none, and for one of another kind than the two, of which the system's number and structure are given.
template <auto FourKind, typename FourAddress, auto SixKind, typename SixAddress, typename SocketAddress>
std::optional<IpAddress> addressIn(const SocketAddress* socket)
{
    IpAddress address;
    if (socket != nullptr && socket->sa_family == FourKind) {
        FourAddress four{};
        std::memcpy(&four, socket, sizeof four);
        std::memcpy(address.bytes.data(), &four.sin_addr, sizeof four.sin_addr);
        return address;
    }
    if (socket != nullptr && socket->sa_family == SixKind) {
        SixAddress six{};
        std::memcpy(&six, socket, sizeof six);
        address.isSix = true;
        std::memcpy(address.bytes.data(), &six.sin6_addr, sizeof six.sin6_addr);
        return address;
    }
    return std::nullopt;
}

} // namespace demeter::phones
