// One connection of the server, and what all of them share. For server.cpp alone.
#pragma once

#include "app/phones/server_tools.h"

namespace demeter::phones::network {

class Connection;
using ConnectionPointer = std::shared_ptr<Connection>;

/// What all connections share. Used by the server's thread alone, once it runs.
struct ServerState {
    Serving serving;
    std::string pageTag;
    std::string givenPath; ///< of `given`; empty: there is none
    std::shared_ptr<const std::string> given;
    Server::OnEvent onEvent;
    ServerLimits limits;
    asio::io_context context{1};
    std::map<ClientId, ConnectionPointer> connections;
    std::map<ClientId, ConnectionPointer> clients; ///< those of `connections` that have said the token
    std::size_t queuedBytes = 0;
    ClientId lastId = 0;
    bool stopping = false;

    struct Wrong {
        int tokens = 0;
        Clock::time_point until;
    };
    std::map<Sender, Wrong> wrong;

    void tell(ClientEvent::Kind kind, ClientId client, std::string text = {})
    {
        try {
            if (!stopping)
                onEvent({kind, client, std::move(text)});
        } catch (...) {
            // It must not throw; but the others' connections do not hang on it.
        }
    }

    bool mayTry(const Sender& sender)
    {
        const auto found = wrong.find(sender);
        if (found == wrong.end() || found->second.tokens < limits.wrongTokens)
            return true;
        if (Clock::now() < found->second.until)
            return false;
        wrong.erase(found);
        return true;
    }

    void saidWrongToken(const Sender& sender)
    {
        const Clock::time_point now = Clock::now();
        if (wrong.size() >= rememberedAddresses)
            std::erase_if(wrong, [now](const auto& entry) { return entry.second.until <= now; });
        if (wrong.size() >= rememberedAddresses && !wrong.contains(sender))
            wrong.erase(std::ranges::min_element(wrong, {}, [](const auto& entry) { return entry.second.until; }));
        Wrong& entry = wrong[sender];
        if (entry.until <= now)
            entry = {0, now + limits.refusal};
        if (++entry.tokens >= limits.wrongTokens)
            entry.until = now + limits.refusal;
    }

    /// After the goodbyes: the thread ends.
    void endIfEmpty()
    {
        if (stopping && connections.empty())
            context.stop();
    }

    void admit(Socket socket);
    void dropLongestQueue();
    /// Who gives way to a phone that comes from there, where there is no room; null: nobody does.
    ConnectionPointer givesWayTo(const Sender& sender) const;
};

/// One connection: first of HTTP; then perhaps a WebSocket, which has to say the token.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(ServerState& state, Socket socket, ClientId id, Sender sender, Tcp::endpoint here)
        : state_(state),
          id_(id),
          sender_(sender),
          here_(std::move(here)),
          webSocket_(std::move(socket)),
          timer_(state.context),
          buffer_(state.limits.headerBytes),
          bytes_(state.limits.bytesPerSecond, state.limits.bytesAtOnce),
          messages_(state.limits.messagesPerSecond, state.limits.messagesAtOnce)
    {
        tcp().rate_policy().arrived = [this](std::size_t bytes) { bytesArrived(bytes); };
        tcp().rate_policy().sent = [this] { bytesSent(); };
    }

    const Sender& sender() const { return sender_; }
    bool known() const { return stage_ == Stage::Known; }
    /// Nothing more is wanted of it: it only has not ended yet.
    bool leaving() const { return stage_ == Stage::Closing || lingering_; }
    std::size_t queuedBytes() const { return queuedBytes_; }
    /// When its last text came: a sign of life is none.
    Clock::time_point said() const { return said_; }

    void begin() { awaitRequest(); }

    void send(std::shared_ptr<const std::string> text)
    {
        if (stage_ != Stage::Known || !text)
            return;
        queuedBytes_ += text->size();
        state_.queuedBytes += text->size();
        queue_.push_back(std::move(text));
        if (queue_.size() > state_.limits.queuedMessages || queuedBytes_ > state_.limits.queuedBytes) {
            closeTooSlow();
            return;
        }
        writeNext();
        if (state_.queuedBytes > state_.limits.queuedBytesInAll)
            state_.dropLongestQueue();
    }

    /// What was sent before goes out first, if that does not take longer than a close may.
    void close(CloseCode code)
    {
        if (stage_ == Stage::Closing || stage_ == Stage::Gone)
            return;
        if (stage_ == Stage::Http) {
            drop();
            return;
        }
        leave(Stage::Closing);
        closeCode_ = code;
        startTimer(state_.limits.closing);
        if (!sending_)
            sendClose();
    }

    void closeTooSlow()
    {
        forgetQueue();
        close(CloseCode::TooSlow);
    }

    /// Ends it without another word.
    void drop()
    {
        if (stage_ == Stage::Gone)
            return;
        const ConnectionPointer self = shared_from_this();
        leave(Stage::Gone);
        forgetQueue();
        timer_.cancel();
        tcp().close();
        state_.connections.erase(id_);
        state_.endIfEmpty();
    }

private:
    enum class Stage {
        Http,    ///< requests and answers
        Unknown, ///< a WebSocket that has not said the token
        Known,
        Closing, ///< it is being told that it is closed
        Gone,
    };

    TcpStream& tcp() { return webSocket_.next_layer(); }

    /// A handler that keeps this connection alive, and does nothing once it is gone.
    template <typename... Arguments> auto then(void (Connection::*next)(Arguments...))
    {
        return [self = shared_from_this(), next](Arguments... arguments) {
            if (self->stage_ != Stage::Gone)
                ((*self).*next)(arguments...);
        };
    }

    // What follows from these is deferred: Beast counts in the middle of its own work.
    void bytesArrived(std::size_t bytes)
    {
        if (!bytes_.take(static_cast<double>(bytes)))
            closeSoon(CloseCode::TooManyMessages);
    }

    void bytesSent()
    {
        if (accepted_ && stage_ != Stage::Closing && !webSocket_.is_open())
            asio::post(state_.context, then(&Connection::closesByItself));
    }

    void closeSoon(CloseCode code)
    {
        asio::post(state_.context, [self = shared_from_this(), code] {
            self->forgetQueue();
            self->close(code);
        });
    }

    void leave(Stage stage)
    {
        const bool wasKnown = stage_ == Stage::Known;
        stage_ = stage;
        if (!wasKnown)
            return;
        state_.clients.erase(id_);
        state_.tell(ClientEvent::Kind::Left, id_);
    }

    void startTimer(ServerLimits::Milliseconds time)
    {
        timer_.expires_after(time);
        timer_.async_wait(then(&Connection::timeIsOver));
    }

    void timeIsOver(ErrorCode error)
    {
        // A timer that was set anew may already have its old end in the queue.
        if (error || timer_.expiry() > Clock::now())
            return;
        switch (stage_) {
        case Stage::Unknown:
            close(CloseCode::BadToken);
            break;
        case Stage::Known:
            ping();
            break;
        case Stage::Http:
        case Stage::Closing:
        case Stage::Gone:
            drop();
            break;
        }
    }

    // HTTP.

    void awaitRequest()
    {
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(state_.limits.headerBytes));
        parser_->body_limit(0);
        if (requests_ == 0 || buffer_.size() > 0) {
            readRequest();
            return;
        }
        tcp().expires_after(state_.limits.idle);
        tcp().async_read_some(buffer_.prepare(std::min<std::size_t>(512, buffer_.max_size())), then(&Connection::requestBegins));
    }

    void requestBegins(ErrorCode error, std::size_t bytes)
    {
        if (error) {
            drop();
            return;
        }
        buffer_.commit(bytes);
        readRequest();
    }

    void readRequest()
    {
        tcp().expires_after(state_.limits.header);
        http::async_read_header(tcp(), buffer_, *parser_, then(&Connection::requestArrived));
    }

    void requestArrived(ErrorCode error, std::size_t)
    {
        ++requests_;
        if (error == http::error::header_limit || error == http::error::buffer_overflow)
            refuse(http::status::request_header_fields_too_large);
        else if (error == http::error::body_limit)
            refuse(http::status::payload_too_large);
        else if (error == http::error::end_of_stream || error == http::error::partial_message)
            drop();
        else if (error && error.category() == http::make_error_code(http::error::bad_method).category())
            refuse(http::status::bad_request);
        else if (error)
            drop();
        else if (!parser_->is_done())
            refuse(http::status::payload_too_large); // a body in pieces
        else
            answerRequest();
    }

    void answerRequest()
    {
        const auto& request = parser_->get();
        const auto host = request.find(http::field::host);
        if (request.version() != 11 || request.count(http::field::host) != 1 || !namesThisSocket(host->value(), here_)) {
            refuse(http::status::bad_request);
            return;
        }
        const bool head = request.method() == http::verb::head;
        const bool get = request.method() == http::verb::get;
        if (request.target() == "/" || request.target() == "/favicon.ico") {
            if (!get && !head)
                refuse(http::status::method_not_allowed, "GET, HEAD");
            else if (request.target() == "/")
                givePage(head);
            else
                answer(http::status::no_content);
        } else if (state_.given && !state_.givenPath.empty() && request.target() == state_.givenPath) {
            if (get || head)
                giveSecondPage(head);
            else
                refuse(http::status::method_not_allowed, "GET, HEAD");
        } else if (request.target() == "/table") {
            if (get)
                openTable(host->value());
            else
                refuse(http::status::method_not_allowed, "GET");
        } else {
            answer(http::status::not_found);
        }
    }

    void prepareAnswer(http::status status)
    {
        answer_ = {};
        answer_.version(11);
        answer_.result(status);
        forbidMost(answer_);
    }

    void givePage(bool head)
    {
        const auto& request = parser_->get();
        const bool same = request[http::field::if_none_match] == beast::string_view(state_.pageTag);
        prepareAnswer(same ? http::status::not_modified : http::status::ok);
        answer_.set(http::field::cache_control, "no-cache");
        answer_.set(http::field::etag, state_.pageTag);
        answer_.set("Content-Security-Policy", state_.serving.contentSecurityPolicy);
        if (!same) {
            answer_.set(http::field::content_type, "text/html; charset=utf-8");
            answer_.content_length(state_.serving.page.size());
            if (!head)
                answer_.body() = {state_.serving.page.data(), state_.serving.page.size()};
        }
        sendAnswer(request.keep_alive());
    }

    void giveSecondPage(bool head)
    {
        prepareAnswer(http::status::ok);
        answer_.set("Content-Security-Policy", "frame-ancestors 'none'"); // the rest stands in the document
        answer_.set(http::field::content_type, "text/html; charset=utf-8");
        given_ = state_.given; // there until it has been sent, whatever is given next
        answer_.content_length(given_->size());
        if (!head)
            answer_.body() = {given_->data(), given_->size()};
        sendAnswer(parser_->get().keep_alive());
    }

    /// Without a body.
    void answer(http::status status)
    {
        prepareAnswer(status);
        if (status != http::status::no_content)
            answer_.content_length(0);
        sendAnswer(parser_->get().keep_alive());
    }

    /// The same, and the end of the connection.
    void refuse(http::status status, const char* allowed = nullptr)
    {
        prepareAnswer(status);
        answer_.content_length(0);
        if (allowed)
            answer_.set(http::field::allow, allowed);
        sendAnswer(false);
    }

    void sendAnswer(bool keep)
    {
        keep_ = keep && requests_ < state_.limits.requests;
        answer_.keep_alive(keep_);
        tcp().expires_after(state_.limits.answer);
        http::async_write(tcp(), answer_, then(&Connection::answered));
    }

    void answered(ErrorCode error, std::size_t)
    {
        if (error) {
            drop();
        } else if (keep_) {
            awaitRequest();
        } else {
            tcp().socket().shutdown(Tcp::socket::shutdown_send, error);
            lingering_ = true;
            tcp().expires_after(lingerTime);
            linger({}, 0);
        }
    }

    void linger(ErrorCode error, std::size_t bytes)
    {
        lingered_ += bytes;
        if (error || lingered_ > lingerBytes) {
            drop();
            return;
        }
        buffer_.clear();
        tcp().async_read_some(buffer_.prepare(std::min<std::size_t>(4096, buffer_.max_size())), then(&Connection::linger));
    }

    // The WebSocket.

    void openTable(beast::string_view host)
    {
        const auto& request = parser_->get();
        const std::string origin = "http://" + std::string(host.data(), host.size());
        if (!websocket::is_upgrade(request) || buffer_.size() > 0) {
            refuse(http::status::bad_request);
        } else if (request.count(http::field::origin) != 1 || request[http::field::origin] != beast::string_view(origin)) {
            refuse(http::status::forbidden);
        } else if (!state_.mayTry(sender_)) {
            refuse(http::status::too_many_requests);
        } else {
            stage_ = Stage::Unknown;
            tcp().expires_never();
            websocket::stream_base::timeout times{};
            times.handshake_timeout = state_.limits.closing; // also of closing a connection whose frames are wrong
            times.idle_timeout = websocket::stream_base::none();
            times.keep_alive_pings = false;
            webSocket_.set_option(times);
            webSocket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
                response.set(http::field::server, "Demeter"); // and not the version of a library
                forbidMost(response);
            }));
            webSocket_.read_message_max(state_.limits.messageBytes);
            webSocket_.auto_fragment(false);
            webSocket_.text(true);
            webSocket_.control_callback([this](websocket::frame_type, beast::string_view) { signArrived(); });
            startTimer(state_.limits.token);
            webSocket_.async_accept(request, then(&Connection::tableOpened));
        }
    }

    void tableOpened(ErrorCode error)
    {
        if (error) {
            drop();
            return;
        }
        accepted_ = true;
        if (stage_ == Stage::Closing) { // the time for the token is over already
            sendClose();
            return;
        }
        parser_.reset();
        buffer_ = beast::flat_buffer();
        read();
    }

    void read() { webSocket_.async_read(buffer_, then(&Connection::messageArrived)); }

    void signArrived()
    {
        heard_ = Clock::now();
        if (!messages_.take(1))
            closeSoon(CloseCode::TooManyMessages);
    }

    void messageArrived(ErrorCode error, std::size_t)
    {
        if (stage_ == Stage::Closing && closeCode_)
            return; // that has its own end
        if (error) {
            drop();
            return;
        }
        heard_ = said_ = Clock::now();
        if (!webSocket_.got_text()) {
            close(CloseCode::NotText);
        } else if (stage_ == Stage::Unknown) {
            tokenArrived();
        } else if (!messages_.take(1)) {
            forgetQueue();
            close(CloseCode::TooManyMessages);
        } else {
            const auto bytes = buffer_.cdata();
            std::string text(static_cast<const char*>(bytes.data()), bytes.size());
            buffer_ = beast::flat_buffer();
            state_.tell(ClientEvent::Kind::Arrived, id_, std::move(text));
        }
        if (stage_ == Stage::Known)
            read(); // closing reads by itself
    }

    void tokenArrived()
    {
        const auto said = buffer_.cdata();
        const std::string& token = state_.serving.token;
        if (!state_.mayTry(sender_)) {
            close(CloseCode::BadToken);
        } else if (token.size() != tokenDigits || said.size() != tokenDigits ||
                   sodium_memcmp(said.data(), token.data(), tokenDigits) != 0) {
            state_.saidWrongToken(sender_);
            close(CloseCode::BadToken);
        } else {
            const ConnectionPointer leaving = state_.clients.size() < state_.limits.known ? nullptr : state_.givesWayTo(sender_);
            if (leaving)
                leaving->close(CloseCode::Full);
            if (state_.clients.size() >= state_.limits.known) {
                close(CloseCode::Full);
                return;
            }
            stage_ = Stage::Known;
            state_.clients.emplace(id_, shared_from_this());
            buffer_ = beast::flat_buffer();
            startTimer(state_.limits.ping);
            state_.tell(ClientEvent::Kind::Joined, id_);
        }
    }

    /// Beast has answered a close, or wrong frames. It would wait for ever for the other side to end the connection.
    void closesByItself()
    {
        if (stage_ == Stage::Closing)
            return;
        leave(Stage::Closing);
        forgetQueue();
        startTimer(state_.limits.closing);
    }

    void ping()
    {
        const Clock::time_point now = Clock::now();
        if (now - heard_ >= state_.limits.dead) {
            drop();
            return;
        }
        const auto tillDead = std::chrono::ceil<ServerLimits::Milliseconds>(heard_ + state_.limits.dead - now);
        startTimer(std::min(state_.limits.ping, tillDead));
        if (!pinging_) {
            pinging_ = true;
            webSocket_.async_ping({}, then(&Connection::pinged));
        }
        if (!state_.serving.sign.empty() && queue_.empty())
            send(std::shared_ptr<const std::string>(std::shared_ptr<void>(), &state_.serving.sign));
    }

    void pinged(ErrorCode) { pinging_ = false; }

    void writeNext()
    {
        if (sending_ || queue_.empty())
            return;
        sending_ = queue_.front();
        webSocket_.async_write(asio::buffer(*sending_), then(&Connection::written));
    }

    void written(ErrorCode error, std::size_t)
    {
        const std::size_t size = sending_->size();
        sending_.reset();
        if (!queue_.empty()) { // a closed connection has forgotten it
            queue_.pop_front();
            queuedBytes_ -= size;
            state_.queuedBytes -= size;
        }
        if (error) {
            if (stage_ != Stage::Closing)
                drop();
        } else if (!queue_.empty()) {
            writeNext();
        } else if (stage_ == Stage::Closing) {
            sendClose();
        }
    }

    void forgetQueue()
    {
        state_.queuedBytes -= queuedBytes_;
        queuedBytes_ = 0;
        queue_.clear();
    }

    void sendClose()
    {
        if (accepted_ && !closeSent_) {
            closeSent_ = true;
            webSocket_.async_close(static_cast<websocket::close_code>(*closeCode_), then(&Connection::closed));
        }
    }

    void closed(ErrorCode) { drop(); }

    ServerState& state_;
    const ClientId id_;
    const Sender sender_;
    const Tcp::endpoint here_;
    Stage stage_ = Stage::Http;
    WebSocket webSocket_;
    Timer timer_;
    beast::flat_buffer buffer_;

    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::span_body<const char>> answer_;
    std::shared_ptr<const std::string> given_; ///< what `answer_` may be a part of
    int requests_ = 0;
    bool keep_ = false;
    bool lingering_ = false;
    std::size_t lingered_ = 0;

    Allowance bytes_;
    Allowance messages_;
    Clock::time_point heard_ = Clock::now();
    Clock::time_point said_ = heard_;
    std::deque<std::shared_ptr<const std::string>> queue_; ///< the first one may be on its way
    std::shared_ptr<const std::string> sending_;
    std::size_t queuedBytes_ = 0;
    std::optional<CloseCode> closeCode_;
    bool accepted_ = false;
    bool closeSent_ = false;
    bool pinging_ = false;
};

inline void ServerState::admit(Socket socket)
{
    ErrorCode error;
    const Tcp::endpoint there = socket.remote_endpoint(error);
    if (error)
        return; // gone again
    const Tcp::endpoint here = socket.local_endpoint(error);
    if (error)
        return;
    const Sender sender = senderOf(there.address());
    std::map<Sender, std::size_t> unknown;
    std::size_t inAll = 0;
    ConnectionPointer givesWay;
    for (const auto& [id, connection] : connections) { // the oldest first
        if (connection->known())
            continue;
        ++inAll;
        if (!connection->leaving())
            ++unknown[connection->sender()];
        else if (!givesWay)
            givesWay = connection;
    }
    if (unknown[sender] >= limits.unknownOfOneAddress)
        return;
    if (inAll >= limits.unknown) {
        if (!givesWay) {
            // Whoever has most of them, so that a few addresses do not keep all others out.
            const auto most = std::ranges::max_element(unknown, {}, [](const auto& entry) { return entry.second; });
            if (most->second <= unknown[sender] + 1)
                return;
            givesWay = std::ranges::find_if(connections, [most](const auto& entry) {
                           return !entry.second->known() && entry.second->sender() == most->first;
                       })->second;
        }
        givesWay->drop();
    }
    keepFromChildren(socket);
    socket.set_option(Tcp::no_delay(true), error);
    socket.set_option(Socket::send_buffer_size(sendBuffer), error);
    const ClientId id = ++lastId;
    const auto connection = std::make_shared<Connection>(*this, std::move(socket), id, sender, here);
    connections.emplace(id, connection);
    connection->begin();
}

inline void ServerState::dropLongestQueue()
{
    const auto longest = std::ranges::max_element(clients, {}, [](const auto& entry) { return entry.second->queuedBytes(); });
    if (longest == clients.end())
        return;
    const ConnectionPointer leaving = longest->second;
    leaving->closeTooSlow();
}

inline ConnectionPointer ServerState::givesWayTo(const Sender& sender) const
{
    std::map<Sender, std::size_t> held;
    for (const auto& [id, connection] : clients)
        ++held[connection->sender()];
    const auto most = std::ranges::max_element(held, {}, [](const auto& entry) { return entry.second; });
    // As with those that have not said the token: whoever has most of them, so that one who knows it does not keep all others out. Who has
    // none yet always gets in: it takes the place of the one that has been silent longest, and who plays is never silent for long.
    const auto own = held.find(sender);
    if (most == held.end() || (own != held.end() && most->second <= own->second + 1))
        return nullptr;
    ConnectionPointer silent;
    for (const auto& [id, connection] : clients)
        if (held[connection->sender()] == most->second && (!silent || connection->said() < silent->said()))
            silent = connection;
    return silent;
}

} // namespace demeter::phones::network
