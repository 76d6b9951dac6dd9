#include "app/fury2e/table/table_map.h"

#include <algorithm>

namespace demeter::fury2e {

MapModel tableMap(const PublicView& view)
{
    using What = MapModel::Token::What;
    MapModel model;
    model.current = view.figure; // his figure stands on the trail, and is looked for where its card lies (2E-TRAIL-4)
    for (std::size_t n = 0; n < view.trail.size(); ++n) {
        const auto& location = view.trail[n].location;
        if (!location)
            continue;
        model.trail.push_back({*location, static_cast<int>(n) + 1, true});
        if (location == view.figure && model.currentSlot == 0)
            model.currentSlot = static_cast<int>(n) + 1;
    }
    for (std::size_t n = 0; n < view.catacombs.size(); ++n)
        if (const auto& card = view.catacombs[n]; card && card->location)
            model.lairs.push_back({*card->location, static_cast<int>(n), true});
    for (std::size_t n = 0; n < hunterCount; ++n) {
        const HunterSheet& sheet = view.sheets[n];
        MapModel::Figure& figure = model.hunters[n];
        figure.place = view.hunters[n];
        figure.lies = sheet.missesTurn;
        figure.bites = sheet.bites;
        figure.bats = static_cast<std::uint8_t>(std::ranges::count(holding(sheet), Encounter::Bats));
        figure.fog = static_cast<std::uint8_t>(std::ranges::count(holding(sheet), Encounter::Fog));
    }
    for (const LocationId city : view.hosts)
        model.tokens.push_back({What::Host, city});
    if (view.consecratedGround)
        model.tokens.push_back({What::ConsecratedGround, *view.consecratedGround});
    if (view.storm)
        model.tokens.push_back({What::Storm, view.storm->zone});
    if (view.declared && view.declared->location) // 2E-HEV-12
        model.tokens.push_back({What::Declared, *view.declared->location});
    if (view.roadblock)
        model.roadblocks.push_back(*view.roadblock);
    return model;
}

LocationSet whatMatters(const PublicView& view, const TableTurn& turn)
{
    LocationSet places = turn.starts;
    for (const HunterOptions& options : turn.options) {
        if (const auto& here = view.hunters[static_cast<std::size_t>(options.hunter)])
            places.insert(*here);
        for (const HunterOptions::Destination& destination : options.destinations)
            if (destination.travel != Travel::Rail)
                places.insert(destination.place);
    }
    if (!places.empty())
        return places;
    for (const auto& place : view.hunters)
        if (place)
            places.insert(*place);
    if (view.figure)
        places.insert(*view.figure);
    for (const PublicCard& card : view.trail)
        if (card.location)
            places.insert(*card.location);
    for (const auto& card : view.catacombs)
        if (card && card->location)
            places.insert(*card->location);
    return places;
}

HuntWay huntWay(const WholeHunt& hunt)
{
    return wayOf(hunt, [](const WholeHunt::Beat& beat) {
        std::array<MapModel::Figure, hunterCount> figures{};
        for (std::size_t n = 0; n < hunterCount; ++n)
            figures[n].place = beat.hunters[n];
        return figures;
    });
}

} // namespace demeter::fury2e
