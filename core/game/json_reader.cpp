#include "core/game/json_reader.h"

namespace demeter {

std::optional<Hunter> readHunter(std::string_view id, const std::string& place, Faults& faults)
{
    const auto hunter = hunterFromId(id);
    if (!hunter)
        faults.push_back({"unknown-hunter", place, {std::string(id), nearestOf(id, hunterIds)}});
    return hunter;
}

std::optional<Hunter> readHunter(const Json& value, const std::string& place, Faults& faults)
{
    const auto id = readText(value, place, faults);
    return id ? readHunter(std::string_view(*id), place, faults) : std::nullopt;
}

std::string_view idOf(Hunter hunter)
{
    const auto index = static_cast<std::size_t>(hunter);
    return index < hunterCount ? hunterIds[index] : std::string_view();
}

PowerSet readPowers(const Json& list, const std::string& place, Faults& faults)
{
    PowerSet powers;
    if (!isList(list, place, faults))
        return powers;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto power = readPower(list[i], placeAt(place, i), faults);
        if (!power)
            continue;
        if (powers.contains(*power))
            faults.push_back({"power-doubled", placeAt(place, i), {std::string(idOf(*power))}});
        powers |= *power;
    }
    return powers;
}

} // namespace demeter
