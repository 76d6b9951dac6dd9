// Why an action is refused.
#pragma once

#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/hunters.h"
#include "core/fury2e/game/time_of_day.h"
#include "core/map/location.h"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace demeter::fury2e {

/// Something that a sentence names.
using Argument = std::variant<LocationId, Power, Encounter, Hunter, Space, CatacombSpace, int, DraculaEvent, HunterEvent, HunterItem,
                              DraculaTactic, AgentTactic, TimeOfDay>;

/// What exactly is wrong, so that a sentence can say it. The comment gives rule ids and the order of the arguments.
enum class Refusal : std::uint8_t {
    NotNow,        ///< 2E-TURN-1: another decision is due; no arguments
    DraculaFirst,  ///< 2E-TURN-1: one of Dracula's is due, and the table is not told which
    GameOver,      ///< 2E-WIN-1, 2E-WIN-3
    NotAnAnswer,   ///< 2E-TURN-1: something else is asked
    MustChoose,    ///< 2E-GEN-5: this is not optional
    NothingToDraw, ///< 2E-ACT-8: no Encounter is to be drawn
    NotInReserve,  ///< 2E-ACT-7: encounter; all its tokens lie elsewhere
    DrawFirst,     ///< 2E-ACT-7: Encounters have to be drawn from the box first; number missing
    // Setup
    HunterStartNotCity, ///< 2E-SETUP-4: location, hunter
    StartAtSea,         ///< 2E-SETUP-6: location
    StartAtCastle,      ///< 2E-SETUP-6: location
    StartAtHospital,    ///< 2E-SETUP-6: location
    StartOnHunter,      ///< 2E-SETUP-7: location, hunter
    // Movement
    NoLocationCard,      ///< 2E-HOSP-1: location without a card
    NothingPlayed,       ///< 2E-MOVE-1: no card at all
    NoRoad,              ///< 2E-MOVE-3: from, to
    RailOnly,            ///< 2E-MOVE-2: from, to
    NotThatSea,          ///< 2E-SEA-3: port, sea; its anchor is in another zone
    NoPort,              ///< 2E-SEA-3: city, sea
    NoSeaBorder,         ///< 2E-SEA-4: sea, sea
    NotAPortThere,       ///< 2E-SEA-5: sea, city
    StayNotAllowed,      ///< 2E-MOVE-8: location
    OnTrail,             ///< 2E-MOVE-4: location, space it lies in
    InCatacombs,         ///< 2E-CAT-4: location
    TokenCity,           ///< 2E-MOVE-5: location
    BackToPort,          ///< 2E-SEA-2: port sailed from
    BackWhereHeCameFrom, ///< 2E-SEA-1: location
    StormThere,          ///< 2E-SEA-14: sea
    CannotPay,           ///< 2E-SEA-8: Blood that it costs, Blood that he has
    PowerOnTrail,        ///< 2E-TRAIL-11: power, space it lies in
    PowerAtSea,          ///< 2E-POW-3: power, sea
    PowerByDay,          ///< 2E-POW-4: power
    PowerMustLeave,      ///< 2E-POW-6: power, city
    PowersNotTogether,   ///< 2E-POW-2: power, power
    PowerNeedsLocation,  ///< 2E-POW-1: power
    PowerTakesNone,      ///< 2E-POW-1: power, location
    DoubleBackNotThere,  ///< 2E-DBACK-1: location; its card is neither on the trail nor in the Catacombs
    DoubleBackHere,      ///< 2E-DBACK-3: location
    WolfTooFar,          ///< 2E-WOLF-1: from, to
    WolfToSea,           ///< 2E-WOLF-2: sea
    WolfPastToken,       ///< 2E-WOLF-3: from, to
    WolfWithDoubleBack,  ///< 2E-WOLF-7: the table has forbidden it
    DoubleBackToSea,     ///< 2E-DBACK-4: sea; the table has forbidden it
    Declared,            ///< 2E-HEV-12: the move that he has declared; a location or a power
    HasLegalCard,        ///< 2E-ERR-6: there is a legal card
    // Catacombs
    NotInCatacombs,      ///< 2E-CAT-1: location
    CatacombsFull,       ///< 2E-CAT-7
    NothingLeaves,       ///< 2E-CAT-5: no card leaves the trail by this play
    CatacombsPowerOrSea, ///< 2E-CAT-8: power or location
    CatacombsCastle,     ///< 2E-CAT-11: location
    CatacombsTokenCity,  ///< 2E-TOKEN-3: location
    CatacombSpaceTaken,  ///< 2E-CAT-7: space
    // Encounters
    NotInHand,    ///< 2E-ACT-3: encounter
    NotPushedOff, ///< 2E-ACT-6: encounter
    NoActivation, ///< 2E-MAT-4: encounter; nothing happens when it is activated
    LayOnHide,    ///< 2E-HIDE-7: encounter
    KeepNeeded,   ///< 2E-DBACK-7: one of the two Encounters has to be named, and no other
    WrongNumber,  ///< 2E-DARK-2: number chosen, number to choose
    NotThere,     ///< 2E-HUNT-8: encounter; no such token lies there
    // Hunters; those marked (table) can be overruled
    HunterNoRoad,      ///< 2E-HUNT-2: hunter, from, to (table)
    HunterNoRail,      ///< 2E-HUNT-3: hunter, from, to (table)
    HunterNoTrain,     ///< 2E-DEV-6: hunter (table)
    HunterNotBySea,    ///< 2E-HUNT-2: hunter, from, to (table)
    HunterBackToPort,  ///< 2E-HUNT-2: hunter, port that he sailed from (table)
    HunterTurnsBack,   ///< 2E-HUNT-2: hunter, sea or port that he has just come from (table)
    HunterTooFar,      ///< 2E-ITEM-6: hunter, from, to; more than two roads (table)
    HunterRoadBlocked, ///< 2E-DEV-12: hunter, from, to (table)
    HunterInFog,       ///< 2E-ENC-5: hunter (table)
    HunterInBats,      ///< 2E-ENC-3: hunter; Dracula moves him (table)
    HunterStorm,       ///< 2E-SEA-14: hunter, sea (table)
    HunterHasActed,    ///< 2E-HUNT-1: hunter (table)
    HunterOutOfOrder,  ///< 2E-GEN-3: hunter, hunter whose turn comes first (table)
    HunterMissesTurn,  ///< 2E-DEF-3: hunter (table)
    HunterMustMove,    ///< 2E-HUNT-1: hunter at sea (table)
    HunterNotTogether, ///< 2E-HUNT-17: hunter; he is somewhere else
    HunterStays,       ///< hunter, location: he is there already
    NoActionAtSea,     ///< 2E-HUNT-2: hunter (table)
    NoActionHere,      ///< 2E-CASTLE-5: hunter (table)
    FoundSomething,    ///< 2E-HUNT-10, 2E-HUNT-11: hunter (table)
    NoTurn,            ///< 2E-HUNT-1: no hunter's turn is under way
    NothingToOverrule, ///< the step is legal; enter it as usual
    ResolveNone,       ///< 2E-RSV-1: no point is left
    ResolveUsed,       ///< 2E-RSV-1: another hunter has chosen it in this round (table)
    NotThisHunter,     ///< hunter: not among those that this can meet
    NotToThere,        ///< location: not among the places that this allows
    // Events
    EventNotInHand,   ///< 2E-DEV-33: event
    EventNotNow,      ///< event; its moment is another
    EventNoEffect,    ///< event; nothing that it could do now
    EventNeeds,       ///< event; what it names is missing or wrong
    EventNotInBox,    ///< event; all cards of this name lie elsewhere
    HunterCardNotNow, ///< hunter event; its moment is another
    HunterCardNeeds,  ///< hunter event; what it names is missing or wrong
    ItemNeeds,        ///< hunter item; what it names is missing or wrong
    NotByDracula,     ///< 2E-DEV-3: the token is none that he can take away; location
    GroundNotThere,   ///< 2E-TOKEN-7: location
    // Combat
    TacticByDay,    ///< 2E-COMB-4: tactic
    TacticTwice,    ///< 2E-COMB-10: tactic
    TacticRepelled, ///< 2E-COMB-13: tactic
    EscapeBarred,   ///< 2E-COMB-19: tactic
    TacticTooDear,  ///< 2E-COMB-20: tactic, Blood that it costs
    NotHisTactic,   ///< 2E-COMB-5: agent, tactic
    TargetNeeded,   ///< 2E-COMB-18: no arguments
    ResultNeeds,    ///< 2E-COMB-13: the result contradicts itself
    // Putting right
    AlreadySo,            ///< the entry changes nothing
    OutOfRange,           ///< number, smallest, largest
    ReasonMissing,        ///< a correction needs a reason
    CorrectionImpossible, ///< the state that would come of it contradicts itself
    CannotHappen,         ///< 2E-INV-1: promises, shares or words that cannot be
    ChanceStays,          ///< 2E-CHANCE-1: the chance of this round has come in already, and stays as it was; no arguments
    NoGame,               ///< the record is read-only
    NotWritten,           ///< the record could not be written
    NoSuchMoment,         ///< number asked for, largest
};

/// A refusal: the rule, what is wrong, and what a sentence names.
struct Violation {
    std::string_view rule;
    Refusal what{};
    std::vector<Argument> arguments{};
    friend bool operator==(const Violation&, const Violation&) = default;
};

} // namespace demeter::fury2e
