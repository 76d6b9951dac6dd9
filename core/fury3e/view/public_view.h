// What the table may see of a game, and nothing else: the types here have no field for a hidden thing.
#pragma once

#include "core/fury3e/game/board_tokens.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/game/step.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury3e {

struct GameState;

/// How a face-down card of the Location deck looks (CASTLE-2, OPEN-15).
enum class CardBack : std::uint8_t {
    Plain,  ///< a city, or Hide
    Sea,    ///< a sea zone, where the table knows them by their backs (ruling `seaBacksKnown`)
    Castle, ///< Castle Dracula, on the trail and as a lair
};

/// An Encounter card that lies face up in a hideout or lair (HO-10).
struct OpenEncounter {
    EncounterKind kind{};
    std::uint8_t damage = 0; ///< damage on a vampire (VAMP-3)
    friend bool operator==(const OpenEncounter&, const OpenEncounter&) = default;
};

/// One trail slot or lair space that is not empty, as it lies on the table (INFO-8, OPEN-43).
struct PublicHideout {
    std::optional<CardBack> back;          ///< of the Location card, or else of Hide, that lies face down; nothing: no card does
    std::optional<LocationId> location;    ///< of the Location card that lies face up (HO-5)
    PowerSet powers;                       ///< Dark Call, Feed, Misdirect and Wolf Form (OPEN-15); Hide only once it is revealed
    bool escapeAsBat = false;              ///< BAT-5
    bool rumor = false;                    ///< RUM-3
    std::uint8_t faceDownEncounters = 0;   ///< how many lie there face down
    std::vector<OpenEncounter> encounters; ///< those face up, oldest first
    friend bool operator==(const PublicHideout&, const PublicHideout&) = default;
};

/// When it is, as far as the table is concerned: the decisions within Dracula's phase are his own business.
enum class PublicPhase : std::uint8_t { Setup, Dawn, Day, Dusk, Night, DraculaPhase, Over };

/// One combat, as everybody around the table follows it.
struct PublicCombat {
    std::optional<EncounterKind> vampire;                       ///< the vampire that fights; nothing: Dracula himself
    bool night = false;                                         ///< COMB-2
    HunterSet hunters;                                          ///< still in it
    HunterSet mesmerized;                                       ///< COMB-12
    std::optional<Hunter> engaged;                              ///< COMB-4
    std::vector<CombatCard> played;                             ///< Dracula's cards, oldest first; this round's once it has been turned up
    std::array<std::optional<HunterCard>, hunterCount> cards{}; ///< of this round, once they have been turned up
    bool cancelled = false;                                     ///< Dracula's card of this round (COMB-11)
    friend bool operator==(const PublicCombat&, const PublicCombat&) = default;
};

/// The table as it is seen from outside the screen (INFO-8). Made anew from every state; equal tables are equal values. Whose action is due
/// is not in it: a pause before the next hunter's would tell that Dracula has drawn a card that must be played at once.
struct PublicView {
    PublicPhase phase = PublicPhase::Setup;
    Winner winner = Winner::None;
    std::uint16_t round = 0; ///< from 1; 0 during setup
    std::uint8_t week = 1;
    Weekday day{};
    std::uint8_t despair = 0;                                    ///< DESP-1
    std::uint8_t influence = 0;                                  ///< COMP-6
    std::uint16_t damage = 0;                                    ///< on Dracula's sheet
    std::uint8_t draculaLife = 0;                                ///< the damage that defeats him
    std::array<std::optional<PublicHideout>, trailLength> trail; ///< slot n is `trail[n - 1]`
    std::array<std::optional<PublicHideout>, lairSpaces> lairs;
    std::optional<PublicHideout> maturing; ///< has left slot 6 and lies beside the trail
    std::optional<LocationId> figure;      ///< where Dracula's figure stands on the board; nothing: beside slot 1 (CUR-4)
    std::uint8_t rumorTokens = 0;          ///< in his play area
    std::uint16_t encounterHand = 0;       ///< cards in his hands, all of them face down
    std::uint16_t eventHand = 0;
    std::uint16_t combatHand = 0;
    std::uint16_t encounterDeck = 0;
    std::vector<EncounterKind> encounterDiscard; ///< INFO-1
    std::vector<EncounterKind> beforeDracula;    ///< face up before him (MAT-2)
    std::vector<DraculaEvent> eventDiscard;      ///< his cards that lie face up in the discard pile
    std::uint8_t hiddenDiscards = 0;             ///< his cards that lie face down in it (INFO-1)
    std::optional<DraculaEvent> ally;
    std::optional<HunterEvent> hunterAlly;
    std::array<HunterPlace, hunterCount> hunters{};
    std::array<HunterSheet, hunterCount> sheets{};
    BoardTokens tokens;
    std::optional<PublicCombat> combat;
    friend bool operator==(const PublicView&, const PublicView&) = default;
};

/// The table of this state. Depends on nothing that lies face down except by the backs named in `CardBack` (INV-8).
PublicView publicView(const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury3e
