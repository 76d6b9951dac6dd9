// A game that is over, in numbers and as a way over the board.
#pragma once

#include "core/fury3e/view/public_log.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter::fury3e {

/// A hunt as the table has followed it. It is made of the table's log alone, and has no field for what was hidden.
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
    /// What has ended the game.
    struct End {
        enum class Why : std::uint8_t {
            Influence, ///< in some other way than the four that follow
            Defeat,    ///< of `hunters`
            Matured,   ///< a card in `place`
            Fangs,     ///< in a combat with `hunters` (INF-2, COMB-13)
            Despair,   ///< a new hideout, with all Despair tokens on the track (DESP-4)
            Combat,    ///< with `hunters`
            Damage,    ///< that Dracula suffered otherwise; for `power`, if he played one
        };
        Why why{};
        HunterSet hunters{};
        std::optional<LocationId> place{};
        std::optional<Power> power{};
        friend bool operator==(const End&, const End&) = default;
    };
    /// The card that has ended the last combat, or has matured.
    using Card = std::variant<HunterCard, CombatCard, EncounterKind>;

    Winner winner = Winner::None;
    End end{};
    std::optional<Card> decided;
    std::optional<Hunter> decidedBy; ///< whose card it was, if it was a hunter's
    std::vector<Stop> route;         ///< where the table saw him, oldest first
    std::uint16_t rounds = 0;
    std::uint8_t week = 1;
    Weekday day{};
    int unseen = 0; ///< rounds without his figure on the board
    Unseen longest{};
    int seen = 0;   ///< how often his figure has come to the board
    int places = 0; ///< of the route, each counted once
    int combats = 0;
    int damage = 0;                          ///< that Dracula suffered in them
    std::array<int, hunterCount> damageBy{}; ///< how much of it each hunter did who fought him
    std::vector<Defeat> defeats;
    int bites = 0;               ///< that hunters got
    int influence = 0, most = 0; ///< reached, and what would have won
    friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// A hunt as it was, with all that the table could not see: only of a game that has been revealed.
struct WholeHunt {
    /// Hunters nearest to Dracula while the table did not know where he was.
    struct Close {
        enum class By : std::uint8_t { None, Road, Sea, Railway };
        int steps = 0; ///< roads, or sea ways, between them
        Hunter hunter{};
        LocationId place{};
        std::uint16_t round = 0;
        By by = By::None; ///< a single road, crossing or railway joins them
        friend bool operator==(const Close&, const Close&) = default;
    };
    /// A move of Dracula's, or a phase of his in which he stayed where he was, and what the hunters did until the next one. The round in
    /// which the game ends begins with a beat of its own, so that the last beat is of the last round.
    struct Beat {
        LocationId place{}; ///< where he is from here on
        bool moved = false; ///< he has come there from the place of the beat before
        std::uint16_t round = 0;
        std::optional<std::uint16_t> seen{};            ///< the round in which his figure came to the board before the next beat
        std::array<HunterPlace, hunterCount> hunters{}; ///< before the next beat
        std::optional<Close> near{};                    ///< a hunter who came as near as a single way; nothing if nothing is new about that
        std::optional<LocationId> trace{};              ///< where the table last knew him, before the next beat
        std::vector<Happening> said{};                  ///< what the table was told before the next beat, as far as it carries news
        friend bool operator==(const Beat&, const Beat&) = default;
    };
    Hunt seen;                     ///< the same as the table has followed it
    std::vector<Hunt::Stop> route; ///< oldest first
    int places = 0;                ///< of the route, each counted once
    std::optional<Close> closest{};
    int timesClosest = 0;    ///< in how many beats somebody was as near as that
    std::vector<Beat> beats; ///< oldest first; the first one is his start
    friend bool operator==(const WholeHunt&, const WholeHunt&) = default;
};

/// The hunt as the table has followed it. Equal logs have equal hunts (INV-8).
Hunt seenHunt(const Ruleset& ruleset, const PublicLog& log);
/// The hunt as it was: with every state of the game, oldest first. Only for a game that has been revealed.
WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<const GameState*>& states);

} // namespace demeter::fury3e
