// Games of the window tests are dealt the same way every time.
#pragma once

#include "app/desktop/game_controller.h"

namespace demeter::test {

inline Devices fixedChance(Devices devices = {})
{
    devices.seed = [] {
        Seed seed;
        seed.fill(7);
        return seed;
    };
    return devices;
}

} // namespace demeter::test
