// Twins of the second edition: two games in which other things lie face down, but which look alike on the table.
#pragma once

#include "core/fury2e/rules/rules.h"
#include "core/fury2e/view/public_log.h"

#include <functional>
#include <random>
#include <string>

namespace demeter::fury2e {

/// What lies where, as somebody sees it who walks round the table; not made by the view.
std::string secondTableText(const Ruleset& ruleset, const GameState& state);

/// The same table with other things face down: tokens exchanged, other cities and seas, Hide for a city and the other way round, other
/// cards in Dracula's hand.
GameState coveredOtherwise(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state);

/// A moment at which both games have gone on.
struct SecondTwins {
    const Ruleset& ruleset;
    const GameState &first, &twin;
    PublicStep step, twinStep;
};
struct SecondTwinTally {
    int moments = 0;   ///< at which a twin was made
    int different = 0; ///< in which something else lay face down
    int together = 0;  ///< both went on and told the table the same
};
/// Plays a game of so many actions; at each moment a twin is made and goes on with it for one action, if one is found that tells the table
/// the same. `see` is shown both before and after it.
SecondTwinTally playSecondTwins(std::uint64_t number, int actions, const std::function<void(const SecondTwins&)>& see);

} // namespace demeter::fury2e
