// What the table may see of a game, and nothing else: the types here have no field for a hidden thing (2E-INFO-3, 2E-INFO-4).
#pragma once

#include "core/fury/roadblock.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/combat.h"
#include "core/fury2e/game/hunters.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/game/step.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury2e {

struct GameState;

/// How a card that lies face down looks (2E-COMP-13). The other powers lie open.
enum class CardBack : std::uint8_t {
    Land, ///< a city, or Hide
    Sea,
};

/// What shares a space of the trail, or lies in one of the Catacombs, as it lies on the table.
struct PublicCard {
    std::optional<CardBack> back{};                     ///< of the location, or of Hide, that lies face down; nothing: no card does
    std::optional<LocationId> location{};               ///< that lies face up
    PowerSet powers{};                                  ///< that lie open; Hide only once it is revealed
    std::vector<std::optional<Encounter>> encounters{}; ///< tokens on it, in the order of `LyingToken`; nothing: it lies face down
    friend bool operator==(const PublicCard&, const PublicCard&) = default;
};

/// When it is, as far as the table is concerned: the decisions within Dracula's turn are his own business.
enum class PublicPhase : std::uint8_t { Setup, Dracula, Hunters, Over };

/// Who has to go on, and of the hunters how. What Dracula is asked is not told, nor whether he holds what would answer it.
struct PublicQuestion {
    enum class What : std::uint8_t {
        Nothing,      ///< the game is over
        Dracula,      ///< he decides
        Start,        ///< 2E-SETUP-4: the hunters' starting cities
        Turn,         ///< 2E-HUNT-1: the turn of one of the hunters who have not acted
        Act,          ///< 2E-HUNT-10: rest, resupply, exchange or none of them
        Encounter,    ///< 2E-ENC-25: how they met it
        Shows,        ///< 2E-DEV-9: whether he shows a Crucifix or a Host
        Suffer,       ///< 2E-HEV-9: whether Great Strength saves one of them from the Event
        Cancel,       ///< 2E-DEV-34: whether a Good Luck cancels it
        CombatCards,  ///< 2E-COMB-2: who plays a card that affects the combat; Dracula is asked as well
        CombatLaid,   ///< 2E-COMB-6: Dracula's card lies there; whether theirs do
        CombatResult, ///< what the table has fought out
        RoundBegins,  ///< words for this round, or on without (core/base/chance_in_rounds.h)
        DrawsWait,    ///< the same, before Dracula draws (2E-CHANCE-1)
    };
    What what = What::Nothing;
    HunterSet hunters{}; ///< whom it is about, where it is not about all
    std::optional<LocationId> location{};
    std::optional<Encounter> encounter{};
    std::optional<DraculaEvent> event{};
    friend bool operator==(const PublicQuestion&, const PublicQuestion&) = default;
};

/// One combat, as everybody around the table follows it.
struct PublicCombat {
    std::optional<Encounter> agent{}; ///< whom they fight; nothing: Dracula himself
    HunterSet hunters{};              ///< still in it
    std::uint8_t round = 1;
    std::uint8_t continues = 0;                          ///< Continue results in a row (2E-COMB-11)
    std::uint8_t barredRounds = 0;                       ///< no Escape of Dracula's for so many rounds more (2E-COMB-19)
    std::uint8_t traps = 0;                              ///< 2E-DEV-15
    HunterSet planned{};                                 ///< 2E-HEV-1
    bool repelled = false;                               ///< in this round
    std::optional<Hunter> target{};                      ///< against whom Dracula fights in this round (2E-COMB-18)
    std::optional<DraculaTactic> tactic{}, lastTactic{}; ///< of this round once it has been turned up; of the round before
    std::optional<AgentTactic> agentTactic{}, lastAgentTactic{};
    std::int8_t huntersBonus = 0, draculasBonus = 0; ///< on the rolls of this round (2E-COMB-9)
    friend bool operator==(const PublicCombat&, const PublicCombat&) = default;
};

/// A zone under Stormy Seas (2E-HEV-22).
struct PublicStorm {
    LocationId zone{};
    std::uint8_t rounds = 0; ///< left
    friend bool operator==(const PublicStorm&, const PublicStorm&) = default;
};

/// What Dracula has declared that he will play (2E-HEV-12).
struct PublicMove {
    std::optional<LocationId> location{};
    PowerSet powers{};
    friend bool operator==(const PublicMove&, const PublicMove&) = default;
};

/// The table as it is seen from outside the screen. Made anew from every state; equal tables are equal values. The discard pile of Events
/// is not in it: that it has become the deck again the program knows only from what Dracula draws, which is his secret (2E-DEV-32,
/// 2E-DEV-35).
struct PublicView {
    PublicPhase phase = PublicPhase::Setup;
    Winner winner = Winner::None;
    std::uint16_t round = 0; ///< from 1
    TimeOfDay time{};
    std::uint8_t blood = 0, vampires = 0, resolve = 0;
    std::vector<PublicCard> trail;         ///< space 1 first
    std::vector<std::uint8_t> bloodTokens; ///< gap n lies between spaces n and n + 1 (2E-SEA-6)
    std::array<std::optional<PublicCard>, catacombSpaces> catacombs{};
    std::optional<LocationId> figure{};  ///< where Dracula is, if the table sees it; his figure stands on the trail (2E-TRAIL-4)
    std::vector<LocationId> besideBoard; ///< cards laid out there (2E-TOKEN-2)
    std::vector<LocationId> hosts;
    std::optional<LocationId> consecratedGround{};
    std::optional<fury::Roadblock> roadblock{};
    std::optional<PublicStorm> storm{};
    std::optional<PublicMove> declared{};
    std::array<std::optional<LocationId>, hunterCount> hunters{};
    std::array<HunterSheet, hunterCount> sheets{};
    HunterSet acted, acting;                ///< whose turn of this round is over; whose is under way
    std::vector<ResolveOption> resolveUsed; ///< in this round (2E-RSV-1)
    std::optional<DraculaEvent> draculasAlly{};
    std::optional<HunterEvent> huntersAlly{};
    std::uint16_t encounterHand = 0, eventHand = 0; ///< of Dracula: how many
    std::uint16_t reserve = 0, pushedOff = 0;       ///< Encounters there; laid aside until the end of the action phase (2E-MAT-1)
    std::optional<PublicCombat> combat{};
    PublicQuestion asked;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

/// The table of this state. Depends on nothing that lies face down except by the backs named in `CardBack` (2E-INV-8).
PublicView publicView(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury2e
