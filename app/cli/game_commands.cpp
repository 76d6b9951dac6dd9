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

const GameCommands* gameNamed(const Games& games, std::string_view id)
{
    const auto found = std::ranges::find(games, id, [](const auto& game) { return game->id(); });
    return found == games.end() ? nullptr : found->get();
}

std::expected<const GameCommands*, Faults> gameOfScript(const Games& games, std::string_view firstLine, std::uint64_t number,
                                                        const GameCommands& usual)
{
    // What else is wrong with the line is said by the game's own reader.
    const auto json = parseJson(firstLine);
    if (!json || !json->is_object())
        return &usual;
    const auto field = [](const Json& object, const char* name) -> const Json* {
        const auto found = object.is_object() ? object.find(name) : object.end();
        return found == object.end() ? nullptr : &*found;
    };
    if (const Json* position = field(*json, "position")) {
        const Json* format = field(*position, "format");
        for (const auto& game : games)
            if (format != nullptr && *format == std::string(game->positionFormat()))
                return game.get();
        return &usual;
    }
    const Json* start = field(*json, "new-game");
    const Json* named = start == nullptr ? nullptr : field(*start, "game");
    if (named == nullptr)
        return &usual;
    Faults faults;
    const std::string place = "/new-game/game";
    if (const auto id = readText(*named, place, faults)) {
        if (const GameCommands* game = gameNamed(games, *id))
            return game;
        faults.push_back({"script-choice", place, {*id, namesOf(games)}});
    }
    return std::unexpected(inLine(number, std::move(faults)));
}

std::string namesOf(const Games& games)
{
    std::string names;
    for (const auto& game : games)
        names += (names.empty() ? "" : ", ") + std::string(game->id());
    return names;
}

} // namespace demeter
