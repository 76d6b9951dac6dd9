// A Roadblock as JSON. Internal to the core.
#pragma once

#include "core/fury/roadblock.h"
#include "core/map/location_json.h"

#include <utility>

namespace demeter::fury {

/// Two locations, the one with the smaller id first.
std::optional<std::pair<LocationId, LocationId>> readPair(const Json& value, const std::string& place, const Board& board, Faults& faults);
/// As it can be written; whether there is such a road is not asked here.
std::optional<Roadblock> readRoadblock(const Json& value, const std::string& place, const Board& board, Faults& faults);
/// `{"on":"road","between":[id,id]}`.
Json roadblockJson(const Board& board, const Roadblock& roadblock);

} // namespace demeter::fury

namespace demeter {

template <> struct JsonValue<fury::Roadblock> {
    static Json write(const Board& board, const fury::Roadblock& roadblock) { return fury::roadblockJson(board, roadblock); }
    static void read(const Board& board, const JsonAt& at, fury::Roadblock& into, Faults& faults)
    {
        into = fury::readRoadblock(at.value, at.place, board, faults).value_or(fury::Roadblock{});
    }
};

} // namespace demeter
