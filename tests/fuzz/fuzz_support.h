// What the fuzz targets read once: the built-in board and cards.
#pragma once

#include "core/fury3e/text/position.h"

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

namespace demeter::fuzz {

using namespace fury3e;

inline std::string sourceFile(const std::string& path)
{
    std::ifstream file(DEMETER_SOURCE_DIR "/" + path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline const Ruleset& ruleset()
{
    static const Ruleset rules = [] {
        auto board = readBoard(sourceFile("resources/boards/fury-3e.json"));
        auto cards = readCatalogue(sourceFile("resources/cards/dracula-3e.json"), sourceFile("resources/cards/hunter-3e.json"));
        if (!board || !cards)
            std::abort();
        return Ruleset{std::make_shared<const Board>(std::move(*board)), std::make_shared<const Catalogue>(std::move(*cards)), {}};
    }();
    return rules;
}

inline BoardSource boards()
{
    return [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        if (name != "fury-3e")
            return std::unexpected(Faults{{"unknown-board", "/board", {name}}});
        return ruleset().board;
    };
}

} // namespace demeter::fuzz
