// Why an action is refused.
#pragma once

#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"
#include "core/map/location.h"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace demeter::fury3e {

/// A trail slot, 1 (newest) to 6 (COMP-2).
struct Slot {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Slot, Slot) = default;
};
/// One of the three lair spaces, 0 to 2 (COMP-3); the screens call them A, B, C.
struct LairSpace {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(LairSpace, LairSpace) = default;
};

enum class Weekday : std::uint8_t { None, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday };

/// Tokens that lie on the board or under a figure.
enum class Token : std::uint8_t { ConsecratedGround, HeavenlyHost, Storm, Fog, Roadblock, Bats };

/// A region of the board, as the region of this city: regions have names, not numbers.
struct RegionOf {
    LocationId city{};
    friend constexpr auto operator<=>(RegionOf, RegionOf) = default;
};

/// Something that a sentence names.
using Argument = std::variant<LocationId, Power, EncounterKind, Hunter, Slot, LairSpace, int, DraculaEvent, HunterEvent, HunterCard,
                              CombatCard, Weekday, Token, RegionOf>;

/// What exactly is wrong, so that a sentence can say it. The comment gives rule ids and the order of the arguments.
enum class Refusal : std::uint8_t {
    NotNow,               ///< TIME-1: another decision is due; no arguments
    DraculaFirst,         ///< TIME-1: one of Dracula's is due, and the table is not told which
    GameOver,             ///< WIN-1, WIN-2: the game has ended
    DrawFirst,            ///< HAND-1: cards have to be drawn first; number missing
    NothingToDraw,        ///< HAND-2, OPEN-50: hand is full, or no card is left
    StartAtSea,           ///< SETUP-10: location
    StartAtCastle,        ///< SETUP-10, CASTLE-3: location
    StartOnHunter,        ///< SETUP-10: location, hunter
    HunterStartNotCity,   ///< SETUP-9: location, hunter
    HuntersShareStart,    ///< PR-03: location, hunter, hunter
    NoLocationCard,       ///< COMP-5: location without a card
    NoRoad,               ///< CARD-2, CARD-3, ADJ-1: from, to (both cities)
    RailOnly,             ///< ADJ-5: from, to; only a railway joins them
    NotOnThatSea,         ///< ADJ-3, CARD-3: sea, port
    NoPort,               ///< CARD-3: city from, sea to; the city has no anchor there
    NoSeaBorder,          ///< ADJ-2, CARD-3: sea, sea
    SeaToInland,          ///< CARD-3: sea from, city to that is no port
    StayNotAllowed,       ///< MOVE-6: location
    OnTrail,              ///< CARD-4: location, slot it lies in
    PowerOnTrail,         ///< CARD-5: power, slot it lies in
    TokenCity,            ///< MOVE-4, CONS-1: location
    RoadBlocked,          ///< PR-33: from, to
    PowerAtSea,           ///< POW-2: power, sea
    PowerOnToken,         ///< POW-2, CONS-2: power, city
    WolfTooFar,           ///< WOLF-1: from, to
    WolfBySea,            ///< WOLF-2: sea from, to
    WolfToSea,            ///< WOLF-1: sea
    WolfPastToken,        ///< CONS-3, WOLF-4: from, to
    WolfFromToken,        ///< PR-34: city
    PowerToLair,          ///< OPEN-22: power, location
    PowersNotTogether,    ///< OPEN-21, OPEN-25: power, power
    PowerNeedsLocation,   ///< WOLF-1, MISD-2: power
    LocationWithPower,    ///< POW-1: power that takes no Location card, location
    MisdirectEmpty,       ///< MISD-1: slot
    MisdirectCastle,      ///< MISD-3, CASTLE-3: slot, castle
    MisdirectPower,       ///< MISD-3: slot, power
    MisdirectBond,        ///< MISD-3, HIDE-8: slot, location
    MisdirectCurrent,     ///< MISD-3, OPEN-24: slot, location
    MisdirectReuse,       ///< OPEN-26: location
    Lethal,               ///< OPEN-39: damage that it would cost
    NothingLeaves,        ///< SLIDE-3: slot 6 is empty
    MustLeave,            ///< SLIDE-2: mature or lair has to be chosen
    LairPowerOnly,        ///< LAIR-4: power
    LairAtSea,            ///< OPEN-8: sea
    LairsFull,            ///< LAIR-3: no arguments
    LairNotThere,         ///< LAIR-3: location
    LairRoom,             ///< LAIR-3, OPEN-10: there is room; location
    LairNeedsEncounter,   ///< LAIR-2: a card has to be put on it
    LairTakesNoEncounter, ///< HO-9: sea
    NotInHand,            ///< ENC-1, HAND-3: encounter kind
    NotInHideout,         ///< MAT-1: encounter kind
    NoMaturedEffect,      ///< ENC-7: encounter kind
    HideNeverMatures,     ///< MAT-4: encounter kind
    EncounterStepSkipped, ///< ENC-3
    NoRumorInHand,        ///< RUM-2
    RumorSlot,            ///< RUM-2: slot
    RumorEmptySlot,       ///< RUM-2: slot
    RumorThere,           ///< RUM-3: slot
    RumorNeedsEncounter,  ///< RUM-2, OPEN-5: slot
    RumorOnPower,         ///< RUM-2, HO-9: slot
    ClearLairAtWill,      ///< OPEN-10: location
    HasLegalCard,         ///< ERR-2: there is a legal card, so there is no such error
    StepIsLegal,          ///< ERR-1: the referee entry is legal; enter it as usual
    CannotHappen,         ///< INV-1: physically impossible even by mistake (a card that is elsewhere)
    TokenNotOnSea,        ///< CONS-1: location
    AlreadySo,            ///< the entry changes nothing
    OutOfRange,           ///< the number is outside its range: number, smallest, largest
    NoHospital,           ///< COMP-14: location
    NoGame,               ///< the record is read-only
    NotWritten,           ///< the record could not be written; the fault itself says why
    // Hunters. Those marked (table) can be overruled.
    HunterNoRoad,       ///< ADJ-1: hunter, from, to (table)
    HunterNoRail,       ///< REV-5: hunter, from, to: no railway leads there (table)
    HunterNotBySea,     ///< ADJ-2, ADJ-3: hunter, from, to (table)
    HunterFogHere,      ///< FOG-2: hunter, city left (table)
    HunterFogThere,     ///< FOG-2: hunter, city entered (table)
    HunterFogOnTheWay,  ///< PR-30: hunter, from, to (table)
    HunterStorm,        ///< STORM-2: hunter, sea (table)
    HunterRoadBlocked,  ///< BLK-2: hunter, from, to (table)
    HunterByNight,      ///< TIME-10: hunter (table)
    HunterDelayed,      ///< DEL-1: hunter (table)
    HunterHasActed,     ///< TIME-10: hunter (table)
    HunterFromHospital, ///< HOSP-2: hunter, city that his hospital is linked to (table)
    HunterIntoHospital, ///< HOSP-1
    HunterGone,         ///< DEF-3: hunter; he is not on the board
    HunterStays,        ///< hunter, location: he is there already
    SearchInFog,        ///< SRCH-2: hunter, city (table)
    SearchNotHere,      ///< SRCH-3, REV-8: hunter; at sea or in a hospital (table)
    NoSupply,           ///< Devilish Power: hunter (table)
    SupplyInHospital,   ///< HOSP-2: hunter; no Event card there (table)
    SupplyAtCastle,     ///< REV-11: hunter (table)
    NothingToOverrule,  ///< the step is legal; enter it as usual
    ChanceStays,        ///< CHANCE-1: the chance of this round has come in already, and stays as it was; no arguments
    // What is due.
    NotAnAnswer,   ///< TIME-1: another answer is due; no arguments
    NotThere,      ///< AMB-1, SRCH-1: encounter kind; no such card lies there
    CannotAmbush,  ///< AMB-1: encounter kind; only a search can trigger it
    NotToThere,    ///< location: not among the places that this effect allows
    NotThisHunter, ///< hunter: not among those that this effect can meet
    NotThisRoad,   ///< BLK-1: from, to: no such road or railway, or it holds a Roadblock already
    MustChoose,    ///< this is not optional; no arguments
    TooMany,       ///< number, largest
    // Event cards and combat.
    EventNotInHand,   ///< EVT-1: event
    EventNotNow,      ///< EVT-1: event; its time is another
    EventCannotAlly,  ///< ALLY-0: event
    EventHasNoEffect, ///< EVT-1: event; nothing that it could do now
    EventOnlyDrawn,   ///< EVT-3: none is being drawn
    HunterCardNotNow, ///< EVT-1: hunter event: it belongs to a combat, or to a moment that is not now (table, but for answers)
    HunterCardNotHis, ///< hunter event, hunter: another hunter's card
    HunterCardNeeds,  ///< hunter event: a city, slot or hunter that it names is missing or wrong
    HunterCardNoAlly, ///< hunter event
    NotInCombatHand,  ///< COMB-3: combat card
    EscapesBarred,    ///< Enraged: combat card
    NotInCombat,      ///< COMB-1: hunter
    NoBanner,         ///< COMB-3: hunter card; it cannot be chosen in a combat
    CombatTaken,      ///< COMB-3: hunter; his card of this round has been entered
    NoBodyguards,     ///< MAT-2: none lie before Dracula
    // Putting right.
    ReasonMissing,        ///< a correction needs a reason
    CorrectionImpossible, ///< the state that would come of it contradicts itself
    // Answers to Event cards.
    NotThisSlot,   ///< HO-9: slot; this effect puts no Encounter card there
    EventNotThere, ///< INFO-2: event; no such card lies in the discard pile
    // Hunters again.
    OnlyMovesHere,    ///< REV-8, HOSP-2: hunter; at sea he can only move, in a hospital he can also supply (table)
    HunterRailTooFar, ///< REV-5: hunter, from, to: more railways than any ticket allows (table)
    HunterOutOfOrder, ///< TIME-10: hunter, the hunter whose action comes first (table)
    HunterCardFirst,  ///< EVT-1: hunter, hunter event: the move that his card has opened comes first (table)
    HunterSameAction, ///< TIME-10: hunter; one more action has to be another one (table)
    HunterRoadTooFar, ///< ADJ-1: hunter, from, to, number of roads that his card allows at most (table)
    HunterCardBitten, ///< EVT-1: hunter event, hunter; nobody who is bitten plays it (table)
    HunterCardOnce,   ///< CARD-BOND: hunter event; it has been used in this round (table)
    CombatCardLies,   ///< COMB-10: hunter, hunter card; his card of the round before, which still lies before him (table)
};

/// A refusal: the rule, what is wrong, and the places and cards that a sentence names. Never a sentence itself.
struct Violation {
    std::string_view rule; ///< id such as `MOVE-4`; refers to a literal
    Refusal what{};
    std::vector<Argument> arguments;

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// Something to be said before an action that is legal (OPEN-39) or accepted in spite of a count.
enum class Advice : std::uint8_t {
    WouldDefeat,      ///< OPEN-39: the play costs Dracula the game; damage after it
    BeyondCount,      ///< a kind of card is drawn more often than the box should hold it: kind, copies
    RevealsHide,      ///< PR-21: with three Despair tokens the influence tells Hide from a city
    EventBeyondCount, ///< an Event card is drawn more often than the box should hold it: event, copies
    WillBeCancelled,  ///< PRIDE-1, VAMP-5: this escape card is played too early: combat card, cards that must have been played
    LosesVampire,     ///< INF-3: a vampire in slots 4 to 6 would be lost: encounter kind, slot
};

struct Warning {
    std::string_view rule;
    Advice what{};
    std::vector<Argument> arguments;
    friend bool operator==(const Warning&, const Warning&) = default;
};

} // namespace demeter::fury3e
