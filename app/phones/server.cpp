#include "app/phones/server.h"

#include "app/phones/server_connection.h"

namespace demeter::phones {

using namespace network;

namespace {

/// Takes what comes to one address, for ever.
class Listener : public std::enable_shared_from_this<Listener> {
public:
    explicit Listener(ServerState& state) : state_(state), acceptor_(state.context), pause_(state.context) {}

    std::expected<std::uint16_t, ListenFault> open(const Tcp::endpoint& endpoint)
    {
        ErrorCode error;
        acceptor_.open(endpoint.protocol(), error);
        if (error)
            return std::unexpected(listenFault(error));
        keepFromChildren(acceptor_);
        if (reusesOnlyFreePorts())
            acceptor_.set_option(Acceptor::reuse_address(true), error);
        if (endpoint.address().is_v6())
            acceptor_.set_option(asio::ip::v6_only(true), error);
        acceptor_.bind(endpoint, error);
        if (!error)
            acceptor_.listen(Acceptor::max_listen_connections, error);
        if (error)
            return std::unexpected(listenFault(error));
        const Tcp::endpoint here = acceptor_.local_endpoint(error);
        if (error)
            return std::unexpected(listenFault(error));
        return here.port();
    }

    void accept()
    {
        acceptor_.async_accept([self = shared_from_this()](ErrorCode error, Socket socket) {
            if (self->state_.stopping || error == asio::error::operation_aborted)
                return;
            if (!error)
                self->state_.admit(std::move(socket));
            if (!error || error == asio::error::connection_aborted)
                self->accept();
            else
                self->rest(); // no descriptors left, for example: that takes a while
        });
    }

    void close()
    {
        ErrorCode error;
        acceptor_.close(error);
        pause_.cancel();
    }

private:
    void rest()
    {
        pause_.expires_after(std::chrono::milliseconds(200));
        pause_.async_wait([self = shared_from_this()](ErrorCode error) {
            if (!error && !self->state_.stopping)
                self->accept();
        });
    }

    ServerState& state_;
    Acceptor acceptor_;
    Timer pause_;
};

} // namespace

class Server::Impl {
public:
    Impl(Serving serving, OnEvent onEvent, const ServerLimits& limits) : cutOff_(state_.context), work_(state_.context.get_executor())
    {
        state_.serving = std::move(serving);
        state_.onEvent = std::move(onEvent);
        state_.limits = limits;
        std::array<unsigned char, 16> hash{};
        if (sodium_init() >= 0)
            crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(state_.serving.page.data()),
                               state_.serving.page.size(), nullptr, 0);
        state_.pageTag = '"' + hexadecimal(hash.data(), hash.size()) + '"';
        try {
            thread_ = std::thread([this] { run(); });
        } catch (const std::system_error&) {
            // The system has no thread left: `listen` says so.
        }
    }

    std::expected<std::uint16_t, ListenFault> listen(std::string_view text, std::uint16_t port)
    {
        if (!thread_.joinable())
            return std::unexpected(ListenFault{});
        ErrorCode error;
        const auto address = asio::ip::make_address(std::string(text).c_str(), error);
        if (error)
            return std::unexpected(ListenFault{ListenFault::Why::NoSuchAddress, 0});
        auto listener = std::make_shared<Listener>(state_);
        auto opened = listener->open({address, port});
        if (opened)
            asio::post(state_.context, [this, listener = std::move(listener)] {
                if (state_.stopping)
                    return;
                listeners_.push_back(listener);
                listener->accept();
            });
        return opened;
    }

    void send(ClientId client, std::shared_ptr<const std::string> text)
    {
        if (state_.context.stopped())
            return;
        asio::post(state_.context, [this, client, text = std::move(text)]() mutable {
            if (const auto found = state_.clients.find(client); found != state_.clients.end()) {
                const ConnectionPointer connection = found->second; // which may leave meanwhile
                connection->send(std::move(text));
            }
        });
    }

    void close(ClientId client, CloseCode code)
    {
        asio::post(state_.context, [this, client, code] {
            if (const auto found = state_.clients.find(client); found != state_.clients.end()) {
                const ConnectionPointer connection = found->second;
                connection->close(code);
            }
        });
    }

    void give(std::string path, std::shared_ptr<const std::string> page)
    {
        asio::post(state_.context, [this, path = std::move(path), page = std::move(page)]() mutable {
            state_.givenPath = std::move(path);
            state_.given = std::move(page);
        });
    }

    void stop()
    {
        if (!thread_.joinable())
            return;
        asio::post(state_.context, [this] { sayGoodbye(); });
        thread_.join();
    }

private:
    void run() noexcept
    {
        for (;;) {
            try {
                state_.context.run();
                return;
            } catch (...) {
                // No memory for one connection: its timer or the next error ends it, the others go on.
            }
        }
    }

    void sayGoodbye()
    {
        state_.stopping = true;
        for (const auto& listener : listeners_)
            listener->close();
        forAll([](Connection& connection) { connection.close(CloseCode::GoingAway); });
        cutOff_.expires_after(state_.limits.stopping);
        cutOff_.async_wait([this](ErrorCode) { forAll([](Connection& connection) { connection.drop(); }); });
        work_.reset();
        state_.endIfEmpty();
    }

    template <typename Act> void forAll(Act act)
    {
        const auto all = state_.connections; // they take themselves out of it
        for (const auto& [id, connection] : all)
            act(*connection);
    }

    ServerState state_;
    Timer cutOff_;
    asio::executor_work_guard<Executor> work_;
    std::vector<std::shared_ptr<Listener>> listeners_;
    std::thread thread_;
};

std::string newToken()
{
    std::array<unsigned char, tokenDigits / 2> bytes{};
    if (sodium_init() < 0)
        return {};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes.data(), bytes.size());
}

Server::Server(Serving serving, OnEvent onEvent, ServerLimits limits)
    : impl_(std::make_unique<Impl>(std::move(serving), std::move(onEvent), limits))
{
}

Server::~Server()
{
    stop();
}

std::expected<std::uint16_t, ListenFault> Server::listen(std::string_view address, std::uint16_t port)
{
    try {
        return impl_->listen(address, port);
    } catch (...) {
        return std::unexpected(ListenFault{}); // no memory
    }
}

void Server::send(ClientId client, std::shared_ptr<const std::string> text)
{
    impl_->send(client, std::move(text));
}

void Server::close(ClientId client, CloseCode code)
{
    impl_->close(client, code);
}

void Server::give(std::string path, std::shared_ptr<const std::string> page)
{
    impl_->give(std::move(path), std::move(page));
}

void Server::stop()
{
    impl_->stop();
}

} // namespace demeter::phones
