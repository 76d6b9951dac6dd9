// Chance round by round, in any game whose program deals: what may come in, when, and what the table hears of it. No rule of a game, but
// what keeps everybody from knowing a card or token before it is drawn. Each game says itself what is shuffled anew.
#pragma once

#include "core/base/chance.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace demeter {

/// What the shares of this round will be, before any of them is given.
struct PromiseShares {
    std::vector<SharePromise> promises; ///< 1 to `mostShares`
    friend bool operator==(const PromiseShares&, const PromiseShares&) = default;
};
/// Shares, or words of the table's, or both, once a round: what lies there unseen is shuffled anew with them.
struct AddChance {
    Chance chance;
    friend bool operator==(const AddChance&, const AddChance&) = default;
};

/// What is entered of it, for those who know no game.
using ChanceAction = std::variant<PromiseShares, AddChance>;

/// Whether a game has both among its actions, which are a variant or derive from one.
template <typename... Kinds> constexpr bool addsChance(const std::variant<Kinds...>*)
{
    return (std::is_same_v<Kinds, AddChance> || ...);
}
template <typename Action> inline constexpr bool hasChance = addsChance(static_cast<const Action*>(nullptr));
/// As an action of a game that has both.
template <typename Action> Action actionOf(const ChanceAction& chance)
{
    return std::visit([](const auto& one) { return Action(one); }, chance);
}

/// How far the chance of a round has come; everybody may know it.
struct ChanceAsked {
    std::uint16_t round = 0;
    bool open = false;                       ///< some may still come in
    std::vector<SharePromise> promised;      ///< for this round; none yet: somebody may promise his
    std::vector<std::optional<Share>> given; ///< once they have come in, in the order of the promises
    friend bool operator==(const ChanceAsked&, const ChanceAsked&) = default;
};

/// True for an action by which chance comes in: nobody's decision, and gone back over with what was done before it.
template <typename... Actions> bool isChance(const std::variant<Actions...>& action)
{
    return std::holds_alternative<PromiseShares>(action) || std::holds_alternative<AddChance>(action);
}

/// How far it has come in a game.
struct ChanceState {
    bool eachRound = false;             ///< some may come in; false in games that began without it
    std::uint16_t promisedRound = 0;    ///< the last round for which shares were promised
    std::uint16_t stirredRound = 0;     ///< the last round in which chance came in
    std::uint16_t declinedRound = 0;    ///< the last round in which something was drawn without
    std::vector<SharePromise> promises; ///< of `promisedRound`
    /// True while none has come in for this round, counted from 1.
    bool isMissing(std::uint16_t round) const { return eachRound && round > stirredRound; }
    /// True while nothing is drawn in this round before somebody has been asked for some.
    bool isWaitedFor(std::uint16_t round) const { return isMissing(round) && round > declinedRound; }
    friend bool operator==(const ChanceState&, const ChanceState&) = default;
};

/// Whether this can be promised, wherever chance may come in: somebody promises, and nobody what somebody else has promised, for then he
/// would know nothing that he could give.
bool canPromise(const PromiseShares& action);
/// Whether a line of a record can say it at all, in whatever round: words as `areWords` has them, and no more shares than can be promised.
bool canBeWritten(const AddChance& action);
template <typename... Actions> bool canBeWritten(const std::variant<Actions...>& action)
{
    const auto* promise = std::get_if<PromiseShares>(&action);
    const auto* chance = std::get_if<AddChance>(&action);
    return promise != nullptr ? canPromise(*promise) : chance == nullptr || canBeWritten(*chance);
}
/// Whether this can come in for this round: words as `areWords` has them, shares that fit its promises, and at least one of either. If all
/// have to be named, words alone are none where something was promised: to leave shares out, and to name each as kept back, are two
/// shuffles.
bool canComeIn(const ChanceState& state, std::uint16_t round, const AddChance& action, bool allNamed);

/// The same action as it is written: of shares that were promised for this round, those that are not given are kept back one by one.
AddChance withAllShares(const ChanceState& state, std::uint16_t round, AddChance action);

/// What is said behind the numbers of shares: 64 hex digits each, one space between them, `-` for one that was not given.
std::string promisesText(const std::vector<SharePromise>& promises);
std::string sharesText(const std::vector<std::optional<Share>>& shares);
/// Read back.
std::vector<std::optional<Share>> sharesFrom(const std::string& text);
/// How many of them were given.
int sharesGiven(const std::vector<std::optional<Share>>& shares);

// For states of games that have `round`, `chance`, `seed` and `happened`, whose `What` names the three things that are said of chance, and
// a `takesChance(state)` that says whether it may come in now.

/// Why they cannot be promised now: one of the two refusals, or nothing.
template <typename State, typename Refusal>
std::optional<Refusal> chanceRefused(const State& state, const PromiseShares& action, const Refusal& notNow, const Refusal& notPossible)
{
    if (!takesChance(state) || state.round == state.chance.promisedRound)
        return notNow;
    return canPromise(action) ? std::nullopt : std::optional(notPossible);
}
/// Why this cannot come in now.
template <typename State, typename Refusal> std::optional<Refusal> chanceRefused(const State& state, const AddChance& action, bool allNamed,
                                                                                 const Refusal& notNow, const Refusal& notPossible)
{
    if (!takesChance(state))
        return notNow;
    return canComeIn(state.chance, state.round, action, allNamed) ? std::nullopt : std::optional(notPossible);
}

/// Keeps what is promised, and tells the table.
template <typename State> void addEntropy(State& state, const PromiseShares& action)
{
    using Happening = typename decltype(state.happened)::value_type;
    state.chance.promisedRound = state.round;
    state.chance.promises = action.promises;
    state.happened.push_back(
        Happening{Happening::What::SharesPromised, {static_cast<int>(action.promises.size())}, promisesText(action.promises)});
}
/// The seed becomes the one of all shuffles from now on, and the table is told. What is shuffled at once the game says.
template <typename State> void addEntropy(State& state, const AddChance& action)
{
    using Happening = typename decltype(state.happened)::value_type;
    const auto& [words, shares] = action.chance;
    state.seed = stirred(state.seed, state.chance.promises, action.chance);
    state.chance.stirredRound = state.round;
    if (!shares.empty())
        state.happened.push_back(
            Happening{Happening::What::SharesGiven, {sharesGiven(shares), static_cast<int>(shares.size())}, sharesText(shares)});
    if (!words.empty())
        state.happened.push_back(Happening{Happening::What::WordsSaid, {}, words});
}

/// The shares that were given last, as they stand in a public log.
template <typename PublicLog> std::vector<std::optional<Share>> sharesTold(const PublicLog& log)
{
    for (auto step = log.rbegin(); step != log.rend(); ++step)
        for (const auto& happening : step->said)
            if (happening.what == std::remove_cvref_t<decltype(happening)>::What::SharesGiven)
                return sharesFrom(happening.rule);
    return {};
}
/// How far it has come in a state whose log of what the table saw this is. `open`: somebody is asked for some now.
template <typename State, typename PublicLog> ChanceAsked chanceAsked(const State& state, const PublicLog& log, bool open)
{
    using Winner = decltype(state.winner);
    const bool cameIn = state.winner == Winner::None && state.chance.stirredRound > 0 && state.chance.stirredRound == state.round;
    if (!open && !cameIn)
        return {};
    ChanceAsked asked{state.round, open, {}, {}};
    if (state.chance.promisedRound == state.round)
        asked.promised = state.chance.promises;
    if (!open && !asked.promised.empty())
        asked.given = sharesTold(log);
    return asked;
}

/// True for what is said of chance.
template <typename Happening> bool tellsOfChance(const Happening& happening)
{
    using What = typename Happening::What;
    return happening.what == What::SharesPromised || happening.what == What::SharesGiven || happening.what == What::WordsSaid;
}

/// In headers and scripts: whether chance comes in after the deal.
enum class ChanceTimes : std::uint8_t { AtTheStart, EachRound };
inline constexpr std::array<std::string_view, 2> chanceTimesNames{"at-the-start", "each-round"};

} // namespace demeter
