// Locations as JSON, on top of core/base/json_reader.h. Internal to the core.
#pragma once

#include "core/base/json_fields.h"
#include "core/base/json_reader.h"
#include "core/map/board.h"

namespace demeter {

std::optional<LocationId> readLocation(const Json& value, const std::string& place, const Board& board, Faults& faults);

/// The id for writing. A number that the board doesn't have gives an empty text instead of undefined behaviour.
std::string idOf(const Board& board, LocationId location);

template <> struct JsonValue<LocationId> {
    static Json write(const Board& board, LocationId location) { return Json(idOf(board, location)); }
    static void read(const Board& board, const JsonAt& at, LocationId& into, Faults& faults)
    {
        into = readLocation(at.value, at.place, board, faults).value_or(LocationId{});
    }
};

/// A list in the order of the board.
template <> struct JsonValue<LocationSet> {
    static Json write(const Board& board, LocationSet locations)
    {
        Json list = Json::array();
        locations.forEach([&](LocationId location) { list.push_back(idOf(board, location)); });
        return list;
    }
    static void read(const Board& board, const JsonAt& at, LocationSet& into, Faults& faults)
    {
        std::vector<LocationId> list;
        JsonValue<std::vector<LocationId>>::read(board, at, list, faults);
        for (const LocationId location : list)
            into.insert(location);
    }
};

} // namespace demeter
