// Everything that a game is at one moment: plain values, copyable and comparable (section 31 of the specification).
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/fury/roadblock.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"
#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/combat.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/happening.h"
#include "core/fury2e/game/hunters.h"
#include "core/fury2e/game/step.h"
#include "core/map/location.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter::fury2e {

using fury::Roadblock;

inline constexpr int mostBlood = 15;   ///< 2E-COMP-10
inline constexpr int mostVampires = 6; ///< 2E-COMP-11: with the sixth Dracula has won
inline constexpr int mostResolve = 6;
inline constexpr std::size_t sacredHosts = 3; ///< tokens in the box (2E-OPEN-27)
inline constexpr int mostSailingMoves = 99;

/// An Encounter token that lies with a card.
struct PlacedEncounter {
    Encounter kind{};
    bool faceUp = false;
    constexpr PlacedEncounter() = default;
    constexpr PlacedEncounter(Encounter encounter, bool up = false) : kind(encounter), faceUp(up) {}
    friend bool operator==(const PlacedEncounter&, const PlacedEncounter&) = default;
};

/// What shares a space of the trail: a location with the powers that are bound to it, or powers alone (2E-TRAIL-9, 2E-TRAIL-10).
struct TrailCard {
    std::optional<LocationId> location{};
    PowerSet powers{};
    std::optional<PlacedEncounter> encounter{}; ///< 2E-TRAIL-13
    bool faceUp = false;                        ///< the location, or Hide where there is none; other powers always lie open (2E-TRAIL-3)
    bool spared = false;                        ///< Jonathan Harker does not turn it up (2E-DEV-14)
    friend bool operator==(const TrailCard&, const TrailCard&) = default;
};

/// A location in the Catacombs.
struct CatacombCard {
    LocationId location{};
    std::vector<PlacedEncounter> encounters{};
    bool faceUp = false;
    friend bool operator==(const CatacombCard&, const CatacombCard&) = default;
};

struct Storm {
    LocationId zone{};
    std::uint8_t rounds = 0; ///< left; 2E-HEV-22
    friend bool operator==(const Storm&, const Storm&) = default;
};

/// A trip at sea, Dracula's or a hunter's.
struct Trip {
    std::uint8_t sailingMoves = 0; ///< from zone to zone since embarking, which is none itself (2E-SEA-4)
    LocationId sailedFrom{};       ///< port of the embarking (2E-SEA-2)
    LocationId cameFrom{};         ///< port or zone left in the last movement (2E-SEA-1)
    friend bool operator==(const Trip&, const Trip&) = default;
};

/// What Dracula has said that he will play (2E-HEV-12).
struct DeclaredMove {
    std::optional<LocationId> location{};
    PowerSet powers{};
    friend bool operator==(const DeclaredMove&, const DeclaredMove&) = default;
};

/// How Encounter tokens are handled: the program draws them, or they are drawn from the box and entered.
enum class TokenHandling : std::uint8_t { Dealt, DrawnFromBox };

/// What is only true for this turn of Dracula's, or until his next.
struct TurnState {
    std::uint8_t movements = 1; ///< movement phases still to come in this turn (2E-DEV-17)
    bool allyAsked = false;     ///< 2E-DEV-9 has been dealt with in this turn
    HunterSet acted;            ///< whose turn of this round is over (2E-GEN-3)
    HunterSet acting;           ///< the hunter or group whose turn is under way
    HunterStage stage = HunterStage::Before;
    bool searched = false;        ///< in the turn under way (2E-HUNT-6)
    bool found = false;           ///< an Encounter or Dracula, anywhere in the turn under way
    bool foundHere = false;       ///< the same where they have searched last (2E-HUNT-10)
    bool foundDracula = false;    ///< in the turn under way (2E-HUNT-11)
    HunterSet shielded;           ///< whom an Agent whom they have not killed keeps from Dracula in this turn (2E-OPEN-57)
    bool customs = false;         ///< they have landed from sea, or crossed between east and west by land, in this movement (2E-DEV-2)
    HunterSet resolved;           ///< who has spent a point in this round (2E-RSV-1)
    HunterSet rolled;             ///< who has rolled at the hospital in this round (2E-HOSP-4)
    HunterSet noTrain;            ///< who gets no train in this round (2E-DEV-6)
    std::uint8_t resolveUsed = 0; ///< bit n: option n has been chosen in this round (2E-RSV-1)
    friend bool operator==(const TurnState&, const TurnState&) = default;
};

struct GameState {
    Step step = Step::PlaceHunters;
    Winner winner = Winner::None;
    std::uint16_t round = 1; ///< Dracula's turns, his start among them (2E-SETUP-9)
    TimeOfDay time = TimeOfDay::Dawn;
    bool dawnWaits = false; ///< 2E-OPEN-3: the first day begins with the next time phase
    std::uint8_t blood = mostBlood;
    std::vector<TrailCard> trail;         ///< space 1, the newest, first; without gaps (2E-TRAIL-12)
    std::optional<LocationId> hideBond{}; ///< exactly while Hide is on the trail (2E-INV-5)
    std::bitset<trailLength> bloodTokens; ///< bit n - 1: in the gap between spaces n and n + 1 (2E-SEA-6)
    std::array<std::optional<CatacombCard>, catacombSpaces> catacombs{};
    std::optional<Trip> trip{}; ///< exactly while Dracula is at sea
    LocationSet hosts;
    std::optional<LocationId> consecratedGround{};
    std::optional<Roadblock> roadblock{};
    std::optional<Storm> storm{};
    std::optional<DeclaredMove> declared{};
    std::array<std::optional<LocationId>, hunterCount> hunters{}; ///< in their order (2E-GEN-3)
    std::array<HunterSheet, hunterCount> sheets{};
    std::array<std::optional<Trip>, hunterCount> hunterTrips{}; ///< exactly while they are at sea
    std::optional<HunterEvent> huntersAlly{};
    std::optional<DraculaEvent> draculasAlly{};
    std::uint8_t vampires = 0, resolve = 0;
    TurnState turn;

    TokenHandling handling = TokenHandling::Dealt;
    std::vector<Encounter> encounterHand;
    std::vector<Encounter> reserve;   ///< dealt by the program: the last one is drawn next; else empty (2E-SETUP-3)
    std::uint8_t boxReserve = 0;      ///< drawn from the box: how many lie in the reserve
    std::uint8_t drawsDue = 0;        ///< so many are drawn before anything else: from the box, or when new chance was asked for
    std::vector<Encounter> pushedOff; ///< in this turn, to be activated (2E-MAT-1)
    /// The city where each of them lay; nothing: on Hide, which nobody saw leave, so that it is never activated (2E-HIDE-7).
    std::vector<std::optional<LocationId>> pushedFrom;
    std::vector<DraculaEvent> eventHand;
    std::vector<DraculaEvent> eventDiscard; ///< face up (2E-OPEN-45)
    std::optional<Combat> combat{};
    std::vector<Due> due; ///< a stack: the last one is to be dealt with before anything else

    Seed seed{};
    std::uint16_t shuffles = 0; ///< made so far
    ChanceState chance;
    std::vector<Happening> happened; ///< by the last action

    /// Cities that Dracula can neither enter nor pass (2E-TOKEN-1).
    LocationSet tokenCities() const { return consecratedGround ? hosts | LocationSet(*consecratedGround) : hosts; }
    friend bool operator==(const GameState&, const GameState&) = default;
};

/// True while chance may still come in for this round: a game that takes it is under way, and none has come yet.
bool takesChance(const GameState& state);

/// The leftmost Location card (2E-TRAIL-8).
std::optional<LocationId> currentLocation(const GameState& state);
/// Space index of that card, from 0.
std::optional<std::size_t> currentIndex(const GameState& state);
LocationSet cardsOnTrail(const GameState& state);
LocationSet cardsInCatacombs(const GameState& state);
PowerSet powersOnTrail(const GameState& state);
/// Cards laid out beside the board: of token cities, lying neither on the trail nor in the Catacombs (2E-TOKEN-2).
LocationSet cardsBesideBoard(const GameState& state);
/// Where the card of this location lies, on the trail or in the Catacombs.
std::optional<CardPlace> placeOf(const GameState& state, LocationId location);
/// Index of the trail card that Hide lies on.
std::optional<std::size_t> hideIndex(const GameState& state);
HunterSet huntersIn(const GameState& state, LocationId location);
LocationSet hunterLocations(const GameState& state);
bool isBitten(const GameState& state, Hunter hunter);
/// 2E-COMP-8, 2E-COMP-9.
int encounterLimit(const GameState& state);
int eventLimit(const GameState& state);
/// The token, or nothing if none lies there.
const PlacedEncounter* tokenAt(const GameState& state, const LyingToken& token);
PlacedEncounter* tokenAt(GameState& state, const LyingToken& token);
/// Every token that lies with the card of this location, and with Hide bound to it (2E-HIDE-5).
std::vector<LyingToken> tokensThere(const GameState& state, LocationId location);

} // namespace demeter::fury2e
