// What of the news is worth a stage of its own: for every screen that the table looks at.
#pragma once

#include "core/fury3e/view/public_log.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// One thing that everybody at the table should look up for. Made of what the table has noticed alone, so equal tables have equal moments.
struct Moment {
    enum class Kind : std::uint8_t {
        Reveal,    ///< Dracula's figure has come to the board, or to another place of it (CUR-4)
        Trail,     ///< REV-1, REV-6: a card that tells where he was has been turned up, and not where he is
        Ambush,    ///< AMB-2
        Bite,      ///< BITE-1; a bite that defeats is a defeat
        Influence, ///< by 3 or more at once, but for a defeat (INF-1, INF-2)
        Defeat,    ///< DEF-2
        Despair,   ///< DESP-1
        Victory,   ///< WIN-1, WIN-2: nothing else is worth a look then
    };
    Kind kind{};
    std::optional<LocationId> place{};    ///< where; nothing: the whole board
    std::optional<Hunter> hunter{};       ///< who is ambushed, bitten or defeated, or has found Dracula or his trail
    std::optional<EncounterKind> card{};  ///< of `Influence`: the matured card; of `Ambush`; of `Bite`: the vampire that has bitten
    std::optional<LocationId> hospital{}; ///< of `Defeat` (DEF-3)
    std::uint8_t slot = 0;                ///< of `Reveal` and `Trail`: where the card lies on the trail; 0: nowhere that the table knows of
    bool hide = false;                    ///< of `Trail`: Hide is shown (REV-6); without a place, Hide alone
    bool bitten = false;                  ///< of `Defeat`: by a bite
    bool fight = false;                   ///< of `Reveal`: hunters are where he is, and will meet him at dusk or dawn
    bool night = false;                   ///< it is night, so that the next meeting is at dawn
    std::uint8_t before = 0, after = 0;   ///< what has changed: bites, influence, Despair tokens
    std::uint8_t most = 0;                ///< of them; 0: no number has changed
    std::uint8_t despair = 0;             ///< tokens on the track by then (DESP-2)
    bool fullDespair = false;             ///< of `Influence`: a new hideout has brought it, with all Despair tokens on the track (DESP-4)
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// The moments in the steps of the log from `begins` on, in order; of one step the reveal comes first. What is taken back, done again or
/// put right by hand is none. Those of the first `told` steps of the log are left out, but who has come where in them is not forgotten.
std::vector<Moment> moments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, std::size_t told = 0);

} // namespace demeter::fury3e
