// One combat, from the first cards to its end (section 21).
#pragma once

#include "core/fury3e/cards/card_ids.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// What has been entered of a combat. Its steps are those of COMB-3 to COMB-10.
struct Combat {
    enum class Stage : std::uint8_t {
        ChooseCard,  ///< COMB-3: Dracula's card; hunters' cards for the start of a combat are entered here too
        Engage,      ///< COMB-4; skipped with one hunter
        HunterCards, ///< COMB-5: the cards that the hunters turn up
        Resolve,     ///< COMB-6 to COMB-9, with the questions that come up
    };
    Stage stage = Stage::ChooseCard;
    std::optional<LyingCard> vampire; ///< the encounter vampire; nothing: Dracula himself fights
    bool night = false;               ///< COMB-2
    HunterSet hunters;                ///< still in it
    HunterSet mesmerized;             ///< COMB-12
    HunterSet wreaths;                ///< wear a Garlic Wreath
    std::uint8_t played = 0;          ///< Combat cards that Dracula has played, the one of this round included once it is turned up
    std::uint8_t plottings = 0;       ///< face-up Plotting cards that can still cancel a card
    bool escapesBarred = false;       ///< Enraged
    bool lucysRevenge = false;        ///< lies face up before Lord Godalming
    HunterSet planned;                ///< may change their first card once all are turned up (Planned Ambush)
    std::vector<CombatCard> used;     ///< played in earlier rounds; they are out of hand and deck until the combat is over
    std::array<std::optional<HunterCard>, hunterCount> lying{}; ///< the hunters' cards of the round before, not yet back in hand (COMB-10)

    // This round.
    std::optional<CombatCard> card; ///< Dracula's; secret until `HunterCards` is over
    std::optional<Hunter> engaged;
    std::array<std::optional<HunterCard>, hunterCount> cards{};
    HunterSet entered;             ///< hunters whose card has been entered
    HunterSet cancelled;           ///< hunters whose card is cancelled (Mesmerize, Strength, Plotting)
    bool draculaCancelled = false; ///< COMB-11
    bool pride = false;            ///< cancelled by Pride (PRIDE-1, VAMP-5), which no card undoes
    std::uint8_t progress = 0;     ///< how far `Resolve` has come: the chapter's own count, meaningless elsewhere
    friend bool operator==(const Combat&, const Combat&) = default;
};

} // namespace demeter::fury3e
