// What a hunters' Event card comes to, for questions.cpp.
#pragma once

#include "core/fury3e/rules/chapters.h"

#include <cstdint>
#include <optional>

namespace demeter::fury3e {

constexpr std::uint8_t mysticResearchCards = 6; ///< Mystic Research looks at so many backs

/// The printed facts of the card.
inline const HunterEventCard& factsOf(const Ruleset& ruleset, const HunterPlays& action)
{
    return (*ruleset.cards)[action.event];
}

inline const HunterPlace& whereIs(const GameState& state, Hunter hunter)
{
    return state.hunters[static_cast<std::size_t>(hunter)];
}

/// Castle Dracula counts (COMP-5); a hospital does not.
inline bool isCity(const Board& board, std::optional<LocationId> place)
{
    return place && indexOf(*place) < board.locations().size() && (board.cities() & board.cards()).contains(*place);
}

/// Carries the card out, which nothing has cancelled.
void takeEffect(const Ruleset& ruleset, GameState& state, const HunterPlays& action);

} // namespace demeter::fury3e
