#include "app/phones/phone_service.h"

#include "app/phones/page.h"

#include <QElapsedTimer>

#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace demeter::phones {

namespace {

/// How long phones are listened to before the program's own screens have their turn again. Half a frame at 60 Hz is theirs at least.
constexpr qint64 turnMilliseconds = 4;
/// Texts of one phone that may wait: more than anybody taps while the program is busy with its slowest step.
constexpr std::size_t mostWaiting = 64;

} // namespace

/// What the network has said and the program has not heard yet.
class PhoneService::Box {
public:
    enum class Put {
        First,   ///< somebody has to be told
        Another, ///< and was told already
        TooMany, ///< of this phone: it was not put in
    };

    Put put(ClientEvent event)
    {
        const std::scoped_lock lock(mutex_);
        if (event.kind == ClientEvent::Kind::Arrived && ++waiting_[event.client] > mostWaiting) {
            --waiting_[event.client];
            return Put::TooMany;
        }
        events_.push_back(std::move(event));
        return std::exchange(told_, true) ? Put::Another : Put::First;
    }

    /// The next one; nothing if there is none, and then somebody is told of the next again.
    std::optional<ClientEvent> take()
    {
        const std::scoped_lock lock(mutex_);
        if (events_.empty()) {
            told_ = false;
            return std::nullopt;
        }
        ClientEvent event = std::move(events_.front());
        events_.pop_front();
        if (event.kind == ClientEvent::Kind::Arrived) {
            const auto waits = waiting_.find(event.client);
            if (--waits->second == 0)
                waiting_.erase(waits);
        }
        return event;
    }

private:
    std::mutex mutex_;
    std::deque<ClientEvent> events_;
    std::map<ClientId, std::size_t> waiting_; ///< texts of each phone
    bool told_ = false;
};

std::string hereMessage()
{
    return R"({"is":"here"})";
}

PhoneService::PhoneService(QByteArray (*page)(), QObject* parent, ServerLimits limits) : QObject(parent), page_(page), limits_(limits)
{
    // A timer of nothing comes after everything that was touched, typed or has to be painted.
    turn_.setSingleShot(true);
    turn_.setInterval(0);
    connect(&turn_, &QTimer::timeout, this, &PhoneService::takeFromBox);
}

PhoneService::~PhoneService() = default;

std::expected<std::uint16_t, ListenFault> PhoneService::start(const QString& address, const PhoneLink& link)
{
    stop();
    const QByteArray page = page_();
    Serving serving{
        .page = page.toStdString(), .contentSecurityPolicy = phonePolicy(page).toStdString(), .token = link.token, .sign = hereMessage()};
    auto box = std::make_shared<Box>();
    // Set before the first event, and there until after the last.
    auto self = std::make_shared<Server*>(nullptr);
    // On the network's thread: it touches nothing of the service but the box, and what Qt may be asked from anywhere.
    auto server = std::make_unique<Server>(
        std::move(serving),
        [this, box, self](ClientEvent event) {
            const ClientId client = event.client;
            const Box::Put put = box->put(std::move(event));
            if (put == Box::Put::First)
                QMetaObject::invokeMethod(
                    this, [this] { turn_.start(); }, Qt::QueuedConnection);
            else if (put == Box::Put::TooMany)
                (*self)->close(client, CloseCode::TooManyMessages);
        },
        limits_);
    *self = server.get();
    const std::string at = address.toStdString();
    auto port = server->listen(at, link.port);
    if (!port && port.error().why != ListenFault::Why::NoSuchAddress && link.port != 0)
        port = server->listen(at, 0);
    if (!port)
        return port;
    tell();
    server_ = std::move(server);
    if (given_ != nullptr)
        server_->give(givenPath_, given_);
    box_ = std::move(box);
    address_ = address;
    link_ = {link.token, *port};
    noteChanges();
    return port;
}

void PhoneService::stop()
{
    if (server_ == nullptr)
        return;
    sayGoodbye();
    server_->stop();
    server_.reset();
    box_.reset(); // what still waits in it was said to what is no longer shown
    address_.clear();
    noteChanges();
}

QString PhoneService::url() const
{
    if (server_ == nullptr)
        return {};
    const bool six = address_.contains(u':');
    return QStringLiteral("http://%1:%2/#%3")
        .arg(six ? u'[' + address_ + u']' : address_, QString::number(link_.port), QString::fromStdString(link_.token));
}

void PhoneService::send(ClientId client, const Message& text)
{
    if (server_ != nullptr)
        server_->send(client, text);
}

std::string PhoneService::givePage(Message page)
{
    given_ = std::move(page);
    const std::string random = newToken();
    givenPath_ = random.empty() ? random : "/game/" + random;
    if (server_ != nullptr)
        server_->give(givenPath_, given_);
    return givenPath_;
}

void PhoneService::close(ClientId client)
{
    if (server_ != nullptr)
        server_->close(client, CloseCode::Normal);
}

void PhoneService::takeFromBox()
{
    QElapsedTimer time;
    time.start();
    const std::shared_ptr<Box> box = box_; // an entry may end in the service's being switched off
    if (box == nullptr)
        return;
    while (auto event = box->take()) {
        tell(); // whoever says something says it of the newest table
        switch (event->kind) {
        case ClientEvent::Kind::Joined:
            joined(event->client);
            break;
        case ClientEvent::Kind::Arrived:
            arrived(event->client, event->text);
            break;
        case ClientEvent::Kind::Left:
            left(event->client);
            break;
        }
        if (box != box_)
            return;
        if (time.elapsed() >= turnMilliseconds) {
            turn_.start();
            break;
        }
    }
    noteChanges();
}

void PhoneService::noteChanges()
{
    if (hasChanged())
        emit phonesChanged();
}

bool PhoneService::hasChanged()
{
    const bool watched = std::exchange(watching_, watching()) != watching();
    const bool switched = std::exchange(wasOn_, isOn()) != isOn();
    return watched || switched;
}

} // namespace demeter::phones
