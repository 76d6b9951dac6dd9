// What a hunter of the second edition does, typed in a word or two: `m par` is Mina to Paris.
#pragma once

#include "app/text/hunter_lexicon.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"

#include <QString>

#include <optional>
#include <vector>

namespace demeter::fury2e {

/// What a typed line can mean, one action if it is clear; empty: nothing. Whoever is named goes with those whose turn it is together, else
/// alone. A place is reached by the simplest way there, by train only if there is no other or the line says so (2E-HUNT-2); to search is to
/// stay (2E-HUNT-6). Whether the rules allow it is not asked.
std::vector<Action> typedByHunters(const QString& line, const Ruleset& ruleset, const GameState& state,
                                   std::optional<Language> own = std::nullopt);

} // namespace demeter::fury2e
