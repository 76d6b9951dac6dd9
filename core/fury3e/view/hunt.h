// A game that is over, in numbers and as a way over the board.
#pragma once

#include "core/fury3e/view/public_log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// A hunt, as the table has followed it or as it was. Which of the two it is says `whole`: the first is made of the table's log alone.
struct Hunt {
    struct Stop {
        LocationId place{};
        std::uint16_t round = 0; ///< in which he came there, or the table saw him there
        friend bool operator==(const Stop&, const Stop&) = default;
    };
    /// The longest time without his figure on the board.
    struct Unseen {
        int rounds = 0;
        std::optional<LocationId> after{}, until{}; ///< where it stood before and afterwards; nothing: nowhere
        friend bool operator==(const Unseen&, const Unseen&) = default;
    };
    struct Defeat {
        Hunter hunter{};
        std::uint16_t round = 0;
        friend bool operator==(const Defeat&, const Defeat&) = default;
    };
    /// Hunters nearest to Dracula while the table did not know where he was.
    struct Close {
        int steps = 0; ///< roads, or sea ways, between them
        Hunter hunter{};
        LocationId place{};
        std::uint16_t round = 0;
        friend bool operator==(const Close&, const Close&) = default;
    };
    /// What has ended the game.
    struct End {
        enum class Why : std::uint8_t {
            Influence, ///< in some other way than the two that follow
            Defeat,    ///< of `hunters`
            Matured,   ///< a card in `place`
            Combat,    ///< with `hunters`
            Damage,    ///< that Dracula suffered otherwise
        };
        Why why{};
        HunterSet hunters{};
        std::optional<LocationId> place{};
        friend bool operator==(const End&, const End&) = default;
    };
    bool whole = false;
    Winner winner = Winner::None;
    End end{};
    std::vector<Stop> route; ///< oldest first; as the table saw it only where it saw him
    std::uint16_t rounds = 0;
    std::uint8_t week = 1;
    Weekday day{};
    int unseen = 0; ///< rounds without his figure on the board
    Unseen longest{};
    int seen = 0;   ///< how often his figure has come to the board
    int places = 0; ///< of the route, each counted once
    int combats = 0;
    int damage = 0; ///< that Dracula suffered in them
    std::vector<Defeat> defeats;
    int influence = 0, most = 0;    ///< reached, and what would have won
    std::optional<Close> closest{}; ///< only of the whole hunt
    friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// The hunt as the table has followed it. Equal logs have equal hunts (INV-8).
Hunt seenHunt(const Ruleset& ruleset, const PublicLog& log);
/// The hunt as it was: with every state of the game, oldest first. Only for a game that has been revealed.
Hunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<const GameState*>& states);

} // namespace demeter::fury3e
