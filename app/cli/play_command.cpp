#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/unlock.h"
#include "app/text/key_file_location.h"
#include "core/base/words.h"
#include "core/journal/proof.h"
#include "core/journal/seal.h"
#include "core/journal/verify.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace demeter {

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
               "  --game WHICH          game of a script whose first line does not say it: fury-3e, fury-2e\n"
               "  --board ID            board of a new game: fury-3e, fury-2e, or a path ending in .json\n"
               "  --handling HOW        dealt or drawn-from-box\n"
               "  --printing WHICH      rulebook of the third edition: recommended, es, pl, ru\n"
               "  --chance WHEN         at-the-start, or each-round: more of it may come in round by round\n"
               "  --seed HEX            64 hexadecimal digits that every shuffle is made from; without them all are 0,\n"
               "                        but random in a record\n"
               "  --record FILE         keep the game in a new file; \"ok\" then means that it is on disk\n"
               "  --fair                deal the record from a secret, whose promise is printed at once, and from words of\n"
               "                        the hunters: {\"words\":\"...\"}, before the first action\n"
               "  --unlock-fd NUMBER    where its key waits for a PIN or passphrase: read it from this file descriptor\n"
               "\n"
               "Exit status: 0 done, 1 a line was refused, 2 unusable input.");
}

int unusable(Terminal& err, const Faults& faults)
{
    printFaults(err, faults);
    return exitUnusable;
}

/// What is wrong with the options of a new game: an option that this game has not, or a value.
std::optional<QString> wrongFor(const Games& games, const GameCommands& game, const Options& options)
{
    for (const auto& other : games)
        for (const QString& option : other->newGameOptions())
            if (options.values.contains(option) && !game.newGameOptions().contains(option))
                return say(QT_TRANSLATE_NOOP("Cli", "The game %1 has no option %2."))
                    .arg(QString::fromStdString(std::string(game.id())), option);
    return game.wrongOption(options);
}

/// Options that no game takes as they are are refused before anything is read or asked.
std::optional<QString> wrongForAll(const Games& games, const GameCommands& usual, const Options& options)
{
    if (options.given("--game") ||
        std::ranges::none_of(games, [&](const auto& game) { return !wrongFor(games, *game, options).has_value(); }))
        return wrongFor(games, usual, options);
    return std::nullopt;
}

struct Player {
    const Games& games;
    const GameCommands& usual; ///< the game of a script that does not say which it is of
    const Options& options;
    Language language;
    std::shared_ptr<KeyFile> keys; ///< seal the record, if one is wanted
    Terminal& out;
    Terminal& err;

    int play(ScriptLines lines, const QString& folder) const
    {
        std::optional<Offer> offer;
        if (options.has("--fair"))
            offer = promised();
        auto line = lines.next();
        if (!line)
            return unusable(err, {line.error()});
        const auto game = *line ? gameOfScript(games, **line, lines.number(), usual) : std::expected<const GameCommands*, Faults>(&usual);
        if (!game)
            return unusable(err, game.error());
        if (const auto wrong = wrongFor(games, **game, options))
            return wrongUsage(err, *wrong, playHelp());
        std::optional<std::string> first = *line;
        const std::uint64_t number = lines.number();
        if (offer) {
            const bool newGame = first && beginsGame(*first);
            const auto said = newGame ? lines.next() : line;
            if (!said)
                return unusable(err, {said.error()});
            auto words = wordsIn(*said, lines.number());
            if (!words)
                return unusable(err, {words.error()});
            offer->deal.words = *std::move(words);
            if (!newGame)
                first.reset();
        }
        const auto begun = (*game)->begin({first, number, options, folder, keys, language, offer});
        noteKey(err, *keys);
        if (!begun)
            return unusable(err, begun.error());
        if (begun->lineTaken || offer)
            line = lines.next();
        bool anyRefused = false;
        for (; line && *line; line = lines.next()) {
            const auto answer = begun->game->take(**line, lines.number());
            if (!answer)
                return unusable(err, answer.error());
            anyRefused = anyRefused || answer->refused;
            out << answer->line << '\n';
            out.flush(); // whoever writes the script may wait for it
            if (!out.works())
                return exitUnusable;
        }
        if (!line)
            return unusable(err, {line.error()});
        if (options.has("--state"))
            out.writeJson(begun->game->state());
        return anyRefused ? exitRefused : exitDone;
    }

private:
    /// A secret for the deal, and its promise, which everybody sees before the words are said.
    Offer promised() const
    {
        const Offer offer{randomGameId(), {randomSeed(), {}}};
        const Commitment promise = promiseOf(offer.game, offer.deal.secret);
        out << "deal " << QString::fromStdString(spokenCode(offer.game, promise, {}).value_or("-")) << '\n';
        out << "qr " << QString::fromStdString(qrText(offer.game, std::nullopt, promise)) << '\n';
        out.flush();
        return offer;
    }
    static bool beginsGame(const std::string& line)
    {
        const auto json = parseJson(line);
        return json && json->is_object() && json->contains("new-game");
    }
    /// The words of a line that says nothing else.
    static std::expected<std::string, Fault> wordsIn(const std::optional<std::string>& line, std::uint64_t number)
    {
        const auto json = line ? parseJson(*line) : std::unexpected(Faults());
        const bool says = json && json->is_object() && json->size() == 1 && json->contains("words") && (*json)["words"].is_string();
        if (!says || !areWords((*json)["words"].get_ref<const std::string&>()))
            return std::unexpected(Fault{"script-words", "line " + std::to_string(number), {}});
        return (*json)["words"].get<std::string>();
    }
};

} // namespace

int runPlayCommand(const Games& games, const QStringList& arguments, QTextStream& in, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(playHelp());
        return exitDone;
    }
    Usage usage{.flags = {QStringLiteral("--state"), QStringLiteral("--fair")},
                .valued = {QStringLiteral("--lang"), QStringLiteral("--game"), QStringLiteral("--record"), QLatin1String(unlockOption)},
                .positional = 1};
    for (const auto& game : games)
        usage.valued += game->newGameOptions();
    const auto options = readOptions(arguments, usage);
    if (!options)
        return wrongUsage(err, options.error(), playHelp());
    const auto language = takeLanguage(*options);
    if (!language)
        return wrongUsage(err, say(QT_TRANSLATE_NOOP("Cli", "There is no language \"%1\".")).arg(options->value("--lang")), playHelp());
    const GameCommands* usual = options->given("--game") ? gameNamed(games, options->value("--game").toStdString()) : games.front().get();
    if (usual == nullptr)
        return wrongUsage(err, say(QT_TRANSLATE_NOOP("Cli", "%1 can't be \"%2\".")).arg(QStringLiteral("--game"), options->value("--game")),
                          playHelp());
    if (const auto wrong = wrongForAll(games, *usual, *options))
        return wrongUsage(err, *wrong, playHelp());

    if (options->has("--fair") && (!options->given("--record") || options->values.contains(QStringLiteral("--seed"))))
        return wrongUsage(err, say(QT_TRANSLATE_NOOP("Cli", "--fair needs --record, and no --seed.")), playHelp());

    const auto keys = std::make_shared<KeyFile>(usualKeyFile());
    if (options->given("--record"))
        if (const auto failed = unlock(*keys, *options, err))
            return *failed;
    const Player player{games, *usual, *options, *language, keys, out, err};
    const QString& path = options->positional[0];
    if (path == QLatin1String("-"))
        return player.play(ScriptLines(in), QDir::currentPath());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unusable(err, {Fault{"file-unreadable", {}, {path.toStdString(), file.errorString().toStdString()}}});
    return player.play(ScriptLines(file), QFileInfo(path).absolutePath());
}

} // namespace demeter
