#include "core/fury2e/game/rulings.h"

#include <algorithm>

namespace demeter::fury2e {

Rulings unnamedRulings()
{
    Rulings rulings;
    std::ranges::transform(rulingTable, rulings.readings.begin(), &RulingInfo::unnamed);
    return rulings;
}

std::optional<Ruling> rulingFromField(std::string_view field)
{
    const auto found = std::ranges::find(rulingTable, field, &RulingInfo::field);
    if (found == rulingTable.end())
        return std::nullopt;
    return static_cast<Ruling>(found - rulingTable.begin());
}

} // namespace demeter::fury2e
