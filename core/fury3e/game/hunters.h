// The four hunters and where they stand.
#pragma once

#include "core/fury/hunters.h"
#include "core/map/location.h"

#include <cstdint>
#include <optional>

namespace demeter::fury3e {

using fury::allHunters;
using fury::Hunter;
using fury::hunterCount;
using fury::hunterFromId;
using fury::hunterIds;
using fury::HunterSet;
using fury::sheetOf;

/// Where a hunter is. A hospital is no location (ADJ-7): a hunter in one is not in the linked city (HOSP-3).
struct HunterPlace {
    enum class Where : std::uint8_t { OffBoard, Location, Hospital };
    Where where = Where::OffBoard;
    LocationId location{}; ///< the location, or the city that the hospital is linked to

    static constexpr HunterPlace in(LocationId id) { return {Where::Location, id}; }
    static constexpr HunterPlace hospital(LocationId id) { return {Where::Hospital, id}; }
    friend constexpr bool operator==(const HunterPlace&, const HunterPlace&) = default;
};

/// What a hunter's action was, as far as one is not like another (TIME-10).
enum class Deed : std::uint8_t {
    None, ///< nothing of these: he stood up, or was carried
    Move,
    Rest,
    Supply,
    Search,
    Pass, ///< to exchange, to reserve a ticket, or nothing at all: it is not known which
    Card, ///< what an Event card or an Item says (EVT-6)
};
inline constexpr std::size_t deedCount = 7;

/// What lies on a hunter's sheet and under his figure, all of it public (INFO-8). Damage and bites are kept so that Dracula is told in
/// time; the sheet on the table is the one that counts, and can be put right here.
struct HunterSheet {
    bool delayed = false;                 ///< DEL-1
    bool defeated = false;                ///< DEF-3: waits for the next dawn
    std::uint8_t damage = 0;              ///< DMG-1
    std::uint8_t bites = 0;               ///< BITE-1; without Mina's own (BITE-3)
    std::uint8_t bats = 0;                ///< Bats tokens under the figure (BATS-1)
    std::optional<LocationId> hospital{}; ///< fixed at his defeat (DEF-3), until dawn
    friend bool operator==(const HunterSheet&, const HunterSheet&) = default;
};

} // namespace demeter::fury3e
