// A game of the terminal whose records the journal keeps: everything that `GameCommands` asks, but for what the game itself knows.
#pragma once

#include "app/cli/game_commands.h"
#include "app/cli/new_game.h"
#include "app/cli/scripted_game.h"
#include "app/cli/serve.h"
#include "app/text/resources.h"
#include "app/text/reveal_files.h"
#include "app/text/whole_file.h"
#include "core/journal/byte_text.h"
#include "core/journal/recorded_game.h"
#include "core/journal/seal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <concepts>
#include <memory>
#include <utility>

namespace demeter {

/// What a game says of itself. `Cli` is a struct without members; everything but types is static. The setup of a `Game` that is
/// played on a board has the fields `board` and `boardHash`, its sources find boards, and its rules have the board.
///
/// - `Names` are its names and sentences in one language;
/// - `usual` is the header of a game that a script begins which says nothing; `fields` are what can be said, and set it in that header;
///   `normalize` is given the header of a record, to make it whole;
/// - `names` and `refusal` find words, `headword` those of a rule, empty without;
/// - `isOver` and `playedWith` are asked for `reveal` and `verify`, and what only some games have: `byHand` (cards are drawn by hand, and
///   entered) of a game with cards, `notOver` (a sentence about a game that is not over, with %1 for an option) of one that says more of
///   it;
/// - `Entries` and `Public` are asked for `serve` (app/cli/served_table.h).
template <typename Cli>
concept GameOfTheTerminal = RecordedGame<typename Cli::Game> &&
    requires(BasicRecordHeader<typename Cli::Game>& header, const typename Cli::Game::Sources& sources, const QString& folder,
             std::string_view text, const typename Cli::Game::Rules& rules, const typename Cli::Game::State& state,
             const typename Cli::Game::Action& action, const typename Cli::Game::Refusal& refusal, const typename Cli::Names& names,
             const std::string& id, const Reveal& lines, const std::vector<NotedCode>& codes,
             const BasicVerification<typename Cli::Game>& found)
{
    {
        Cli::id
        } -> std::convertible_to<std::string_view>;
    {
        Cli::positionFormat
        } -> std::convertible_to<std::string_view>;
    {
        Cli::sources(folder)
        } -> std::same_as<typename Cli::Game::Sources>; // for a file in this folder
    {
        Cli::usual()
        } -> std::same_as<BasicRecordHeader<typename Cli::Game>>;
    {
        Cli::fields(header, sources)
        } -> std::same_as<std::vector<NewGameField>>;
    {Cli::normalize(header)};
    {
        Cli::readPosition(text, sources)
        } -> std::same_as<std::expected<std::pair<typename Cli::Game::Rules, typename Cli::Game::State>, Faults>>;
    {
        Cli::writeState(rules, state, DeckOrder::Told)
        } -> std::same_as<std::string>;
    {
        Cli::names(rules, Language::En)
        } -> std::same_as<std::unique_ptr<const typename Cli::Names>>;
    {
        Cli::refusal(names, refusal)
        } -> std::same_as<QString>;
    {
        Cli::headword(names, id)
        } -> std::same_as<QString>;
    {
        names.action(action)
        } -> std::same_as<QString>;
    {
        names.action(action, state)
        } -> std::same_as<QString>; // done there
    {
        Cli::isOver(state)
        } -> std::same_as<bool>;
    {
        Cli::verify(lines, codes, sources)
        } -> std::same_as<BasicVerification<typename Cli::Game>>;
    {
        Cli::playedWith(found, lines, sources, &names)
        } -> std::same_as<PlayedWith>;
};

/// A script of a game, as it is played.
template <typename Cli> class PlayedScriptOf final : public PlayedScript {
public:
    using Game = typename Cli::Game;

    PlayedScriptOf(ScriptedGame<Game> game, Language language) : game_(std::move(game)), names_(Cli::names(game_.ruleset(), language)) {}

    std::expected<ScriptAnswer, Faults> take(std::string_view line, std::uint64_t number) override
    {
        const auto read = readLine<Game>(line, number, game_.ruleset());
        if (!read)
            return std::unexpected(read.error());
        auto answer = answerTo<Game>(game_, *read, [this](const auto& refusal) { return Cli::refusal(*names_, refusal); });
        if (!answer)
            return std::unexpected(Faults{std::move(answer.error())});
        return *std::move(answer);
    }
    std::string state() const override { return Cli::writeState(game_.ruleset(), game_.state(), DeckOrder::Told); }

private:
    ScriptedGame<Game> game_;
    std::unique_ptr<const typename Cli::Names> names_;
};

template <typename Game> inline constexpr bool isPlayedOnBoard = requires(const typename Game::Rules& rules)
{
    rules.board;
};

/// Names of what a game's file says by ids.
template <typename Cli> class NamesInReveal {
public:
    using Game = typename Cli::Game;

    NamesInReveal(const BasicVerification<Game>& found, const typename Game::Sources& sources, Language language)
    {
        if (!found.header)
            return;
        auto rules = Game::rulesOf(*found.header, sources);
        if (!rules)
            return;
        rules_ = *std::move(rules);
        names_ = Cli::names(rules_, language);
    }

    /// Null where the game's rules are not to be had.
    const typename Cli::Names* names() const { return names_.get(); }
    QString headword(const std::string& rule) const { return names_ && !rule.empty() ? Cli::headword(*names_, rule) : QString(); }
    QStringList places(const std::vector<std::string>& ids) const
    {
        QStringList words;
        for (const std::string& id : ids) {
            QString word = QString::fromStdString(id);
            if constexpr (isPlayedOnBoard<Game>)
                if (const auto place = names_ ? rules_.board->find(id) : std::nullopt)
                    word = names_->place(*place);
            words << word;
        }
        return words;
    }
    QStringList steps(const std::vector<std::string>& texts) const
    {
        QStringList words;
        for (const std::string& text : texts) {
            const auto action = names_ ? Game::readAction(rules_, text) : std::unexpected(Faults{});
            words << (action ? names_->action(*action) : QString::fromStdString(text));
        }
        return words;
    }

private:
    typename Game::Rules rules_;
    std::unique_ptr<const typename Cli::Names> names_;
};

template <GameOfTheTerminal Cli> class RecordedCommands : public GameCommands {
public:
    using Game = typename Cli::Game;
    using Record = BasicRecord<Game>;
    using Header = BasicRecordHeader<Game>;
    using Rules = typename Game::Rules;
    using State = typename Game::State;

    bool isRecord(std::string_view firstLine) const override { return isRecordOf<Game>(firstLine); }
    bool isReveal(const Reveal& lines) const override { return isRevealOf<Game>(lines); }
    std::string_view id() const override { return Cli::id; }
    std::string_view positionFormat() const override { return Cli::positionFormat; }

    QStringList newGameOptions() const override
    {
        Header header = Cli::usual();
        QStringList options;
        for (const NewGameField& field : Cli::fields(header, Cli::sources({})))
            if (field.option)
                options << optionOf(field);
        return options;
    }
    std::optional<QString> wrongOption(const Options& options) const override
    {
        Header header = Cli::usual();
        return takeOptions(Cli::fields(header, Cli::sources({})), options);
    }

    std::expected<BegunScript, Faults> begin(const ScriptBeginning& script) const override
    {
        const auto sources = Cli::sources(script.folder);
        auto start = startOf(script, sources);
        if (!start)
            return std::unexpected(start.error());
        if (script.line && !start->lineTaken)
            if (const auto read = readLine<Game>(*script.line, script.number, start->rules); !read)
                return std::unexpected(read.error());
        const bool lineTaken = start->lineTaken;
        auto game = begunGame(script, *std::move(start));
        if (!game)
            return std::unexpected(Faults{game.error()});
        return BegunScript{std::make_unique<PlayedScriptOf<Cli>>(*std::move(game), script.language), lineTaken};
    }

    std::expected<ListedRecord, Fault> list(std::unique_ptr<Device> device, const QString& folder, std::shared_ptr<KeyRing> keys,
                                            Language language, DeckOrder deckOrder) const override
    {
        auto opened = Record::open(std::move(device), Cli::sources(folder), std::move(keys));
        if (!opened)
            return std::unexpected(opened.error());
        const Record& record = opened->record;
        const auto names = Cli::names(record.ruleset(), language);
        ListedRecord listed{{}, std::move(opened->notices), record.head(), Cli::writeState(record.ruleset(), record.state(), deckOrder)};
        for (std::size_t i = 0; i < record.entries().size(); ++i) {
            const auto& entry = record.entries()[i];
            listed.entries.push_back({entry.line, entry.round, names->action(entry.action, record.stateAt(i)), i >= record.cursor()});
        }
        return listed;
    }

    std::expected<QStringList, NotRevealed> reveal(std::unique_ptr<Device> device, const QString& folder, std::shared_ptr<KeyRing> keys,
                                                   RevealAllTheSame allTheSame) const override
    {
        const auto opened = Record::open(std::move(device), Cli::sources(folder), std::move(keys));
        if (!opened)
            return std::unexpected(NotRevealed(opened.error()));
        if (!Cli::isOver(opened->record.state()) && !allTheSame.unfinished)
            return std::unexpected(NotRevealed(notOver().arg(QStringLiteral("--unfinished"))));
        auto files = writeRevealFiles(opened->record, allTheSame.replace ? OlderFiles::Replace : OlderFiles::Keep);
        if (!files)
            return std::unexpected(NotRevealed(std::move(files.error())));
        return *std::move(files);
    }

    int serve(std::unique_ptr<Device> device, const std::shared_ptr<KeyFile>& keys, const ServeAsked& asked) const override
    {
        return serveRecord<Cli>(std::move(device), keys, asked);
    }

    CheckedReveal check(const Reveal& lines, const std::vector<NotedCode>& codes, const QString& folder, Language language) const override
    {
        const auto sources = Cli::sources(folder);
        BasicVerification<Game> found = Cli::verify(lines, codes, sources);
        const NamesInReveal<Cli> names(found, sources, language);
        CheckedReveal checked;
        if (found.header) {
            checked.cards = cardsOf(*found.header);
            checked.playedWith = Cli::playedWith(found, lines, sources, names.names());
        }
        for (const CheckedRound& round : found.rounds)
            checked.places.push_back(names.places(round.places));
        for (const Objection& objection : found.objections)
            checked.headwords.push_back(names.headword(objection.rule));
        for (const GoneBack& back : found.goneBack) {
            auto& changes = checked.goneBack.emplace_back();
            for (const ChangedRound& change : back.changes)
                changes.push_back({names.places(change.placesBefore), names.places(change.placesAfter), names.steps(change.stepsBefore),
                                   names.steps(change.stepsAfter)});
        }
        checked.found = std::move(found);
        return checked;
    }

private:
    static QString notOver()
    {
        if constexpr (requires { Cli::notOver(); })
            return Cli::notOver();
        else
            return QCoreApplication::translate(
                "Cli", "The game is not over, and whoever opens the files knows all that is hidden. To reveal it all the same, add %1.");
    }
    static CheckedReveal::Cards cardsOf(const Header& header)
    {
        if constexpr (requires { Cli::byHand(header); })
            return Cli::byHand(header) ? CheckedReveal::Cards::ByHand
                   : header.deal       ? CheckedReveal::Cards::Dealt
                                       : CheckedReveal::Cards::Alone;
        else
            return CheckedReveal::Cards::None;
    }

    /// What a game starts from: a new one by its header, or a position.
    struct Start {
        Header header;
        Rules rules;
        std::optional<State> position;
        bool lineTaken = false; ///< the first line said so
        bool seeded = false;    ///< it was said which seed deals
    };

    static std::expected<Start, Faults> startOf(const ScriptBeginning& script, const typename Game::Sources& sources)
    {
        Start start{Cli::usual(), {}, {}, false, false};
        const std::vector<NewGameField> fields = Cli::fields(start.header, sources);
        (void)takeOptions(fields, script.options); // which have been looked at
        start.seeded = script.options.given("--seed");
        // Boards of a script are named relative to it, one that the options name relative to where the command was given.
        if constexpr (isPlayedOnBoard<Game>)
            if (const QString board = script.options.value("--board");
                board.endsWith(QLatin1String(".json")) && script.folder != QDir::currentPath())
                start.header.board = QDir::current().absoluteFilePath(board).toStdString();
        // What is wrong with any other line is found once more by `readLine`.
        const auto json = script.line ? parseJson(*script.line) : std::unexpected(Faults());
        if (json && json->is_object() && (json->contains("position") || json->contains("new-game"))) {
            start.lineTaken = true;
            start.seeded = start.seeded || (json->contains("new-game") && (*json)["new-game"].contains("seed"));
            if (auto faults = takeFirstLine(script, *json, fields, sources, start); !faults.empty())
                return std::unexpected(std::move(faults));
        }
        if (start.position)
            return start;
        if constexpr (isPlayedOnBoard<Game>)
            if (auto board = sources.boards(start.header.board); !board) {
                if (start.lineTaken)
                    for (Fault& fault : board.error())
                        fault.place =
                            "line " + std::to_string(script.number) + ", /new-game/board" + (fault.place.empty() ? "" : ": " + fault.place);
                return std::unexpected(std::move(board.error()));
            }
        auto rules = Game::rulesOf(start.header, sources);
        if (!rules)
            return std::unexpected(Faults{std::move(rules.error())});
        start.rules = *std::move(rules);
        return start;
    }

    static Faults takeFirstLine(const ScriptBeginning& script, const Json& json, const std::vector<NewGameField>& fields,
                                const typename Game::Sources& sources, Start& start)
    {
        Faults faults;
        ObjectReader line(json, "", faults);
        const bool fromPosition = json.contains("position");
        const Json* value = line.required(fromPosition ? "position" : "new-game");
        line.refuseUnknown();
        if (value != nullptr && !fromPosition)
            takeNewGame(fields, *value, faults);
        if (!faults.empty() || value == nullptr)
            return inLine(script.number, std::move(faults));
        if (!fromPosition)
            return {};
        auto position = Cli::readPosition(dumpJson(*value), sources);
        if (!position)
            return inLine(script.number, std::move(position.error()), "/position");
        const std::string place = "line " + std::to_string(script.number) + ", /position";
        if (script.options.given("--record"))
            return {Fault{"script-position-recorded", place, {}}};
        if (anyGiven(fields, script.options))
            return {Fault{"script-position-options", place, {}}};
        start.rules = std::move(position->first);
        start.position = std::move(position->second);
        return {};
    }

    static std::expected<ScriptedGame<Game>, Fault> begunGame(const ScriptBeginning& script, Start&& start)
    {
        if (start.position)
            return ScriptedGame<Game>(std::move(start.rules), *std::move(start.position));
        if (!script.options.given("--record")) {
            auto [rules, state] = Game::begin(start.header, std::move(start.rules), start.header.seed);
            return ScriptedGame<Game>(std::move(rules), std::move(state));
        }
        Header& header = start.header;
        header.gameId = hexText(script.offer ? script.offer->game : randomGameId());
        if (script.offer)
            header.deal = script.offer->deal;
        else if (!start.seeded) // the same zeros in every game would be no seed at all
            header.seed = randomSeed();
        header.started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        if constexpr (isPlayedOnBoard<Game>) {
            const auto board = boardOfNewGame(header.board, header.boardFile, script.folder);
            if (!board)
                return std::unexpected(board.error());
            header.boardHash = (*board)->fileHash();
        }
        if constexpr (requires { header.version; })
            header.version = programVersion();
        Cli::normalize(header);
        const QString path = script.options.value("--record");
        auto device = createFile(path.toStdString());
        if (!device)
            return std::unexpected(device.error());
        auto record = Record::create(std::move(*device), header, start.rules, script.keys);
        if (!record) {
            removeEmptyFile(path);
            return std::unexpected(record.error());
        }
        return ScriptedGame<Game>(*std::move(record));
    }
};

} // namespace demeter
