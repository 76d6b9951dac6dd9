#include "tests/support/golden_games.h"

#include "core/fury3e/text/action_text.h"
#include "core/journal/byte_text.h"
#include "tests/support/load.h"
#include "tests/support/test_keys.h"

#include <QtGlobal>

#include <nlohmann/json.hpp>

#include <map>

namespace demeter::test {

using namespace fury3e;

namespace {

nlohmann::json goldenFile(const std::string& name)
{
    return nlohmann::json::parse(sourceFile("tests/cases/games/" + name + ".json"));
}

} // namespace

std::vector<std::string> goldenActions(const std::string& name)
{
    std::vector<std::string> actions;
    const nlohmann::json game = goldenFile(name); // it has to outlive the loop
    for (const auto& action : game.at("actions"))
        actions.push_back(action.dump());
    return actions;
}

Record begunGoldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players)
{
    const auto game = goldenFile(name);
    const auto& start = game.at("start");
    const std::map<std::string, Printing> printings{
        {"recommended", Printing::Recommended}, {"es", Printing::Es}, {"pl", Printing::Pl}, {"ru", Printing::Ru}};
    RecordHeader header;
    header.gameId = "c0ffee00c0ffee00c0ffee00c0ffee00";
    header.started = "2026-01-01T20:15:00Z";
    header.board = start.at("board");
    header.cards = "dracula-3e";
    header.printing = printings.at(start.at("printing"));
    header.rulings = rulingsOf(header.printing);
    header.handling = start.at("handling") == "dealt" ? CardHandling::Dealt : CardHandling::DrawnFromBox;
    header.clockKept = true;
    header.players = players;
    if (!readHex(start.at("seed").get<std::string>(), header.seed))
        qFatal("no seed in %s", name.c_str());
    auto record = Record::create(std::move(device), header, {board(header.board), catalogue(), header.rulings}, testKeys());
    if (!record)
        qFatal("no record: %s", record.error().code.c_str());
    return std::move(*record);
}

Record goldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players)
{
    Record record = begunGoldenGame(name, std::move(device), players);
    for (const std::string& action : goldenActions(name)) {
        const auto read = readAction(record.ruleset(), std::string_view(action));
        if (!read || !record.submit(*read))
            qFatal("%s: %s", name.c_str(), action.c_str());
    }
    return record;
}

} // namespace demeter::test
