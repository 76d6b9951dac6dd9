// What the server's connections are made of: Boost's types under short names, allowances, and who sends. For server.cpp alone.
#pragma once

#include "app/phones/server.h"
#include "app/phones/system/native_socket.h"

// Less of Asio and Beast to compile: what is not used here.
#define BOOST_ASIO_NO_DEPRECATED
#define BOOST_ASIO_DISABLE_CO_AWAIT
#define BOOST_ASIO_DISABLE_BOOST_DATE_TIME
#define BOOST_ASIO_DISABLE_BOOST_REGEX
#define BOOST_ASIO_DISABLE_BOOST_COROUTINE
#define BOOST_ASIO_DISABLE_BOOST_CONTEXT_FIBER

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace demeter::phones::network {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using ErrorCode = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

constexpr std::size_t tokenDigits = 32;
/// What the system keeps of what was sent and not yet taken: enough for the local network, and no wide store for whoever does not read.
constexpr int sendBuffer = 256 * 1024;
/// After an answer, what still comes is read and thrown away: were the connection cut with it, the answer could be lost.
constexpr std::size_t lingerBytes = 64 * 1024;
constexpr std::chrono::seconds lingerTime{1};
/// Of how many addresses wrong tokens are remembered.
constexpr std::size_t rememberedAddresses = 1024;

/// So much at once, and so much each second.
class Allowance {
public:
    Allowance(double perSecond, double most) : perSecond_(perSecond), most_(most), left_(most), since_(Clock::now()) {}

    /// False if there is not so much left.
    bool take(double amount)
    {
        const Clock::time_point now = Clock::now();
        left_ = std::min(most_, left_ + perSecond_ * std::chrono::duration<double>(now - since_).count()) - amount;
        since_ = now;
        return left_ >= 0;
    }

private:
    double perSecond_;
    double most_;
    double left_;
    Clock::time_point since_;
};

/// Hears of every byte that arrives or has been sent, below HTTP and WebSocket: nobody else sees frames that never become a message, nor
/// that Beast answers wrong ones by a close. Named and shaped as Beast wants its rate policies.
struct ByteCounter {
    std::function<void(std::size_t)> arrived;
    std::function<void()> sent;

    static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    std::size_t available_read_bytes() const noexcept { return all; }
    std::size_t available_write_bytes() const noexcept { return all; }
    void transfer_read_bytes(std::size_t bytes)
    {
        if (arrived)
            arrived(bytes);
    }
    void transfer_write_bytes(std::size_t)
    {
        if (sent)
            sent();
    }
    void on_timer() const noexcept {}
};

using TcpStream = beast::basic_stream<Tcp, Executor, ByteCounter>;
using WebSocket = websocket::stream<TcpStream, false>; // without compression

/// Whose limits a connection counts for: an IPv4 address, or the network of an IPv6 address, of which one machine has very many.
using Sender = std::array<unsigned char, 16>;

inline Sender senderOf(const asio::ip::address& address)
{
    Sender sender{};
    if (address.is_v4()) {
        std::ranges::copy(address.to_v4().to_bytes(), sender.begin());
        sender.back() = 4;
    } else if (const auto bytes = address.to_v6().to_bytes(); address.to_v6().is_v4_mapped()) {
        std::copy(bytes.begin() + 12, bytes.end(), sender.begin());
        sender.back() = 4;
    } else {
        std::copy_n(bytes.begin(), 8, sender.begin());
        sender.back() = 6;
    }
    return sender;
}

inline std::string hexadecimal(const unsigned char* bytes, std::size_t size)
{
    std::string digits(size * 2 + 1, '\0');
    sodium_bin2hex(digits.data(), digits.size(), bytes, size);
    digits.pop_back();
    return digits;
}

/// Whether a request is meant for this socket, and not for a name that somebody else made to point here.
inline bool namesThisSocket(beast::string_view host, const Tcp::endpoint& here)
{
    std::string name(host.data(), host.size());
    unsigned port = 80;
    const std::size_t bracket = name.find(']');
    if (const std::size_t colon = name.rfind(':'); colon != std::string::npos && (bracket == std::string::npos || colon > bracket)) {
        const char* const end = name.data() + name.size();
        const auto [rest, error] = std::from_chars(name.data() + colon + 1, end, port);
        if (error != std::errc() || rest != end)
            return false;
        name.resize(colon);
    }
    if (port != here.port())
        return false;
    if (beast::iequals(name, "localhost") || name == "127.0.0.1")
        return true;
    ErrorCode error;
    if (name.size() > 2 && name.front() == '[' && name.back() == ']') {
        const auto address = asio::ip::make_address_v6(name.substr(1, name.size() - 2).c_str(), error);
        return !error && here.address().is_v6() && (address.to_bytes() == here.address().to_v6().to_bytes() || address.is_loopback());
    }
    const auto address = asio::ip::make_address_v4(name.c_str(), error);
    return !error && here.address().is_v4() && address == here.address().to_v4();
}

/// The fields that every answer has.
template <typename Fields> void forbidMost(Fields& fields)
{
    fields.set(http::field::cache_control, "no-store");
    fields.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    fields.set("X-Content-Type-Options", "nosniff");
    fields.set("X-Frame-Options", "DENY");
    fields.set("Referrer-Policy", "no-referrer");
    fields.set("Cross-Origin-Opener-Policy", "same-origin");
    fields.set("Cross-Origin-Resource-Policy", "same-origin");
}

template <typename AnySocket> void keepFromChildren(AnySocket& socket)
{
    phones::keepFromChildren(static_cast<NativeSocket>(socket.native_handle()));
}

inline ListenFault listenFault(const ErrorCode& error)
{
    using Why = ListenFault::Why;
    if (error == asio::error::address_in_use)
        return {Why::InUse, error.value()};
    if (error == asio::error::access_denied || error == boost::system::errc::operation_not_permitted)
        return {Why::Denied, error.value()};
    if (error == boost::system::errc::address_not_available || error == asio::error::invalid_argument ||
        error == asio::error::address_family_not_supported || error == boost::system::errc::no_such_device)
        return {Why::NoSuchAddress, error.value()};
    return {Why::Failed, error.value()};
}

} // namespace demeter::phones::network
