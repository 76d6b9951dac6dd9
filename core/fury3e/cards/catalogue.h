// What the cards are: power cards, encounter kinds, and the numbers on Dracula's sheet.
#pragma once

#include "core/base/enum_ids.h"
#include "core/base/enum_set.h"
#include "core/fury/hunters.h"
#include "core/fury3e/cards/card_ids.h"
#include "core/map/board.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter::fury3e {

/// Dracula's five Power cards (COMP-4), one of each.
enum class Power : std::uint8_t { DarkCall, Feed, Hide, Misdirect, WolfForm };
using PowerSet = EnumSet<Power>;
inline constexpr std::size_t powerCount = 5;
inline constexpr auto allPowers = valuesOf<Power, powerCount>();
/// Ids as core/formats.md writes them, indexed by `Power`.
inline constexpr std::array<std::string_view, powerCount> powerIds{"dark-call", "feed", "hide", "misdirect", "wolf-form"};
constexpr std::optional<Power> powerFromId(std::string_view id)
{
    return valueOf<Power>(powerIds, id);
}

/// One kind of Encounter card: its index in `Catalogue::encounters`. Copies of a kind are all alike.
enum class EncounterKind : std::uint8_t {};
constexpr std::size_t indexOf(EncounterKind kind)
{
    return static_cast<std::size_t>(kind);
}
/// The most kinds a catalogue may have.
inline constexpr std::size_t maxEncounterKinds = 32;

/// What makes the table discard an Encounter card that otherwise stays, face up, where it lies.
enum class StaysUnless : std::uint8_t {
    Discarded,       ///< it never stays: it is discarded after its effect (AMB-3)
    Delay,           ///< the hunter becomes delayed
    HeavenlyHost,    ///< the hunter reveals a Heavenly Host
    PistolOrRifle,   ///< the hunter reveals a Pistol or a Rifle
    Weapon,          ///< the hunter discards a weapon
    VampireDefeated, ///< VAMP-2, VAMP-3
};

/// What an Encounter card does to a hunter, in ambush or search, as its card file says. Everything applies in the order of the fields.
struct EncounterEffect {
    int batsTokens = 0;         ///< under that hunter (BATS-1)
    int draws = 0;              ///< Dracula draws so many Encounter cards
    int discardsUpTo = 0;       ///< and may then discard so many
    bool fights = false;        ///< the hunter fights this vampire (VAMP-1)
    bool othersMayJoin = false; ///< other hunters of the city may become delayed to take part (VAMP-4)
    int fangsInfluence = 0;     ///< in that combat, for each Fangs that Dracula plays
    int damage = 0;             ///< to that hunter, or to every hunter of the city
    bool everyHunterHere = false;
    int lessPerWeapon = 0;       ///< of that damage, for each weapon that a hunter reveals
    int damagePerItem = 0;       ///< for each Item card that a hunter keeps
    int damageWithoutWeapon = 0; ///< more damage, and delay, unless he reveals a weapon
    bool showsHand = false;      ///< the hunter shows his cards and loses his tickets
    int fogTokens = 0;           ///< on the city, one more in a port; by day all hunters there become delayed (FOG-1)
    bool delays = false;         ///< that hunter becomes delayed
    friend bool operator==(const EncounterEffect&, const EncounterEffect&) = default;
};

/// Where a matured effect strikes, beside what the fields `matured...` of the card say.
enum class MaturedArea : std::uint8_t {
    None,
    EveryCityOfRegion, ///< the effect is resolved in every city of the hideout's region
    CityOfRegion,      ///< Dracula chooses a city of the region
    CityWithin2Roads,  ///< Dracula chooses a city at most two roads away
    AnyHunter,         ///< Dracula chooses any hunter and resolves the effect on him
};

struct EncounterCard {
    std::string id; ///< kebab-case, for example `new-vampire`
    Names names;
    int copies = 0;                  ///< cards of this kind in the deck; single counts are not verified, see PROVENANCE
    std::string copiesConfidence;    ///< `inferred`, `guess` or `verified`
    bool vampire = false;            ///< its matured effect advances the influence track (MAT-5)
    int life = 0;                    ///< life value of a vampire that fights, else 0 (VAMP-2)
    bool hasMaturedEffect = false;   ///< false: nothing to choose when it matures (ENC-7)
    int maturedInfluence = 0;        ///< MAT-5; 0 for all but vampires
    int maturedHealing = 0;          ///< damage that Dracula recovers by the matured effect
    bool maturedReveals = false;     ///< its matured effect shows the Location card of the hideout
    bool maturedClearsSlots = false; ///< its matured effect clears slots 4, 5 and 6 (INF-3)
    bool maturedStays = false;       ///< goes face up before Dracula instead of being discarded (MAT-2)
    MaturedArea maturedArea = MaturedArea::None;
    int maturedFog = 0;                ///< Fog tokens on the chosen city
    int maturedRoadblocks = 0;         ///< on any road or railway
    bool maturedTakesDiscards = false; ///< Dracula keeps one of his discarded Event cards, the rest goes back into the deck
    bool canAmbush = true;             ///< false: only a search can trigger it
    StaysUnless staysUnless = StaysUnless::Discarded;
    EncounterEffect effect;
};

/// A card of which the program knows the name, the number in the box, and what a fight needs to know.
struct KnownCard {
    Names names;
    int copies = 0;               ///< single counts are not verified, see PROVENANCE
    std::string copiesConfidence; ///< `inferred`, `guess` or `verified`
};
/// How far a hunters' card lets a hunter go, beyond what any hunter can (GOLD-2).
struct CardMove {
    int roads = 0;    ///< so many at most, in one move by road
    int rails = 0;    ///< so many at most, in one journey by rail
    int seaMoves = 0; ///< so many moves by sea, one after the other
    friend bool operator==(const CardMove&, const CardMove&) = default;
};
/// When a hunters' Event card is played (EVT-1).
enum class HunterMoment : std::uint8_t {
    AnyTime,      ///< Mina's ability
    AtOnce,       ///< when it is drawn
    AtOnceOrKept, ///< when it is drawn, or it is kept, and played otherwise at dawn or dusk (TIME-5)
    Dawn,
    DawnOrDusk,
    ByDay,        ///< while the time marker lies on a day space
    Action,       ///< in place of another action of the hunter's, by day or by night (EVT-6)
    DayAction,    ///< the same by day
    NightAction,  ///< the same by night
    BeforeRail,   ///< before a journey by rail
    CombatBegins, ///< before the first Combat card of a combat is chosen
    Reply,        ///< in answer to an ambush, a bite or a defeat; it is entered with that answer
};
/// What one of the hunters' Event cards, or Mina's ability, says of who plays it, when, and at what price; what it does is code.
struct HunterEventCard : KnownCard {
    HunterMoment moment = HunterMoment::AnyTime;
    std::optional<fury::Hunter> only; ///< nobody else plays it
    bool notWhileBitten = false;
    bool withAnother = false;       ///< in a city with another hunter
    int damage = 0;                 ///< that whoever plays it suffers
    bool delays = false;            ///< he becomes delayed
    std::optional<HunterCard> item; ///< that he discards; the table sees to it
    CardMove move;
    bool isAction() const
    {
        return moment == HunterMoment::Action || moment == HunterMoment::DayAction || moment == HunterMoment::NightAction;
    }
    /// It is the hunter's action to go somewhere by it; a journey by rail is one anyway.
    bool opensMove() const { return move.roads > 0 || move.seaMoves > 0; }
};
struct HunterKnownCard : KnownCard {
    bool weapon = false;
    CardMove move;            ///< of an Item
    bool banner = false;      ///< can be chosen in a combat (COMB-3)
    int damage = 0;           ///< to the vampire; conditions stand in the rules
    std::uint8_t cancels = 0; ///< highlighted icons, a bit for each `CombatCard` (COMB-4)
    bool cancelsCard(CombatCard card) const { return (cancels >> static_cast<unsigned>(card)) & 1U; }
};
/// What a hunter's sheet says; the sheets of three hunters are not verified.
struct HunterSheetFacts {
    int life = 0;             ///< DEF-1
    bool lifeVerified = true; ///< false: the second edition's value, to be checked against the sheet
    int biteSpaces = 0;       ///< free ones at the start (BITE-1)
    int eventLimit = 3;       ///< COMP-10
};
/// Tokens in the box (GAP-6).
struct TokenCounts {
    int roadblocks = 8, storms = 6, fog = 4, bats = 2, heavenlyHosts = 3, consecratedGrounds = 1;
};

/// The card facts of one edition.
class Catalogue {
public:
    std::vector<EncounterCard> encounters;
    std::array<Names, powerCount> powerNames;
    int draculaLife = 15;  ///< DMG-2
    int handSize = 5;      ///< COMP-9
    int winInfluence = 13; ///< COMP-6
    int rumorTokens = 4;   ///< in the box, one of them Dracula's at the start (SETUP-8)
    int despairTokens = 3; ///< COMP-8
    int eventLimit = 4;    ///< Dracula's Event hand (COMP-10)
    int combatHand = 5;    ///< his Combat cards at the start of a combat; no source gives it (OPEN-33)
    std::array<KnownCard, draculaEventCount> draculaEvents;
    std::array<KnownCard, combatCardCount> combatCards;
    std::array<HunterEventCard, hunterEventCount> hunterEvents;
    std::array<HunterKnownCard, hunterCardCount> hunterCards;
    std::array<HunterSheetFacts, 4> hunterSheets; ///< in order of activation
    TokenCounts tokens;
    std::string fileHash; ///< SHA-256 of Dracula's card file with the hunters' behind it, 64 hex digits

    const EncounterCard& operator[](EncounterKind kind) const { return encounters[indexOf(kind)]; }
    const KnownCard& operator[](DraculaEvent card) const { return draculaEvents[static_cast<std::size_t>(card)]; }
    const KnownCard& operator[](CombatCard card) const { return combatCards[static_cast<std::size_t>(card)]; }
    const HunterEventCard& operator[](HunterEvent card) const { return hunterEvents[static_cast<std::size_t>(card)]; }
    const HunterKnownCard& operator[](HunterCard card) const { return hunterCards[static_cast<std::size_t>(card)]; }
    std::optional<EncounterKind> find(std::string_view id) const;
    std::optional<std::string> nearestId(std::string_view text) const;
    /// All Encounter cards of the deck: 28 in the third edition.
    int encounterTotal() const;
};

/// Reads Dracula's card file, `resources/cards/dracula-3e.json`, and the hunters', `resources/cards/hunter-3e.json`. The places of faults
/// in the second begin with `hunters:`.
std::expected<Catalogue, Faults> readCatalogue(std::string_view dracula, std::string_view hunters);

} // namespace demeter::fury3e
