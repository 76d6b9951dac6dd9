#include "app/phones/chance_gatherer.h"

#include <algorithm>
#include <utility>

namespace demeter::phones {

void ChanceGatherer::show(const ChanceAsked& asked)
{
    if (asked_ == asked)
        return;
    asked_ = asked;
    ended_ = false;
    promises_.clear();
    shares_.assign(asked.promised.size(), std::nullopt);
    for (auto& [client, answered] : phones_)
        answered = false;
}

void ChanceGatherer::left(ClientId client)
{
    phones_.erase(client);
}

void ChanceGatherer::promise(ClientId client, std::uint16_t round, const SharePromise& promise)
{
    const auto phone = phones_.find(client);
    if (!asked_.open || round != asked_.round || !asked_.promised.empty() || phone == phones_.end() || std::exchange(phone->second, true))
        return;
    if (promises_.size() < mostShares && std::ranges::find(promises_, promise) == promises_.end())
        promises_.push_back(promise);
    ended_ = false; // he was slow, but nobody has gone on without him
}

void ChanceGatherer::give(ClientId client, std::uint16_t round, const Share& share)
{
    if (!asked_.open || round != asked_.round)
        return;
    const auto promised = std::ranges::find(asked_.promised, promiseOf(round, share));
    if (promised == asked_.promised.end())
        return;
    if (const auto phone = phones_.find(client); phone != phones_.end())
        phone->second = true;
    shares_[static_cast<std::size_t>(promised - asked_.promised.begin())] = share;
    ended_ = false;
}

bool ChanceGatherer::isComplete() const
{
    if (!asked_.promised.empty())
        return std::ranges::all_of(shares_, [](const auto& share) { return share.has_value(); });
    return promises_.size() == mostShares || std::ranges::all_of(phones_, [](const auto& phone) { return phone.second; });
}

std::optional<ChanceAction> ChanceGatherer::take()
{
    ended_ = true;
    if (!asked_.open)
        return std::nullopt;
    if (asked_.promised.empty())
        return promises_.empty() ? std::nullopt : std::optional<ChanceAction>(PromiseShares{promises_});
    const bool any = std::ranges::any_of(shares_, [](const auto& share) { return share.has_value(); });
    return any ? std::optional<ChanceAction>(AddChance{{{}, shares_}}) : std::nullopt;
}

} // namespace demeter::phones
