#include "core/fury2e/cards/powers.h"

namespace demeter::fury2e {

std::optional<Power> powerFromId(std::string_view id)
{
    for (const Power power : allPowers)
        if (powerIds[static_cast<std::size_t>(power)] == id)
            return power;
    return std::nullopt;
}

} // namespace demeter::fury2e
