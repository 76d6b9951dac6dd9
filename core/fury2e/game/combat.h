// One combat, from the cards before it to its end (section 21 of the specification). The table fights it; what Dracula chose and what it
// came to is kept.
#pragma once

#include "core/fury2e/cards/cards.h"
#include "core/fury2e/game/card_place.h"
#include "core/fury2e/game/hunters.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace demeter::fury2e {

/// Words of a result (2E-COMB-13), but for the numbers.
enum class CombatWord : std::uint8_t {
    Continue,
    End,
    Repel,         ///< Dracula may not play Claws, Fangs, Mesmerize or Strength in the next round
    Killed,        ///< Dracula or the Agent
    Bite,          ///< the hunter fought against
    EscapeAsBat,   ///< 2E-BAT-1
    ItemDestroyed, ///< 2E-COMB-8
    AllItemsLost,
    EventDiscarded,
    BonusForHunters, ///< +1 in the next round
    BonusForDracula,
};
inline constexpr std::size_t combatWordCount = 11;
inline constexpr std::array<std::string_view, combatWordCount> combatWordIds{"continue",
                                                                             "end",
                                                                             "repel",
                                                                             "killed",
                                                                             "bite",
                                                                             "escape-as-bat",
                                                                             "item-destroyed",
                                                                             "all-items-lost",
                                                                             "event-discarded",
                                                                             "bonus-for-hunters",
                                                                             "bonus-for-dracula"};
/// A set of them as bits, bit n for value n.
class CombatWords {
public:
    constexpr CombatWords() = default;
    constexpr CombatWords(CombatWord word) : bits_(static_cast<std::uint16_t>(1U << static_cast<unsigned>(word))) {}
    constexpr bool contains(CombatWord word) const { return (bits_ >> static_cast<unsigned>(word)) & 1U; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr CombatWords operator|(CombatWords a, CombatWords b)
    {
        CombatWords both;
        both.bits_ = static_cast<std::uint16_t>(a.bits_ | b.bits_);
        return both;
    }
    constexpr CombatWords& operator|=(CombatWords b) { return *this = *this | b; }
    friend constexpr bool operator==(CombatWords, CombatWords) = default;

private:
    std::uint16_t bits_ = 0;
};
constexpr CombatWords operator|(CombatWord a, CombatWord b)
{
    return CombatWords(a) | CombatWords(b);
}
/// 2E-COMB-13: no card says both.
constexpr bool contradicts(CombatWords words)
{
    using enum CombatWord;
    return words.contains(Continue) &&
           (words.contains(End) || words.contains(Killed) || words.contains(Bite) || words.contains(EscapeAsBat));
}

struct Combat {
    enum class Stage : std::uint8_t {
        Cards,  ///< 2E-COMB-2: who plays a card that affects the combat; `GoOn` when nobody does any more
        Choose, ///< 2E-COMB-6: the card of Dracula or his Agent, and with a group its target
        Laid,   ///< it lies face down: `GoOn` when those of the hunters lie there too, and all are shown
        Result, ///< what the table has fought out
    };
    Stage stage = Stage::Cards;
    std::optional<Encounter> agent; ///< whom they fight: an Agent, or a New Vampire (Vampire Lair); nothing: Dracula himself
    bool lair = false;              ///< 2E-HEV-24
    bool came = false;              ///< the hunters came to him (2E-HUNT-11); false: he came to them (2E-ACT-2)
    bool foundAlone = false;        ///< it is their turn, and they have found nothing else in it (2E-DEV-2)
    HunterSet hunters;
    std::uint8_t round = 1;
    std::uint8_t continues = 0;                            ///< Continue results in a row (2E-COMB-11)
    std::uint8_t barredRounds = 0;                         ///< no Escape for so many rounds more (2E-COMB-19)
    std::uint8_t traps = 0;                                ///< 2E-DEV-15
    HunterSet planned;                                     ///< 2E-HEV-1: who has played Advance Planning, here or elsewhere
    bool repelled = false;                                 ///< in this round
    bool bonusForHunters = false, bonusForDracula = false; ///< +1 in this round, from the one before (2E-COMB-9)
    bool rage = false;                                     ///< 2E-DEV-10 has been played
    std::optional<DraculaTactic> tactic{}, lastTactic{};   ///< of this round, secret until `Result`; of the round before (2E-COMB-10)
    std::optional<AgentTactic> agentTactic{}, lastAgentTactic{};
    std::optional<Hunter> target{};
    friend bool operator==(const Combat&, const Combat&) = default;
};

} // namespace demeter::fury2e
