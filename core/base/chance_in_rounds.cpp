#include "core/base/chance_in_rounds.h"

#include "core/base/hex.h"
#include "core/base/words.h"

#include <algorithm>
#include <sstream>

namespace demeter {

bool canPromise(const PromiseShares& action)
{
    const auto& promises = action.promises;
    if (promises.empty() || promises.size() > mostShares)
        return false;
    for (auto one = promises.begin(); one != promises.end(); ++one)
        if (std::find(promises.begin(), one, *one) != one)
            return false;
    return true;
}

bool canBeWritten(const AddChance& action)
{
    return areWords(action.chance.words) && action.chance.shares.size() <= mostShares;
}

bool canComeIn(const ChanceState& state, std::uint16_t round, const AddChance& action, bool allNamed)
{
    const auto& [words, shares] = action.chance;
    const bool promised = state.promisedRound == round, named = allNamed || !shares.empty();
    if (!areWords(words) || shares.size() != (promised && named ? state.promises.size() : 0))
        return false;
    bool any = !words.empty();
    for (std::size_t n = 0; n < shares.size(); ++n) {
        if (shares[n] && promiseOf(round, *shares[n]) != state.promises[n])
            return false;
        any = any || shares[n];
    }
    return any;
}

AddChance withAllShares(const ChanceState& state, std::uint16_t round, AddChance action)
{
    if (action.chance.shares.empty() && state.promisedRound == round)
        action.chance.shares.resize(state.promises.size());
    return action;
}

std::string promisesText(const std::vector<SharePromise>& promises)
{
    std::string text;
    for (const SharePromise& promise : promises)
        text += (text.empty() ? "" : " ") + hexText(promise);
    return text;
}

std::string sharesText(const std::vector<std::optional<Share>>& shares)
{
    std::string text;
    for (const auto& share : shares)
        text += (text.empty() ? "" : " ") + (share ? hexText(*share) : std::string("-"));
    return text;
}

std::vector<std::optional<Share>> sharesFrom(const std::string& text)
{
    std::vector<std::optional<Share>> shares;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        Share share{};
        shares.push_back(readHex(word, share) ? std::optional(share) : std::nullopt);
    }
    return shares;
}

int sharesGiven(const std::vector<std::optional<Share>>& shares)
{
    return static_cast<int>(std::ranges::count_if(shares, [](const auto& share) { return share.has_value(); }));
}

} // namespace demeter
