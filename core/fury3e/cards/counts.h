// The numbers of the cards and sheets that no source verifies, so that a table can put in those of its own box.
#pragma once

#include "core/fury3e/cards/catalogue.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <expected>
#include <vector>

namespace demeter::fury3e {

struct Counts {
    std::vector<int> encounters;                 ///< copies of each kind, by index in `Catalogue::encounters`
    std::array<int, draculaEventCount> events{}; ///< copies of Dracula's Event cards
    std::array<int, combatCardCount> combat{};   ///< copies of his Combat cards
    std::array<int, 4> life{};                   ///< of the hunters, in order of activation (DEF-1)
    std::array<int, 4> biteSpaces{};             ///< BITE-1
    int combatHand = 0;                          ///< OPEN-33
    int draculaLife = 0;                         ///< DMG-2
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// A number that can be put in, and what it may be.
struct CountRange {
    int smallest, largest;
    constexpr bool contains(int number) const { return number >= smallest && number <= largest; }
};
inline constexpr CountRange copiesRange{0, 20};
inline constexpr CountRange encounterTotalRange{5, 99};
/// Six rounds of a combat need a card each (COMB-9).
inline constexpr CountRange combatTotalRange{6, 99};
inline constexpr CountRange lifeRange{1, 30};
inline constexpr CountRange biteSpacesRange{0, 4};
inline constexpr CountRange combatHandRange{1, 20};

/// The numbers of a catalogue.
Counts countsOf(const Catalogue& cards);
/// What cannot be, each with the place that it has in the JSON; nothing if a game can be played with these numbers.
Faults faultsOf(const Catalogue& cards, const Counts& counts);
/// The catalogue with these numbers, all of which must be possible (`faultsOf`); with others it comes back as it is.
Catalogue withCounts(const Catalogue& cards, const Counts& counts);

/// What differs from the card file, in a fixed order: `{"encounters":{id:n},"events":{id:n},"combat":{id:n},"life":{hunter:n},
/// "bite-spaces":{hunter:n},"combat-hand":n,"dracula-life":n}`, each only if there is something to say.
nlohmann::ordered_json countsJson(const Catalogue& cardFile, const Counts& counts);
/// Reads that back; what is not named is as in the card file. Places of faults are JSON pointers behind `place`.
std::expected<Counts, Faults> readCounts(const Catalogue& cardFile, const nlohmann::ordered_json& json, const std::string& place = {});

} // namespace demeter::fury3e
