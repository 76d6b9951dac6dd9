// A browser made by hand, which can do everything wrong that a browser would not: plain sockets, HTTP and WebSocket frames byte by byte.
#pragma once

#include "app/phones/server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::test {

using namespace phones;

/// Longer than anything takes that works, on a machine that is busy with other tests.
inline constexpr int longEnough = 15'000;

using TestClock = std::chrono::steady_clock;

inline int millisecondsSince(TestClock::time_point start)
{
    return static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(TestClock::now() - start).count());
}

/// An answer of HTTP.
struct HttpAnswer {
    int status = 0; ///< 0: none came
    std::string head;
    std::string body;

    /// The value of a field; nothing where it is missing or doubled.
    std::optional<std::string> field(std::string_view name) const
    {
        std::optional<std::string> value;
        for (std::size_t line = head.find("\r\n"); line != std::string::npos && line + 2 < head.size();
             line = head.find("\r\n", line + 2)) {
            const std::size_t start = line + 2, colon = head.find(": ", start), end = head.find("\r\n", start);
            if (colon == std::string::npos || colon > end || std::string_view(head).substr(start, colon - start) != name)
                continue;
            if (value)
                return std::nullopt;
            value = head.substr(colon + 2, end - colon - 2);
        }
        return value;
    }
};

/// A frame of a WebSocket.
struct Frame {
    enum class End { Not, Closed, Silence }; ///< a frame; the connection has ended; nothing came in time
    End end = End::Not;
    int opcode = 0;
    std::string payload;
};

inline std::string bigEndian(std::uint64_t number, int bytes)
{
    std::string text;
    for (int i = bytes - 1; i >= 0; --i)
        text += static_cast<char>(number >> (8 * i));
    return text;
}

/// A frame as a browser sends it. `announced` is the length that it says, instead of the true one.
inline std::string frameOf(int firstByte, std::string_view payload, bool masked = true, std::optional<std::uint64_t> announced = {})
{
    const std::uint64_t length = announced.value_or(payload.size());
    const int mask = masked ? 0x80 : 0;
    std::string frame(1, static_cast<char>(firstByte));
    if (length < 126)
        frame += static_cast<char>(mask | static_cast<int>(length));
    else if (length < 65536)
        frame += static_cast<char>(mask | 126) + bigEndian(length, 2);
    else
        frame += static_cast<char>(mask | 127) + bigEndian(length, 8);
    constexpr std::string_view key = "\x12\x34\x56\x78";
    if (masked)
        frame += key;
    for (std::size_t i = 0; i < payload.size(); ++i)
        frame += masked ? static_cast<char>(payload[i] ^ key[i % 4]) : payload[i];
    return frame;
}

inline std::string textFrame(std::string_view text)
{
    return frameOf(0x81, text);
}

class RawClient {
public:
    /// `source` is one of this machine's loopback addresses: each counts as another machine.
    explicit RawClient(std::uint16_t port, const std::string& source = "127.0.0.1", const std::string& target = "127.0.0.1",
                       int receiveBuffer = 0)
        : host_(target + ":" + std::to_string(port)), socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in from = addressOf(source, 0), to = addressOf(target, port);
        const int on = 1;
        ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        if (receiveBuffer > 0)
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof receiveBuffer);
        ::bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from);
        if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0)
            close();
    }
    RawClient(RawClient&& other) noexcept
        : host_(std::move(other.host_)), read_(std::move(other.read_)), socket_(std::exchange(other.socket_, -1))
    {
    }
    RawClient& operator=(RawClient&& other) noexcept
    {
        close();
        host_ = std::move(other.host_);
        read_ = std::move(other.read_);
        socket_ = std::exchange(other.socket_, -1);
        return *this;
    }
    ~RawClient() { close(); }

    bool connected() const { return socket_ >= 0; }
    const std::string& host() const { return host_; }

    void close()
    {
        if (socket_ >= 0)
            ::close(socket_);
        socket_ = -1;
    }

    /// Without the goodbyes of TCP.
    void abort()
    {
        const linger now{1, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        close();
    }

    void endSending() { ::shutdown(socket_, SHUT_WR); }

    /// False if not all of it could be sent: the other side has closed, or takes nothing for `patience` milliseconds.
    bool send(std::string_view bytes, int patience = longEnough)
    {
        while (!bytes.empty() && socket_ >= 0) {
            if (!ready(POLLOUT, patience))
                return false;
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return socket_ >= 0;
    }

    /// Takes what has arrived, waiting for it; false if the connection has ended or nothing came in time.
    bool receive(int patience = longEnough)
    {
        char bytes[16384];
        if (socket_ < 0 || !ready(POLLIN, patience))
            return false;
        const ssize_t got = ::recv(socket_, bytes, sizeof bytes, MSG_DONTWAIT);
        ended_ = got <= 0;
        reset_ = got < 0;
        if (ended_)
            return false;
        read_.append(bytes, static_cast<std::size_t>(got));
        return true;
    }

    /// Whether the other side has ended the connection, within this time; what it says before is kept.
    bool ends(int patience = longEnough)
    {
        const TestClock::time_point start = TestClock::now();
        ended_ = false;
        do
            receive(patience - millisecondsSince(start));
        while (!ended_ && millisecondsSince(start) < patience);
        return ended_;
    }

    /// Whether the end was the connection's breaking off: some systems then forget what came before it.
    bool wasReset() const { return reset_; }

    /// What has been received and not yet looked at.
    const std::string& read() const { return read_; }

    HttpAnswer answer(bool withoutBody = false)
    {
        HttpAnswer answer;
        std::size_t end = 0;
        while ((end = read_.find("\r\n\r\n")) == std::string::npos) {
            if (!receive())
                return answer;
        }
        answer.head = read_.substr(0, end + 2);
        read_.erase(0, end + 4);
        answer.status = std::stoi(answer.head.substr(answer.head.find(' ') + 1));
        const std::size_t length = withoutBody ? 0 : std::stoul(answer.field("Content-Length").value_or("0"));
        while (read_.size() < length && receive()) {
        }
        answer.body = read_.substr(0, length);
        read_.erase(0, length);
        return answer;
    }

    /// Sends a request with its Host, other fields (each with its line end) and a body.
    void request(std::string_view line, std::string_view fields = {}, std::string_view body = {})
    {
        send(std::string(line) + " HTTP/1.1\r\nHost: " + host_ + "\r\n" + std::string(fields) + "\r\n" + std::string(body));
    }

    HttpAnswer get(std::string_view target, std::string_view fields = {})
    {
        request("GET " + std::string(target), fields);
        return answer();
    }

    /// The fields that ask for a WebSocket.
    static std::string upgradeFields(const std::string& origin)
    {
        return "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
               (origin.empty() ? "" : "Origin: " + origin + "\r\n");
    }

    /// Asks that `/table` become a WebSocket.
    void askForTable() { request("GET /table", upgradeFields("http://" + host_)); }

    /// True if it did.
    bool tableOpened()
    {
        const HttpAnswer answer = this->answer();
        return answer.status == 101 && answer.field("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
    }

    bool openTable()
    {
        askForTable();
        return tableOpened();
    }

    /// The same, and the token said.
    bool join(std::string_view token) { return openTable() && send(textFrame(token)); }

    Frame frame(int patience = longEnough)
    {
        const TestClock::time_point start = TestClock::now();
        for (;;) {
            if (auto complete = takeFrame())
                return *std::move(complete);
            ended_ = false;
            const int left = patience - millisecondsSince(start);
            if (left <= 0 || !receive(left)) {
                if (ended_ || socket_ < 0)
                    return {Frame::End::Closed, 0, {}};
                if (millisecondsSince(start) >= patience)
                    return {Frame::End::Silence, 0, {}};
            }
        }
    }

    /// The next text; pings are answered. Empty if none comes.
    std::string text(int patience = longEnough)
    {
        for (;;) {
            const Frame next = frame(patience);
            if (next.end != Frame::End::Not || next.opcode == 8)
                return {};
            if (next.opcode == 1)
                return next.payload;
            if (next.opcode == 9)
                send(frameOf(0x8A, next.payload));
        }
    }

    /// The code that the WebSocket is closed with, whatever comes before; 0 if it only ends, -1 if it stays open. Nothing is answered.
    int closeCode(int patience = longEnough)
    {
        const TestClock::time_point start = TestClock::now();
        for (;;) {
            const Frame next = frame(std::max(0, patience - millisecondsSince(start)));
            if (next.end == Frame::End::Closed)
                return 0;
            if (next.end == Frame::End::Silence)
                return -1;
            if (next.opcode == 8)
                return next.payload.size() < 2
                           ? 1005
                           : static_cast<unsigned char>(next.payload[0]) * 256 + static_cast<unsigned char>(next.payload[1]);
        }
    }

private:
    static sockaddr_in addressOf(const std::string& text, std::uint16_t port)
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        ::inet_pton(AF_INET, text.c_str(), &address.sin_addr);
        return address;
    }

    bool ready(short what, int patience) const
    {
        pollfd waiting{socket_, what, 0};
        return ::poll(&waiting, 1, std::max(0, patience)) > 0;
    }

    std::optional<Frame> takeFrame()
    {
        if (read_.size() < 2)
            return std::nullopt;
        const auto byteAt = [this](std::size_t i) { return static_cast<std::uint64_t>(static_cast<unsigned char>(read_[i])); };
        std::uint64_t length = byteAt(1) & 0x7F;
        const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
        if (read_.size() < 2 + more)
            return std::nullopt;
        if (more > 0)
            length = 0;
        for (std::size_t i = 0; i < more; ++i)
            length = length << 8 | byteAt(2 + i);
        if (read_.size() < 2 + more + length)
            return std::nullopt;
        Frame frame{Frame::End::Not, static_cast<int>(byteAt(0) & 0x0F), read_.substr(2 + more, length)};
        read_.erase(0, 2 + more + length);
        return frame;
    }

    std::string host_;
    std::string read_;
    int socket_ = -1;
    bool ended_ = false;
    bool reset_ = false;
};

/// What a server has told, kept by its own thread.
class HeardEvents {
public:
    Server::OnEvent listener()
    {
        return [this](const ClientEvent& event) {
            {
                const std::lock_guard guard(mutex_);
                events_.push_back(event);
            }
            changed_.notify_all();
        };
    }

    std::vector<ClientEvent> all() const
    {
        const std::lock_guard guard(mutex_);
        return events_;
    }

    std::size_t count(ClientEvent::Kind kind, ClientId client = 0) const
    {
        const std::lock_guard guard(mutex_);
        return countLocked(kind, client);
    }

    /// Waits until there are so many of them.
    bool waitFor(std::size_t number, ClientEvent::Kind kind, ClientId client = 0, int patience = longEnough)
    {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, std::chrono::milliseconds(patience), [&] { return countLocked(kind, client) >= number; });
    }

    /// Who joined, in order.
    std::vector<ClientId> joined() const
    {
        std::vector<ClientId> clients;
        for (const ClientEvent& event : all()) {
            if (event.kind == ClientEvent::Kind::Joined)
                clients.push_back(event.client);
        }
        return clients;
    }

private:
    std::size_t countLocked(ClientEvent::Kind kind, ClientId client) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(
            events_, [&](const ClientEvent& event) { return event.kind == kind && (client == 0 || event.client == client); }));
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<ClientEvent> events_;
};

/// A server on a free port of the loopback, with what it tells.
struct RunningServer {
    static constexpr const char* token = "0123456789abcdef0123456789abcdef";
    static constexpr const char* policy = "default-src 'none'; script-src 'sha256-abc'";

    explicit RunningServer(const ServerLimits& limits = {}, std::string page = "<!doctype html><title>Mesa</title>", std::string sign = {})
        : server({std::move(page), policy, token, std::move(sign)}, heard.listener(), limits)
    {
        port = server.listen("127.0.0.1", 0).value_or(0);
    }

    /// A client that has joined, and its number.
    std::pair<RawClient, ClientId> join(const std::string& source = "127.0.0.1", int receiveBuffer = 0)
    {
        RawClient client(port, source, "127.0.0.1", receiveBuffer);
        const std::size_t before = heard.count(ClientEvent::Kind::Joined);
        if (!client.join(token) || !heard.waitFor(before + 1, ClientEvent::Kind::Joined))
            return {std::move(client), 0};
        return {std::move(client), heard.joined().back()};
    }

    void send(ClientId client, std::string text) { server.send(client, std::make_shared<const std::string>(std::move(text))); }

    HeardEvents heard;
    Server server;
    std::uint16_t port = 0;
};

} // namespace demeter::test
