#include "app/fury3e/table/table_map.h"

namespace demeter::fury3e {

std::array<MapModel::Figure, hunterCount> figuresOf(const std::array<HunterPlace, hunterCount>& hunters,
                                                    const std::array<HunterSheet, hunterCount>& sheets)
{
    std::array<MapModel::Figure, hunterCount> figures;
    for (std::size_t n = 0; n < hunterCount; ++n) {
        if (hunters[n].where == HunterPlace::Where::OffBoard)
            continue;
        figures[n].place = hunters[n].location;
        figures[n].ward = hunters[n].where == HunterPlace::Where::Hospital; // HOSP-3
        figures[n].lies = sheets[n].delayed;                                // DEL-1
        figures[n].bats = sheets[n].bats;
        figures[n].bites = sheets[n].bites;
    }
    return figures;
}

void layOpenly(MapModel& model, const std::array<HunterPlace, hunterCount>& hunters, const std::array<HunterSheet, hunterCount>& sheets,
               const BoardTokens& tokens)
{
    using What = MapModel::Token::What;
    model.hunters = figuresOf(hunters, sheets);
    model.tokens.clear();
    tokens.consecratedGround.forEach([&](LocationId place) { model.tokens.push_back({What::ConsecratedGround, place}); });
    tokens.heavenlyHosts.forEach([&](LocationId place) { model.tokens.push_back({What::Host, place}); });
    tokens.storms.forEach([&](LocationId place) { model.tokens.push_back({What::Storm, place}); });
    for (const auto& [city, count] : tokens.fog)
        model.tokens.push_back({What::Fog, city, count});
    model.roadblocks = tokens.roadblocks;
}

MapModel tableMap(const PublicView& view)
{
    MapModel model;
    for (std::size_t n = 0; n < trailLength; ++n)
        if (const auto& hideout = view.trail[n]; hideout && hideout->location)
            model.trail.push_back({*hideout->location, static_cast<int>(n) + 1, true});
    for (std::size_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = view.lairs[n]; lair && lair->location)
            model.lairs.push_back({*lair->location, static_cast<int>(n), true});
    if (view.figure) {
        model.current = view.figure; // CUR-4
        for (std::size_t n = 0; n < trailLength && model.currentSlot == 0; ++n)
            if (view.trail[n] && view.trail[n]->location == view.figure)
                model.currentSlot = static_cast<int>(n) + 1;
    }
    layOpenly(model, view.hunters, view.sheets, view.tokens);
    return model;
}

LocationSet whatMatters(const PublicView& view, const TableTurn& turn)
{
    LocationSet places;
    const auto add = [&](Hunter hunter) {
        if (const HunterPlace& place = view.hunters[static_cast<std::size_t>(hunter)]; place.where != HunterPlace::Where::OffBoard)
            places.insert(place.location);
    };
    for (const HunterOptions& options : turn.options) {
        add(options.hunter);
        for (const HunterOptions::Destination& destination : options.destinations)
            places.insert(destination.place);
    }
    if (!turn.options.empty() && !places.empty())
        return places;
    for (const Hunter hunter : allHunters)
        add(hunter);
    if (view.figure)
        places.insert(*view.figure);
    for (const auto& hideout : view.trail)
        if (hideout && hideout->location)
            places.insert(*hideout->location);
    for (const auto& lair : view.lairs)
        if (lair && lair->location)
            places.insert(*lair->location);
    return places;
}

HuntWay huntWay(const WholeHunt& hunt)
{
    return wayOf(hunt, [](const WholeHunt::Beat& beat) { return figuresOf(beat.hunters); });
}

} // namespace demeter::fury3e
