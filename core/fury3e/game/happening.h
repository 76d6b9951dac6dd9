// What the whole table learns when something is done.
#pragma once

#include "core/fury3e/game/violation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace demeter::fury3e {

/// What has just happened that the whole table may know, in order. Made anew by every action.
struct Happening {
    enum class What : std::uint8_t {
        LocationRevealed,  ///< the Location card is shown: location
        DamageSuffered,    ///< number
        DamageRecovered,   ///< number
        InfluenceGained,   ///< number
        HideoutMatured,    ///< no argument
        EncounterResolved, ///< a matured effect: kind, and the city that Dracula chooses for it
        SlotsCleared,      ///< INF-3
        LairMade,          ///< space
        LairCleared,       ///< space
        PowerPlayed,       ///< power (not Hide)
        RumorPlaced,       ///< slot
        NoError,           ///< a claim found none
        ErrorFound,        ///< a claim found one: round (the rule stands in `rule`)
        PenaltyRevealed,   ///< ERR-3: location
        PenaltyCleared,    ///< ERR-4
        PenaltyDamage,     ///< ERR-5: number
        DraculaWins,       ///< WIN-1
        HuntersWin,        ///< WIN-2
        // The clock
        TimeMoved,     ///< TIME-2, TIME-3: weekday, number (0 its day space, 1 its night space)
        WeekEnded,     ///< TIME-4: number, the week that begins
        DespairPlaced, ///< TIME-4: number on the track
        RumorGained,   ///< RUM-1
        NoDay,         ///< Darkness Returns
        TokenPlaced,   ///< token, and where: location, or hunter (Bats), or two locations (Roadblock; number 1: on the railway)
        TokenRemoved,  ///< the same
        // Hunters
        HunterMoved,      ///< hunter, location, and the hunter event or hunter card by which he goes, if it is one
        HunterOverruled,  ///< hunter: the table let him do what the rules forbid; the rule stands in `rule`
        HunterActed,      ///< hunter, number (`HunterActs::What`)
        HunterStandsUp,   ///< DEL-1: hunter
        HunterDelayed,    ///< hunter
        HunterDamaged,    ///< hunter, number
        HunterHealed,     ///< hunter, number
        HunterBitten,     ///< hunter
        HunterSaved,      ///< hunter: a bite or a defeat was prevented
        HunterDefeated,   ///< DEF-2: hunter
        HunterInHospital, ///< DEF-4: hunter, city of the hospital
        // Reveals
        HideRevealed,       ///< REV-6
        NothingRevealed,    ///< hunter, location: he arrived, and nothing of Dracula's is there
        Denied,             ///< location: its card is not on the trail (number 1: nor in a lair)
        EncounterRevealed,  ///< encounter kind, hunter if it meets one
        EncounterDiscarded, ///< encounter kind
        EncounterStays,     ///< encounter kind
        EncounterCancelled, ///< encounter kind, hunter card or hunter event that cancelled it
        SearchedNothing,    ///< hunter, location
        EncounterAdded,     ///< slot or lair space: a face-down Encounter card was put there
        VampireTaken,       ///< encounter kind: back to Dracula's hand
        InfluenceLost,      ///< number
        EncounterSwapped,   ///< encounter kind: discarded for another
        // Cards
        EventPlayed,         ///< event
        AllyInPlay,          ///< event, or hunter event
        AllyGone,            ///< the same
        EventsTaken,         ///< number of Event cards that Dracula has drawn
        EventDiscarded,      ///< event
        EventsHidden,        ///< number: Dracula's cards discarded face down
        HunterCardPlayed,    ///< hunter event, hunter if he is known
        HunterCardCancelled, ///< hunter event; or Dracula's event, cancelled by a hunter's card
        AnsweredRegion,      ///< region
        AnsweredNoRegion,    ///< Dracula is at sea
        AnsweredYes,         ///< hunter asked about
        AnsweredNo,          ///< the same; or slot: no sea zone lies there (OPEN-15)
        AnsweredHunters,     ///< hunters next to Dracula; none: nobody
        SlotEmpty,           ///< slot
        SlotPower,           ///< slot, power: no Location card lies there
        HideInDeck,          ///< Hide is not on the trail
        NoneAdjacent,        ///< Local Rumors: no hideout is next to that location (number 1: and no lair): location
        HandShown,           ///< any number of encounter kinds and events
        // Combat
        CombatBegins,        ///< hunters, and the encounter kind of a vampire
        CombatCardPlayed,    ///< combat card
        CombatCardCancelled, ///< combat card, and hunter card or event; by Pride with nothing
        HunterFought,        ///< hunter, hunter card
        HunterCardStopped,   ///< hunter, hunter card: cancelled
        HunterMesmerized,    ///< hunter
        HunterLeft,          ///< hunter leaves the combat
        VampireDamaged,      ///< encounter kind, number
        VampireHealed,       ///< encounter kind, number
        VampireDefeated,     ///< encounter kind
        CombatEnded,         ///< no argument; six cards (COMB-9) or nobody left (OPEN-34)
        DraculaMoved,        ///< BAT-2
        // Putting right
        RulingChanged, ///< number (index of the ruling), number (reading)
        PutRight,      ///< a correction; its reason stands in `rule`
        // Later additions
        HunterChosen,  ///< event of Dracula's, hunter whom it is to strike
        NothingToShow, ///< a question about face-down cards finds none
        NoSupply,      ///< Devilish Power
        EntryPutRight, ///< slot: another card lies there than the record had
        EdgePutRight,  ///< location, location, number (1: the map joins them from now on)
        // Chance
        SharesPromised, ///< number; the promises stand in `rule`, 64 hex digits each, one space between them
        SharesGiven,    ///< number given, number promised; they stand in `rule` in the same way, `-` for one that was not given
        WordsSaid,      ///< the words stand in `rule`
    };
    What what{};
    std::vector<Argument> arguments;
    std::string rule; ///< for `ErrorFound` and `HunterOverruled` a rule id, for `PutRight` the reason, as it was typed
    friend bool operator==(const Happening&, const Happening&) = default;
};
inline constexpr std::size_t happeningCount = static_cast<std::size_t>(Happening::What::WordsSaid) + 1; ///< the last one

} // namespace demeter::fury3e
