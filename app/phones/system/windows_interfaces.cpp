#include "app/phones/system/interfaces.h"
#include "app/phones/system/socket_address.h"

#include <winsock2.h>
// Of the headers of Windows this one comes first.
#include <iphlpapi.h>
#include <windows.h>
#include <ws2tcpip.h>

namespace demeter::phones {

namespace {

std::string utf8(const wchar_t* words)
{
    const int size = WideCharToMultiByte(CP_UTF8, 0, words, -1, nullptr, 0, nullptr, nullptr);
    std::string text(size > 0 ? static_cast<std::size_t>(size) : 1, '\0');
    if (size > 0)
        WideCharToMultiByte(CP_UTF8, 0, words, -1, text.data(), size, nullptr, nullptr);
    text.pop_back(); // the zero behind it
    return text;
}

InterfaceAddress::Kind kindOf(ULONG type)
{
    return type == IF_TYPE_IEEE80211         ? InterfaceAddress::Kind::Wifi
           : type == IF_TYPE_ETHERNET_CSMACD ? InterfaceAddress::Kind::Ethernet
                                             : InterfaceAddress::Kind::Other;
}

} // namespace

std::optional<IpAddress> ipAddress(const std::string& text)
{
    IpAddress address;
    if (InetPtonA(AF_INET, text.c_str(), address.bytes.data()) == 1)
        return address;
    address.isSix = true;
    if (InetPtonA(AF_INET6, text.c_str(), address.bytes.data()) == 1)
        return address;
    return std::nullopt;
}

std::string textOf(const IpAddress& address)
{
    char text[INET6_ADDRSTRLEN] = "";
    InetNtopA(address.isSix ? AF_INET6 : AF_INET, address.bytes.data(), text, sizeof text);
    return text;
}

std::vector<InterfaceAddress> interfaceAddresses()
{
    // As large as it needs, which may grow between the question and the answer.
    std::vector<std::uint64_t> room(2048);
    const auto adapters = [&room] { return reinterpret_cast<IP_ADAPTER_ADDRESSES*>(room.data()); };
    ULONG error = ERROR_BUFFER_OVERFLOW;
    for (int tries = 0; error == ERROR_BUFFER_OVERFLOW && tries < 5; ++tries) {
        auto size = static_cast<ULONG>(room.size() * sizeof room.front());
        error = GetAdaptersAddresses(AF_UNSPEC, GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER, nullptr,
                                     adapters(), &size);
        if (error == ERROR_BUFFER_OVERFLOW)
            room.resize(size / sizeof room.front() + 1);
    }
    std::vector<InterfaceAddress> addresses;
    if (error != NO_ERROR)
        return addresses;
    for (const auto* each = adapters(); each != nullptr; each = each->Next) {
        for (const auto* one = each->FirstUnicastAddress; one != nullptr; one = one->Next) {
            if (const auto address = addressIn<AF_INET, sockaddr_in, AF_INET6, sockaddr_in6>(one->Address.lpSockaddr))
                addresses.push_back({utf8(each->FriendlyName), *address, kindOf(each->IfType), each->OperStatus == IfOperStatusUp,
                                     each->IfType == IF_TYPE_SOFTWARE_LOOPBACK,
                                     each->IfType == IF_TYPE_TUNNEL || each->IfType == IF_TYPE_PPP});
        }
    }
    return addresses;
}

} // namespace demeter::phones
