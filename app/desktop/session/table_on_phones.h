// Whether and where the table of the open game is shown on phones.
#pragma once

#include "app/desktop/session/on_phones.h"
#include "app/phones/table_service.h"
#include "app/table/running_game.h"

#include <QPointer>

#include <memory>
#include <optional>

namespace demeter {

/// Switches the table of the game in the window on and off for phones, and keeps where they found it: a game that was shown on phones when
/// it was closed is shown there again as soon as it is opened, with the same address and token, and nothing is asked.
class TableOnPhones : public OnPhones {
    Q_OBJECT

public:
    explicit TableOnPhones(QObject* parent = nullptr) : OnPhones(parent) {}

    /// This game is in the window from now on; nothing: it cannot be shown on phones. `likeLast`: a new one is shown where the one before
    /// it was, so that its phones find it by themselves.
    void follow(RunningGame* game, bool likeLast = false);
    /// No game is.
    void leave() { follow(nullptr); }
    bool isPossible() const { return service_ != nullptr; }

    /// Who is played on phones.
    SeatSet played() const { return isOn() ? service_->played() : SeatSet(); }
    /// In the language of now.
    QString nameOf(Seat seat) const;
    void takeBack(Seat seat);
    phones::PhonesEnter entering() const { return kept_.entering; }
    void setEntering(phones::PhonesEnter who);

    /// Whether the secret screen stays open while somebody else's screen shows the table; nothing: nobody was asked in this game.
    std::optional<bool> staysOpen() const { return kept_.staysOpen; }
    void setStaysOpen(bool stays);

private:
    phones::PhoneService* service() const override { return service_.get(); }
    void keep() override;

    QPointer<RunningGame> game_;
    std::optional<phones::KeptLink> last_;          ///< of the game that was shown before
    std::unique_ptr<phones::TableService> service_; ///< null: nothing can be shown
};

} // namespace demeter
