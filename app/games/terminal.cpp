#include "app/cli/games.h"

#include "app/fury2e/cli/commands.h"
#include "app/fury2e/cli/position.h"
#include "app/fury3e/cli/commands.h"
#include "app/fury3e/cli/position.h"

namespace demeter {

Games allGames()
{
    Games games;
    games.push_back(fury3e::commands());
    games.push_back(fury2e::commands());
    return games;
}

std::vector<PositionKind> allPositions()
{
    return {fury3e::positions(), fury2e::positions()};
}

} // namespace demeter
