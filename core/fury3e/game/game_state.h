// Everything that a game is at one moment: plain values, copyable and comparable.
#pragma once

#include "core/base/shuffle.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/combat.h"
#include "core/fury3e/game/due.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/roadblock.h"
#include "core/fury3e/game/step.h"
#include "core/fury3e/game/violation.h"
#include "core/map/location.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace demeter::fury3e {

inline constexpr std::size_t trailLength = 6; ///< COMP-2
inline constexpr std::size_t lairSpaces = 3;  ///< COMP-3

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

/// Tokens on the board (section 11 of the specification).
struct BoardTokens {
    LocationSet consecratedGround;                        ///< CONS-1
    LocationSet heavenlyHosts;                            ///< CONS-1, TIME-8
    LocationSet storms;                                   ///< STORM-1
    std::vector<std::pair<LocationId, std::uint8_t>> fog; ///< city and number of tokens, 1 or more (FOG-1)
    std::vector<Roadblock> roadblocks;

    /// Cities that Dracula may not enter (MOVE-4).
    LocationSet barred() const { return consecratedGround | heavenlyHosts; }
    friend bool operator==(const BoardTokens&, const BoardTokens&) = default;
};

enum class Winner : std::uint8_t { None, Dracula, Hunters };

/// How Encounter cards are handled (design §5).
enum class CardHandling : std::uint8_t { Dealt, DrawnFromBox };

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
        HunterMoved,      ///< hunter, location
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
        AnsweredNo,          ///< the same
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
    };
    What what{};
    std::vector<Argument> arguments;
    std::string rule; ///< for `ErrorFound` and `HunterOverruled` a rule id, for `PutRight` the reason, as it was typed
    friend bool operator==(const Happening&, const Happening&) = default;
};

/// A step that was illegal, was entered as it happened and went unnoticed (ERR-1).
struct KeptError {
    std::uint16_t round = 0;
    std::string rule;
    friend bool operator==(const KeptError&, const KeptError&) = default;
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
    std::uint8_t extraDraws = 0;              ///< drawn from the box: cards that Dark Call still brings (DARK-1)
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
    std::vector<KeptError> keptErrors;
    std::vector<Happening> happened; ///< by the last action

    friend bool operator==(const GameState&, const GameState&) = default;
};

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
inline HunterSheet& sheetOf(GameState& state, Hunter hunter)
{
    return state.sheets[static_cast<std::size_t>(hunter)];
}
inline const HunterSheet& sheetOf(const GameState& state, Hunter hunter)
{
    return state.sheets[static_cast<std::size_t>(hunter)];
}
/// True while the marker lies on a night space (COMB-2): at dusk, at night and in the Dracula phase.
bool isNight(const GameState& state);
/// The hideout or lair that a card place names; nothing if it is empty or out of range.
const Hideout* hideoutAt(const GameState& state, CardPlace place);
/// Where the Location card of this location lies, on the trail or in a lair (HO-8).
std::optional<CardPlace> placeOf(const GameState& state, LocationId location);
/// The Encounter card, or nothing if none such lies there.
const PlacedEncounter* cardAt(const GameState& state, const LyingCard& card);

} // namespace demeter::fury3e
