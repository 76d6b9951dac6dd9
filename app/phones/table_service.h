// The table on phones, as the program uses it.
#pragma once

#include "app/phones/book_searcher.h"
#include "app/phones/phone_service.h"
#include "app/phones/table_hub.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace demeter::phones {

/// Shows one game's table to phones while it is switched on.
///
/// Searches in the book are made elsewhere, one at a time, for one phone after the other.
class TableService : public PhoneService {
    Q_OBJECT

public:
    /// `host` is asked for entries; its `send` and `close` are the service's own and may be left empty. `initTextResources` has been
    /// called.
    explicit TableService(HubHost host, QObject* parent = nullptr, ServerLimits limits = {});
    /// Stops.
    ~TableService() override;

    /// See `TableHub`. Phones are told as soon as the program's own screens have been painted: the last of several. Both may be called
    /// while it is off: the next phone sees the newest.
    void show(SeenGame game);
    void clear();
    void setEntering(PhonesEnter who);
    PhonesEnter entering() const { return hub_.entering(); }
    void takeHunterBack(Hunter hunter);

    std::size_t watching() const override { return hub_.watching(); }
    /// Who is played on them.
    HunterSet played() const { return hub_.played(); }

protected:
    void tell() override;
    void joined(ClientId client) override { hub_.joined(client); }
    void arrived(ClientId client, std::string_view text) override;
    void left(ClientId client) override;
    void sayGoodbye() override;
    bool hasChanged() override;

private:
    void look();
    void gather();

    TableHub hub_;
    std::optional<SeenGame> untold_;
    QTimer later_;                           ///< until `untold_` is told
    QTimer rest_;                            ///< between two searches
    QTimer chance_;                          ///< how long phones are waited for
    std::unique_ptr<BookSearcher> searcher_; ///< made for the first search
    std::optional<BookWish> sought_;         ///< that goes on
    HunterSet played_;
};

} // namespace demeter::phones
