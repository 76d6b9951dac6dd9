// What the table enters by hand: hunters' places, Consecrated Ground and Heavenly Host tokens, week, despair.
#include "core/fury3e/rules/chapters.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

LocationSet& tokensOf(BoardTokens& tokens, EnterToken::Kind kind)
{
    return kind == EnterToken::Kind::ConsecratedGround ? tokens.consecratedGround : tokens.heavenlyHosts;
}

constexpr int lastWeek = 99;

} // namespace

Refused check(const Ruleset& ruleset, const GameState& state, const EnterHunter& action)
{
    if (!underWay(state))
        return notNow();
    const Board& board = *ruleset.board;
    if (action.place.where == HunterPlace::Where::Hospital &&
        std::ranges::find(board.hospitals(), action.place.location) == board.hospitals().end())
        return Violation{"COMP-14", Refusal::NoHospital, {action.place.location}};
    if (action.place.where == HunterPlace::Where::Location && !board.all().contains(action.place.location))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    if (state.hunters[static_cast<std::size_t>(action.hunter)] == action.place)
        return Violation{"COMP-1", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const EnterHunter& action)
{
    state.hunters[static_cast<std::size_t>(action.hunter)] = action.place;
}

Refused check(const Ruleset& ruleset, const GameState& state, const EnterToken& action)
{
    if (!underWay(state))
        return notNow();
    if (!(ruleset.board->cities() & ruleset.board->all()).contains(action.location))
        return Violation{"CONS-1", Refusal::TokenNotOnSea, {action.location}};
    BoardTokens tokens = state.tokens;
    if (tokensOf(tokens, action.kind).contains(action.location) == action.present)
        return Violation{"CONS-1", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const EnterToken& action)
{
    LocationSet& set = tokensOf(state.tokens, action.kind);
    if (action.present)
        set.insert(action.location);
    else
        set.erase(action.location);
}

Refused check(const Ruleset&, const GameState& state, const EnterWeek& action)
{
    if (!underWay(state))
        return notNow();
    if (action.week < 1 || action.week > lastWeek)
        return Violation{"COMP-7", Refusal::OutOfRange, {action.week, 1, lastWeek}};
    if (state.week == action.week)
        return Violation{"COMP-7", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const EnterWeek& action)
{
    state.week = static_cast<std::uint8_t>(action.week);
}

Refused check(const Ruleset& ruleset, const GameState& state, const EnterDespair& action)
{
    if (!underWay(state))
        return notNow();
    if (action.tokens < 0 || action.tokens > ruleset.cards->despairTokens)
        return Violation{"COMP-8", Refusal::OutOfRange, {action.tokens, 0, ruleset.cards->despairTokens}};
    if (state.despair == action.tokens)
        return Violation{"DESP-1", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const EnterDespair& action)
{
    // RUM-1. A token that is taken off again was entered by mistake, and its Rumor token goes back as far as it is still in hand.
    const int gained = std::clamp<int>(action.tokens - state.despair, -state.rumorTokens, state.rumorReserve);
    state.rumorTokens = static_cast<std::uint8_t>(state.rumorTokens + gained);
    state.rumorReserve = static_cast<std::uint8_t>(state.rumorReserve - gained);
    state.despair = static_cast<std::uint8_t>(action.tokens);
}

} // namespace demeter::fury3e
