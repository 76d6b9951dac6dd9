#include "core/fury/hunters.h"

namespace demeter::fury {

std::optional<Hunter> hunterFromId(std::string_view id)
{
    for (const Hunter hunter : allHunters)
        if (hunterIds[static_cast<std::size_t>(hunter)] == id)
            return hunter;
    return std::nullopt;
}

} // namespace demeter::fury
