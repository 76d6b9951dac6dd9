#include "core/fury/railways.h"

#include <algorithm>

namespace demeter::fury {

int railwaysTo(const Board& board, LocationId from, LocationId to, const std::vector<Roadblock>& roadblocks, LocationSet stops)
{
    LocationSet reached(from), last(from);
    for (int railways = 1; !last.empty(); ++railways) {
        LocationSet next;
        last.forEach([&](LocationId here) {
            if (here != from && stops.contains(here))
                return;
            (board.byRailway(here) - reached).forEach([&](LocationId there) {
                const Roadblock block{true, std::min(here, there), std::max(here, there)};
                if (std::ranges::find(roadblocks, block) == roadblocks.end())
                    next.insert(there);
            });
        });
        if (next.contains(to))
            return railways;
        reached |= next;
        last = next;
    }
    return 0;
}

} // namespace demeter::fury
