#include "core/fury3e/text/json_writer.h"

#include "core/fury3e/text/names.h"

namespace demeter::fury3e {

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

Json sheetJson(const Board& board, const HunterSheet& sheet)
{
    Json json = Json::object();
    json["delayed"] = sheet.delayed;
    json["defeated"] = sheet.defeated;
    json["damage"] = sheet.damage;
    json["bites"] = sheet.bites;
    json["bats"] = sheet.bats;
    json["hospital"] = locationJson(board, sheet.hospital);
    return json;
}

/// An argument as an object with one field, whose name says what kind it is.
struct ArgumentWriter {
    const Board& board;
    const Catalogue& cards;

    static Json field(const char* name, Json value)
    {
        Json json = Json::object();
        json[name] = std::move(value);
        return json;
    }
    Json operator()(LocationId location) const { return field("location", idOf(board, location)); }
    Json operator()(Power power) const { return field("power", idOf(power)); }
    Json operator()(EncounterKind kind) const { return field("encounter", idOf(cards, kind)); }
    Json operator()(Hunter hunter) const { return field("hunter", idOf(hunter)); }
    Json operator()(Slot slot) const { return field("slot", slot.number); }
    Json operator()(LairSpace lair) const { return field("lair", lair.index); }
    Json operator()(DraculaEvent event) const { return field("event", idOf(event)); }
    Json operator()(HunterEvent event) const { return field("hunterEvent", idOf(event)); }
    Json operator()(HunterCard card) const { return field("hunterCard", idOf(card)); }
    Json operator()(CombatCard card) const { return field("combatCard", idOf(card)); }
    Json operator()(Weekday day) const { return field("day", nameOf(day, dayNames)); }
    Json operator()(Token token) const { return field("token", nameOf(token, tokenNames)); }
    Json operator()(RegionOf region) const { return field("region", board[region.city].region); }
    Json operator()(int number) const { return field("number", number); }
};

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

Json huntersJson(const Board& board, const std::array<HunterPlace, hunterCount>& hunters)
{
    Json json = Json::object();
    for (const Hunter hunter : allHunters)
        json[std::string(idOf(hunter))] = hunterJson(board, hunters[static_cast<std::size_t>(hunter)]);
    return json;
}

Json sheetsJson(const Board& board, const std::array<HunterSheet, hunterCount>& sheets)
{
    Json json = Json::object();
    for (const Hunter hunter : allHunters)
        json[std::string(idOf(hunter))] = sheetJson(board, sheets[static_cast<std::size_t>(hunter)]);
    return json;
}

Json hunterCardsJson(const std::array<std::optional<HunterCard>, hunterCount>& cards)
{
    Json json = Json::object();
    for (const Hunter hunter : allHunters)
        if (const auto card = cards[static_cast<std::size_t>(hunter)])
            json[std::string(idOf(hunter))] = idOf(*card);
    return json;
}

Json happeningJson(const Ruleset& ruleset, const Happening& happening)
{
    Json json = Json::object();
    json["what"] = nameOf(happening.what, happeningNames);
    json["arguments"] = Json::array();
    const ArgumentWriter writer{*ruleset.board, *ruleset.cards};
    for (const Argument& argument : happening.arguments)
        json["arguments"].push_back(std::visit(writer, argument));
    json["rule"] = happening.rule;
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

} // namespace demeter::fury3e
