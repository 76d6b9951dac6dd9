// The movement step in as few bytes as possible: what `moves`, `perft`, `legalActions` and `checkPlay` all work on.
#pragma once

#include "core/fury/trail_cell.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace demeter::fury3e {

/// Everything that decides which `SLIDE;PLAY` is legal; see the table at the end of section 26.
struct MovementPosition {
    static constexpr std::uint8_t noLocation = fury::noLocation;
    using Cell = fury::TrailCell<PowerSet>;
    std::array<Cell, trailLength> trail{};
    std::array<std::uint8_t, lairSpaces> lairs{noLocation, noLocation, noLocation};
    LocationSet onTrail;            ///< Location cards on the trail (CARD-4)
    PowerSet powersOnTrail;         ///< CARD-5
    std::uint8_t bond = noLocation; ///< location that Hide is bonded with
    LocationSet barred;             ///< token cities (CONS-1)
    std::uint8_t lifeLeft = 0xFF;   ///< damage that Dracula must stay below, where the ruling forbids lethal plays (OPEN-39)
    std::uint8_t seaToSea = 1;      ///< damage of a move from sea to sea: MOVE-2, or 2 with Rufus Smith as the hunters' ally
    friend bool operator==(const MovementPosition&, const MovementPosition&) = default;
};

/// What is done with the hideout that leaves slot 6 (SLIDE-2).
enum class SlideKind : std::uint8_t { Nothing, Mature, Lair };

struct SlideChoice {
    SlideKind kind = SlideKind::Nothing;
    std::uint8_t cleared = MovementPosition::noLocation; ///< lair cleared to make room (LAIR-3)
    friend bool operator==(const SlideChoice&, const SlideChoice&) = default;
};

/// A `Play` in four bytes.
struct PackedPlay {
    std::uint8_t location = MovementPosition::noLocation;
    PowerSet powers;
    std::uint8_t misdirect = 0; ///< slot 1 to 6 after the slide; 0: no Misdirect
    friend bool operator==(const PackedPlay&, const PackedPlay&) = default;
};

struct MovementChoice {
    SlideChoice slide;
    PackedPlay play;
    friend bool operator==(const MovementChoice&, const MovementChoice&) = default;
};

/// More than any position can have: 4 slides, each with up to 128 places by each of 2 ways and the powers, and 5 Misdirects, each with at
/// most 24 places and, where another Power card may follow (OPEN-25), 128 by Wolf Form and the other powers.
inline constexpr std::size_t maxMovementChoices = 8192;

/// MOVE-2: damage of a move from sea to sea, which Rufus Smith raises while he is the hunters' ally.
inline int seaToSeaCost(const GameState& state)
{
    return state.hunterAlly == HunterEvent::RufusSmith ? 2 : 1;
}
/// The movement side of a state, slid or not.
MovementPosition movementPosition(const Ruleset& ruleset, const GameState& state);
/// The ruleset as it binds Dracula's moves: where Roadblocks stop him too (PR-33), without the roads they lie on.
Ruleset movementRuleset(const Ruleset& ruleset, const GameState& state);
Play unpacked(const PackedPlay& play);
PackedPlay packed(const Play& play);

/// Writes every legal choice of a whole movement step into `out` and returns how many there are (SLIDE-1 to MISD-8).
std::size_t movementChoices(const Ruleset& ruleset, const MovementPosition& before, std::span<MovementChoice, maxMovementChoices> out);
/// The legal plays after the slide.
std::size_t legalPlays(const Ruleset& ruleset, const MovementPosition& slid, std::span<PackedPlay, maxMovementChoices> out);
/// How many there are, without listing them.
std::uint64_t countPlays(const Ruleset& ruleset, const MovementPosition& slid);
/// Why a play after the slide is illegal; nothing if it is in `legalPlays`.
std::optional<Violation> whyNot(const Ruleset& ruleset, const MovementPosition& slid, const Play& play);
/// What can be done with the hideout in slot 6 (SLIDE-2, LAIR-3, LAIR-4); at most 4 ways.
std::size_t slideChoices(const Ruleset& ruleset, const MovementPosition& before, std::span<SlideChoice, 4> out);
/// Where Dracula stands: the leftmost Location card (CUR-1), or `noLocation`.
inline std::uint8_t currentOf(const MovementPosition& position)
{
    return fury::leftmostLocation(position.trail);
}

/// The position after the slide, with what left slot 6 matured or made a lair; `choice` must be legal.
MovementPosition afterSlide(const Ruleset& ruleset, MovementPosition position, SlideChoice choice);
/// The position after a legal play.
MovementPosition afterPlay(const Ruleset& ruleset, MovementPosition slid, PackedPlay play);

/// Sequences of `depth` movement steps (core/formats.md section 3).
std::uint64_t perft(const Ruleset& ruleset, const MovementPosition& position, int depth);

/// One choice as text, for example `lair:clear=rome;misdirect@3+paris` (core/formats.md section 2).
std::string choiceText(const Board& board, const MovementChoice& choice);

} // namespace demeter::fury3e
