// The bytes of an address in figures.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace demeter::phones {

/// An IPv4 address is its first four bytes.
struct IpAddress {
    bool isSix = false;
    std::array<std::uint8_t, 16> bytes{};

    /// Whether its first `bits` are those of another one of its kind.
    bool within(const IpAddress& range, int bits) const;
    friend bool operator==(const IpAddress&, const IpAddress&) = default;
};

/// `192.168.1.20` or `fd12::7`; nothing for anything else, an address with the name of an interface included.
std::optional<IpAddress> ipAddress(const std::string& text);

/// In figures, as short as they go.
std::string textOf(const IpAddress& address);

} // namespace demeter::phones
