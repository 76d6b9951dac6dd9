// What can happen in a game. An action is data: it says what somebody wants, never whether that is legal.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/fury/actions.h"
#include "core/fury3e/cards/catalogue.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/roadblock.h"
#include "core/fury3e/game/rulings.h"
#include "core/fury3e/game/step.h"
#include "core/fury3e/game/travel.h"
#include "core/fury3e/game/violation.h"
#include "core/map/location.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter::fury3e {

using fury::ChooseHunter;
using fury::ChoosePlace;
using fury::ChooseRoad;
using fury::ChooseStart;  ///< SETUP-10
using fury::GoOn;         ///< TIME-1; declines what is optional (GOLD-4)
using fury::PlaceHunters; ///< SETUP-9
using fury::Reply;
using fury::SufferPenalty; ///< ERR-3 to ERR-5

/// Drawn from the box: this card was drawn (HAND-1, DARK-1).
struct DrawEncounter {
    EncounterKind kind{};
    friend bool operator==(const DrawEncounter&, const DrawEncounter&) = default;
};
/// Begins the Dracula phase with nothing in slot 6 (SLIDE-1, SLIDE-3).
struct Slide {
    friend bool operator==(const Slide&, const Slide&) = default;
};
/// Begins it by maturing what leaves slot 6 with no effect resolved (MAT-1), or, once effects have been resolved, ends the maturing.
struct Mature {
    friend bool operator==(const Mature&, const Mature&) = default;
};
/// Matures what leaves slot 6 and resolves the matured effect of this card (MAT-1); again for each further card.
struct ResolveMatured {
    EncounterKind kind{};
    friend bool operator==(const ResolveMatured&, const ResolveMatured&) = default;
};
/// Begins it by turning what leaves slot 6 into a lair (LAIR-1 to LAIR-3).
struct MakeLair {
    std::optional<LocationId> cleared;      ///< the lair that makes room, if all three spaces are full (LAIR-3)
    std::optional<EncounterKind> encounter; ///< the card put on it (LAIR-2); nothing only if the hand is empty or at sea
    friend bool operator==(const MakeLair&, const MakeLair&) = default;
};
/// The card or cards of the movement step (CARD-1): a Location, Power cards, or both.
struct Play {
    std::optional<LocationId> location; ///< from the deck or from a lair
    PowerSet powers;
    std::optional<Slot> misdirect; ///< the slot that Misdirect takes, as numbered after the slide
    friend bool operator==(const Play&, const Play&) = default;
};
/// ENC-1.
struct PlaceEncounter {
    EncounterKind kind{};
    friend bool operator==(const PlaceEncounter&, const PlaceEncounter&) = default;
};
/// RUM-2.
struct PlaceRumor {
    Slot slot;
    friend bool operator==(const PlaceRumor&, const PlaceRumor&) = default;
};
/// Ends the Dracula phase without (another) Rumor token (ENC-2, GOLD-4).
struct EndPhase {
    friend bool operator==(const EndPhase&, const EndPhase&) = default;
};
/// OPEN-10: only with the ruling that allows it.
struct ClearLair {
    LocationId location{};
    friend bool operator==(const ClearLair&, const ClearLair&) = default;
};

// The round. Most of these answer what is due: see `Due`.

/// A hunter's move, as his player announces it.
struct MoveHunter {
    Hunter hunter{};
    LocationId to{};
    Travel travel = Travel::Road;   ///< `Carried` is not entered: effects do that themselves
    bool overruled = false;         ///< the rules forbid it and the table lets him
    std::optional<HunterCard> by{}; ///< an Item that takes him farther: Fast Horses
    friend bool operator==(const MoveHunter&, const MoveHunter&) = default;
};
/// Any other action of a hunter's (TIME-10), as far as it matters to Dracula.
struct HunterActs {
    enum class What : std::uint8_t {
        Pass,   ///< nothing that touches Dracula: trade, ticket, or nothing at all
        Rest,   ///< recovers damage
        Supply, ///< EVT-3
        Search, ///< SRCH-1
    };
    Hunter hunter{};
    What what{};
    bool draculaEvent = false; ///< only for `Supply`: the Event card was Dracula's
    bool overruled = false;
    friend bool operator==(const HunterActs&, const HunterActs&) = default;
};
struct ChooseHunters {
    HunterSet hunters;
    friend bool operator==(const ChooseHunters&, const ChooseHunters&) = default;
};
/// An Encounter card that lies in a hideout or lair.
struct ChooseLying {
    LyingCard card;
    friend bool operator==(const ChooseLying&, const ChooseLying&) = default;
};
/// An Encounter card of Dracula's hand.
struct ChooseEncounter {
    EncounterKind kind{};
    friend bool operator==(const ChooseEncounter&, const ChooseEncounter&) = default;
};
/// An Encounter card from the hand to a hideout, face down (Dracula's Brides, Hidden Schemes).
struct AddEncounter {
    Slot slot;
    EncounterKind kind{};
    friend bool operator==(const AddEncounter&, const AddEncounter&) = default;
};
/// What the hunters showed, spent or did when an Encounter card met them.
struct AnswerEncounter {
    std::optional<std::variant<HunterEvent, HunterCard>> cancelledBy; ///< Forewarned, Dogs or Stake: it is discarded without effect
    bool met = false; ///< what the card names was shown, spent or done (`EncounterCard::staysUnless`; a weapon)
    std::array<std::uint8_t, hunterCount> counts{}; ///< by hunter: Items kept, or weapons shown
    HunterSet joining;                              ///< hunters who become delayed to fight along (VAMP-4)
    friend bool operator==(const AnswerEncounter&, const AnswerEncounter&) = default;
};
/// One of Dracula's Event cards comes into his hand (EVT-3).
struct DrawEvent {
    DraculaEvent event{};
    friend bool operator==(const DrawEvent&, const DrawEvent&) = default;
};
struct PlayEvent {
    DraculaEvent event{};
    bool ally = false;       ///< ALLY-0
    std::uint8_t option = 0; ///< Devilish Power: 0 Consecrated Ground, 1 the hunters' ally, 2 no supply
    friend bool operator==(const PlayEvent&, const PlayEvent&) = default;
};
struct DiscardEvent {
    DraculaEvent event{};
    friend bool operator==(const DiscardEvent&, const DiscardEvent&) = default;
};
/// Szgany Bodyguards that lie before Dracula are used, before a combat with him (MAT-2).
struct UseBodyguards {
    EncounterKind kind{};
    Hunter hunter{};
    friend bool operator==(const UseBodyguards&, const UseBodyguards&) = default;
};
/// A hunters' Event card, or Mina's ability.
struct HunterPlays {
    HunterEvent event{};
    std::optional<Hunter> hunter{};             ///< who plays it, where that matters; else whom it is about (`namesAnother`)
    std::optional<LocationId> city{}, second{}; ///< the cities or the sea that it names
    std::optional<Slot> slot{};                 ///< the slot that it names
    bool ally = false;                          ///< ALLY-0
    std::uint8_t option = 0; ///< Good Luck: 0 a Roadblock (`road`), 1 Dracula's ally, 2 False Tip; Wax Cylinders: 0 deduction, 1 analysis
    std::optional<Roadblock> road{};
    std::optional<HunterEvent> fetched{}; ///< Surprising Return: the ally that comes back
    std::optional<Hunter> player{};       ///< who plays it, where `hunter` is somebody else
    bool overruled = false;               ///< the rules forbid it and the table lets him
    friend bool operator==(const HunterPlays&, const HunterPlays&) = default;
};
/// Dracula's card of this combat round (COMB-3), or the card that Plotting takes.
struct PlayCombat {
    CombatCard card{};
    friend bool operator==(const PlayCombat&, const PlayCombat&) = default;
};
/// The card that a hunter turns up (COMB-5); none: his hand is empty or he plays none.
struct HunterFights {
    Hunter hunter{};
    std::optional<HunterCard> card;
    bool overruled = false; ///< COMB-10 forbids it and the table lets him
    friend bool operator==(const HunterFights&, const HunterFights&) = default;
};
/// What the hunters' cards come to (COMB-8): as the program reckons, or as the table says.
struct ResolveHunters {
    int damage = 0;    ///< to Dracula or the vampire
    HunterSet leaving; ///< hunters who leave the combat
    friend bool operator==(const ResolveHunters&, const ResolveHunters&) = default;
};
/// The hunters' side of a combat says what only it can know: a Garlic Wreath is shown before the first round.
struct ShowWreath {
    Hunter hunter{};
    friend bool operator==(const ShowWreath&, const ShowWreath&) = default;
};

// Entered by hand: with the clock kept by hand, or where the table knows better.

struct EnterHunter {
    Hunter hunter{};
    HunterPlace place;
    friend bool operator==(const EnterHunter&, const EnterHunter&) = default;
};
/// CONS-1: a Consecrated Ground or Heavenly Host token comes into a city or leaves it.
struct EnterToken {
    enum class Kind : std::uint8_t { ConsecratedGround, HeavenlyHost };
    Kind kind{};
    LocationId location{};
    bool present = true;
    friend bool operator==(const EnterToken&, const EnterToken&) = default;
};
/// COMP-7: weeks count from 1.
struct EnterWeek {
    int week = 1;
    friend bool operator==(const EnterWeek&, const EnterWeek&) = default;
};
/// DESP-1; each token that is added brings Dracula a Rumor token (RUM-1), each that is taken off again takes one back.
struct EnterDespair {
    int tokens = 0;
    friend bool operator==(const EnterDespair&, const EnterDespair&) = default;
};

// Errors (ERR-1).

/// A step that has already happened at the table although it was illegal, entered as it happened.
struct RefereeEntry {
    std::variant<MakeLair, Play, PlaceEncounter, PlaceRumor, EndPhase> step;
    bool penalised = false; ///< true: the table noticed, and the penalty follows at once; false: nobody noticed
    friend bool operator==(const RefereeEntry&, const RefereeEntry&) = default;
};
/// What a claim found in the record.
struct Finding {
    std::size_t step = 0;    ///< which action of the game, counted from 0 (never told to the table)
    std::uint16_t round = 0; ///< the round it belongs to
    std::string rule;        ///< the rule that it broke
    friend bool operator==(const Finding&, const Finding&) = default;
};
/// "We claim an error." The record fills in what it found before the action is applied; see `auditRecord`.
struct ClaimError {
    std::optional<Finding> found;
    friend bool operator==(const ClaimError&, const ClaimError&) = default;
};

// Putting right. They change what the game is checked by from now on, and what a claim is checked by.

struct PutRightRuling {
    Ruling ruling{};
    std::uint8_t reading = 0;
    friend bool operator==(const PutRightRuling&, const PutRightRuling&) = default;
};
/// The printed board has (or lacks) this road, sea border or anchor.
struct PutRightEdge {
    LocationId a{}, b{};
    bool present = true;
    friend bool operator==(const PutRightEdge&, const PutRightEdge&) = default;
};
/// The Location card lying in this slot is in truth another one: it was entered wrongly.
struct PutRightEntry {
    Slot slot;
    LocationId location{};
    friend bool operator==(const PutRightEntry&, const PutRightEntry&) = default;
};

/// A number that can be put right.
enum class Number : std::uint8_t { Influence, Despair, Damage, RumorTokens, Week, HiddenDiscards };
inline constexpr auto allNumbers = valuesOf<Number, 6>();
struct EditNumber {
    Number number{};
    int value = 0;
    friend bool operator==(const EditNumber&, const EditNumber&) = default;
};
struct EditDay {
    Weekday day{};
    Step time = Step::Day; ///< `Dawn`, `Day`, `Dusk`, `Night` or `BeforeSlide`
    friend bool operator==(const EditDay&, const EditDay&) = default;
};
/// The cards and tokens of one slot or lair, but for its Encounter cards; with neither Location nor Power card it is emptied. `faceUp` is
/// the face of its Location card or of Hide, and of both unless `hideOtherwise` is said.
struct EditHideout {
    CardPlace place;
    std::optional<LocationId> location;
    PowerSet powers;
    bool faceUp = false, escapeAsBat = false, rumor = false;
    bool hideOtherwise = false; ///< Hide, where it lies with a Location card, lies the other way up (HO-5)
    friend bool operator==(const EditHideout&, const EditHideout&) = default;
};
/// Where an Encounter card can be.
enum class EncounterZone : std::uint8_t { Deck, Hand, Discard, BeforeDracula, Lying };
struct EditEncounter {
    EncounterKind kind{};
    EncounterZone from{}, to{};
    std::optional<LyingCard> card;  ///< from `Lying`
    std::optional<CardPlace> place; ///< to `Lying`
    bool faceUp = false;
    std::uint8_t damage = 0;
    friend bool operator==(const EditEncounter&, const EditEncounter&) = default;
};
struct EditHideBond {
    std::optional<LocationId> location;
    friend bool operator==(const EditHideBond&, const EditHideBond&) = default;
};
struct EditHunter {
    Hunter hunter{};
    HunterPlace place;
    HunterSheet sheet;
    friend bool operator==(const EditHunter&, const EditHunter&) = default;
};
struct EditToken {
    Token token{};
    LocationId location{};
    std::optional<Roadblock> road; ///< for `Token::Roadblock`
    int count = 0;                 ///< 0: none; more than 1 only for Fog
    friend bool operator==(const EditToken&, const EditToken&) = default;
};
struct EditEvents {
    std::vector<DraculaEvent> hand;
    std::optional<DraculaEvent> ally;
    std::optional<HunterEvent> hunterAlly;
    friend bool operator==(const EditEvents&, const EditEvents&) = default;
};
using fury::longestReason;
inline constexpr int mostOfAnything = 99; ///< the largest number that can be put right where the box sets no limit
/// "Put right by hand": the table is right even when the program is not. Public, with its reason; the invariants must hold afterwards.
struct PutRight {
    std::string reason; ///< 1 to `longestReason` bytes of UTF-8, as it was typed
    std::variant<EditNumber, EditDay, EditHideout, EditEncounter, EditHideBond, EditHunter, EditToken, EditEvents> edit;
    friend bool operator==(const PutRight&, const PutRight&) = default;
};

// Chance that comes in while the game is played, so that nobody knows a card of a later round: both decks are shuffled anew with it.
using demeter::AddChance;
using demeter::PromiseShares;

using ActionVariant =
    std::variant<PlaceHunters, ChooseStart, DrawEncounter, Slide, Mature, ResolveMatured, MakeLair, Play, SufferPenalty, PlaceEncounter,
                 PlaceRumor, EndPhase, ClearLair, EnterHunter, EnterToken, EnterWeek, EnterDespair, RefereeEntry, ClaimError,
                 PutRightRuling, PutRightEdge, PutRightEntry, GoOn, MoveHunter, HunterActs, ChooseHunter, ChooseHunters, ChoosePlace,
                 ChooseRoad, ChooseLying, ChooseEncounter, AddEncounter, AnswerEncounter, Reply, DrawEvent, PlayEvent, DiscardEvent,
                 UseBodyguards, HunterPlays, PlayCombat, HunterFights, ResolveHunters, ShowWreath, PutRight, PromiseShares, AddChance>;

/// One action: an `ActionVariant` whose copies, comparison and destruction are compiled once, in action.cpp. In each source that handles
/// actions they would be a third of the compiler's work.
struct Action : ActionVariant {
    using ActionVariant::variant;
    Action();
    Action(ActionVariant kind);
    Action(const Action& other);
    Action(Action&& other) noexcept;
    Action& operator=(const Action& other);
    Action& operator=(Action&& other) noexcept;
    ~Action();
    friend bool operator==(const Action& one, const Action& other);
};

/// The actions that answer what is due, or play a card in reply to it.
using Response = std::variant<GoOn, ChooseHunter, ChooseHunters, ChoosePlace, ChooseRoad, ChooseLying, ChooseEncounter, AddEncounter,
                              AnswerEncounter, Reply, DrawEvent, PlayEvent, DiscardEvent, PlayCombat, HunterFights, ResolveHunters>;

} // namespace demeter::fury3e
