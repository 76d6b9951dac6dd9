// Twin games: two games in which other cards lie face down, but everything that happens on the table is the same.
#pragma once

#include "core/fury3e/game/game_state.h"
#include "core/fury3e/view/public_log.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace demeter::test {

using namespace fury3e;

/// One of the two games and what the table has followed of it.
struct TwinGame {
    GameState state;
    PublicLog log;
};

/// What was played so far.
struct TwinTally {
    int pairs = 0, twins = 0, most = 0;
    std::size_t actions = 0, others = 0, moments = 0;
    std::size_t asides = 0;                  ///< of `TwinStep::aside`
    std::map<Happening::What, int> happened; ///< in the first games, while they had twins
    /// All of it in words.
    std::string text() const;
    int of(Happening::What what) const
    {
        const auto found = happened.find(what);
        return found == happened.end() ? 0 : found->second;
    }
};

/// A game and its twin have gone one action on.
struct TwinStep {
    const Ruleset& rules;
    std::uint64_t pair; ///< its number
    const TwinGame &first, &twin;
    bool noticed = false;     ///< the table noticed something of it in the first game
    bool twinNoticed = false; ///< and in the twin
    bool differs = false;     ///< at least three places, and Encounter cards of one, are others now
    bool aside = false;       ///< the twin is one of this moment alone: what lies face down in it was changed now, and it does not go on
};
/// Says what can be told apart, or nothing.
using TwinCheck = std::function<std::string(const TwinStep&)>;

/// Plays one pair, the number its seed, as long as the table sees the same in both, and has every step checked. The steps are told apart by
/// the transcripts of the tests, which do not use the view; a twin that would give itself away by them is not taken.
/// Every other pair begins as two games in which Dracula chooses other cards from the first day on. He is hardly ever found in both, so the
/// rest of them begin in the middle of a game: what lies face down is exchanged for other cards, except where Dracula is, and hunters go
/// where they find something. Once more for a single moment it is exchanged in the first game where a card is due or a combat under way.
/// `brief`: it is followed for a few moments only, with DEMETER_FULL too. Returns the first fault that the check has found, with both
/// games, or nothing.
std::string playTwins(std::uint64_t number, const Ruleset& rules, TwinTally& tally, const TwinCheck& check, bool brief = false);

/// Plays pairs until there are this many twins, games with a moment that differs, or the checks have found a fault. False if twins hardly
/// come about.
bool playManyTwins(int wanted, TwinTally& tally, std::string& fault, const TwinCheck& check, bool brief = false);

} // namespace demeter::test
