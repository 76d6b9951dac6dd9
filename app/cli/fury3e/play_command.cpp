#include "app/cli/common.h"
#include "app/cli/fury3e/commands.h"
#include "app/cli/fury3e/script.h"
#include "app/cli/fury3e/script_answer.h"
#include "app/cli/fury3e/scripted_game.h"
#include "app/cli/unlock.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_place.h"
#include "app/text/resources.h"
#include "app/text/sentences.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <memory>

namespace demeter {

using namespace fury3e;

namespace {

QString playHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli play SCRIPT [OPTIONS]\n"
               "\n"
               "Plays the actions in SCRIPT, a file of JSON Lines, or - for standard input. Each is answered by \"ok\"\n"
               "or by \"refused RULE SENTENCE\"; a refused action changes nothing, and the script goes on.\n"
               "The first line may be {\"position\":{...}} or {\"new-game\":{...}}; any line may be {\"undo\":true},\n"
               "{\"redo\":true} or {\"go-to\":NUMBER}.\n"
               "\n"
               "  --state               print the state after the last line\n"
               "  --lang CODE           language of the sentences: en, es, pl, ru, it\n"
               "  --board ID            board of a new game: fury-3e, fury-2e, or a path ending in .json\n"
               "  --handling HOW        dealt or drawn-from-box\n"
               "  --printing WHICH      rulebook: recommended, es, pl, ru\n"
               "  --chance WHEN         at-the-start, or each-round: more of it may come in round by round\n"
               "  --seed HEX            64 hexadecimal digits that every shuffle is made from\n"
               "  --record FILE         keep the game in a new file; \"ok\" then means that it is on disk\n"
               "  --unlock-fd NUMBER    where its key waits for a PIN or passphrase: read it from this file descriptor\n"
               "\n"
               "Exit status: 0 done, 1 a line was refused, 2 unusable input.");
}

QString say(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

/// What the options say a new game is.
std::expected<NewGame, QString> newGameOf(const Options& options)
{
    const auto wrong = [&](const char* option) {
        return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "%1 can't be \"%2\".")).arg(QLatin1String(option), options.value(option)));
    };
    NewGame game;
    game.board = options.value("--board", QString::fromStdString(game.board)).toStdString();
    if (options.given("--handling")) {
        const auto handling = handlingFromName(options.value("--handling").toStdString());
        if (!handling)
            return wrong("--handling");
        game.handling = *handling;
    }
    if (options.given("--printing")) {
        const auto printing = printingFromName(options.value("--printing").toStdString());
        if (!printing)
            return wrong("--printing");
        game.printing = *printing;
    }
    if (options.given("--chance")) {
        const auto eachRound = chanceFromName(options.value("--chance").toStdString());
        if (!eachRound)
            return wrong("--chance");
        game.chanceEachRound = *eachRound;
    }
    if (options.given("--seed")) {
        const auto seed = seedFromHex(options.value("--seed").toStdString());
        if (!seed)
            return wrong("--seed");
        game.seed = *seed;
    }
    return game;
}

/// A board that is a path is named relative to the record, where `replay` will look for it.
std::string boardName(const std::string& board, const QString& from, const QString& recordPath)
{
    const QString name = QString::fromStdString(board);
    if (!name.endsWith(QLatin1String(".json")))
        return board;
    return QFileInfo(recordPath).absoluteDir().relativeFilePath(QDir(from).absoluteFilePath(name)).toStdString();
}

std::expected<Record, Fault> newRecord(const QString& path, const NewGame& game, const QString& folder, const Ruleset& ruleset,
                                       const std::shared_ptr<KeyFile>& keys, Terminal& err)
{
    auto device = createFile(path.toStdString());
    if (!device)
        return std::unexpected(device.error());
    RecordHeader header;
    header.gameId = hexText(randomGameId());
    header.started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    header.board = boardName(game.board, folder, path);
    header.cards = builtInCatalogueId();
    header.rulings = ruleset.rulings;
    header.printing = game.printing;
    header.handling = game.handling;
    header.seed = game.seed;
    header.clockKept = game.clockKept;
    header.counts = game.counts;
    header.boardHash = boardHash(header.board, QFileInfo(path).absolutePath());
    header.cardsHash = cardsHash();
    header.version = programVersion();
    header.chanceEachRound = game.chanceEachRound && game.handling == CardHandling::Dealt; // there is nothing else to shuffle
    auto record = Record::create(std::move(*device), header, ruleset, keys);
    noteKey(err, *keys);
    return record;
}

/// Plays a script and answers it line by line.
class Player {
public:
    Player(ScriptedGame game, Language language, Terminal& out, Terminal& err)
        : game_(std::move(game)), sentences_(game_.ruleset().board, game_.ruleset().cards, language), out_(out), err_(err)
    {
    }

    const ScriptedGame& game() const { return game_; }
    bool anyRefused() const { return anyRefused_; }

    /// Carries a line out and answers it. False if the game cannot go on: the record or the answer could not be written.
    bool take(const ScriptLine& line)
    {
        const auto answer = answerTo(game_, line, sentences_);
        if (!answer) {
            printFaults(err_, {answer.error()});
            return false;
        }
        anyRefused_ = anyRefused_ || answer->refused;
        out_ << answer->line << '\n';
        out_.flush(); // whoever writes the script may wait for it
        return out_.works();
    }

private:
    ScriptedGame game_;
    Sentences sentences_;
    Terminal& out_;
    Terminal& err_;
    bool anyRefused_ = false;
};

/// Begins the game with an empty trail, in a new record if one is wanted.
std::expected<ScriptedGame, Faults> beginNewGame(const NewGame& game, const Ruleset& ruleset, const Options& options, const QString& folder,
                                                 const std::shared_ptr<KeyFile>& keys, Terminal& err)
{
    if (!options.given("--record")) {
        Ruleset counted = ruleset;
        if (game.counts)
            counted.cards = std::make_shared<const Catalogue>(withCounts(*ruleset.cards, *game.counts));
        GameState state = newGame(counted, game.handling, game.seed, game.clockKept, game.chanceEachRound);
        return ScriptedGame(std::move(counted), std::move(state));
    }
    auto record = newRecord(options.value("--record"), game, folder, ruleset, keys, err);
    if (!record)
        return std::unexpected(Faults{record.error()});
    return ScriptedGame(std::move(*record));
}

/// `keys` seal the record, if one is wanted.
int playScript(const Options& options, Language language, ScriptLines lines, const QString& folder, NewGame game,
               const std::shared_ptr<KeyFile>& keys, Terminal& out, Terminal& err)
{
    const auto unusable = [&](const Faults& faults) {
        printFaults(err, faults);
        return exitUnusable;
    };
    const BoardSource boards = boardSource(folder);
    const auto cards = builtInCatalogue();
    auto line = lines.next();
    if (!line)
        return unusable({line.error()});

    std::optional<Position> position;
    bool lineIsStart = false;
    if (*line) {
        auto start = readStart(**line, lines.number(), game, boards, cards);
        if (!start)
            return unusable(start.error());
        lineIsStart = start->has_value();
        if (lineIsStart && std::holds_alternative<NewGame>(**start))
            game = std::get<NewGame>(**start);
        else if (lineIsStart)
            position = std::move(std::get<Position>(**start));
    }
    Ruleset ruleset;
    if (position) {
        const std::string place = "line " + std::to_string(lines.number()) + ", /position";
        if (options.given("--record"))
            return unusable({Fault{"script-position-recorded", place, {}}});
        if (options.given("--board") || options.given("--handling") || options.given("--printing") || options.given("--chance") ||
            options.given("--seed"))
            return unusable({Fault{"script-position-options", place, {}}});
        ruleset = position->ruleset;
    } else {
        auto board = boards(game.board);
        if (!board) {
            if (lineIsStart) {
                for (Fault& fault : board.error())
                    fault.place =
                        "line " + std::to_string(lines.number()) + ", /new-game/board" + (fault.place.empty() ? "" : ": " + fault.place);
            }
            return unusable(board.error());
        }
        ruleset = {std::move(*board), cards, rulingsOf(game.printing)};
    }
    // A script that is unusable from its first line on does not leave an empty record behind.
    if (*line && !lineIsStart) {
        if (const auto read = readLine(**line, lines.number(), ruleset); !read)
            return unusable(read.error());
    }
    auto begun = position ? ScriptedGame(ruleset, std::move(position->state)) : beginNewGame(game, ruleset, options, folder, keys, err);
    if (!begun)
        return unusable(begun.error());

    Player player(std::move(*begun), language, out, err);
    if (lineIsStart)
        line = lines.next();
    for (; line && *line; line = lines.next()) {
        const auto read = readLine(**line, lines.number(), player.game().ruleset());
        if (!read)
            return unusable(read.error());
        if (!player.take(*read))
            return exitUnusable;
    }
    if (!line)
        return unusable({line.error()});
    if (options.has("--state"))
        out.writeJson(writeState(player.game().ruleset(), player.game().state()));
    return player.anyRefused() ? exitRefused : exitDone;
}

} // namespace

int runPlayCommand(const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(playHelp());
        return exitDone;
    }
    const Usage usage{.flags = {QStringLiteral("--state")},
                      .valued = {QStringLiteral("--lang"), QStringLiteral("--board"), QStringLiteral("--handling"),
                                 QStringLiteral("--printing"), QStringLiteral("--chance"), QStringLiteral("--seed"),
                                 QStringLiteral("--record"), QLatin1String(unlockOption)},
                      .positional = 1};
    const auto options = readOptions(arguments, usage);
    if (!options)
        return wrongUsage(err, options.error(), playHelp());
    const auto language = takeLanguage(*options);
    if (!language)
        return wrongUsage(err, say(QT_TRANSLATE_NOOP("Cli", "There is no language \"%1\".")).arg(options->value("--lang")), playHelp());
    const auto game = newGameOf(*options);
    if (!game)
        return wrongUsage(err, game.error(), playHelp());

    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (options->given("--record"))
        if (const auto failed = unlock(*keys, *options, err))
            return *failed;
    const QString& path = options->positional[0];
    if (path == QLatin1String("-"))
        return playScript(*options, *language, ScriptLines(in), QDir::currentPath(), *game, keys, out, err);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        printFaults(err, {Fault{"file-unreadable", {}, {path.toStdString(), file.errorString().toStdString()}}});
        return exitUnusable;
    }
    // Boards of a script are named relative to it, one that the options name relative to where the command was given.
    NewGame defaults = *game;
    if (options->value("--board").endsWith(QLatin1String(".json")))
        defaults.board = QDir::current().absoluteFilePath(options->value("--board")).toStdString();
    return playScript(*options, *language, ScriptLines(file), QFileInfo(path).absolutePath(), defaults, keys, out, err);
}

} // namespace demeter
