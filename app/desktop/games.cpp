#include "app/desktop/games.h"

#include "app/desktop/fury2e/kind/second_edition.h"
#include "app/desktop/fury3e/kind/third_edition.h"

namespace demeter {

std::vector<std::unique_ptr<GameKind>> allGames()
{
    std::vector<std::unique_ptr<GameKind>> games;
    games.push_back(std::make_unique<ThirdEdition>());
    games.push_back(std::make_unique<fury2e::SecondEdition>());
    return games;
}

} // namespace demeter
