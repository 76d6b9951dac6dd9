#include "core/fury2e/game/rulings.h"

#include <algorithm>

namespace demeter::fury2e {

std::optional<Ruling> rulingFromField(std::string_view field)
{
    const auto found = std::ranges::find(rulingTable, field, &RulingInfo::field);
    if (found == rulingTable.end())
        return std::nullopt;
    return static_cast<Ruling>(found - rulingTable.begin());
}

} // namespace demeter::fury2e
