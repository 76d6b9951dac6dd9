#include "core/fury3e/record/recorded.h"

#include "core/base/hex.h"
#include "core/base/utf8.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/public_text.h"
#include "core/journal/record_body.h"
#include "core/journal/verify_body.h"
#include "core/map/board_file.h"
#include "core/map/location_json.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

constexpr std::array<std::string_view, 4> printingNames{"recommended", "es", "pl", "ru"};
constexpr std::array<std::string_view, 2> handlingNames{"dealt", "drawn-from-box"};
/// In the header, if the whole round is kept.
constexpr std::string_view roundKept = "kept";
/// In the header, if chance may come in round by round.
constexpr std::string_view chanceEachRound = "each-round";

/// How many cards just drawn wait for the decision whether they are played at once.
std::size_t pausesIn(const GameState& state)
{
    return static_cast<std::size_t>(std::ranges::count(state.due, Due::What::AtOnce, &Due::what));
}

/// Reads the rulings; the answer names the field that is wrong.
std::expected<Rulings, std::string> readRulings(const Json& json)
{
    if (!json.is_object())
        return std::unexpected("rulings");
    Rulings rulings = unnamedRulings();
    std::optional<Ruling> last;
    for (const auto& [field, name] : json.items()) {
        const std::optional<Ruling> ruling = rulingFromField(field);
        if (!ruling || (last && *ruling <= *last) || !name.is_string())
            return std::unexpected("rulings/" + field);
        last = ruling;
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(*ruling)];
        const auto index = indexIn(info.readings, name.get_ref<const std::string&>());
        if (!index || !setReading(rulings, *ruling, static_cast<std::uint8_t>(*index)))
            return std::unexpected("rulings/" + field);
    }
    return rulings;
}

} // namespace

// The header.

std::optional<Fault> Recorded::foreignHeader(const Json& open)
{
    if (!open.contains("cards") || !open["cards"].is_string() || open["cards"] == cardsId)
        return std::nullopt;
    return Fault{"record-cards", {}, {open["cards"].get<std::string>()}};
}

std::expected<Recorded::Setup, std::string> Recorded::readSetup(const Json& open, const Catalogue& cardFile)
{
    Setup setup;
    setup.board = open["board"].get<std::string>();
    setup.cards = open["cards"].get<std::string>();
    const auto printing = indexIn(printingNames, open["printing"].get_ref<const std::string&>());
    if (!printing)
        return std::unexpected("printing");
    setup.printing = static_cast<Printing>(*printing);
    const auto handling = indexIn(handlingNames, open["handling"].get_ref<const std::string&>());
    if (!handling)
        return std::unexpected("handling");
    setup.handling = static_cast<CardHandling>(*handling);
    const auto rulings = readRulings(open["rulings"]);
    if (!rulings)
        return std::unexpected(rulings.error());
    setup.rulings = *rulings;

    const Json& players = open["players"];
    if (!hasKeys(players, {hunterIds[0], hunterIds[1], hunterIds[2], hunterIds[3]}))
        return std::unexpected("players");
    for (std::size_t i = 0; i < hunterCount; ++i) {
        const Json& name = players[std::string(hunterIds[i])];
        if (!name.is_string())
            return std::unexpected("players/" + std::string(hunterIds[i]));
        setup.players[i] = name.get<std::string>();
    }

    if (open.contains("round")) {
        if (open["round"].get_ref<const std::string&>() != roundKept)
            return std::unexpected("round");
        setup.clockKept = true;
    }
    const std::string& format = open["format"].get_ref<const std::string&>();
    const bool whole = format == wholeRecordFormat;
    for (const char* field : {"chance", "boardHash", "cardsHash", "version"})
        if (open.contains(field) ? !whole && format != recordFormat : whole && field != std::string_view("chance"))
            return std::unexpected(field);
    if (open.contains("boardFile") != whole)
        return std::unexpected("boardFile");
    if (open.contains("chance")) {
        if (open["chance"].get_ref<const std::string&>() != chanceEachRound || setup.handling != CardHandling::Dealt)
            return std::unexpected("chance");
        setup.chanceEachRound = true;
    }
    const auto readHash = [&open](const char* field, std::string& hash) {
        if (std::array<std::uint8_t, 32> bytes{}; open.contains(field) && !readHex(open[field].get_ref<const std::string&>(), bytes))
            return false;
        hash = open.value(field, std::string());
        return true;
    };
    if (!readHash("boardHash", setup.boardHash))
        return std::unexpected("boardHash");
    if (!readHash("cardsHash", setup.cardsHash))
        return std::unexpected("cardsHash");
    setup.boardFile = open.value("boardFile", std::string());
    if (whole && !isNamedRightly(setup.board, setup.boardFile, setup.boardHash))
        return std::unexpected("boardFile");
    if (const auto hash = hashInBoardName(setup.board); hash && !setup.boardHash.empty() && *hash != setup.boardHash)
        return std::unexpected("boardHash");
    setup.version = open.value("version", std::string());
    if (open.contains("version") && setup.version.empty())
        return std::unexpected("version");
    if (open.contains("counts")) {
        const auto counts = readCounts(cardFile, open["counts"]);
        // Numbers that the card file has as well, and notes, would be room to hide something in.
        if (!counts || open["counts"].empty() || countsJson(cardFile, *counts).dump() != open["counts"].dump())
            return std::unexpected("counts");
        setup.counts = *counts;
    }
    return setup;
}

void Recorded::writeSetup(Json& open, const Setup& setup, const Catalogue& cardFile)
{
    open["board"] = setup.board;
    open["cards"] = setup.cards;
    open["printing"] = printingNames[static_cast<std::size_t>(setup.printing)];
    Json& rulings = open["rulings"] = Json::object();
    const Rulings unnamed = unnamedRulings();
    for (const RulingInfo& info : rulingTable())
        if (const std::uint8_t chosen = reading(setup.rulings, info.ruling);
            info.ruling < firstLeftUnnamed || chosen != reading(unnamed, info.ruling))
            rulings[std::string(info.field)] = info.readings[chosen];
    open["handling"] = handlingNames[static_cast<std::size_t>(setup.handling)];
    Json& players = open["players"] = Json::object();
    for (std::size_t i = 0; i < hunterCount; ++i)
        players[std::string(hunterIds[i])] = setup.players[i];
    if (setup.clockKept)
        open["round"] = roundKept;
    if (setup.counts)
        open["counts"] = countsJson(cardFile, *setup.counts);
    if (setup.chanceEachRound)
        open["chance"] = chanceEachRound;
    for (const auto& [field, value] : {std::pair("boardHash", &setup.boardHash), std::pair("boardFile", &setup.boardFile),
                                       std::pair("cardsHash", &setup.cardsHash), std::pair("version", &setup.version)})
        if (!value->empty())
            open[field] = *value;
}

Recorded::Setup Recorded::withoutDefaults(const Setup& setup, const Catalogue& cardFile)
{
    Setup shorter = setup;
    if (shorter.counts == countsOf(cardFile))
        shorter.counts.reset();
    return shorter;
}

std::optional<std::string> Recorded::unwritable(const Setup& setup)
{
    for (std::size_t i = 0; i < hunterCount; ++i)
        if (hasControlCharacter(setup.players[i]))
            return "players/" + std::string(hunterIds[i]);
    return std::nullopt;
}

bool Recorded::isBuiltIn(const Setup& setup)
{
    return !isBoardFile(setup.board);
}

bool Recorded::otherFiles(const Setup& setup, const Ruleset& ruleset)
{
    const auto differ = [](const std::string& named, const std::string& here) { return !named.empty() && named != here; };
    return differ(setup.boardHash, ruleset.board->fileHash()) || differ(setup.cardsHash, ruleset.cards->fileHash);
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
    return Ruleset{*std::move(board), sources.cards, setup.rulings};
}

std::pair<Ruleset, GameState> Recorded::begin(const Setup& setup, Ruleset ruleset, const Seed& seed)
{
    ruleset.rulings = setup.rulings; // the header is what the game will be read back with
    if (setup.counts)
        ruleset.cards = std::make_shared<const Catalogue>(withCounts(*ruleset.cards, *setup.counts));
    GameState start = newGame(ruleset, setup.handling, seed, setup.clockKept, setup.chanceEachRound);
    return {std::move(ruleset), std::move(start)};
}

std::expected<GameState, Violation> Recorded::apply(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return fury3e::apply(ruleset, state, action);
}

std::expected<GameState, Violation> Recorded::applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return fury3e::applyRecorded(ruleset, state, action);
}

Action Recorded::completedFromHistory(const Ruleset& ruleset, const GameState& start, const std::vector<Action>& actions,
                                      const Action& action)
{
    Action complete = action;
    if (auto* claim = std::get_if<ClaimError>(&complete))
        claim->found = auditRecord(ruleset, start, actions);
    return complete;
}

bool Recorded::waitsForChance(const GameState& state)
{
    return drawsWait(state);
}

std::optional<std::string> Recorded::penalty(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    if (std::holds_alternative<SufferPenalty>(action))
        return "ERR-2";
    if (const auto* claim = std::get_if<ClaimError>(&action); claim != nullptr && claim->found)
        return claim->found->rule;
    const auto* entry = std::get_if<RefereeEntry>(&action);
    if (entry == nullptr || !entry->penalised)
        return std::nullopt;
    const auto legal = std::visit([&](const auto& step) { return fury3e::apply(ruleset, state, step); }, entry->step);
    return legal ? "ERR-1" : std::string(legal.error().rule);
}

Violation Recorded::noSuchMoment(std::size_t asked, std::size_t largest)
{
    return {"INV-1", fury3e::Refusal::OutOfRange, {static_cast<int>(asked), 0, static_cast<int>(largest)}};
}

// Texts.

std::string Recorded::writeAction(const Ruleset& ruleset, const Action& action)
{
    return fury3e::writeAction(ruleset, action);
}

std::expected<Action, Faults> Recorded::readAction(const Ruleset& ruleset, std::string_view json)
{
    return fury3e::readAction(ruleset, json);
}

std::string_view Recorded::actionName(const Action& action)
{
    return fury3e::actionName(action);
}

Json Recorded::place(const Ruleset& ruleset, const GameState& state)
{
    return jsonOf(*ruleset.board, currentLocation(state));
}

std::size_t Recorded::paddingLinesDue(const GameState& before, const GameState& after)
{
    const auto drawn = static_cast<std::size_t>(std::ranges::count(after.happened, Happening::What::EventsTaken, &Happening::what));
    const std::size_t paused = pausesIn(before), pausedNow = pausesIn(after);
    return drawn > 0 && pausedNow < paused + drawn ? paused + drawn - pausedNow : 0;
}

bool Recorded::paddingWaits(const GameState& state)
{
    return std::ranges::any_of(state.due, [](const Due& due) { return due.what == Due::What::EventsDrawn; });
}

// The table.

Json Recorded::stepJson(const Ruleset& ruleset, const PublicStep* before, const PublicStep& step)
{
    return fury3e::stepJson(ruleset, before != nullptr ? &before->view : nullptr, step);
}

// The journal's templates under short names.

std::expected<RecordHeader, Fault> revealedHeader(const Reveal& lines, const Catalogue& cards)
{
    return readRevealedHeader<Recorded>(lines, cards);
}

std::expected<void, Fault> replayReveal(const Reveal& lines, const BoardSource& boards, std::shared_ptr<const Catalogue> cards,
                                        const std::function<void(const ReplayedLine&)>& visit)
{
    return replayGame<Recorded>(lines, {boards, std::move(cards)}, visit);
}

Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards,
                    std::shared_ptr<const Catalogue> cards, const CodeMaker& makeCode)
{
    return verifyGame<Recorded>(lines, codes, {boards, std::move(cards)}, makeCode);
}

} // namespace demeter::fury3e

DEMETER_RECORD_TEMPLATES(, fury3e::Recorded)
