// What of the news is worth a stage of its own: for every screen that the table looks at.
#pragma once

#include "core/fury2e/view/public_log.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury2e {

/// One thing that everybody at the table should look up for. Made of what the table has noticed alone, so equal tables have equal moments
/// (2E-INV-8).
struct Moment {
    enum class Kind : std::uint8_t {
        Reveal,    ///< Dracula's figure has come to the board, or to another place of it (2E-TRAIL-4, 2E-ERR-2)
        Trail,     ///< a card that tells where he was has been turned up, and not where he is
        Encounter, ///< hunters meet one (2E-HUNT-8)
        Activated, ///< 2E-MAT-3
        Bite,      ///< 2E-BITE-1; a bite that defeats is a defeat
        Defeat,    ///< 2E-DEF-1
        NewDay,    ///< 2E-TIME-3
        Victory,   ///< 2E-WIN-1, 2E-WIN-2: nothing else is worth a look then
    };
    Kind kind{};
    std::optional<LocationId> place{};    ///< where; nothing: the whole board
    std::optional<Hunter> hunter{};       ///< who is bitten or defeated, has met the Encounter, or has found Dracula or his trail
    std::optional<Encounter> encounter{}; ///< of `Encounter` and `Activated`
    std::optional<std::uint8_t>
        space{};              ///< of `Reveal` and `Trail`, and of an `Encounter` with `trail`: where the card lies on the trail, from 1
    bool hide = false;        ///< of `Trail`: Hide is shown (2E-HIDE-4); without a place, Hide alone
    bool trail = false;       ///< of `Encounter`: the card of the place has been turned up with it, and he is not there
    bool bitten = false;      ///< of `Defeat`: by a bite
    bool fight = false;       ///< of `Reveal` and `Encounter`: a combat begins
    std::uint8_t resolve = 0; ///< of `NewDay`: that the hunters have gained
    std::uint8_t before = 0, after = 0; ///< what has changed: bites, or the Vampire track
    std::uint8_t most = 0;              ///< of them; 0: no number has changed
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// The moments in the steps of the log from `begins` on, in order; of one step the reveal comes first. What is taken back, done again or
/// put right by hand is none. Those of the first `told` steps of the log are left out, but who has come where in them is not forgotten.
std::vector<Moment> moments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, std::size_t told = 0);

} // namespace demeter::fury2e
