// What has to be decided or answered before the game goes on, innermost last.
#pragma once

#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/hunters.h"
#include "core/fury2e/game/step.h"

#include <optional>
#include <vector>

namespace demeter::fury2e {

/// One thing that is due. The list `GameState::due` is a stack: its last entry is the one to be dealt with now; each comment says which
/// actions deal with it, and which fields it uses. Entries marked (auto) are places to come back to and deal with themselves.
struct Due {
    enum class What : std::uint8_t {
        // Dracula's turn: dracula_turn.cpp
        AddEncounter, ///< 2E-CAT-6, place (of the trail too: 2E-DEV-5): `ChooseEncounters` with one, or `GoOn` unless `flag`
        ToCatacombs,  ///< 2E-CAT-5 when an effect lays a card, location, flag (open): `Reply` yes what leaves the trail goes there
        PutBack,      ///< 2E-DARK-2, 2E-ENC-1, 2E-ENC-22, 2E-ALLY-2, number: `ChooseEncounters`, so many from the hand to the reserve
        Activate,     ///< 2E-ACT-6, 2E-MAT-7: `ActivateEncounter`, or `GoOn`; what was pushed off lies in `GameState::pushedOff`
        AmbushVictim, ///< 2E-ENC-1 activated: `PlayOnHunter`, or `GoOn`
        ClearTrail,   ///< (auto) 2E-MAT-9, number
        BeginAction,  ///< (auto) phase D when all that came of the movement is answered; flag: no card was played (2E-ERR-9)
        EndOfAction,  ///< (auto) the turn goes on when all that came of the combat is over
        EndOfTurn,    ///< (auto) 2E-ACT-7, when nothing more is activated
        // Hunters: searches.cpp
        EncounterOrder, ///< 2E-HUNT-8, hunters, location: `ChooseLying`
        Encounter,      ///< 2E-ENC-1 to 2E-ENC-18, hunters, location, encounter, token (if it lies somewhere): `AnswerEncounter`
        AfterEncounter, ///< (auto) hunters, encounter, token if it lies somewhere: its Agent has been fought; flag: and killed
                        ///< (2E-COMB-17), or it is an Ambush that goes back when its token has been drawn
        AfterSearch,    ///< (auto) hunters, location: what else is there (2E-HUNT-8, 2E-HUNT-11), met: not those; without a location
                        ///< nothing; flag: the turn has ended, fogged: Fog has ended it and holds them in their next one
        Rested,         ///< (auto) 2E-HUNT-14, hunter, number: he recovers so much Health, after the Events
        BatsMove,       ///< 2E-ENC-3, hunters: `ChoosePlace`, Dracula's
        MoveOn,         ///< event, hunters: `ChoosePlace`, where Dracula moves them (Wild Horses, Control Storms)
        // Combat: combat.cpp
        Combat,     ///< the stage of `GameState::combat` says what: `PlayEvent`, `CombatCard`, `GoOn`; `PlayTactic`, or `GoOn` if no card
                    ///< can be played; `GoOn`; `EnterResult`
        AgentAgain, ///< 2E-DEV-11, encounter, hunters, flag (`Combat::came`): `PlayEvent` Relentless Minion, or `GoOn`
        BatWhere,   ///< 2E-BAT-1: `ChoosePlace`
        CombatOver, ///< (auto) hunters, encounter, flag (`Combat::came`): what follows a combat
        // Events: draculas_events.cpp
        EventsDrawn,   ///< 2E-DEV-30, number: `DrawEvent`, or `GoOn` where `flag` (fewer were his)
        AtOnce,        ///< 2E-DEV-31, event: `PlayEvent`
        DiscardEvents, ///< 2E-DEV-33, number: `DiscardEvent`, or `PlayEvent` of one whose moment is now
        Replaced,      ///< 2E-ALLY-1, event: `Reply` yes the new ally takes the old one's place
        Victim,        ///< event, hunters: `ChooseHunter`
        Shows,         ///< 2E-DEV-9, hunter: `Reply` yes he shows a Crucifix or a Host
        Suffer, ///< 2E-HEV-9, event, hunters: `GoOn` when nothing saves them from it any more; Great Strength, if it is played, comes first
        Declare,        ///< 2E-HEV-12: `Declare`
        EvasionWhere,   ///< 2E-DEV-5: `ChoosePlace`
        RoadblockWhere, ///< 2E-DEV-12: `ChooseRoad`
        Cancel,         ///< 2E-DEV-34, event, number (`PlayEvent::option`), location, hunter: `Reply` yes a Good Luck cancels it
        // The hunters' cards: hunters_events.cpp
        Refuse,     ///< `asked`, hunter, hunters, location, second, number: `PlayEvent` Devilish Power, False Tip-off or Sensationalist
                    ///< Press, or `GoOn`; asked every time; place: stays hidden (2E-DEV-14)
        LandAtOnce, ///< 2E-HEV-22: `ChoosePlace`, a port; `SufferPenalty` where there is none
    };
    What what{};
    std::optional<Hunter> hunter{};
    HunterSet hunters{};
    HunterSet fogged{};
    std::optional<LocationId> location{}, second{};
    std::optional<CardPlace> place{};
    std::optional<LyingToken> token{};
    std::vector<LyingToken> met{};
    std::optional<Encounter> encounter{};
    std::optional<DraculaEvent> event{};
    std::optional<HunterEvent> asked{};
    std::optional<HunterItem> item{};
    std::uint8_t number = 0;
    bool flag = false;
    friend bool operator==(const Due&, const Due&) = default;
};

} // namespace demeter::fury2e
