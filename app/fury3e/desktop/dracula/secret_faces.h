// What the screen of Dracula shows of a state of the third edition.
#pragma once

#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/fury3e/text/sentences.h"
#include "app/table/map_model.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <array>
#include <vector>

namespace demeter::fury3e {

/// All that lies on the map.
MapModel secretMap(const GameState& state);
std::array<CardFace, trailSpaces> trailFaces(const Ruleset& ruleset, const GameState& state, const Sentences& sentences);
std::array<CardFace, besideSpaces> lairFaces(const Ruleset& ruleset, const GameState& state, const Sentences& sentences);
/// `lit`: the kinds that can be chosen now.
HandFace handFace(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const std::vector<EncounterKind>& lit);
HeaderFace headerFace(const Ruleset& ruleset, const GameState& state, const Sentences& sentences);

} // namespace demeter::fury3e
