#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace demeter {

namespace {

using Json = nlohmann::ordered_json;
using What = Objection::What;

QString verifyHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli verify FILE [--code CODE --round N]... [--deal CODE] [--qr TEXT]... [--json] [--lang CODE]\n"
               "\n"
               "Checks a revealed game (NAME.reveal.json): that its chain is whole, that it is the game whose codes were\n"
               "noted at the table, that the decks are those of the promised secret and the hunters' words, that every\n"
               "step was legal and everything that the table was shown or told was true. A game's own file can be\n"
               "checked too, as far as it is not sealed.\n"
               "\n"
               "  --code CODE   a code of 12 digits that somebody noted, followed by the round that it belongs to\n"
               "  --round N     that round; 0 is the setup\n"
               "  --deal CODE   the code that was shown before the hunters said their words\n"
               "  --qr TEXT     what a photographed QR code says\n"
               "  --json        for machines\n"
               "  --lang CODE   language of the names: en, es, pl, ru, it\n"
               "\n"
               "Exit status: 0 proved, 1 something does not hold, 2 the file or the usage is wrong, 3 everything in the\n"
               "file holds, but no code of a round was given: any game could have been put in its place.");
}

QString say(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

struct Noted {
    std::vector<NotedCode> codes;
    std::optional<GameId> game; ///< of a QR code
};

bool isCode(const QString& text)
{
    const auto digits = std::ranges::count_if(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits == 12 && std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || c.isSpace(); });
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
            return std::unexpected(say(QT_TRANSLATE_NOOP("Cli", "A code has 12 digits: %1")).arg(value));
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

const char* nameOf(What what)
{
    switch (what) {
    case What::NotRevealed:
        return "not-revealed";
    case What::NotSealed:
        return "not-sealed";
    case What::OwnBoard:
        return "own-board";
    case What::BrokenChain:
        return "broken-chain";
    case What::IllegalStep:
        return "illegal-step";
    case What::FalseAnswer:
        return "false-answer";
    case What::DealNotFromSeed:
        return "deal-not-from-seed";
    case What::CodeMismatch:
        break;
    }
    return "code-mismatch";
}

/// What goes wrong, without the place.
QString detail(const Objection& objection)
{
    if (!objection.fault)
        return {};
    Fault fault = *objection.fault;
    fault.place.clear();
    return faultSentence(fault);
}

/// `headword` is that of the rule.
QString sentence(const Objection& objection, const std::vector<NotedCode>& codes, const QString& headword)
{
    const auto line = [&] { return QString::number(objection.line.value_or(0)); };
    switch (objection.what) {
    case What::NotRevealed:
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: not revealed. What is sealed from here on can't be checked.")).arg(line());
    case What::NotSealed:
        return say(QT_TRANSLATE_NOOP(
                       "Cli", "line %1: not sealed. What the table was told from here on could have been changed, and is not checked."))
            .arg(line());
    case What::OwnBoard:
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: played by a map of its own, %2. No code says what stood in that file."))
            .arg(line(), QString::fromStdString(objection.fault->arguments[0]));
    case What::BrokenChain:
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: the chain is broken. %2")).arg(line(), detail(objection));
    case What::IllegalStep: {
        const QString rule = QString::fromStdString(objection.rule);
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: an illegal step, by %2."))
            .arg(line(), headword.isEmpty() ? rule : rule + ", " + headword);
    }
    case What::FalseAnswer:
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: a false answer. %2")).arg(line(), detail(objection));
    case What::DealNotFromSeed:
        return say(QT_TRANSLATE_NOOP("Cli", "line %1: the decks were not dealt from the secret that was promised.")).arg(line());
    case What::CodeMismatch:
        break;
    }
    const NotedCode& code = codes[objection.code.value_or(0)];
    const QString shown = code.head ? say(QT_TRANSLATE_NOOP("Cli", "the QR code")) : QString::fromStdString(code.code);
    if (!code.round)
        return say(QT_TRANSLATE_NOOP("Cli", "%1 does not belong to the deal of this game.")).arg(shown);
    return say(QT_TRANSLATE_NOOP("Cli", "%1 does not belong to round %2 of this game.")).arg(shown).arg(*code.round);
}

QString verdict(const CheckedReveal& checked, bool anyCode)
{
    const CheckedGame& result = checked.found;
    if (!result.objections.empty()) {
        const auto are = [&result](auto... kinds) {
            return std::ranges::all_of(result.objections, [=](const Objection& each) { return ((each.what == kinds) || ...); });
        };
        return are(What::NotRevealed) ? say(QT_TRANSLATE_NOOP("Cli", "Not proved: the game is not revealed. Its chain is whole."))
               : are(What::NotRevealed, What::NotSealed, What::OwnBoard)
                   ? say(QT_TRANSLATE_NOOP("Cli", "Not proved: what can be checked holds, but not everything can be."))
                   : say(QT_TRANSLATE_NOOP("Cli", "Not proved: this does not hold."));
    }
    if (!anyCode)
        return say(QT_TRANSLATE_NOOP(
            "Cli", "Everything in the file holds. But no code was given, so nobody vouches that this is the game that was played."));
    if (result.vouched == 0)
        return say(QT_TRANSLATE_NOOP(
            "Cli", "Everything in the file holds, and the deal is the one that was promised. But no code of a round was given, so nobody "
                   "vouches that this is the game that was played."));
    QString text =
        result.vouched == result.lines && result.over
            ? say(QT_TRANSLATE_NOOP("Cli", "Proved: this is the game that was played, and every step and answer in it holds."))
            : say(QT_TRANSLATE_NOOP("Cli",
                                    "Proved up to line %1 of %2: this is the game that was played, and every step and answer in it holds."))
                  .arg(result.vouched)
                  .arg(result.lines);
    if (result.vouched < result.lines)
        text += u' ' + say(QT_TRANSLATE_NOOP("Cli", "No code vouches for what comes after."));
    if (!result.over)
        text += u' ' + say(QT_TRANSLATE_NOOP("Cli", "The file ends before the end of the game."));
    if (result.promised && !result.dealNoted)
        text += u' ' +
                say(QT_TRANSLATE_NOOP("Cli", "No code of the deal was given, so nobody vouches that the promise came before the words."));
    if (!result.promised)
        text += u' ' + (checked.dealt
                            ? say(QT_TRANSLATE_NOOP("Cli", "The decks were the program's alone: the hunters said no words."))
                            : say(QT_TRANSLATE_NOOP("Cli", "The decks were the program's alone: nothing was promised before the deal.")));
    return text;
}

int statusOf(const CheckedGame& result)
{
    // Only a code of a round says which game was played.
    return !result.objections.empty() ? exitRefused : result.vouched == 0 ? exitUnvouched : exitDone;
}

Json json(const CheckedGame& result)
{
    Json out = Json::object();
    // Only a code of a round says which game was played.
    out["verdict"] = !result.objections.empty() ? "not-proved" : result.vouched > 0 ? "proved" : "holds";
    out["lines"] = result.lines;
    out["vouched"] = result.vouched;
    out["promised"] = result.promised;
    out["dealNoted"] = result.dealNoted;
    out["over"] = result.over;
    out["objections"] = Json::array();
    for (const Objection& objection : result.objections) {
        Json each = {{"what", nameOf(objection.what)}};
        if (objection.line)
            each["line"] = *objection.line;
        if (!objection.rule.empty())
            each["rule"] = objection.rule;
        if (objection.fault)
            each["fault"] = objection.fault->code;
        if (objection.code)
            each["code"] = *objection.code;
        out["objections"].push_back(std::move(each));
    }
    out["rounds"] = Json::array();
    for (const CheckedRound& round : result.rounds)
        out["rounds"].push_back({{"round", round.round},
                                 {"lines", {round.firstLine, round.lastLine}},
                                 {"places", round.places},
                                 {"takenBack", round.takenBack},
                                 {"codes", round.codes}});
    return out;
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
    const CheckedGame& result = checked.found;
    if (options->has("--json")) {
        out.writeJson(json(result).dump());
        return statusOf(result);
    }
    for (std::size_t i = 0; i < result.rounds.size(); ++i) {
        const CheckedRound& round = result.rounds[i];
        out << say(QT_TRANSLATE_NOOP("Cli", "Round %1")).arg(round.round) << '\t'
            << say(QT_TRANSLATE_NOOP("Cli", "lines %1 to %2")).arg(round.firstLine).arg(round.lastLine) << '\t'
            << checked.places[i].join(QStringLiteral(", "));
        if (round.takenBack > 0)
            out << '\t' << say(QT_TRANSLATE_NOOP("Cli", "taken back or done again: %1")).arg(round.takenBack);
        if (!round.codes.empty())
            out << '\t' << say(QT_TRANSLATE_NOOP("Cli", "the code fits"));
        out << '\n';
    }
    for (std::size_t i = 0; i < result.objections.size(); ++i)
        out << sentence(result.objections[i], noted->codes, checked.headwords[i]) << '\n';
    out << verdict(checked, !noted->codes.empty()) << '\n';
    return statusOf(result);
}

} // namespace demeter
