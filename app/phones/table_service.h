// The table on phones, as the program uses it: joins the network, which has a thread of its own, and the hub, which lives on the program's.
#pragma once

#include "app/phones/book_searcher.h"
#include "app/phones/server.h"
#include "app/phones/table_hub.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace demeter::phones {

/// How phones find the game that they were shown once: the same again after the program was started anew.
struct PhoneLink {
    std::string token;      ///< see `newToken`
    std::uint16_t port = 0; ///< 0: any free one

    friend bool operator==(const PhoneLink&, const PhoneLink&) = default;
};

/// Shows one game's table to phones while it is switched on.
///
/// What phones say waits in a box of its own and is taken from it a little at a time, so that whoever floods it never keeps the program
/// from what its own screens ask. Searches in the book are made elsewhere, one at a time, for one phone after the other. All functions and
/// signals belong to the thread that made it.
class TableService : public QObject {
    Q_OBJECT

public:
    /// `host` is asked for entries; its `send` and `close` are the service's own and may be left empty. `initTextResources` has been
    /// called.
    explicit TableService(HubHost host, QObject* parent = nullptr, ServerLimits limits = {});
    /// Stops.
    ~TableService() override;

    /// Begins to listen at this address of the machine (no name), or does so elsewhere than before; the port. A port that another program
    /// has taken in the meantime is replaced by a free one: phones then have to be shown the new one.
    std::expected<std::uint16_t, ListenFault> start(const QString& address, const PhoneLink& link);
    /// Tells the phones that the table is no longer shown, and ends all connections.
    void stop();
    bool isOn() const { return server_ != nullptr; }
    /// Where it listens; empty and 0 while it does not.
    QString address() const { return address_; }
    PhoneLink link() const { return link_; }
    /// What the QR code says: `http://192.168.1.20:40123/#TOKEN`; empty while it is not on.
    QString url() const;

    /// See `TableHub`. Phones are told as soon as the program's own screens have been painted: the last of several. Both may be called
    /// while it is off: the next phone sees the newest.
    void show(SeenGame game);
    void clear();
    void setEntering(PhonesEnter who);
    PhonesEnter entering() const { return hub_.entering(); }
    void takeHunterBack(Hunter hunter);

    /// Phones that show the table now, and who is played on them.
    std::size_t watching() const { return hub_.watching(); }
    HunterSet played() const { return hub_.played(); }

signals:
    /// `watching`, `played` or `isOn` are not what they were.
    void phonesChanged();

private:
    class Box;
    void takeFromBox();
    void tell();
    void noteChanges();
    void look();

    TableHub hub_;
    std::optional<SeenGame> untold_;
    QTimer later_;                           ///< until `untold_` is told
    QTimer turn_;                            ///< until what waits in the box is listened to
    QTimer rest_;                            ///< between two searches
    std::unique_ptr<BookSearcher> searcher_; ///< made for the first search
    std::optional<BookWish> sought_;         ///< that goes on
    ServerLimits limits_;
    std::shared_ptr<Box> box_; ///< outlives the service in the server's hands
    std::unique_ptr<Server> server_;
    QString address_;
    PhoneLink link_;
    std::size_t watching_ = 0;
    HunterSet played_;
    bool wasOn_ = false;
};

} // namespace demeter::phones
