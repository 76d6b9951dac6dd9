// Everything that a game is at one moment: plain values, copyable and comparable.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/base/shuffle.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/board_tokens.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/combat.h"
#include "core/fury3e/game/due.h"
#include "core/fury3e/game/happening.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/step.h"
#include "core/map/location.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace demeter::fury3e {

/// An Encounter card lying in a hideout or lair.
struct PlacedEncounter {
    EncounterKind kind{};
    bool faceUp = false;     ///< HO-5, HO-10
    std::uint8_t damage = 0; ///< damage on a vampire (VAMP-3)
    bool inSearch = false;   ///< found by the search under way and not resolved yet (SRCH-1)
    friend bool operator==(const PlacedEncounter&, const PlacedEncounter&) = default;
};

/// Everything that lies in one trail slot (HO-1) or lair space. A lair never has a Power card (LAIR-4, LAIR-5).
struct Hideout {
    std::optional<LocationId> location;
    PowerSet powers;
    bool faceUp = false;      ///< the Location card, or Hide where there is none, has been turned up (HO-5)
    bool escapeAsBat = false; ///< the combat card Escape as Bat lies with it (BAT-5)
    bool rumor = false;       ///< COMP-12, RUM-3
    std::uint16_t round = 0;  ///< the round in which it was put on the trail, 0 for the start; finds the step when an entry is put right
    std::vector<PlacedEncounter> encounters; ///< oldest first
    bool hideFaceUp = false; ///< Hide that lies with a Location card has been turned up: each of the two keeps its face (HO-5, OPEN-29)
    friend bool operator==(const Hideout&, const Hideout&) = default;
};

/// How Encounter cards are handled (design §5).
enum class CardHandling : std::uint8_t { Dealt, DrawnFromBox };

/// A step that was illegal, was entered as it happened and went unnoticed (ERR-1).
struct KeptError {
    std::uint16_t round = 0;
    std::string rule;
    friend bool operator==(const KeptError&, const KeptError&) = default;
};

/// A move that an Event card has opened, which comes before anything else that its hunter does (GOLD-2).
struct OpenedMove {
    HunterEvent card{};
    Hunter hunter{};
    std::uint8_t moves = 1; ///< still to be made; with none his action ends
    friend bool operator==(const OpenedMove&, const OpenedMove&) = default;
};

/// What is only true for this round (or until the next Dracula phase).
struct RoundState {
    HunterSet acted;                ///< this day or night (TIME-10)
    bool openDay = false;           ///< Renewed Vigor: the day ends by `GoOn`, not after every hunter's action
    bool longNight = false;         ///< Long Night: hunters may move by road in the coming night
    bool noDay = false;             ///< Darkness Returns, in the round that follows
    bool nightCombats = false;      ///< Nocturnal Visit
    bool noSupply = false;          ///< Devilish Power
    bool extraPhase = false;        ///< Unearthly Swiftness
    bool charteredCarriage = false; ///< played for the railway journey that is entered next
    bool alliesAsked = false;       ///< the ally's effect at the start of this Dracula phase has been dealt with
    bool anyOrder = false;          ///< Speedy Telegraph: the hunters act in any order, by day and by night
    // With the hunters' cards kept (CARD-ACTIONS), this day or night:
    std::optional<OpenedMove> opened;
    std::array<Deed, hunterCount> did{}; ///< each hunter's action
    HunterSet again;                     ///< have had one more, by Renewed Vigor
    friend bool operator==(const RoundState&, const RoundState&) = default;
};

struct GameState {
    Step step = Step::PlaceHunters;
    Winner winner = Winner::None;
    std::uint16_t round = 1; ///< counts rounds from 1 (TIME-1); 0 during setup
    std::uint8_t week = 1;   ///< COMP-7
    Weekday day{};           ///< `None` only while the clock is kept by hand
    bool clockKept = false;  ///< true: the whole round is kept; false: the hunters' phase is entered by hand (records of version 0.1)
    RoundState now;
    std::uint8_t despair = 0;   ///< 0 to 3 (DESP-1)
    std::uint8_t influence = 0; ///< 0 to 13 (COMP-6)
    std::uint16_t damage = 0;   ///< on Dracula's sheet, never below 0 (OPEN-40)

    std::array<std::optional<Hideout>, trailLength> trail; ///< slot n is `trail[n - 1]`
    std::array<std::optional<Hideout>, lairSpaces> lairs;
    std::optional<LocationId> hideBond; ///< HIDE-1; nothing: no bond, or ended (INV-4)
    std::optional<Hideout> maturing;    ///< the hideout that has left slot 6, while its effects are resolved

    CardHandling handling = CardHandling::Dealt;
    std::vector<EncounterKind> encounterHand;
    std::vector<EncounterKind> encounterDeck; ///< dealt by the app: the last one is the top; else empty
    std::uint16_t boxDeck = 0;                ///< drawn from the box: cards in the deck, kinds unknown
    std::vector<EncounterKind> encounterDiscard;
    std::vector<EncounterKind> beforeDracula; ///< face up before Dracula (MAT-2)
    std::uint8_t extraDraws = 0;              ///< cards that Dark Call still brings (DARK-1), from the box or when new chance has come in
    std::uint8_t maturedVampires = 0;         ///< vampires resolved from the hideout that is maturing (OPEN-7)
    std::uint8_t rumorTokens = 0;             ///< in his play area (SETUP-8)
    std::uint8_t rumorReserve = 0;
    std::uint8_t rumorGone = 0; ///< removed from the game (PR-10)
    std::vector<DraculaEvent> eventHand;
    std::vector<DraculaEvent> eventDiscard; ///< Dracula's cards lying face up in the event discard pile (EVT-4)
    std::uint8_t hiddenDiscards = 0;        ///< his cards lying face down in it (EVT-3)
    std::optional<DraculaEvent> ally;       ///< ALLY-1
    std::optional<HunterEvent> hunterAlly;  ///< ALLY-2

    std::vector<CombatCard> combatHand; ///< dealt by the app, during a combat; else empty
    std::vector<CombatCard> combatDeck; ///< dealt by the app: the last one is the top
    std::optional<Combat> combat;

    std::array<HunterPlace, hunterCount> hunters{};
    std::array<HunterSheet, hunterCount> sheets{};
    BoardTokens tokens;

    std::vector<Due> due; ///< a stack: the last one is to be dealt with before anything else

    Seed seed{};
    std::uint16_t shuffles = 0; ///< shuffles made so far
    ChanceState chance;
    std::uint16_t bondRound = 0; ///< the last round in which Psychic Bond asked, where it asks once a round (CARD-BOND)
    std::vector<KeptError> keptErrors;
    std::vector<Happening> happened; ///< by the last action

    friend bool operator==(const GameState&, const GameState&) = default;
};

/// True while chance may still come in for this round: a game that takes it is under way, and none has come yet.
bool takesChance(const GameState& state);

/// Slot of the current location, the leftmost Location card on the trail (CUR-1, CUR-2); nothing before the start.
std::optional<Slot> currentSlot(const GameState& state);
/// Dracula's current location (CUR-1).
std::optional<LocationId> currentLocation(const GameState& state);
/// Cities and seas that hold a hunter; one in a hospital does not count (HOSP-4).
LocationSet hunterLocations(const GameState& state);
/// Location cards that are not in the deck: on the trail, in a lair, or in the hideout that is maturing.
LocationSet cardsOnTrail(const GameState& state);
LocationSet cardsInLairs(const GameState& state);
PowerSet powersOnTrail(const GameState& state);
/// Whether Hide lies here beside a Location card, which only Escape as Bat brings about (OPEN-29), or a correction.
bool hideWithLocation(const Hideout& hideout);
/// Whether Hide lies here face up (REV-6).
bool hideShown(const Hideout& hideout);
/// Hunters in this location (not in its hospital: HOSP-3).
HunterSet huntersIn(const GameState& state, LocationId location);
/// True while the marker lies on a night space (COMB-2): at dusk, at night and in the Dracula phase.
bool isNight(const GameState& state);
/// The hideout or lair that a card place names; nothing if it is empty or out of range.
const Hideout* hideoutAt(const GameState& state, CardPlace place);
Hideout* hideoutAt(GameState& state, CardPlace place);
/// Where the Location card of this location lies, on the trail or in a lair (HO-8).
std::optional<CardPlace> placeOf(const GameState& state, LocationId location);
/// The Encounter card, or nothing if none such lies there.
const PlacedEncounter* cardAt(const GameState& state, const LyingCard& card);
PlacedEncounter* cardAt(GameState& state, const LyingCard& card);

} // namespace demeter::fury3e
