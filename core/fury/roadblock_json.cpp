#include "core/fury/roadblock_json.h"

namespace demeter::fury {

std::optional<std::pair<LocationId, LocationId>> readPair(const Json& value, const std::string& place, const Board& board, Faults& faults)
{
    if (!value.is_array() || value.size() != 2) {
        faults.push_back({"not-pair", place, {}});
        return std::nullopt;
    }
    const auto a = readLocation(value[0], placeAt(place, 0), board, faults);
    const auto b = readLocation(value[1], placeAt(place, 1), board, faults);
    if (!a || !b)
        return std::nullopt;
    return board[*b].id < board[*a].id ? std::pair(*b, *a) : std::pair(*a, *b);
}

std::optional<Roadblock> readRoadblock(const Json& value, const std::string& place, const Board& board, Faults& faults)
{
    ObjectReader fields(value, place, faults);
    const auto side = fields.text("on");
    const Json* between = fields.required("between");
    fields.refuseUnknown();
    const bool knownSide = side == "road" || side == "rail";
    if (side && !knownSide)
        faults.push_back({"unknown-roadblock-side", fields.placeOf("on"), {*side}});
    if (between == nullptr)
        return std::nullopt;
    const auto pair = readPair(*between, fields.placeOf("between"), board, faults);
    if (!knownSide || !pair)
        return std::nullopt;
    return Roadblock{side == "rail", pair->first, pair->second};
}

Json roadblockJson(const Board& board, const Roadblock& roadblock)
{
    Json json = Json::object();
    json["on"] = roadblock.onRail ? "rail" : "road";
    json["between"] = Json::array({idOf(board, roadblock.a), idOf(board, roadblock.b)});
    return json;
}

} // namespace demeter::fury
