// What the cards are: power cards, encounter kinds, and the numbers on Dracula's sheet.
#pragma once

#include "core/board/board.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// Dracula's five Power cards (COMP-4), one of each.
enum class Power : std::uint8_t { DarkCall, Feed, Hide, Misdirect, WolfForm };
inline constexpr std::size_t powerCount = 5;
inline constexpr std::array<Power, powerCount> allPowers{Power::DarkCall, Power::Feed, Power::Hide, Power::Misdirect, Power::WolfForm};
/// Ids as `formats.md` writes them, indexed by `Power`.
inline constexpr std::array<std::string_view, powerCount> powerIds{"dark-call", "feed", "hide", "misdirect", "wolf-form"};
std::optional<Power> powerFromId(std::string_view id);

/// A set of Power cards as bits.
class PowerSet {
public:
    constexpr PowerSet() = default;
    constexpr PowerSet(Power p) : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(p))) {}
    constexpr bool contains(Power p) const { return (bits_ >> static_cast<unsigned>(p)) & 1U; }
    constexpr bool empty() const { return bits_ == 0; }
    friend constexpr PowerSet operator|(PowerSet a, PowerSet b) { return PowerSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    friend constexpr PowerSet operator-(PowerSet a, PowerSet b) { return PowerSet(static_cast<std::uint8_t>(a.bits_ & ~b.bits_)); }
    constexpr PowerSet& operator|=(PowerSet b) { return *this = *this | b; }
    friend constexpr auto operator<=>(PowerSet, PowerSet) = default;

private:
    constexpr explicit PowerSet(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};
constexpr PowerSet operator|(Power a, Power b)
{
    return PowerSet(a) | PowerSet(b);
}

/// One kind of Encounter card: its index in `Catalogue::encounters`. Copies of a kind are all alike.
enum class EncounterKind : std::uint8_t {};
constexpr std::size_t indexOf(EncounterKind kind)
{
    return static_cast<std::size_t>(kind);
}
/// The most kinds a catalogue may have.
inline constexpr std::size_t maxEncounterKinds = 32;

struct EncounterCard {
    std::string id; ///< kebab-case, for example `new-vampire`
    Names names;
    int copies = 0;                  ///< cards of this kind in the deck; single counts are not verified, see PROVENANCE
    std::string copiesConfidence;    ///< `inferred`, `guess` or `verified`
    bool vampire = false;            ///< its matured effect advances the influence track (MAT-5)
    int life = 0;                    ///< life value of a vampire that fights, else 0 (VAMP-2)
    bool hasMaturedEffect = false;   ///< false: nothing to choose when it matures (ENC-7)
    int maturedInfluence = 0;        ///< MAT-5; 0 for all but vampires
    int maturedHealing = 0;          ///< damage that Dracula recovers by the matured effect
    bool maturedReveals = false;     ///< its matured effect shows the Location card of the hideout
    bool maturedClearsSlots = false; ///< its matured effect clears slots 4, 5 and 6 (INF-3)
    bool maturedStays = false;       ///< goes face up before Dracula instead of being discarded (MAT-2)
};

/// The card facts of one edition.
class Catalogue {
public:
    std::vector<EncounterCard> encounters;
    std::array<Names, powerCount> powerNames;
    int draculaLife = 15;  ///< DMG-2
    int handSize = 5;      ///< COMP-9
    int winInfluence = 13; ///< COMP-6
    int rumorTokens = 4;   ///< in the box, one of them Dracula's at the start (SETUP-8)
    int despairTokens = 3; ///< COMP-8

    const EncounterCard& operator[](EncounterKind kind) const { return encounters[indexOf(kind)]; }
    std::optional<EncounterKind> find(std::string_view id) const;
    std::optional<std::string> nearestId(std::string_view text) const;
    /// All Encounter cards of the deck: 28 in the third edition.
    int encounterTotal() const;
};

/// Reads a card file such as `resources/cards/dracula-3e.json`.
std::expected<Catalogue, Faults> readCatalogue(std::string_view json);

} // namespace demeter
