// The table on phones, as the program uses it.
#pragma once

#include "app/phones/book_searcher.h"
#include "app/phones/phone_service.h"
#include "app/phones/table_hub.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace demeter::phones {

/// Shows one game's table to phones while it is switched on, whichever game it is (`BasicGameOnPhones`).
///
/// Searches in the book are made elsewhere, one at a time, for one phone after the other.
class TableService : public PhoneService {
    Q_OBJECT

public:
    /// Stops.
    ~TableService() override;

    /// See `PhoneHub`. It may be called while it is off.
    void clear();
    void setEntering(PhonesEnter who);
    PhonesEnter entering() const { return hub_->entering(); }
    void takeHunterBack(Hunter hunter);

    std::size_t watching() const override { return hub_->watching(); }
    /// Who is played on them.
    HunterSet played() const { return hub_->played(); }

protected:
    /// `initTextResources` has been called. Whoever derives from it gives it a hub at once.
    TableService(QObject* parent, ServerLimits limits);
    template <typename Hub> Hub& own(std::unique_ptr<Hub> hub)
    {
        Hub& owned = *hub;
        hub_ = std::move(hub);
        return owned;
    }
    /// Tells the hub as soon as the program's own screens have been painted: the last of several.
    void scheduleUpdate(std::function<void()> tell);
    void tell() override;
    void joined(ClientId client) override { hub_->joined(client); }
    void arrived(ClientId client, std::string_view text) override;
    void left(ClientId client) override;
    void sayGoodbye() override;
    bool hasChanged() override;

private:
    void look();
    void gather();

    std::unique_ptr<PhoneHub> hub_;
    std::function<void()> updatePending_;    ///< tells the newest table
    QTimer later_;                           ///< until `updatePending_` is told
    QTimer rest_;                            ///< between two searches
    QTimer chance_;                          ///< how long phones are waited for
    std::unique_ptr<BookSearcher> searcher_; ///< made for the first search
    std::optional<BookWish> sought_;         ///< that goes on
    HunterSet played_;
};

/// Shows this game's table. `Game` is what the hub is told of it by (table_hub.h).
template <typename Game> class BasicGameOnPhones : public TableService {
public:
    /// `host` is asked for entries; its `send` and `close` are the service's own and may be left empty.
    explicit BasicGameOnPhones(BasicHubHost<Game> host, QObject* parent = nullptr, ServerLimits limits = {})
        : TableService(parent, limits), hub_(own(std::make_unique<BasicTableHub<Game>>(onLine(std::move(host)))))
    {
    }

    /// See `BasicTableHub`. It may be called while it is off: the next phone sees the newest.
    void show(BasicPublicGame<Game> game)
    {
        scheduleUpdate([this, game = std::move(game)]() mutable { hub_.show(std::move(game)); });
    }

private:
    BasicHubHost<Game> onLine(BasicHubHost<Game> host)
    {
        host.send = [this](ClientId client, const Message& text) { send(client, text); };
        host.close = [this](ClientId client) { close(client); };
        return host;
    }

    BasicTableHub<Game>& hub_;
};

} // namespace demeter::phones
