#include "app/fury2e/cli/commands.h"

#include "app/cli/recorded_commands.h"
#include "app/fury2e/cli/terms.h"
#include "app/fury2e/table/public_hunt.h"
#include "app/fury2e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/record/table_entries.h"
#include "core/fury2e/text/position.h"
#include "core/fury2e/text/state_text.h"

#include <algorithm>
#include <span>

namespace demeter::fury2e {

namespace {

/// Reads the field `rulings`: an object of open questions and their readings, as far as they are not the recommended ones.
void readReadings(const Json& json, const std::string& place, Rulings& rulings, Faults& faults)
{
    ObjectReader fields(json, place, faults);
    if (!fields.valid())
        return;
    for (std::size_t n = 0; n < rulingCount; ++n) {
        const RulingInfo& info = rulingTable[n];
        const Json* value = fields.optional(info.field);
        if (value == nullptr)
            continue;
        const std::string at = fields.placeOf(info.field);
        const auto name = readText(*value, at, faults);
        if (!name)
            continue;
        const auto readings = std::span(info.readings).first(info.count());
        const auto found = std::ranges::find(readings, *name);
        if (found == readings.end())
            faults.push_back({"script-choice", at, {*name, listedNames(readings.data(), readings.size())}});
        else
            rulings.readings[n] = static_cast<std::uint8_t>(found - readings.begin());
    }
    fields.refuseUnknown();
}

/// A position says all that a movement phase depends on. To go on from it, the hunters have to stand somewhere; they are unhurt, and what
/// does not lie on the board is drawn from the box, for no order of the reserve is known.
Faults takeUp(GameState& state)
{
    Faults missing;
    for (std::size_t hunter = 0; hunter < hunterCount; ++hunter) {
        if (!state.hunters[hunter])
            missing.push_back({"field-missing", "/hunters", {std::string(hunterIds[hunter])}});
        state.sheets[hunter].health = fullHealth[hunter];
    }
    sheetOf(state, Hunter::MinaHarker).bites = 1; // 2E-COMP-14
    std::size_t lying = state.encounterHand.size() + state.pushedOff.size();
    for (const TrailCard& card : state.trail)
        lying += card.encounter.has_value();
    for (const auto& card : state.catacombs)
        lying += card ? card->encounters.size() : 0;
    state.handling = TokenHandling::DrawnFromBox;
    state.boxReserve = static_cast<std::uint8_t>(encounterTokens - std::min<std::size_t>(lying, encounterTokens));
    state.step = Step::Movement;
    return missing;
}

/// What the shared commands ask of it (`GameOfTheTerminal`).
struct Fury2eCli {
    using Game = Recorded;
    using Names = SecondEditionSentences;
    using Entries = TableEntries;
    using Public = PublicHunt;

    static constexpr std::string_view id = "fury-2e";
    static constexpr std::string_view positionFormat = "demeter-position/2";

    static Recorded::Sources sources(const QString& folder) { return {boardSource(folder)}; }

    static RecordHeader usual()
    {
        RecordHeader header;
        header.board = "fury-2e";
        return header;
    }
    static std::vector<NewGameField> fields(RecordHeader& header, const Recorded::Sources&)
    {
        NewGameField rulings{"rulings"};
        rulings.option = false;
        rulings.read = [&header](const Json& value, const std::string& place, Faults& faults) {
            readReadings(value, place, header.rulings, faults);
        };
        return {boardField(header.board),
                choiceField<TokenHandling>("handling", newGameHandlings, [&header](TokenHandling how) { header.handling = how; }),
                choiceField<ChanceTimes>("chance", newGameChances, [&header](ChanceTimes when) { header.chance = when; }),
                seedField(header.seed), std::move(rulings)};
    }
    static void normalize(RecordHeader& header)
    {
        if (header.handling != TokenHandling::Dealt) // there is nothing else to mix
            header.chance = ChanceTimes::AtTheStart;
    }

    static std::expected<std::pair<Ruleset, GameState>, Faults> readPosition(std::string_view json, const Recorded::Sources& sources)
    {
        auto position = fury2e::readPosition(json, sources.boards);
        if (!position)
            return std::unexpected(std::move(position.error()));
        if (auto missing = takeUp(position->state); !missing.empty())
            return std::unexpected(std::move(missing));
        return std::pair(Ruleset{std::move(position->board), {}}, std::move(position->state));
    }
    static std::string writeState(const Ruleset& rules, const GameState& state, DeckOrder order)
    {
        return order == DeckOrder::Told ? fury2e::writeState(rules, state) : writeStateWithoutReserveOrder(rules, state);
    }

    static std::unique_ptr<const SecondEditionSentences> names(const Ruleset& rules, Language language)
    {
        return std::make_unique<SecondEditionSentences>(rules.board, language);
    }
    static QString refusal(const SecondEditionSentences& sentences, const Violation& violation) { return sentences.reason(violation); }
    static QString headword(const SecondEditionSentences&, const std::string&) { return {}; }

    static bool isOver(const GameState& state) { return state.winner != Winner::None; }
    static bool byHand(const RecordHeader& header) { return header.handling == TokenHandling::DrawnFromBox; }
    static QString notOver() { return huntNotOver(); }
    static Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const Recorded::Sources& sources)
    {
        return fury2e::verify(lines, codes, sources.boards);
    }
    static PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources,
                                 const SecondEditionSentences* sentences)
    {
        return fury2e::playedWith(found, lines, sources, sentences);
    }
};

} // namespace

std::unique_ptr<const GameCommands> commands()
{
    return std::make_unique<RecordedCommands<fury2e::Fury2eCli>>();
}

} // namespace demeter::fury2e
