#include "app/text/verdict_words.h"

#include "app/text/resources.h"
#include "core/base/json_reader.h"

#include <array>

namespace demeter {

namespace {

/// In the order of `Verdict`, which is that of the file.
constexpr std::array<std::string_view, 8> ids{"unknown",          "not-proved", "not-all-checked",     "not-revealed",
                                              "codes-do-not-fit", "holds",      "proved-with-changes", "proved"};

const Json& entryOf(Verdict verdict)
{
    static const Json table = [] {
        const auto text = readWholeFile(QStringLiteral(":/resources/verdict/verdicts.json"));
        return text ? Json::parse(*text, nullptr, false) : Json();
    }();
    static const Json none = Json::object();
    const auto at = static_cast<std::size_t>(verdict);
    const bool there = table.is_object() && table.contains("verdicts") && table["verdicts"].size() == ids.size() &&
                       table["verdicts"][at].value("id", std::string()) == ids[at];
    return there ? table["verdicts"][at] : none;
}

/// How far the codes vouch: up to the end of the game, of a round, or of the setup.
const char* reachOf(const CheckedGame& found)
{
    if (found.over && found.vouched == found.lines)
        return "end";
    return found.vouchedRound == 0 ? "setup" : "round";
}

/// What this verifier does not know.
QString unknownName(const CheckedGame& found)
{
    for (const Objection& each : found.objections)
        if (each.what == Objection::What::UnknownFile && each.fault && !each.fault->arguments.empty())
            return QString::fromStdString(each.fault->arguments.front());
    return {};
}

} // namespace

std::string_view verdictId(Verdict verdict)
{
    return ids[static_cast<std::size_t>(verdict)];
}

int verdictExit(Verdict verdict)
{
    return entryOf(verdict).value("exit", 2);
}

QString verdictWords(const CheckedGame& found)
{
    const Verdict verdict = verdictOf(found);
    const Json words = entryOf(verdict).value("words", Json::object());
    const bool proved = verdict == Verdict::Proved || verdict == Verdict::ProvedWithChanges;
    const Json inLanguages = proved ? words.value(reachOf(found), Json::object()) : words;
    const std::string language(languageCodes[static_cast<std::size_t>(installedLanguage())]);
    const std::size_t number = proved ? changesBehindCodes(found) : codesThatDoNotFit(found);
    return QString::fromStdString(inLanguages.value(language, std::string()))
        .replace(QLatin1String("{round}"), QString::number(found.vouchedRound))
        .replace(QLatin1String("{n}"), QString::number(number))
        .replace(QLatin1String("{name}"), unknownName(found));
}

} // namespace demeter
