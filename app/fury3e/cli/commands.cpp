#include "app/fury3e/cli/commands.h"

#include "app/cli/recorded_commands.h"
#include "app/fury3e/cli/terms.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"
#include "core/fury3e/cards/counts.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/position.h"

#include <QCoreApplication>

#include <array>

namespace demeter::fury3e {

namespace {

constexpr std::array<std::string_view, 2> clockNames{"by-hand", "kept"};
constexpr std::array<std::string_view, 4> rulebookNames{"recommended", "es", "pl", "ru"};

/// What the shared commands ask of it (`GameOfTheTerminal`).
struct Fury3eCli {
    using Game = Recorded;
    using Names = Sentences;
    using Entries = TableEntries;
    using Public = PublicHunt;

    static constexpr std::string_view id = "fury-3e";
    static constexpr std::string_view positionFormat = "demeter-position/1";

    static Recorded::Sources sources(const QString& folder) { return {boardSource(folder), builtInCatalogue()}; }

    static RecordHeader usual()
    {
        RecordHeader header;
        header.board = builtInBoardIds[0];
        header.rulings = rulingsOf(header.printing);
        return header;
    }
    static std::vector<NewGameField> fields(RecordHeader& header, const Recorded::Sources& sources)
    {
        NewGameField clock = choiceField<bool>("clock", clockNames, [&header](bool kept) { header.clockKept = kept; });
        clock.option = false;
        NewGameField counts{"counts"};
        counts.option = false;
        counts.read = [&header, cards = sources.cards](const Json& value, const std::string& place, Faults& faults) {
            if (auto read = readCounts(*cards, value, place))
                header.counts = *std::move(read);
            else
                std::ranges::move(read.error(), std::back_inserter(faults));
        };
        return {boardField(header.board),
                choiceField<CardHandling>("handling", newGameHandlings, [&header](CardHandling how) { header.handling = how; }),
                choiceField<Printing>("printing", rulebookNames,
                                      [&header](Printing printing) {
                                          header.printing = printing;
                                          header.rulings = rulingsOf(printing);
                                      }),
                choiceField<bool>("chance", newGameChances, [&header](bool eachRound) { header.chanceEachRound = eachRound; }),
                seedField(header.seed),
                std::move(clock),
                std::move(counts)};
    }
    static void normalize(RecordHeader& header)
    {
        header.cards = builtInCatalogueId();
        header.cardsHash = builtInCatalogue()->fileHash;
        header.chanceEachRound = header.chanceEachRound && header.handling == CardHandling::Dealt; // there is nothing else to shuffle
    }

    static std::expected<std::pair<Ruleset, GameState>, Faults> readPosition(std::string_view json, const Recorded::Sources& sources)
    {
        auto position = fury3e::readPosition(json, sources.boards, sources.cards);
        if (!position)
            return std::unexpected(std::move(position.error()));
        return std::pair(std::move(position->ruleset), std::move(position->state));
    }
    static std::string writeState(const Ruleset& rules, const GameState& state, DeckOrder order)
    {
        return order == DeckOrder::Told ? fury3e::writeState(rules, state) : writeStateWithoutDeckOrder(rules, state);
    }

    static std::unique_ptr<const Sentences> names(const Ruleset& rules, Language language)
    {
        return std::make_unique<Sentences>(rules.board, rules.cards, language);
    }
    static QString refusal(const Sentences& sentences, const Violation& violation) { return sentences.violation(violation); }
    static QString headword(const Sentences& sentences, const std::string& rule) { return sentences.headword(rule); }

    static bool isOver(const GameState& state) { return state.winner != Winner::None; }
    static bool byHand(const RecordHeader& header) { return header.handling == CardHandling::DrawnFromBox; }
    static QString notOver() { return huntNotOver(); }
    static Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const Recorded::Sources& sources)
    {
        return fury3e::verify(lines, codes, sources.boards, sources.cards);
    }
    static PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources,
                                 const Sentences* sentences)
    {
        return fury3e::playedWith(found, lines, sources, sentences);
    }
};

} // namespace

std::unique_ptr<const GameCommands> commands()
{
    return std::make_unique<RecordedCommands<Fury3eCli>>();
}

} // namespace demeter::fury3e
