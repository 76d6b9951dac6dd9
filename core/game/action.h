// What can happen in a game. An action is data: it says what somebody wants, never whether that is legal.
#pragma once

#include "core/board/location.h"
#include "core/cards/catalogue.h"
#include "core/game/hunters.h"
#include "core/game/rulings.h"
#include "core/game/violation.h"

#include <optional>
#include <string>
#include <variant>

namespace demeter {

/// SETUP-9: the hunters' starting cities, in order of activation.
struct PlaceHunters {
    std::array<LocationId, hunterCount> cities{};
    friend bool operator==(const PlaceHunters&, const PlaceHunters&) = default;
};
/// SETUP-10: Dracula's secret start.
struct ChooseStart {
    LocationId location{};
    friend bool operator==(const ChooseStart&, const ChooseStart&) = default;
};
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
/// The error penalty (ERR-3 to ERR-5): because no card is legal, or because the table has found an error.
struct SufferPenalty {
    friend bool operator==(const SufferPenalty&, const SufferPenalty&) = default;
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

// Entered by hand until the round is built.

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

using Action = std::variant<PlaceHunters, ChooseStart, DrawEncounter, Slide, Mature, ResolveMatured, MakeLair, Play, SufferPenalty,
                            PlaceEncounter, PlaceRumor, EndPhase, ClearLair, EnterHunter, EnterToken, EnterWeek, EnterDespair, RefereeEntry,
                            ClaimError, PutRightRuling, PutRightEdge, PutRightEntry>;

} // namespace demeter
