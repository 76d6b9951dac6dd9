#include "app/phones/addresses.h"

#include "app/phones/system/interfaces.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace demeter::phones {

namespace {

/// How likely phones reach an address, 0 the likeliest; nothing if they cannot.
std::optional<int> rankOfRange(const QString& text)
{
    const auto address = ipAddress(text.toStdString());
    if (!address)
        return std::nullopt;
    const auto within = [&address](const char* range, int bits) { return address->within(*ipAddress(range), bits); };
    if (!address->isSix) {
        // This machine itself, many at once, and what is kept for later.
        if (within("0.0.0.0", 8) || within("127.0.0.0", 8) || within("224.0.0.0", 4) || within("255.255.255.255", 32))
            return std::nullopt;
        if (within("192.168.0.0", 16) || within("10.0.0.0", 8) || within("172.16.0.0", 12))
            return 0;
        return within("169.254.0.0", 16) ? 1 : 2;
    }
    if (within("::", 128) || within("::1", 128) || within("fe80::", 10) || within("ff00::", 8) || within("::ffff:0:0", 96))
        return std::nullopt;
    return within("fc00::", 7) ? 3 : 4;
}

NetworkChoice::Kind kindOf(const InterfaceAddress& one)
{
    switch (one.kind) {
    case InterfaceAddress::Kind::Wifi:
        return NetworkChoice::Kind::Wifi;
    case InterfaceAddress::Kind::Ethernet:
        // Virtual machines and containers make themselves such ones, which lead nowhere else.
        for (const char* made : {"docker", "veth", "virbr", "br-", "vmnet", "vboxnet", "vEthernet"}) {
            if (one.interface.starts_with(made))
                return NetworkChoice::Kind::Other;
        }
        return NetworkChoice::Kind::Ethernet;
    case InterfaceAddress::Kind::Other:
        break;
    }
    return NetworkChoice::Kind::Other;
}

} // namespace

QList<NetworkChoice> networkChoices(const QList<NetworkAddress>& addresses)
{
    // Within a range by what the interface is; a tunnel comes last of all, since the others at the table are not in it.
    using Rank = std::pair<std::pair<bool, int>, int>;
    QList<std::pair<Rank, NetworkChoice>> ranked;
    for (const NetworkAddress& one : addresses) {
        const auto range = rankOfRange(one.address);
        if (!one.up || one.loopback || !range)
            continue;
        const NetworkChoice choice{one.interface, one.address, one.kind};
        const bool there = std::ranges::any_of(ranked, [&choice](const auto& other) { return other.second.address == choice.address; });
        if (!there)
            ranked.append({{{one.pointToPoint, *range}, static_cast<int>(one.kind)}, choice});
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    QList<NetworkChoice> choices;
    for (const auto& [rank, choice] : ranked)
        choices.append(choice);
    return choices;
}

QList<NetworkChoice> networkChoices()
{
    QList<NetworkAddress> addresses;
    for (const InterfaceAddress& one : interfaceAddresses())
        addresses.append({QString::fromStdString(one.interface), QString::fromStdString(textOf(one.address)), kindOf(one), one.up,
                          one.loopback, one.pointToPoint});
    return networkChoices(addresses);
}

} // namespace demeter::phones
