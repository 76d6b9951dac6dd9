#include "app/phones/addresses.h"

#include <QHostAddress>
#include <QNetworkInterface>

#include <algorithm>
#include <optional>
#include <utility>

namespace demeter::phones {

namespace {

/// How likely phones reach an address, 0 the likeliest; nothing if they cannot.
std::optional<int> rankOfRange(const QHostAddress& address)
{
    const auto within = [&address](const char* range) { return address.isInSubnet(QHostAddress::parseSubnet(QString::fromLatin1(range))); };
    if (address.isNull() || address.isLoopback() || address.isMulticast() || address.isBroadcast())
        return std::nullopt;
    if (address.protocol() == QAbstractSocket::IPv4Protocol) {
        if (within("0.0.0.0/8"))
            return std::nullopt;
        if (within("192.168.0.0/16") || within("10.0.0.0/8") || within("172.16.0.0/12"))
            return 0;
        return within("169.254.0.0/16") ? 1 : 2;
    }
    if (address.protocol() != QAbstractSocket::IPv6Protocol || within("fe80::/10") || within("::/128") || within("::ffff:0:0/96"))
        return std::nullopt;
    return within("fc00::/7") ? 3 : 4;
}

NetworkChoice::Kind kindOf(const QNetworkInterface& interface)
{
    switch (interface.type()) {
    case QNetworkInterface::Wifi:
        return NetworkChoice::Kind::Wifi;
    case QNetworkInterface::Ethernet:
        // Virtual machines and containers make themselves such ones, which lead nowhere else.
        for (const char* made : {"docker", "veth", "virbr", "br-", "vmnet", "vboxnet"}) {
            if (interface.name().startsWith(QLatin1String(made)))
                return NetworkChoice::Kind::Other;
        }
        return NetworkChoice::Kind::Ethernet;
    default:
        return NetworkChoice::Kind::Other;
    }
}

} // namespace

QList<NetworkChoice> networkChoices(const QList<NetworkAddress>& addresses)
{
    // Within a range by what the interface is; a tunnel comes last of all, since the others at the table are not in it.
    using Rank = std::pair<std::pair<bool, int>, int>;
    QList<std::pair<Rank, NetworkChoice>> ranked;
    for (const NetworkAddress& one : addresses) {
        const auto range = rankOfRange(QHostAddress(one.address));
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
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const auto flags = interface.flags();
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            addresses.append({interface.name(), entry.ip().toString(), kindOf(interface),
                              flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning),
                              flags.testFlag(QNetworkInterface::IsLoopBack), flags.testFlag(QNetworkInterface::IsPointToPoint)});
        }
    }
    return networkChoices(addresses);
}

} // namespace demeter::phones
