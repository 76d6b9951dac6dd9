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

} // namespace demeter
