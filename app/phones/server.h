// The network side of the table on phones: gives the page to browsers, and carries texts between them and the program.
//
// It knows nothing of games: texts in, texts out. It works on a thread of its own, which sleeps while nobody says anything.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace demeter::phones {

/// A phone that has said the token, for as long as this one connection lasts. Numbers are never used again.
using ClientId = std::uint64_t;

/// Why a WebSocket is closed, as the other side hears it. Below 4000 they are the standard's.
enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,       ///< the server is stopped
    NotText = 1003,         ///< a binary frame
    Full = 1013,            ///< the token was right, but there is no room for it, or no longer
    BadToken = 4401,        ///< the first text was not the token, or came too late
    TooManyMessages = 4408, ///< more messages or bytes in a second than anybody can tap
    TooSlow = 4409,         ///< what waits for this phone grew too much: it may come again and catch up
};

/// How much of everything, and how long.
struct ServerLimits {
    using Milliseconds = std::chrono::milliseconds;

    Milliseconds header{5'000};   ///< until a request's header is there
    Milliseconds idle{10'000};    ///< between two requests of one connection
    Milliseconds answer{20'000};  ///< until an answer has been taken
    Milliseconds token{5'000};    ///< until the token is there
    Milliseconds ping{20'000};    ///< between two pings
    Milliseconds dead{50'000};    ///< without a sign of life
    Milliseconds closing{2'000};  ///< until the other side has agreed to a close, or is cut off
    Milliseconds stopping{300};   ///< the same when the server is stopped
    Milliseconds refusal{60'000}; ///< within which wrong tokens are counted, and for which then no token is taken

    std::size_t headerBytes = 8 * 1024;
    std::size_t messageBytes = 16 * 1024; ///< in one message that arrives, and in one frame
    int requests = 8;                     ///< in one connection

    double messagesPerSecond = 20; ///< of one client, control frames included
    double messagesAtOnce = 40;
    double bytesPerSecond = 64 * 1024; ///< that arrive over one connection, frames without an end included
    double bytesAtOnce = 256 * 1024;

    std::size_t known = 64;               ///< connections that have said the token; then the address that has most of them gives way
    std::size_t unknown = 32;             ///< all others
    std::size_t unknownOfOneAddress = 16; ///< of these
    int wrongTokens = 10;                 ///< of one address, then it has to wait

    std::size_t queuedMessages = 256;               ///< that wait for one client
    std::size_t queuedBytes = 1024 * 1024;          ///< of these
    std::size_t queuedBytesInAll = 8 * 1024 * 1024; ///< that wait for all of them
};

/// What a server gives.
struct Serving {
    std::string page;                  ///< the whole document, in UTF-8: the same bytes for everybody
    std::string contentSecurityPolicy; ///< that goes with it
    std::string token;                 ///< see `newToken`; any other text than 32 such digits lets nobody in
    std::string sign;                  ///< sent with each ping, if it is not empty: pages do not see the pings of their browsers
};

/// What a client does.
struct ClientEvent {
    enum class Kind {
        Joined,  ///< it has said the token
        Arrived, ///< a text, which is well-formed UTF-8
        Left,    ///< once, after which nothing comes from it; what is sent to it is dropped
    };
    Kind kind = Kind::Joined;
    ClientId client = 0;
    std::string text; ///< of `Arrived`
};

/// Why an address cannot be listened on.
struct ListenFault {
    enum class Why {
        InUse,         ///< by another program, or this one
        Denied,        ///< by the system: a port below 1024, for example
        NoSuchAddress, ///< of this machine; the network may just be gone
        Failed,        ///< anything else
    };
    Why why = Why::Failed;
    int systemError = 0; ///< the system's number for it, 0 if it has none
};

/// A token for `Serving`: 128 random bits in 32 small hexadecimal digits. Empty if the system has no random numbers.
std::string newToken();

/// HTTP for one page, and WebSockets at `/table`.
///
/// Nothing is thrown. `listen`, `send`, `close` and `give` never wait for the network; all but the first may be called from any thread.
class Server {
public:
    /// Called on the server's thread, one event after the other. It must not wait for the thread that stops the server.
    using OnEvent = std::function<void(ClientEvent)>;

    Server(Serving serving, OnEvent onEvent, ServerLimits limits = {});
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    /// Stops it.
    ~Server();

    /// Also takes connections at this address of the machine (no name; `0.0.0.0` and `::` are all of them); its port. With port 0 the
    /// system chooses a free one.
    std::expected<std::uint16_t, ListenFault> listen(std::string_view address, std::uint16_t port);
    /// Sends a text. Whoever takes too little of what waits for him is closed with `TooSlow`.
    void send(ClientId client, std::shared_ptr<const std::string> text);
    /// Ends a connection once it has taken what was sent before, or after a short time.
    void close(ClientId client, CloseCode code);
    /// Gives a second document, in UTF-8, to whoever asks for this path, in place of the one before. It brings its own
    /// Content-Security-Policy. Without a path there is none.
    void give(std::string path, std::shared_ptr<const std::string> page);
    /// Says goodbye to all and ends the thread, within half a second. No event comes after it, not even `Left`. Not to be called from an
    /// event.
    void stop();

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace demeter::phones
