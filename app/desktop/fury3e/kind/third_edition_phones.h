// A game of the third edition on phones.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/session/phone_table.h"
#include "app/phones/table_service.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace demeter {

using namespace fury3e;

/// What phones enter goes to the game exactly as what is entered on the table screen. What everybody has seen by an entry they cannot take
/// back: everybody is asked about that, at the table.
class ThirdEditionPhones : public PhoneTable {
    Q_OBJECT

public:
    /// The game must outlive it. `revealFiles`: those of the game as it stands, the lines first; none before it was revealed.
    ThirdEditionPhones(GameController& controller, std::function<QStringList()> revealFiles, QObject* parent = nullptr);

    phones::TableService& service() override { return service_; }
    std::string game() const override { return controller_.record().header().gameId; }
    bool onlyRead() const override { return controller_.onlyRead().has_value(); }
    void show(const QList<ShownCode>& codes) override;
    QList<Played> played() override;

    /// Why the hunter whose turn it is cannot go there, also for the table screen; nothing if he can, or there is no such hunter.
    std::optional<phones::EntryRefused> whyNot(LocationId place) const;

signals:
    /// What a phone entered could not be written.
    void failed(const demeter::Fault& fault);

private:
    phones::HubHost host();
    std::optional<phones::EntryRefused> enter(const Action& entry);
    /// Why what is done here did not come into the game; nothing if it did.
    std::optional<phones::EntryRefused> whyLost(const std::function<void()>& entering);
    phones::SeenGame seen();

    GameController& controller_;
    std::function<QStringList()> revealFiles_;
    QList<ShownCode> codes_; ///< as phones are given them
    std::string shownGame_;  ///< whose they are
    /// What phones are given of the revealed game, and at which head of which record it was read: it is large.
    std::shared_ptr<const phones::RevealedLines> revealed_;
    std::string revealedOf_;
    bool on_ = false;
    phones::TableService service_;
};

} // namespace demeter
