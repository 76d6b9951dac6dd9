#include "app/cli/games.h"

#include "app/cli/fury2e/commands.h"
#include "app/cli/fury2e/position.h"
#include "app/cli/fury3e/commands.h"
#include "app/cli/fury3e/position.h"

namespace demeter {

Games allGames()
{
    Games games;
    games.push_back(fury3eCommands());
    games.push_back(fury2eCommands());
    return games;
}

std::vector<PositionKind> allPositions()
{
    return {fury3ePositions(), fury2ePositions()};
}

} // namespace demeter
