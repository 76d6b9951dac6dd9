#include "app/cli/games.h"

#include "app/cli/fury3e/commands.h"

namespace demeter {

Games allGames()
{
    Games games;
    games.push_back(fury3eCommands());
    return games;
}

} // namespace demeter
