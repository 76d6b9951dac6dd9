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
class TableService final : public PhoneService {
    Q_OBJECT

public:
    /// `initTextResources` has been called. The game must outlive it.
    explicit TableService(RunningGame& game, QObject* parent = nullptr, ServerLimits limits = {});
    /// Stops: its game is not open any more.
    ~TableService() override;

    /// See `PhoneHub`. It may be called while it is off.
    void clear();
    void setEntering(PhonesEnter who) { hub_.setEntering(who); }
    PhonesEnter entering() const { return hub_.entering(); }
    void takeSeatBack(Seat seat);

    std::size_t watching() const override { return hub_.watching(); }
    /// Who is played on them.
    SeatSet played() const { return hub_.played(); }

private:
    void tell() override;
    void joined(ClientId client) override { hub_.joined(client); }
    void arrived(ClientId client, std::string_view text) override;
    void left(ClientId client) override;
    void sayGoodbye() override;
    bool hasChanged() override;
    void look();
    void gather();

    TableHub hub_;
    bool stepped_;                           ///< since phones were told
    QTimer later_;                           ///< until they are: as soon as the program's own screens have been painted
    QTimer rest_;                            ///< between two searches
    QTimer chance_;                          ///< how long phones are waited for
    std::unique_ptr<BookSearcher> searcher_; ///< made for the first search
    std::optional<BookWish> sought_;         ///< that goes on
    SeatSet played_;
    bool closed_ = false; ///< the game is, and not only what shows it
};

} // namespace demeter::phones
