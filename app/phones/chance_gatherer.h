// The chance that phones give for the decks of a round: all of them promise theirs before any of them gives it.
#pragma once

#include "app/phones/phone_service.h"
#include "core/base/chance_in_rounds.h"
#include "core/base/seat.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace demeter::phones {

/// What has come from phones for this round so far. It knows no time: whoever owns it decides how long phones are waited for.
/// A list holds eight promises. One of each seat comes first, that of the phone which has played there longest; then the others, as they
/// came: so nobody keeps the hunters out by being faster with many phones.
class ChanceGatherer {
public:
    /// How far the round has come. What phones said for anything else is forgotten.
    void show(const ChanceAsked& asked);
    const ChanceAsked& asked() const { return asked_; }
    /// A phone is there, or gone.
    void joined(ClientId client) { phones_.insert_or_assign(client, Phone()); }
    void left(ClientId client);
    /// Whom it plays now.
    void plays(ClientId client, SeatSet seats);

    /// What a phone promises or gives. What belongs to another round, comes twice, or is not what was promised counts for nothing.
    void promise(ClientId client, std::uint16_t round, const SharePromise& promise);
    void give(ClientId client, std::uint16_t round, const Share& share);

    /// Somebody is waited for, or something has come in.
    bool isOn() const { return asked_.open && !ended_ && !phones_.empty(); }
    /// Everybody has said what he was asked.
    bool isComplete() const;
    /// What has come in, for the record, if there is any; nobody is waited for any longer.
    std::optional<ChanceAction> take();

private:
    struct Phone {
        bool answered = false;
        std::optional<SharePromise> promise{};
        std::size_t came = 0;                ///< when its promise came, as a number of promises
        std::map<Seat, std::size_t> plays{}; ///< and since when, as a number of changes
    };

    bool isPromised(const SharePromise& promise) const;
    /// In the order in which they are taken; no more than a list holds.
    std::vector<SharePromise> promises() const;

    ChanceAsked asked_;
    bool ended_ = false; ///< this stage of this round
    std::map<ClientId, Phone> phones_;
    std::size_t came_ = 0, changed_ = 0;
    std::vector<std::optional<Share>> shares_;
};

} // namespace demeter::phones
