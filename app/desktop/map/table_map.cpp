#include "app/desktop/map/table_map.h"

namespace demeter {

using namespace fury3e;

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
    model.hunters = view.hunters;
    model.sheets = view.sheets;
    model.tokens = view.tokens;
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

} // namespace demeter
