// The four hunters and what lies before them, all of it open (2E-INFO-3).
#pragma once

#include "core/fury/hunters.h"
#include "core/fury2e/cards/cards.h"
#include "core/map/location.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace demeter::fury2e {

using fury::allHunters;
using fury::Hunter;
using fury::hunterCount;
using fury::hunterFromId;
using fury::hunterIds;
using fury::HunterSet;
using fury::sheetOf;

/// 2E-COMP-14, in the order of the hunters.
inline constexpr std::array<std::uint8_t, hunterCount> fullHealth{12, 10, 8, 8};
/// The bite that defeats him (2E-BITE-1); Mina's first is there from the start.
inline constexpr std::array<std::uint8_t, hunterCount> biteLimit{2, 2, 3, 2};

/// What a hunter's sheet says. The one on the table is what counts, and can be put right here.
struct HunterSheet {
    std::uint8_t health = 0;
    std::uint8_t bites = 0;          ///< with Mina's own, which is never cured (2E-COMP-14)
    bool missesTurn = false;         ///< 2E-DEF-3
    std::vector<Encounter> before{}; ///< Bats and Fog that lie before him (2E-ENC-3, 2E-ENC-5)
    std::vector<Encounter> held{};   ///< those that hold him as well, and lie before another of his group (2E-OPEN-58)
    friend bool operator==(const HunterSheet&, const HunterSheet&) = default;
};

/// Bats and Fog that hold him, wherever they lie.
inline std::vector<Encounter> holding(const HunterSheet& sheet)
{
    std::vector<Encounter> all = sheet.before;
    all.insert(all.end(), sheet.held.begin(), sheet.held.end());
    return all;
}

/// Options of the Resolve track (2E-RSV-1).
enum class ResolveOption : std::uint8_t { NewspaperReports, SenseOfEmergency, InnerStrength };
inline constexpr std::size_t resolveOptions = 3;
inline constexpr std::array<std::string_view, resolveOptions> resolveIds{"newspaper-reports", "sense-of-emergency", "inner-strength"};

} // namespace demeter::fury2e
