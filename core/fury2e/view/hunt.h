// A game that is over, in numbers and as a way over the board.
#pragma once

#include "core/fury/hunt.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/view/public_log.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter::fury2e {

/// It is made of the table's log alone, and has no field for what was hidden. Its combats are those with Dracula himself.
struct Hunt : fury::FollowedHunt {
    /// What has ended the game.
    struct End {
        enum class Why : std::uint8_t {
            Blood,   ///< Dracula has lost his last in some other way than the ones that follow
            Combat,  ///< with `hunters` in `place`
            Penalty, ///< 2E-ERR-3
            Power,   ///< he has played `power`
            Sea,
            Dawn,    ///< a new day has brought the last vampire
            Defeat,  ///< of `hunters` in `place`
            Bite,    ///< the same by the last bite that was too many (2E-BITE-1)
            Vampire, ///< an Encounter that was activated
        };
        Why why{};
        HunterSet hunters{};
        std::optional<LocationId> place{};
        std::optional<Power> power{};
        friend bool operator==(const End&, const End&) = default;
    };
    /// What Dracula lost Blood by.
    enum class Cost : std::uint8_t { Combat, Sea, Power, Other };
    static constexpr std::size_t costs = 4;
    /// The card of Dracula's that the last combat was fought with, or the Encounter that has brought the last vampires.
    using Card = std::variant<Encounter, DraculaTactic>;

    Winner winner = Winner::None;
    End end{};
    std::optional<Card> decided;
    std::uint8_t blood = 0, vampires = 0; ///< in the end
    int activated = 0;                    ///< Encounters
    int days = 0;                         ///< new ones that have dawned
    std::array<int, costs> bloodBy{};     ///< how much of it Dracula lost by what
    friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// A hunt as it was, with all that the table could not see: only of a game that has been revealed.
struct WholeHunt : fury::WholeWay {
    /// A card of a location that Dracula has played or laid, or cards that he has played without one; and what happened until the next.
    struct Beat : fury::HuntBeat {
        std::array<std::optional<LocationId>, hunterCount> hunters{}; ///< before the next beat
        PowerSet powers{};                                            ///< that he has played with it, those that lay face down too
        std::vector<Happening> said{};                                ///< what the table was told before his next turn began
        friend bool operator==(const Beat&, const Beat&) = default;
    };
    Hunt seen;               ///< the same as the table has followed it
    std::vector<Beat> beats; ///< oldest first; the first one is his start
    friend bool operator==(const WholeHunt&, const WholeHunt&) = default;
};
/// An action of a game, and how everything was before and after it.
struct HuntStep {
    const Action* action = nullptr;
    const GameState *before = nullptr, *after = nullptr;
};

/// The hunt as the table has followed it. Equal logs have equal hunts (2E-INV-8).
Hunt seenHunt(const Board& board, const PublicLog& log);
/// The hunt as it was: with every step of the game, oldest first. Only for a game that has been revealed.
WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<HuntStep>& steps);

} // namespace demeter::fury2e
