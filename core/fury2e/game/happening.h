// What the whole table learns when something is done.
#pragma once

#include "core/fury2e/game/violation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace demeter::fury2e {

/// What has just happened that the whole table may know, in order. Made anew by every action.
struct Happening {
    enum class What : std::uint8_t {
        // Dracula's turn
        TimeMoved,          ///< 2E-TIME-2: time
        TimeStoodStill,     ///< 2E-TIME-1
        VampiresGained,     ///< number, negative: lost
        ResolveGained,      ///< number
        BloodLost,          ///< number
        BloodRecovered,     ///< number
        CardPlayed,         ///< what the table sees of it: 2E-COMP-13; powers that lie open; the space it was fetched from by Double Back
        CatacombsFilled,    ///< 2E-INFO-5: catacomb space
        CatacombsAdded,     ///< 2E-INFO-5: catacomb space: an Encounter more
        CatacombsCleared,   ///< catacomb space
        LocationRevealed,   ///< location
        HideRevealed,       ///< no argument
        PowerRevealed,      ///< power: Jonathan Harker
        EncounterPlaced,    ///< a token was laid face down on the card just played
        EncounterActivated, ///< 2E-MAT-3: encounter, location with 2E-OPEN-22 read so
        TrailCleared,       ///< 2E-MAT-9: number of cards left
        CardLaidAside,      ///< 2E-TOKEN-2: location; beside the board, open
        CardReturned,       ///< 2E-TOKEN-4: location; back into the deck
        MoveDeclared,       ///< 2E-HEV-12: location or power, or both
        // Tokens
        HostPlaced,      ///< location
        HostRemoved,     ///< location
        GroundPlaced,    ///< location
        RoadblockPlaced, ///< location, location, number (1: on the railway)
        RoadblockRemoved,
        StormPlaced, ///< location
        StormEnded,  ///< location
        // Hunters
        HunterMoved,         ///< hunter, location
        HunterOverruled,     ///< hunter; the rule stands in `rule`
        HunterActed,         ///< hunter, number (`HunterActs::What`)
        HunterHealed,        ///< hunter, number
        HunterHurt,          ///< hunter, number
        HunterBitten,        ///< hunter
        BiteCured,           ///< hunter
        HunterDefeated,      ///< hunter
        HunterMissedTurn,    ///< hunter
        NotHere,             ///< 2E-HUNT-7: location
        EncounterRevealed,   ///< encounter, hunter who meets it if somebody does
        EncounterGone,       ///< encounter; to the reserve
        EncounterStays,      ///< encounter; open, where it is
        EncounterBefore,     ///< encounter, hunter: it lies before him
        EncountersDiscarded, ///< number, unseen (2E-TOKEN-8)
        NothingRevealed,     ///< 2E-RSV-3
        ResolveSpent,        ///< hunter, number (`ResolveOption`)
        // Cards
        EventPlayed,      ///< event
        EventMeets,       ///< event, hunter: whom Dracula has named
        EventCancelled,   ///< event or hunter event
        EventTaken,       ///< 2E-DEV-30: Dracula has drawn one, unseen
        EventDiscarded,   ///< event
        HunterCardPlayed, ///< hunter event, hunter if he is known
        ItemPlayed,       ///< hunter item, hunter
        AllyInPlay,       ///< event or hunter event
        AllyGone,         ///< event or hunter event
        HandShown,        ///< events of Dracula's hand
        TrainRefused,     ///< hunter
        // Combat
        EscapesBarred, ///< 2E-COMB-19: number of rounds
        CombatBegins,  ///< hunters, and an encounter if it is an Agent's
        TargetNamed,   ///< 2E-COMB-18: hunter
        TacticShown,   ///< tactic of either kind; nothing if he could play none
        CombatResult,  ///< number: bits of `CombatWord`
        AgentKilled,   ///< encounter
        AgentShields,  ///< 2E-OPEN-57: no combat with Dracula in this turn
        CombatEnded,
        DraculaEscaped, ///< 2E-BAT-1
        // Errors and the end
        PenaltyShown, ///< 2E-ERR-2: location
        DraculaWins,
        HuntersWin,
        RulingChanged, ///< number (index of the ruling), number (reading)
        PutRight,      ///< its reason stands in `rule`
        // Chance (core/base/chance_in_rounds.h)
        SharesPromised, ///< number; the promises stand in `rule`
        SharesGiven,    ///< number given, number promised; the shares stand in `rule`
        WordsSaid,      ///< the words stand in `rule`
    };
    What what{};
    std::vector<Argument> arguments{};
    std::string rule{}; ///< for `HunterOverruled` a rule id, for `PutRight` the reason, for chance what came in
    friend bool operator==(const Happening&, const Happening&) = default;
};
inline constexpr std::size_t happeningCount = static_cast<std::size_t>(Happening::What::WordsSaid) + 1; ///< the last one

} // namespace demeter::fury2e
