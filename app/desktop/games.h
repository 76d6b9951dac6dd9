// The games that the program keeps.
#pragma once

#include "app/desktop/session/session.h"

#include <memory>
#include <vector>

namespace demeter {

/// All of them; the first is the one that is offered first, and that says what is wrong with a file that is nobody's.
std::vector<std::unique_ptr<GameKind>> allGames();

} // namespace demeter
