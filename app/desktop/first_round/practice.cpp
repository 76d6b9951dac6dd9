#include "app/desktop/first_round/practice.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace demeter {

namespace {

constexpr int farAway = 1000; // more roads than there are places
using Roads = std::array<int, maxLocations>;

/// How many roads lie between each city and the nearest of these; a way neither passes nor ends in `avoid`.
Roads roadsFrom(const Board& board, LocationSet from, LocationSet avoid)
{
    Roads roads;
    roads.fill(farAway);
    std::vector<LocationId> next;
    from.forEach([&](LocationId place) {
        roads[indexOf(place)] = 0;
        next.push_back(place);
    });
    for (std::size_t n = 0; n < next.size(); ++n)
        (board.byRoad(next[n]) - avoid).forEach([&](LocationId place) {
            if (roads[indexOf(place)] == farAway) {
                roads[indexOf(place)] = roads[indexOf(next[n])] + 1;
                next.push_back(place);
            }
        });
    return roads;
}

template <typename Score> std::optional<LocationId> best(LocationSet places, const Score& score)
{
    std::optional<LocationId> found;
    int lowest = 0;
    places.forEach([&](LocationId place) {
        if (const int its = score(place); !found || its < lowest) {
            found = place;
            lowest = its;
        }
    });
    return found;
}

} // namespace

std::array<LocationId, fury::hunterCount> practiceCities(const Board& board, LocationSet starts,
                                                         const std::array<std::optional<LocationId>, fury::hunterCount>& chosen)
{
    std::vector<LocationId> others;
    for (const std::string_view id : {"paris", "vienna", "rome", "madrid", "berlin", "london", "belgrade"})
        if (const auto city = board.find(id); city && starts.contains(*city))
            others.push_back(*city);
    starts.forEach([&](LocationId city) { others.push_back(city); });
    std::array<LocationId, fury::hunterCount> cities{};
    LocationSet taken;
    for (const auto& city : chosen)
        if (city)
            taken.insert(*city);
    for (std::size_t n = 0; n < fury::hunterCount; ++n) {
        const auto city = std::ranges::find_if(others, [&](LocationId each) { return !taken.contains(each); });
        cities[n] = chosen[n] ? *chosen[n] : city != others.end() ? *city : others.front();
        taken.insert(cities[n]);
    }
    return cities;
}

std::optional<LocationId> startNear(const Board& board, LocationSet hunters, LocationSet starts)
{
    const Roads roads = roadsFrom(board, hunters, {});
    return best(starts, [&](LocationId start) {
        int nearest = farAway;
        (board.byRoad(start) & board.cards() & board.cities()).forEach([&](LocationId city) {
            if (!hunters.contains(city))
                nearest = std::min(nearest, std::abs(roads[indexOf(city)] - 2));
        });
        return std::abs(roads[indexOf(start)] - 3) * 100 + nearest * 400 - board.byRoad(start).size();
    });
}

std::optional<LocationId> moveNear(const Board& board, LocationSet hunters, LocationSet places, bool waits)
{
    const Roads roads = roadsFrom(board, hunters, {});
    return best(places, [&](LocationId place) {
        const int away = std::min(roads[indexOf(place)], 9);
        const int wrong = hunters.contains(place) ? 400 : 0; // there nothing stays face down
        return wrong + (waits ? -away : 10 * std::abs(away - 2)) - (waits ? 0 : board.byRoad(place).size());
    });
}

LocationSet nearerByRoad(const Board& board, LocationId hunter, LocationSet goals, LocationSet hidden)
{
    const Roads roads = roadsFrom(board, goals, hidden);
    LocationSet nearer;
    if (roads[indexOf(hunter)] > 1)
        (board.byRoad(hunter) - hidden).forEach([&](LocationId place) {
            if (roads[indexOf(place)] < roads[indexOf(hunter)])
                nearer.insert(place);
        });
    return nearer;
}

} // namespace demeter
