// How hunters travel.
#pragma once

#include <cstdint>

namespace demeter::fury3e {

/// How a hunter got where he is; decides which cards can answer (REV-2, REV-5, Wild Horses, False Tip).
enum class Travel : std::uint8_t {
    Road,    ///< by road, of his own
    Sea,     ///< by sea
    Rail,    ///< by rail, with a ticket
    Carried, ///< moved by an effect
    Out,     ///< from a hospital into its city
};

} // namespace demeter::fury3e
