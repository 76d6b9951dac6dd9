#include "app/phones/chance_gatherer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace demeter::phones {

void ChanceGatherer::show(const ChanceAsked& asked)
{
    if (asked_ == asked)
        return;
    asked_ = asked;
    ended_ = false;
    shares_.assign(asked.promised.size(), std::nullopt);
    for (auto& [client, phone] : phones_) {
        phone.answered = false;
        phone.promise = {};
    }
}

void ChanceGatherer::left(ClientId client)
{
    phones_.erase(client);
}

void ChanceGatherer::plays(ClientId client, SeatSet seats)
{
    const auto phone = phones_.find(client);
    if (phone == phones_.end())
        return;
    std::map<Seat, std::size_t> plays;
    seats.forEach([&](Seat seat) {
        const auto before = phone->second.plays.find(seat);
        plays.emplace(seat, before != phone->second.plays.end() ? before->second : changed_++);
    });
    phone->second.plays = std::move(plays);
}

bool ChanceGatherer::isPromised(const SharePromise& promise) const
{
    return std::ranges::any_of(phones_, [&](const auto& phone) { return phone.second.promise == promise; });
}

void ChanceGatherer::promise(ClientId client, std::uint16_t round, const SharePromise& promise)
{
    const auto phone = phones_.find(client);
    if (!asked_.open || round != asked_.round || !asked_.promised.empty() || phone == phones_.end() ||
        std::exchange(phone->second.answered, true))
        return;
    if (!isPromised(promise)) {
        phone->second.promise = promise;
        phone->second.came = came_++;
    }
    ended_ = false; // he was slow, but nobody has gone on without him
}

std::vector<SharePromise> ChanceGatherer::promises() const
{
    std::vector<const Phone*> waiting;
    for (const auto& [client, phone] : phones_)
        if (phone.promise)
            waiting.push_back(&phone);
    std::ranges::sort(waiting, {}, &Phone::came);
    std::vector<SharePromise> list;
    const auto take = [&](std::vector<const Phone*>::iterator next) {
        list.push_back(*(*next)->promise);
        waiting.erase(next);
    };
    for (std::uint8_t number = 0; number < mostSeats; ++number) {
        const Seat seat(number, 0);
        const auto since = [seat](const Phone* phone) {
            const auto plays = phone->plays.find(seat);
            return plays != phone->plays.end() ? plays->second : std::numeric_limits<std::size_t>::max();
        };
        if (const auto next = std::ranges::min_element(waiting, {}, since); next != waiting.end() && (*next)->plays.contains(seat))
            take(next);
    }
    while (!waiting.empty() && list.size() < mostShares)
        take(waiting.begin());
    return list;
}

void ChanceGatherer::give(ClientId client, std::uint16_t round, const Share& share)
{
    if (!asked_.open || round != asked_.round)
        return;
    const auto promised = std::ranges::find(asked_.promised, promiseOf(round, share));
    if (promised == asked_.promised.end())
        return;
    if (const auto phone = phones_.find(client); phone != phones_.end())
        phone->second.answered = true;
    shares_[static_cast<std::size_t>(promised - asked_.promised.begin())] = share;
    ended_ = false;
}

bool ChanceGatherer::isComplete() const
{
    if (!asked_.promised.empty())
        return std::ranges::all_of(shares_, [](const auto& share) { return share.has_value(); });
    const bool isFull = promises().size() == mostShares; // then only those are waited for who come first whenever they come
    return std::ranges::all_of(phones_,
                               [isFull](const auto& phone) { return phone.second.answered || (isFull && phone.second.plays.empty()); });
}

std::optional<ChanceAction> ChanceGatherer::take()
{
    ended_ = true;
    if (!asked_.open)
        return std::nullopt;
    if (asked_.promised.empty()) {
        auto list = promises();
        return list.empty() ? std::nullopt : std::optional<ChanceAction>(PromiseShares{std::move(list)});
    }
    const bool any = std::ranges::any_of(shares_, [](const auto& share) { return share.has_value(); });
    return any ? std::optional<ChanceAction>(AddChance{{{}, shares_}}) : std::nullopt;
}

} // namespace demeter::phones
