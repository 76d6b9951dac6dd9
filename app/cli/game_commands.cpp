#include "app/cli/game_commands.h"

#include <algorithm>

namespace demeter {

namespace {

template <typename Owns> const GameCommands& firstThat(const Games& games, Owns&& owns)
{
    const auto found = std::ranges::find_if(games, owns);
    return found == games.end() ? *games.front() : **found;
}

} // namespace

const GameCommands& gameOfRecord(const Games& games, std::string_view bytes)
{
    const std::string_view firstLine = bytes.substr(0, bytes.find('\n'));
    return firstThat(games, [firstLine](const auto& game) { return game->isRecord(firstLine); });
}

const GameCommands& gameOfReveal(const Games& games, const Reveal& lines)
{
    return firstThat(games, [&lines](const auto& game) { return game->isReveal(lines); });
}

} // namespace demeter
