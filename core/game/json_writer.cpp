#include "core/game/json_writer.h"

namespace demeter {

namespace {

Json hunterJson(const Board& board, const HunterPlace& place)
{
    if (place.where == HunterPlace::Where::OffBoard)
        return nullptr;
    if (place.where == HunterPlace::Where::Location)
        return idOf(board, place.location);
    Json json = Json::object();
    json["hospital"] = idOf(board, place.location);
    return json;
}

} // namespace

Json locationsJson(const Board& board, LocationSet set)
{
    Json list = Json::array();
    set.forEach([&](LocationId location) { list.push_back(idOf(board, location)); });
    return list;
}

Json locationJson(const Board& board, std::optional<LocationId> location)
{
    return location ? Json(idOf(board, *location)) : Json(nullptr);
}

Json powersJson(PowerSet powers)
{
    Json list = Json::array();
    for (const Power power : allPowers)
        if (powers.contains(power))
            list.push_back(idOf(power));
    return list;
}

Json kindsJson(const Catalogue& cards, const std::vector<EncounterKind>& kinds)
{
    Json list = Json::array();
    for (const EncounterKind kind : kinds)
        list.push_back(idOf(cards, kind));
    return list;
}

Json huntersJson(const Board& board, const GameState& state)
{
    Json json = Json::object();
    for (const Hunter hunter : allHunters)
        json[std::string(idOf(hunter))] = hunterJson(board, state.hunters[static_cast<std::size_t>(hunter)]);
    return json;
}

Json tokensJson(const Board& board, const BoardTokens& tokens)
{
    Json json = Json::object();
    json["consecratedGround"] = locationsJson(board, tokens.consecratedGround);
    json["heavenlyHosts"] = locationsJson(board, tokens.heavenlyHosts);
    json["storms"] = locationsJson(board, tokens.storms);
    json["fog"] = Json::object();
    for (const auto& [city, count] : tokens.fog)
        json["fog"][idOf(board, city)] = count;
    json["roadblocks"] = Json::array();
    for (const Roadblock& roadblock : tokens.roadblocks)
        json["roadblocks"].push_back(roadblockJson(board, roadblock));
    return json;
}

Json roadblockJson(const Board& board, const Roadblock& roadblock)
{
    Json json = Json::object();
    json["on"] = roadblock.onRail ? "rail" : "road";
    json["between"] = Json::array({idOf(board, roadblock.a), idOf(board, roadblock.b)});
    return json;
}

Json cardPlaceJson(CardPlace place)
{
    Json json = Json::object();
    json[place.lair ? "lair" : "slot"] = place.number;
    return json;
}

Json lyingJson(const Catalogue& cards, const LyingCard& card)
{
    Json json = cardPlaceJson(card.place);
    json["encounter"] = idOf(cards, card.kind);
    if (card.nth != 0)
        json["nth"] = card.nth;
    return json;
}

Json hunterSetJson(HunterSet hunters)
{
    Json list = Json::array();
    hunters.forEach([&](Hunter hunter) { list.push_back(idOf(hunter)); });
    return list;
}

} // namespace demeter
