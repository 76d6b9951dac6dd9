#include "core/fury2e/record/recorded.h"

#include "core/base/hex.h"
#include "core/base/utf8.h"
#include "core/fury2e/text/fields.h"
#include "core/fury2e/view/public_text.h"
#include "core/journal/record_body.h"
#include "core/journal/verify_body.h"
#include "core/map/board_file.h"

namespace demeter {

template <> struct JsonNames<ChanceTimes> : PlainNames<chanceTimesNames> {
};

/// Every ruling with its reading, in their order. One that is missing is newer than the record: see `unnamedRulings`.
template <> struct JsonValue<fury2e::Rulings> {
    template <typename Context> static Json write(const Context&, const fury2e::Rulings& rulings)
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < fury2e::rulingCount; ++i)
            json[std::string(fury2e::rulingTable[i].field)] = fury2e::rulingTable[i].readings[rulings.readings[i]];
        return json;
    }
    template <typename Context> static void read(const Context&, const JsonAt& at, fury2e::Rulings& into, Faults& faults)
    {
        ObjectReader fields(at.value, at.place, faults);
        if (!fields.valid())
            return;
        into = fury2e::unnamedRulings();
        std::size_t next = 0;
        for (const auto& [field, name] : at.value.items()) {
            const auto ruling = fury2e::rulingFromField(field);
            const auto index = ruling ? static_cast<std::size_t>(*ruling) : 0;
            const auto readings = std::span(fury2e::rulingTable[index].readings).first(fury2e::rulingTable[index].count());
            const auto found = name.is_string() ? std::ranges::find(readings, name.template get_ref<const std::string&>()) : readings.end();
            if (!ruling || index < next || found == readings.end()) {
                faults.push_back({"unknown-ruling", fields.placeOf(field), {field, ""}});
                return;
            }
            into.readings[index] = static_cast<std::uint8_t>(found - readings.begin());
            next = index + 1;
        }
    }
};

DEMETER_JSON_FIELDS(fury2e::Recorded::Setup, must("board", &It::board), must("rulings", &It::rulings), must("handling", &It::handling),
                    must("players", &It::players), may("chance", &It::chance), may("boardHash", &It::boardHash),
                    may("boardFile", &It::boardFile), may("version", &It::version))

} // namespace demeter

namespace demeter::fury2e {

// The header.

std::expected<Recorded::Setup, std::string> Recorded::readSetup(const Json& open, const Facts& facts)
{
    Setup setup;
    Faults faults;
    ObjectReader fields(open, "", faults);
    JsonObject<Setup>::read(facts, fields, setup, faults);
    if (!faults.empty())
        return std::unexpected(faults.front().place.substr(1));
    if (std::array<std::uint8_t, 32> hash{}; !setup.boardHash.empty() && !readHex(setup.boardHash, hash))
        return std::unexpected("boardHash");
    const bool whole = open["format"].get_ref<const std::string&>() == formats[static_cast<std::size_t>(RecordForm::Whole)];
    if (whole != open.contains("boardFile") || (whole && !isNamedRightly(setup.board, setup.boardFile, setup.boardHash)))
        return std::unexpected("boardFile");
    if (whole && !open.contains("version"))
        return std::unexpected("version");
    if (const auto inName = hashInBoardName(setup.board); inName && !setup.boardHash.empty() && *inName != setup.boardHash)
        return std::unexpected("boardHash");
    if (setup.chance == ChanceTimes::EachRound && setup.handling != TokenHandling::Dealt)
        return std::unexpected("chance");
    // Another way to write the same would be room to hide something in.
    Json written = Json::object();
    writeSetup(written, setup, facts);
    for (const auto* names : {"handling", "players", "chance", "boardHash", "version"})
        if (open.contains(names) && (!written.contains(names) || open[names].dump() != written[names].dump()))
            return std::unexpected(names);
    return setup;
}

void Recorded::writeSetup(Json& open, const Setup& setup, const Facts& facts)
{
    JsonObject<Setup>::write(facts, open, setup);
}

std::optional<std::string> Recorded::unwritable(const Setup& setup)
{
    const auto found = std::ranges::find_if(setup.players, hasControlCharacter);
    if (found == setup.players.end())
        return std::nullopt;
    return "players/" + std::string(hunterIds[static_cast<std::size_t>(found - setup.players.begin())]);
}

bool Recorded::isBuiltIn(const Setup& setup)
{
    return !isBoardFile(setup.board);
}

bool Recorded::otherFiles(const Setup& setup, const Ruleset& ruleset)
{
    return !setup.boardHash.empty() && setup.boardHash != ruleset.board->fileHash();
}

std::optional<Fault> Recorded::missingExternalInput(const Setup& setup)
{
    return unvouchedBoard(setup.board, setup.boardHash);
}

// The rules.

std::expected<Ruleset, Fault> Recorded::rulesOf(const Setup& setup, const Sources& sources)
{
    auto board = boardOfHeader(setup.board, setup.boardFile, setup.boardHash, sources.boards);
    if (!board)
        return std::unexpected(std::move(board.error()));
    return Ruleset{*std::move(board), setup.rulings};
}

std::pair<Ruleset, GameState> Recorded::begin(const Setup& setup, Ruleset ruleset, const Seed& seed)
{
    ruleset.rulings = setup.rulings; // the header is what the game will be read back with
    GameState start = newGame(ruleset, setup.handling, seed, setup.chance == ChanceTimes::EachRound);
    return {std::move(ruleset), std::move(start)};
}

bool Recorded::waitsForChance(const GameState& state)
{
    return takesChance(state) && (state.step == fury2e::Step::RoundBegins || drawsWait(state));
}

std::optional<std::string> Recorded::penalty(const Ruleset&, const GameState&, const Action& action)
{
    return std::holds_alternative<SufferPenalty>(action) ? std::optional<std::string>("2E-ERR-1") : std::nullopt;
}

Violation Recorded::noSuchMoment(std::size_t asked, std::size_t largest)
{
    return {"2E-INV-1", fury2e::Refusal::NoSuchMoment, {static_cast<int>(asked), static_cast<int>(largest)}};
}

const std::vector<Recorded::Error>& Recorded::unnoticedErrors(const GameState&)
{
    static const std::vector<Error> none;
    return none;
}

// Texts, and the table.

Json Recorded::place(const Ruleset& ruleset, const GameState& state)
{
    return jsonOf(*ruleset.board, currentLocation(state));
}

Json Recorded::stepJson(const Ruleset& ruleset, const PublicStep* before, const PublicStep& step)
{
    return fury2e::stepJson(ruleset, before != nullptr ? &before->view : nullptr, step);
}

// The journal's templates under short names.

std::expected<void, Fault> replayReveal(const Reveal& lines, const BoardSource& boards,
                                        const std::function<void(const ReplayedLine&)>& visit)
{
    return replayGame<Recorded>(lines, {boards, {}}, visit);
}

Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards, const CodeMaker& makeCode)
{
    return verifyGame<Recorded>(lines, codes, {boards, {}}, makeCode);
}

} // namespace demeter::fury2e

DEMETER_RECORD_TEMPLATES(, fury2e::Recorded)
