// How a hunter gets to a place, in words: in either edition the same.
#pragma once

#include "app/table/public_table.h"

#include <QString>

#include <cstdint>

namespace demeter {

/// In the order in which a list has them.
enum class PlaceWay : std::uint8_t { Out, Road, Horse, Sea, Train };

/// One of a list, with the way there; of a horse the name of its Item is that. A train goes over so many railways; 0: that is not known.
SeenPlace placeBy(PlaceWay way, const QString& name, LocationId place, int railways = 0);

} // namespace demeter
