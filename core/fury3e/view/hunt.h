// A game that is over, in numbers and as a way over the board.
#pragma once

#include "core/fury/hunt.h"
#include "core/fury3e/view/public_log.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter::fury3e {

/// A hunt as the table has followed it. It is made of the table's log alone, and has no field for what was hidden.
struct Hunt : fury::FollowedHunt {
    using Stop = fury::HuntStop;
    using Unseen = fury::HuntUnseen;
    using Defeat = fury::HuntDefeat;
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
    std::uint8_t week = 1;
    Weekday day{};
    int damage = 0;                          ///< that Dracula suffered in combats
    std::array<int, hunterCount> damageBy{}; ///< how much of it each hunter did who fought him
    int influence = 0, most = 0;             ///< reached, and what would have won
    friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// A hunt as it was, with all that the table could not see: only of a game that has been revealed.
struct WholeHunt : fury::WholeWay {
    using Close = fury::HuntClose;
    /// A move of Dracula's, or a phase of his in which he stayed where he was, and what the hunters did until the next one. The round in
    /// which the game ends begins with a beat of its own, so that the last beat is of the last round.
    struct Beat : fury::HuntBeat {
        std::array<HunterPlace, hunterCount> hunters{}; ///< before the next beat
        std::vector<Happening> said{};                  ///< what the table was told before the next beat, as far as it carries news
        friend bool operator==(const Beat&, const Beat&) = default;
    };
    Hunt seen;               ///< the same as the table has followed it
    std::vector<Beat> beats; ///< oldest first; the first one is his start
    friend bool operator==(const WholeHunt&, const WholeHunt&) = default;
};

/// The hunt as the table has followed it. Equal logs have equal hunts (INV-8).
Hunt seenHunt(const Ruleset& ruleset, const PublicLog& log);
/// The hunt as it was: with every state of the game, oldest first. Only for a game that has been revealed.
WholeHunt wholeHunt(const Ruleset& ruleset, const PublicLog& log, const std::vector<const GameState*>& states);

} // namespace demeter::fury3e
