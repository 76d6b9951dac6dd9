#include "tests/support/second_golden_games.h"

#include "core/base/hex.h"
#include "core/fury2e/game/rulings.h"
#include "tests/support/load.h"
#include "tests/support/test_keys.h"

#include <QDir>
#include <QtGlobal>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace demeter::fury2e {

namespace {

const std::string secondGames = "tests/cases/second_games/";

} // namespace

SecondScript secondScriptIn(const std::string& text)
{
    SecondScript script;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (script.start.is_null())
            script.start = nlohmann::ordered_json::parse(line).at("new-game");
        else if (!line.empty())
            script.actions.push_back(line);
    }
    return script;
}

SecondScript secondScript(const std::string& name)
{
    return secondScriptIn(test::sourceFile(secondGames + name + ".jsonl"));
}

std::vector<std::string> secondGameNames()
{
    std::vector<std::string> names;
    for (const QString& file : QDir(QStringLiteral(DEMETER_SOURCE_DIR "/") + QString::fromStdString(secondGames))
                                   .entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
        if (!file.endsWith(QLatin1String(".public.jsonl")))
            names.push_back(file.chopped(6).toStdString());
    return names;
}

RecordHeader secondHeader(const SecondScript& script, const std::array<std::string, hunterCount>& players)
{
    RecordHeader header;
    header.gameId = "5ec02d5ec02d5ec02d5ec02d5ec02d5e";
    header.started = "2026-01-01T20:15:00Z";
    header.board = "fury-2e";
    header.handling = script.start.value("handling", "dealt") == "dealt" ? TokenHandling::Dealt : TokenHandling::DrawnFromBox;
    header.chance = script.start.value("chance", "at-the-start") == "each-round" ? ChanceTimes::EachRound : ChanceTimes::AtTheStart;
    header.players = players;
    if (!readHex(script.start.at("seed").get<std::string>(), header.seed))
        qFatal("no seed");
    if (script.start.contains("rulings"))
        for (const auto& [field, reading] : script.start["rulings"].items()) {
            const auto ruling = rulingFromField(field);
            const auto& readings = rulingTable[static_cast<std::size_t>(ruling.value())].readings;
            header.rulings.set(*ruling,
                               static_cast<std::uint8_t>(std::ranges::find(readings, reading.get<std::string>()) - readings.begin()));
        }
    return header;
}

Record begunSecondGoldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players)
{
    const RecordHeader header = secondHeader(secondScript(name), players);
    auto record = Record::create(std::move(device), header, {test::board("fury-2e"), header.rulings}, test::testKeys());
    if (!record)
        qFatal("no record: %s", record.error().code.c_str());
    return std::move(*record);
}

Record secondGoldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players)
{
    Record record = begunSecondGoldenGame(name, std::move(device), players);
    for (const std::string& action : secondScript(name).actions) {
        const auto read = readAction(record.ruleset(), action);
        if (!read || !record.submit(*read))
            qFatal("%s: %s", name.c_str(), action.c_str());
    }
    return record;
}

} // namespace demeter::fury2e
