// What has to be decided or answered before the game goes on, innermost last.
#pragma once

#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/travel.h"

#include <vector>

namespace demeter::fury3e {

/// Why an Encounter card is resolved.
enum class Occasion : std::uint8_t { Ambush, Search, Matured, Bodyguards };

/// One thing that is due. The list `GameState::due` is a stack: its last entry is the one to be dealt with now; each comment says which
/// actions deal with it, and which fields it uses. Entries marked (auto) are places to come back to and deal with themselves.
struct Due {
    enum class What : std::uint8_t {
        // Hunters and the clock: hunters.cpp, clock.cpp
        EndOfAction,     ///< (auto) hunter: his action is over when all that came of it is
        EndOfDawn,       ///< (auto) TIME-8
        EndOfDusk,       ///< (auto) TIME-7
        RemoveRoadblock, ///< TIME-7, BLK-3: `ChooseRoad`
        RemoveStorm,     ///< TIME-7, STORM-3: `ChoosePlace`
        FogFight,        ///< FOG-3, hunters: `ChooseHunters`, those who fight
        BatsMove,        ///< REV-10, hunter: `ChoosePlace`; `GoOn` declines (OPEN-48)
        Defeat,          ///< DEF-1, hunter, number (damage just suffered; 0: a bite): `Reply` yes he is defeated, no it was prevented
        Hospital,        ///< DEF-5, hunter: `ChoosePlace`, a city with a hospital
        LongNightCard,   ///< Long Night, hunter: `Reply` yes it was one of Dracula's Event cards
        // Arrivals and searches: arrivals.cpp, searches.cpp
        Arrival, ///< hunter, from, place, travel, asked (the card that has opened the move, if one has): `GoOn` confirms; `MoveHunter` of
                 ///< the same hunter corrects; `PlayEvent`
        Ambush,  ///< AMB-1, hunter, place, used (cards that have ambushed him): `ChooseLying` or `GoOn`
        SearchReply, ///< hunter, place: `GoOn`, or `PlayEvent` Seduction; asked whether anything lies there or not
        SearchOrder, ///< SRCH-1, hunter, place: `ChooseLying`, the hunters' order
        SeducedBy,   ///< Seduction, hunter, place: `ChooseLying`, which vampire
        // Encounter cards: encounter_effects.cpp
        Encounter,      ///< hunter (if one), place, kind, card (if it lies somewhere), occasion: `AnswerEncounter`
        DiscardHand,    ///< number: `ChooseEncounter`, or `GoOn` when enough (flag: exactly that many)
        MaturedCity,    ///< kind, place: `ChoosePlace`
        MaturedHunter,  ///< kind: `ChooseHunter`
        MaturedCities,  ///< (auto) kind, place: the cities of the region whose effect is still to be resolved, in `places`
        AfterEncounter, ///< (auto) hunter, place, kind, card, occasion: what is left to be cleared (AMB-3, REV-7); flag: it is discarded
        // Combat: combat.cpp
        Combat,        ///< the stage of `GameState::combat` says what: `PlayCombat`, `ChooseHunter`, `HunterFights`
        EnragedReply,  ///< Dracula's card is cancelled: `GoOn`, or `PlayEvent` Enraged; asked every time
        LucysReply,    ///< Lucy's Revenge lies there and an escape card resolves: `Reply` yes it is cancelled
        UsePlotting,   ///< `Reply` yes a Plotting card cancels the engaged hunter's card
        TakeCombat,    ///< Plotting, dealt by the app: `PlayCombat` names the card taken from the deck
        ClawsVictim,   ///< `ChooseHunter`
        Bite,          ///< BITE-1, hunter: `Reply` yes he is bitten, no it was prevented
        HunterEffects, ///< COMB-8, number (damage reckoned from the cards), hunters (leaving): `ResolveHunters`
        BatWhere,      ///< BAT-1: `ChoosePlace` or `GoOn`
        // Events: events.cpp
        EventsDrawn,     ///< number: `DrawEvent`; flag: `GoOn` is possible (fewer were his)
        AtOnce,          ///< event, just drawn: `PlayEvent`, or `GoOn` where it may be kept
        DiscardEvents,   ///< COMP-10: `DiscardEvent`, or `PlayEvent` of one that fits
        PlaceRoadblocks, ///< number: `ChooseRoad`
        PlaceStorms,     ///< number: `ChoosePlace`, or `GoOn` when enough
        AddEncounters,   ///< number, slotBits (bits 1 to 6): `AddEncounter`, or `GoOn`
        Victim,          ///< event, hunters: `ChooseHunter`; flag: `GoOn` declines
        Shows,           ///< event, hunter, number: `Reply` yes he shows what saves him
        Customs,         ///< hunter: `Reply` yes he discards his Items, no he suffers the damage
        MoveOn,          ///< event, hunter: `ChoosePlace`, where Dracula moves him
        SwapEncounter,   ///< the Brides as ally: `ChooseEncounter` or `GoOn`
        TopEvent,        ///< Immanuel as ally: `DrawEvent` or `GoOn`
        KeepEvent,       ///< Hoax matured: `DrawEvent`, the one kept; `GoOn` if there is none
        // Hunters' cards: questions.cpp
        PressReply,      ///< a hunter's card is asked: `GoOn`, or `PlayEvent` Sensationalist Press; asked every time. `asked` holds it
        GiveUpEncounter, ///< Behind the Veil: `ChooseEncounter`, the hunters' choice
        // Combat again
        CombatStep, ///< (auto) COMB-5 to COMB-9: the combat goes on where `Combat::progress` says; number: influence still to be gained
                    ///< by the card that is being resolved, flag: the engaged hunter leaves when it is
        SwapCard,   ///< Planned Ambush, hunter: `HunterFights`, the card that he turns up after all, or `GoOn` if he keeps his
        // Draws: chance.cpp, clock.cpp
        Chance,     ///< cards wait to be drawn for new chance, `AddChance`, or for `GoOn`: without. What comes of it lies below
        EndOfPhase, ///< (auto) the Dracula phase ends
    };
    What what{};
    std::optional<Hunter> hunter{};
    HunterSet hunters{};
    std::optional<LocationId> from{}, place{};
    LocationSet places{};
    Travel travel{};
    Occasion occasion{};
    std::optional<EncounterKind> kind{};
    std::optional<LyingCard> card{};
    std::optional<DraculaEvent> event{};
    std::optional<HunterEvent> asked{}; ///< with `hunter`, `place`, `from` (a second city) and `number` (a slot or an option)
    std::uint8_t number = 0;
    std::uint8_t slotBits = 0; ///< not `slots`, which Qt takes for a keyword
    bool flag = false;
    std::vector<LyingCard> used{};
    friend bool operator==(const Due&, const Due&) = default;
};

} // namespace demeter::fury3e
