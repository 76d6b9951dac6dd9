#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/cli/verify_words.h"
#include "app/text/resources.h"
#include "app/text/verdict_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace demeter {

namespace {

QString verifyHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli verify FILE [--code CODE --round N]... [--deal CODE] [--qr TEXT]... [--json] [--lang CODE]\n"
               "\n"
               "Checks a revealed game (NAME.reveal.json): that its chain is whole, that it is the game whose codes were\n"
               "noted at the table, that the decks are those of the promised secret and the hunters' words, that every\n"
               "step was legal and everything that the table was shown or told was true. Says what was changed behind\n"
               "shown codes, on what terms was played, and what nobody can check. A game's own file can be checked too,\n"
               "as far as it is not sealed.\n"
               "\n"
               "  --code CODE   the digits of a code that somebody noted, 15 or in older games 12, followed by its round\n"
               "  --round N     that round; 0 is the setup\n"
               "  --deal CODE   the code that was shown before the hunters said their words\n"
               "  --qr TEXT     what a photographed QR code says\n"
               "  --json        for machines\n"
               "  --lang CODE   language of the names: en, es, pl, ru, it\n"
               "\n"
               "Exit status: 0 proved, 1 something does not hold or a code does not fit, 2 the file or the usage is\n"
               "wrong, or this program does not know the game, 3 nothing speaks against it, but it is not proved: no code\n"
               "of a round was given, so any game could have been put in its place; it is not revealed; or not everything\n"
               "could be checked. A code behind which the game went back fits as well as any: for what came before it.");
}

struct Noted {
    std::vector<NotedCode> codes;
    std::optional<GameId> game; ///< of a QR code
};

bool isCode(const QString& text)
{
    const auto digits = std::ranges::count_if(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    const auto has = [&](std::size_t number) { return digits == static_cast<std::ptrdiff_t>(number); };
    return (has(codeDigits) || has(olderCodeDigits)) &&
           std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || c.isSpace(); });
}

/// Pairs every code with the round after it; or says what is wrong.
std::expected<Noted, QString> readNoted(const QList<std::pair<QString, QString>>& given)
{
    Noted noted;
    for (qsizetype i = 0; i < given.size(); ++i) {
        const auto& [option, value] = given[i];
        if (option == QLatin1String("--qr")) {
            const auto qr = readQrText(value.trimmed().toStdString());
            if (!qr)
                return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "This is no QR code of a game: %1")).arg(value));
            if (noted.game && noted.game != qr->game)
                return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "The QR codes belong to different games.")));
            noted.game = qr->game;
            noted.codes.push_back(*qr);
            continue;
        }
        if (option == QLatin1String("--round"))
            return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "A round has to follow its code.")));
        if (!isCode(value))
            return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "A code has 15 digits, in older games 12: %1")).arg(value));
        NotedCode code{value.toStdString(), std::nullopt, std::nullopt};
        if (option == QLatin1String("--code")) {
            bool isNumber = false;
            const bool follows = i + 1 < given.size() && given[i + 1].first == QLatin1String("--round");
            code.round = follows ? given[i + 1].second.toUShort(&isNumber) : std::uint16_t{};
            if (!isNumber)
                return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "Say with --round to which round the code %1 belongs.")).arg(value));
            ++i;
        }
        noted.codes.push_back(std::move(code));
    }
    return noted;
}

void writeRows(Terminal& out, const Rows& rows)
{
    for (const QStringList& row : rows) {
        for (qsizetype n = 0; n < row.size(); ++n) {
            if (n > 0)
                out << '\t';
            out << row[n];
        }
        out << '\n';
    }
}

} // namespace

int runVerifyCommand(const Games& games, const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(verifyHelp());
        return exitDone;
    }
    const QStringList repeated{QStringLiteral("--code"), QStringLiteral("--round"), QStringLiteral("--deal"), QStringLiteral("--qr")};
    const auto options = readOptions(
        arguments, {.flags = {QStringLiteral("--json")}, .valued = {QStringLiteral("--lang")}, .positional = 1, .repeated = repeated});
    if (!options)
        return wrongUsage(err, options.error(), verifyHelp());
    const auto language = takeLanguage(*options);
    if (!language)
        return wrongUsage(err, QCoreApplication::translate("Cli", "There is no language \"%1\".").arg(options->value("--lang")),
                          verifyHelp());
    const auto noted = readNoted(options->repeated);
    if (!noted)
        return wrongUsage(err, noted.error(), verifyHelp());

    const QString& path = options->positional[0];
    const auto bytes = readRegularFile(path, static_cast<qint64>(largestReveal));
    if (!bytes) {
        printFaults(err, {bytes.error()});
        return exitUnusable;
    }
    const auto lines = readReveal(*bytes);
    if (!lines) {
        printFaults(err, {lines.error()});
        return exitUnusable;
    }
    const CheckedReveal checked = gameOfReveal(games, *lines).check(*lines, noted->codes, QFileInfo(path).absolutePath(), *language);
    if (options->has("--json")) {
        out.writeJson(verdictJson(checked, noted->codes));
        return verdictExit(verdictOf(checked.found));
    }
    for (const Rows& rows :
         {roundRows(checked), goneBackRows(checked), playedWithRows(checked.playedWith), objectionRows(checked, noted->codes)})
        writeRows(out, rows);
    out << verdictSentence(checked) << '\n';
    return verdictExit(verdictOf(checked.found));
}

} // namespace demeter
