// A Roadblock on a road or a railway (BLK-1).
#pragma once

#include "core/fury/roadblock.h"

namespace demeter::fury3e {

using fury::Roadblock;

} // namespace demeter::fury3e
