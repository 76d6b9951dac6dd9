// Chance that comes in while the game is played: no rule of the game, but what keeps everybody from knowing the decks before they are drawn
// from (core/base/chance.h). It may come in at any moment of a round: whatever lies in a deck lies there in an order that nobody may know.
#include "core/fury3e/rules/chapters.h"

#include "core/base/hex.h"
#include "core/base/words.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

Violation notPossible()
{
    return {"INV-1", Refusal::CannotHappen, {}};
}

void announceText(GameState& state, Happening::What what, std::vector<Argument> arguments, std::string text)
{
    announce(state, what, std::move(arguments));
    state.happened.back().rule = std::move(text);
}

} // namespace

Refused check(const Ruleset&, const GameState& state, const PromiseShares& action)
{
    if (!takesChance(state) || state.round == state.chance.promisedRound)
        return notNow();
    const auto& promises = action.promises;
    if (promises.empty() || promises.size() > mostShares)
        return notPossible();
    // Who promises what somebody else has promised knows nothing that he could give.
    for (auto one = promises.begin(); one != promises.end(); ++one)
        if (std::find(promises.begin(), one, *one) != one)
            return notPossible();
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PromiseShares& action)
{
    state.chance.promisedRound = state.round;
    state.chance.promises = action.promises;
    std::string text;
    for (const SharePromise& promise : action.promises)
        text += (text.empty() ? "" : " ") + hexText(promise);
    announceText(state, Happening::What::SharesPromised, {static_cast<int>(action.promises.size())}, std::move(text));
}

Refused check(const Ruleset&, const GameState& state, const AddChance& action)
{
    if (!takesChance(state))
        return notNow();
    const auto& [words, shares] = action.chance;
    const auto& promises = state.chance.promises;
    const bool promised = state.chance.promisedRound == state.round;
    if (!areWords(words) || shares.size() != (shares.empty() || !promised ? 0 : promises.size()))
        return notPossible();
    bool any = !words.empty();
    for (std::size_t n = 0; n < shares.size(); ++n) {
        if (shares[n] && promiseOf(state.round, *shares[n]) != promises[n])
            return notPossible();
        any = any || shares[n];
    }
    return any ? std::nullopt : Refused(notPossible());
}

void perform(const Ruleset&, GameState& state, const AddChance& action)
{
    const auto& [words, shares] = action.chance;
    state.seed = stirred(state.seed, state.chance.promises, action.chance);
    state.chance.stirredRound = state.round;
    shuffle(state.encounterDeck, state.seed, state.shuffles++);
    shuffle(state.combatDeck, state.seed, state.shuffles++);
    if (!shares.empty()) {
        std::string text;
        for (const auto& share : shares)
            text += (text.empty() ? "" : " ") + (share ? hexText(*share) : std::string("-"));
        const auto given = std::ranges::count_if(shares, [](const auto& share) { return share.has_value(); });
        announceText(state, Happening::What::SharesGiven, {static_cast<int>(given), static_cast<int>(shares.size())}, std::move(text));
    }
    if (!words.empty())
        announceText(state, Happening::What::WordsSaid, {}, words);
}

} // namespace demeter::fury3e
