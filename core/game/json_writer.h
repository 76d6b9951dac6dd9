// What positions, actions and states have in common as JSON that is written. Internal to the core.
#pragma once

#include "core/game/game_state.h"
#include "core/game/json_reader.h"

namespace demeter {

/// The id of a location, or null.
Json locationJson(const Board& board, std::optional<LocationId> location);
Json powersJson(PowerSet powers);
Json kindsJson(const Catalogue& cards, const std::vector<EncounterKind>& kinds);
/// Every hunter's place: a location's id, `{"hospital":id}`, or null off the board.
Json huntersJson(const Board& board, const GameState& state);
/// All five kinds of tokens, whether there are any or not.
Json tokensJson(const Board& board, const BoardTokens& tokens);

} // namespace demeter
