#include "app/desktop/games.h"

#include "app/fury2e/desktop/kind/kind.h"
#include "app/fury3e/desktop/kind/kind.h"

namespace demeter {

std::vector<std::unique_ptr<GameKind>> allGames()
{
    std::vector<std::unique_ptr<GameKind>> games;
    games.push_back(std::make_unique<fury3e::ThirdEdition>());
    games.push_back(std::make_unique<fury2e::SecondEdition>());
    return games;
}

} // namespace demeter
