#include "core/map/location_json.h"

namespace demeter {

std::optional<LocationId> readLocation(const Json& value, const std::string& place, const Board& board, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto location = board.find(*id);
    if (!location)
        faults.push_back({"location-not-on-board", place, {*id, board.id(), board.nearestId(*id).value_or("")}});
    return location;
}

std::string idOf(const Board& board, LocationId location)
{
    return indexOf(location) < board.locations().size() ? board[location].id : std::string();
}

} // namespace demeter
