// The golden games of tests/cases/games, played into a record.
#pragma once

#include "core/journal/record.h"

#include <memory>
#include <string>

namespace demeter::test {

/// Plays `NAME.json` into `device`. Ends the program if anything is refused.
Record goldenGame(const std::string& name, std::unique_ptr<Device> device);

} // namespace demeter::test
