// Shuffles made from a seed, so that a record replays to the same decks.
#pragma once

#include "core/game/game_state.h"

#include <cstdint>
#include <vector>

namespace demeter {

/// Puts `cards` into the order of shuffle number `index` of this seed: Fisher-Yates without modulo bias over a ChaCha20 stream.
void shuffle(std::vector<EncounterKind>& cards, const Seed& seed, std::uint16_t index);
void shuffle(std::vector<CombatCard>& cards, const Seed& seed, std::uint16_t index);

} // namespace demeter
