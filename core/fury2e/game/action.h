// What can happen in a game. An action is data: it says what somebody wants, never whether that is legal.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/fury/actions.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/combat.h"
#include "core/fury2e/game/hunters.h"
#include "core/fury2e/game/rulings.h"
#include "core/fury2e/game/step.h"
#include "core/fury2e/game/time_of_day.h"
#include "core/map/location.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter::fury2e {

using fury::ChooseHunter;
using fury::ChoosePlace;
using fury::ChooseRoad;
using fury::ChooseStart;  ///< 2E-SETUP-5
using fury::GoOn;         ///< ends the start of the turn or the Catacombs phase, declines (2E-GEN-5), or begins a round without chance
using fury::PlaceHunters; ///< 2E-SETUP-4
using fury::Reply;
using fury::SufferPenalty; ///< 2E-ERR-2

// Setup and Dracula's turn.

/// Drawn from the box: this Encounter was drawn.
struct DrawEncounter {
    Encounter encounter{};
    friend bool operator==(const DrawEncounter&, const DrawEncounter&) = default;
};
/// 2E-CAT-1: takes a card out of the Catacombs in phase B.
struct ClearCatacomb {
    LocationId location{};
    friend bool operator==(const ClearCatacomb&, const ClearCatacomb&) = default;
};
/// The card or cards of the movement phase (2E-MOVE-1).
struct Play {
    std::optional<LocationId> location{};
    PowerSet powers{};
    std::optional<CatacombSpace> catacomb{}; ///< where the card goes that is pushed off (2E-CAT-5); nothing: to the deck
    std::optional<Encounter> keep{};         ///< 2E-DBACK-7: of two Encounters on a card of the Catacombs, the one that stays
    friend bool operator==(const Play&, const Play&) = default;
};
/// 2E-ACT-3.
struct PlaceEncounter {
    Encounter encounter{};
    friend bool operator==(const PlaceEncounter&, const PlaceEncounter&) = default;
};
/// 2E-ACT-6: one that was pushed off in this turn.
struct ActivateEncounter {
    Encounter encounter{};
    friend bool operator==(const ActivateEncounter&, const ActivateEncounter&) = default;
};
/// 2E-HEV-12: what Dracula says that he will play next.
struct Declare {
    std::optional<LocationId> location{};
    PowerSet powers{};
    friend bool operator==(const Declare&, const Declare&) = default;
};

// Answers to what is due: see `Due`.

/// Encounters of Dracula's hand or of a Catacombs card; their order does not matter.
struct ChooseEncounters {
    std::vector<Encounter> encounters;
    friend bool operator==(const ChooseEncounters&, const ChooseEncounters&) = default;
};
/// An Encounter token that lies with a card.
struct ChooseLying {
    LyingToken token;
    friend bool operator==(const ChooseLying&, const ChooseLying&) = default;
};
/// 2E-ENC-1: an Encounter of the hand that one hunter meets at once.
struct PlayOnHunter {
    Encounter encounter{};
    Hunter hunter{};
    friend bool operator==(const PlayOnHunter&, const PlayOnHunter&) = default;
};
/// What the hunters showed, spent, rolled or did when they met an Encounter (2E-ENC-25).
struct AnswerEncounter {
    bool forewarned = false;                        ///< 2E-ENC-21: it is discarded unresolved
    bool prevented = false;                         ///< what it names was shown or spent: Dogs, a Crucifix or a Host, a Knife or a Stake
    std::uint8_t roll = 0;                          ///< 2E-ENC-17: the die, 1 to 6; 0: none was rolled
    std::array<std::uint8_t, hunterCount> losses{}; ///< Health that each loses
    HunterSet saved{};                              ///< hunters to whom a bite or a loss does not happen (2E-HEV-9)
    friend bool operator==(const AnswerEncounter&, const AnswerEncounter&) = default;
};

// Dracula's Events.

/// One of Dracula's Events comes to him (2E-DEV-30).
struct DrawEvent {
    DraculaEvent event{};
    friend bool operator==(const DrawEvent&, const DrawEvent&) = default;
};
struct PlayEvent {
    DraculaEvent event{};
    std::uint8_t option = 0; ///< Devilish Power: 0 cancels or refuses, 1 takes a Host away, 2 the hunters' ally; Control Storms: 1 all in
                             ///< his zone whose turn comes, as a group; else 0
    std::optional<LocationId> location{}; ///< the Host's city; Sensationalist Press: what stays hidden
    std::optional<Hunter> hunter{};       ///< Control Storms: who is moved; False Tip-off: who gets no train
    friend bool operator==(const PlayEvent&, const PlayEvent&) = default;
};
struct DiscardEvent {
    DraculaEvent event{};
    friend bool operator==(const DiscardEvent&, const DiscardEvent&) = default;
};

// The hunters.

/// 2E-HUNT-2: a hunter or a group moves, and searches where they arrive unless it is at sea (2E-HUNT-5). `to` the place where they are:
/// they stay (2E-HUNT-6); by rail: the train die has ended their turn at once (2E-HUNT-3).
struct MoveHunters {
    HunterSet hunters; ///< together in one place (2E-HUNT-17)
    LocationId to{};
    Travel travel = Travel::Road;   ///< `Carried` is not entered: effects do that themselves
    bool overruled = false;         ///< the rules forbid it and the table lets them
    std::optional<HunterItem> by{}; ///< 2E-ITEM-6: the Fast Horse, which goes up to two roads
    friend bool operator==(const MoveHunters&, const MoveHunters&) = default;
};
/// What a hunter or group does after the search; it ends the turn.
struct HuntersAct {
    enum class What : std::uint8_t { Nothing, Rest, Resupply, Exchange };
    What what{};
    std::array<std::uint8_t, hunterCount> healed{}; ///< 2E-HUNT-14: Health that each has recovered
    std::uint8_t draculaEvents = 0;                 ///< how many of the Events drawn were Dracula's, 0 to 2 (2E-DEV-30)
    bool overruled = false;
    friend bool operator==(const HuntersAct&, const HuntersAct&) = default;
};
/// 2E-RSV-1.
struct SpendResolve {
    Hunter hunter{};
    ResolveOption option{};
    std::optional<LocationId> to{}; ///< 2E-RSV-4
    std::optional<Hunter> other{};  ///< 2E-RSV-5
    std::uint8_t health = 0;        ///< 2E-RSV-5: 1 to 4
    bool overruled = false;
    friend bool operator==(const SpendResolve&, const SpendResolve&) = default;
};
/// A hunters' Event (section 24).
struct HunterPlays {
    HunterEvent event{};
    std::optional<Hunter> hunter{}, other{};    ///< who plays it or whom it is about; Blood Transfusion: who is cured
    std::optional<LocationId> city{}, second{}; ///< the cities or the sea that it names
    std::uint8_t number = 0;                    ///< Hypnosis and Heroic Leap: the die; Good Luck: 0 the ally, 1 the Roadblock
    bool overruled = false;                     ///< the turn of whoever plays it begins with it, and the rules forbid that
    friend bool operator==(const HunterPlays&, const HunterPlays&) = default;
};
/// An Item that touches Dracula outside of a combat (2E-ITEM-1 to 2E-ITEM-3).
struct PlayItem {
    HunterItem item{};
    Hunter hunter{};
    std::optional<LocationId> from{};  ///< Sacred Host with all tokens out: the one that is moved (2E-TOKEN-5)
    std::optional<LyingToken> token{}; ///< Local Rumors
    std::uint8_t roll = 0;             ///< Holy Water: the die (2E-HOSP-4)
    friend bool operator==(const PlayItem&, const PlayItem&) = default;
};
/// 2E-HOSP-4: the roll at the hospital.
struct RollForBite {
    Hunter hunter{};
    std::uint8_t roll = 0;
    bool overruled = false;
    friend bool operator==(const RollForBite&, const RollForBite&) = default;
};

// Combat.

/// The card of Dracula or his Agent in this round, and with a group whom it is for (2E-COMB-6, 2E-COMB-18).
struct PlayTactic {
    std::variant<DraculaTactic, AgentTactic> tactic{};
    std::optional<Hunter> target{};
    friend bool operator==(const PlayTactic&, const PlayTactic&) = default;
};
/// A card of the hunters' before the first round (2E-COMB-2): no Escape for three rounds (Garlic), +1 (Advance Planning), the combat ends
/// (Escape Route), and both lose what the die shows (Heroic Leap). Garlic and Heroic Leap are played by hunters in the combat only.
struct CombatCard {
    enum class Kind : std::uint8_t { Garlic, AdvancePlanning, EscapeRoute, HeroicLeap };
    Kind kind{};
    Hunter hunter{};         ///< who plays it
    std::uint8_t number = 0; ///< Heroic Leap: the die
    friend bool operator==(const CombatCard&, const CombatCard&) = default;
};
/// What a combat round came to, as the table says (2E-COMB-6 to 2E-COMB-18).
struct EnterResult {
    CombatWords words;
    std::array<std::uint8_t, hunterCount> health{}; ///< that each hunter loses
    std::uint8_t blood = 0;                         ///< that Dracula loses
    HunterSet escaped;                              ///< members of the group who leave
    friend bool operator==(const EnterResult&, const EnterResult&) = default;
};

// Putting right. Open, with its reason; the invariants must hold afterwards.

struct PutRightRuling {
    Ruling ruling{};
    std::uint8_t reading = 0;
    friend bool operator==(const PutRightRuling&, const PutRightRuling&) = default;
};
enum class Number : std::uint8_t { Blood, Vampires, Resolve };
inline constexpr std::array<std::string_view, 3> numberIds{"blood", "vampires", "resolve"};
struct EditNumber {
    Number number{};
    int value = 0;
    friend bool operator==(const EditNumber&, const EditNumber&) = default;
};
struct EditTime {
    TimeOfDay time{};
    friend bool operator==(const EditTime&, const EditTime&) = default;
};
struct EditHunter {
    Hunter hunter{};
    std::optional<LocationId> place{};
    HunterSheet sheet;
    friend bool operator==(const EditHunter&, const EditHunter&) = default;
};
/// The cards of one space, but for its Encounters; with neither location nor power it is emptied.
struct EditCard {
    CardPlace place;
    std::optional<LocationId> location{};
    PowerSet powers{};
    bool faceUp = false;
    friend bool operator==(const EditCard&, const EditCard&) = default;
};
enum class EncounterZone : std::uint8_t { Reserve, Hand, Lying };
struct EditEncounter {
    Encounter encounter{};
    EncounterZone from{}, to{};
    std::optional<LyingToken> token{}; ///< from `Lying`
    std::optional<CardPlace> place{};  ///< to `Lying`
    bool faceUp = false;
    friend bool operator==(const EditEncounter&, const EditEncounter&) = default;
};
struct EditTokens {
    LocationSet hosts;
    std::optional<LocationId> consecratedGround{};
    std::optional<fury::Roadblock> roadblock{};
    friend bool operator==(const EditTokens&, const EditTokens&) = default;
};
struct EditEvents {
    std::vector<DraculaEvent> hand;
    std::optional<DraculaEvent> ally{};
    std::optional<HunterEvent> huntersAlly{};
    friend bool operator==(const EditEvents&, const EditEvents&) = default;
};
using fury::longestReason;
struct PutRight {
    std::string reason; ///< 1 to `longestReason` bytes of UTF-8, as it was typed
    std::variant<EditNumber, EditTime, EditHunter, EditCard, EditEncounter, EditTokens, EditEvents> edit;
    friend bool operator==(const PutRight&, const PutRight&) = default;
};

// Chance that comes in while the game is played, so that nobody knows a token of a later round: the reserve is shuffled anew with it.
using demeter::AddChance;
using demeter::PromiseShares;

using ActionVariant =
    std::variant<PlaceHunters, ChooseStart, DrawEncounter, GoOn, ClearCatacomb, Play, SufferPenalty, PlaceEncounter, ActivateEncounter,
                 Declare, ChooseHunter, ChoosePlace, ChooseRoad, ChooseEncounters, ChooseLying, PlayOnHunter, AnswerEncounter, Reply,
                 DrawEvent, PlayEvent, DiscardEvent, MoveHunters, HuntersAct, SpendResolve, HunterPlays, PlayItem, RollForBite, PlayTactic,
                 CombatCard, EnterResult, PutRightRuling, PutRight, PromiseShares, AddChance>;

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
/// Answers to what is due.
using Response =
    std::variant<GoOn, ActivateEncounter, SufferPenalty, Declare, ChooseHunter, ChoosePlace, ChooseRoad, ChooseEncounters, ChooseLying,
                 PlayOnHunter, AnswerEncounter, Reply, DrawEvent, PlayEvent, DiscardEvent, PlayTactic, EnterResult>;

} // namespace demeter::fury2e
