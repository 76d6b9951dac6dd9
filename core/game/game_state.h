// Everything that a game is at one moment: plain values, copyable and comparable.
#pragma once

#include "core/board/location.h"
#include "core/cards/catalogue.h"
#include "core/game/hunters.h"
#include "core/game/violation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

inline constexpr std::size_t trailLength = 6; ///< COMP-2
inline constexpr std::size_t lairSpaces = 3;  ///< COMP-3

/// An Encounter card lying in a hideout or lair.
struct PlacedEncounter {
    EncounterKind kind{};
    bool faceUp = false;     ///< HO-5, HO-10
    std::uint8_t damage = 0; ///< damage on a vampire (VAMP-3)
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
    friend bool operator==(const Hideout&, const Hideout&) = default;
};

/// A Roadblock on a road or a railway (BLK-1).
struct Roadblock {
    bool onRail = false;
    LocationId a{}, b{}; ///< `a` has the smaller id
    friend bool operator==(const Roadblock&, const Roadblock&) = default;
};

/// Tokens on the board (section 11 of the specification).
struct BoardTokens {
    LocationSet consecratedGround;                        ///< CONS-1
    LocationSet heavenlyHosts;                            ///< CONS-1, TIME-8
    LocationSet storms;                                   ///< STORM-1
    std::vector<std::pair<LocationId, std::uint8_t>> fog; ///< city and number of tokens, 1 or 2 (FOG-1)
    std::vector<Roadblock> roadblocks;

    /// Cities that Dracula may not enter (MOVE-4).
    LocationSet barred() const { return consecratedGround | heavenlyHosts; }
    friend bool operator==(const BoardTokens&, const BoardTokens&) = default;
};

/// Which decision is due. Cards that have to be drawn by hand come first, whatever the step: `drawsDue`.
enum class Step : std::uint8_t {
    PlaceHunters,   ///< SETUP-9
    ChooseStart,    ///< SETUP-10
    HunterPhase,    ///< at rest; the next Dracula phase begins with the slide (SLIDE-1)
    ResolveMatured, ///< a hideout has left slot 6 and more of its matured effects may be resolved (MAT-1)
    ChooseCard,     ///< CARD-1; also when no card is legal and the penalty is due (ERR-2)
    PlaceEncounter, ///< ENC-1
    PlaceRumor,     ///< ENC-2
    Over,           ///< WIN-1, WIN-2
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
        EncounterResolved, ///< a matured effect: kind
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
    };
    What what{};
    std::vector<Argument> arguments;
    std::string rule; ///< only for `ErrorFound`
    friend bool operator==(const Happening&, const Happening&) = default;
};

/// A step that was illegal, was entered as it happened and went unnoticed (ERR-1).
struct KeptError {
    std::uint16_t round = 0;
    std::string rule;
    friend bool operator==(const KeptError&, const KeptError&) = default;
};

/// 32 random bytes from which every shuffle of a game is made.
using Seed = std::array<std::uint8_t, 32>;

struct GameState {
    Step step = Step::PlaceHunters;
    Winner winner = Winner::None;
    std::uint16_t round = 1;    ///< counts rounds from 1 (TIME-1); 0 during setup
    std::uint8_t week = 1;      ///< COMP-7
    std::string day;            ///< `monday` to `sunday` or empty: as a position names it; kept by hand until the clock is built
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
    std::uint8_t rumorGone = 0;         ///< removed from the game (PR-10)
    std::vector<std::string> eventHand; ///< ids, as a position names them; kept by hand until events are built

    std::array<HunterPlace, hunterCount> hunters{};
    BoardTokens tokens;

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

} // namespace demeter
