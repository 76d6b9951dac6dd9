#include "app/phones/table_service.h"

#include "app/phones/page.h"
#include "app/phones/table_messages.h"

#include <QElapsedTimer>
#include <QHostAddress>

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace demeter::phones {

using namespace fury3e;

namespace {

/// How long phones are listened to before the program's own screens have their turn again. Half a frame at 60 Hz is theirs at least.
constexpr qint64 turnMilliseconds = 4;
/// Texts of one phone that may wait: more than anybody taps while the program is busy with its slowest step.
constexpr std::size_t mostWaiting = 64;
/// Between two searches in the book: all phones together cannot keep a processor busy with them.
constexpr int searchRestMilliseconds = 30;

} // namespace

/// What the network has said and the program has not heard yet.
class TableService::Box {
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

TableService::TableService(HubHost host, QObject* parent, ServerLimits limits)
    : QObject(parent),
      hub_([this, &host] {
          host.send = [this](ClientId client, const Message& text) {
              if (server_ != nullptr)
                  server_->send(client, text);
          };
          host.close = [this](ClientId client) {
              if (server_ != nullptr)
                  server_->close(client, CloseCode::Normal);
          };
          return std::move(host);
      }()),
      limits_(limits)
{
    // A timer of nothing comes after everything that was touched, typed or has to be painted.
    for (QTimer* timer : {&later_, &turn_}) {
        timer->setSingleShot(true);
        timer->setInterval(0);
    }
    connect(&later_, &QTimer::timeout, this, &TableService::tell);
    connect(&turn_, &QTimer::timeout, this, &TableService::takeFromBox);
    rest_.setSingleShot(true);
    rest_.setInterval(searchRestMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &TableService::look);
}

TableService::~TableService()
{
    blockSignals(true);
    stop();
}

std::expected<std::uint16_t, ListenFault> TableService::start(const QString& address, const PhoneLink& link)
{
    stop();
    const QByteArray page = phonePage();
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
    box_ = std::move(box);
    address_ = address;
    link_ = {link.token, *port};
    noteChanges();
    return port;
}

void TableService::stop()
{
    if (server_ == nullptr)
        return;
    hub_.switchOff();
    server_->stop();
    server_.reset();
    if (sought_)
        sought_->client = 0; // the next server's phones have the same numbers
    box_.reset();            // what still waits in it was said to a table that is no longer shown
    address_.clear();
    noteChanges();
}

QString TableService::url() const
{
    if (server_ == nullptr)
        return {};
    const bool six = QHostAddress(address_).protocol() == QAbstractSocket::IPv6Protocol;
    return QStringLiteral("http://%1:%2/#%3")
        .arg(six ? u'[' + address_ + u']' : address_, QString::number(link_.port), QString::fromStdString(link_.token));
}

void TableService::show(SeenGame game)
{
    untold_ = std::move(game);
    if (server_ != nullptr)
        later_.start();
}

void TableService::tell()
{
    later_.stop();
    if (auto game = std::exchange(untold_, std::nullopt))
        hub_.show(*std::move(game));
}

void TableService::clear()
{
    untold_.reset();
    hub_.clear();
}

void TableService::setEntering(PhonesEnter who)
{
    hub_.setEntering(who);
}

void TableService::takeHunterBack(Hunter hunter)
{
    hub_.takeHunterBack(hunter);
    noteChanges();
}

void TableService::takeFromBox()
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
            hub_.joined(event->client);
            break;
        case ClientEvent::Kind::Arrived:
            hub_.arrived(event->client, event->text);
            break;
        case ClientEvent::Kind::Left:
            hub_.left(event->client);
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
    look();
}

void TableService::look()
{
    if (sought_ || rest_.isActive())
        return;
    sought_ = hub_.takeWish();
    if (!sought_)
        return;
    if (searcher_ == nullptr) {
        searcher_ = std::make_unique<BookSearcher>();
        connect(searcher_.get(), &BookSearcher::found, this, [this](const std::vector<BookHit>& hits) {
            hub_.found(*std::exchange(sought_, std::nullopt), hits);
            rest_.start();
        });
    }
    searcher_->find(sought_->words, sought_->language);
}

void TableService::noteChanges()
{
    const bool watched = std::exchange(watching_, watching()) != watching();
    const HunterSet before = std::exchange(played_, played());
    const bool switched = std::exchange(wasOn_, isOn()) != isOn();
    if (watched || switched || before != played_)
        emit phonesChanged();
}

} // namespace demeter::phones
