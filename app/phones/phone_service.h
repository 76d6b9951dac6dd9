// What phones are shown, as the program uses it: joins the network, which has a thread of its own, and whoever answers, on the program's
// thread.
#pragma once

#include "app/phones/server.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace demeter::phones {

/// One message; shared by all that are sent the same.
using Message = std::shared_ptr<const std::string>;

/// How phones find what they were shown once: the same again after the program was started anew.
struct PhoneLink {
    std::string token;      ///< see `newToken`
    std::uint16_t port = 0; ///< 0: any free one

    friend bool operator==(const PhoneLink&, const PhoneLink&) = default;
};

/// `here`: the program is there.
std::string hereMessage();

/// Gives one page to phones while it is switched on, and carries texts.
///
/// What phones say waits in a box of its own and is taken from it a little at a time, so that whoever floods it never keeps the program
/// from what its own screens ask. All functions and signals belong to the thread that made it.
class PhoneService : public QObject {
    Q_OBJECT

public:
    /// Whoever derives from it stops it: farewells are his.
    ~PhoneService() override;

    /// Begins to listen at this address of the machine (no name), or does so elsewhere than before; the port. A port that another program
    /// has taken in the meantime is replaced by a free one: phones then have to be shown the new one.
    std::expected<std::uint16_t, ListenFault> start(const QString& address, const PhoneLink& link);
    /// Tells the phones that nothing is shown any longer, and ends all connections.
    void stop();
    bool isOn() const { return server_ != nullptr; }
    /// Where it listens; empty and 0 while it does not.
    QString address() const { return address_; }
    PhoneLink link() const { return link_; }
    /// What the QR code says: `http://192.168.1.20:40123/#TOKEN`; empty while it is not on.
    QString url() const;
    /// Phones that show it now.
    virtual std::size_t watching() const = 0;

signals:
    /// `watching` or `isOn`, or what else phones change, is not what it was.
    void phonesChanged();

protected:
    /// `page` makes the document. `initTextResources` has been called.
    PhoneService(QByteArray (*page)(), QObject* parent, ServerLimits limits);

    void send(ClientId client, const Message& text);
    /// It does not keep to the messages.
    void close(ClientId client);
    /// Gives a second document, in place of the one before, at a path that nobody can guess; it. It stays there when the service starts
    /// anew.
    std::string givePage(Message page);
    void noteChanges();

    /// Says what is new, if phones have not heard it yet: whoever says something says it of the newest.
    virtual void tell() {}
    virtual void joined(ClientId client) = 0;
    virtual void arrived(ClientId client, std::string_view text) = 0;
    virtual void left(ClientId client) = 0;
    /// All connections end right after it.
    virtual void sayGoodbye() = 0;
    /// Whether anything that `phonesChanged` tells of is otherwise than when it was asked last.
    virtual bool hasChanged();

private:
    class Box;
    void takeFromBox();

    QByteArray (*page_)();
    QTimer turn_; ///< until what waits in the box is listened to
    ServerLimits limits_;
    std::shared_ptr<Box> box_; ///< outlives the service in the server's hands
    std::unique_ptr<Server> server_;
    std::string givenPath_;
    Message given_; ///< there
    QString address_;
    PhoneLink link_;
    std::size_t watching_ = 0;
    bool wasOn_ = false;
};

} // namespace demeter::phones
