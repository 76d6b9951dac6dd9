#include "app/phones/system/interfaces.h"
#include "app/phones/system/socket_address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <filesystem>
#include <fstream>
#include <memory>

namespace demeter::phones {

namespace {

/// As the kernel describes it in its files; elsewhere nobody tells.
InterfaceAddress::Kind kindOf(const std::string& interface)
{
    const std::filesystem::path folder = std::filesystem::path("/sys/class/net") / interface;
    std::error_code error;
    if (std::filesystem::exists(folder / "wireless", error) || std::filesystem::exists(folder / "phy80211", error))
        return InterfaceAddress::Kind::Wifi;
    constexpr int ethernet = 1; // ARPHRD_ETHER
    int type = 0;
    std::ifstream(folder / "type") >> type;
    return type == ethernet ? InterfaceAddress::Kind::Ethernet : InterfaceAddress::Kind::Other;
}

} // namespace

std::optional<IpAddress> ipAddress(const std::string& text)
{
    IpAddress address;
    if (::inet_pton(AF_INET, text.c_str(), address.bytes.data()) == 1)
        return address;
    address.isSix = true;
    if (::inet_pton(AF_INET6, text.c_str(), address.bytes.data()) == 1)
        return address;
    return std::nullopt;
}

std::string textOf(const IpAddress& address)
{
    char text[INET6_ADDRSTRLEN] = "";
    ::inet_ntop(address.isSix ? AF_INET6 : AF_INET, address.bytes.data(), text, sizeof text);
    return text;
}

std::vector<InterfaceAddress> interfaceAddresses()
{
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0)
        return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(first, ::freeifaddrs);
    std::vector<InterfaceAddress> addresses;
    for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
        if (const auto address = addressIn<AF_INET, sockaddr_in, AF_INET6, sockaddr_in6>(each->ifa_addr)) {
            const auto has = [each](unsigned int flag) { return (each->ifa_flags & flag) != 0; };
            addresses.push_back({each->ifa_name, *address, kindOf(each->ifa_name), has(IFF_UP) && has(IFF_RUNNING), has(IFF_LOOPBACK),
                                 has(IFF_POINTOPOINT)});
        }
    }
    return addresses;
}

} // namespace demeter::phones
